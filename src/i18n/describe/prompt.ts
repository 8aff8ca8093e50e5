/** One clear instruction for every choice the engine can ask for. */
import type { Prompt } from '@/engine';
import type { Words } from '../createWords';
import { describeMay, describeRound } from './effect';
import { describeSource } from './source';

/** 'Choose a plot for your start building'. */
export function describePrompt(words: Words, prompt: Prompt): string {
  const { purpose, effect } = prompt;
  switch (purpose) {
    case 'may':
    case 'exchange':
      if (effect === null) return words.t('prompt.oneOf');
      return effect.op === 'exchange' ? `${describeRound(words, effect)}?` : describeMay(words, effect);
    default:
      return words.t(`prompt.${purpose}`);
  }
}

/** The same, with the card or rule that asks: 'Choose a resource to pay (Treasury)'. */
export function describePromptWithSource(words: Words, prompt: Prompt): string {
  const said = describePrompt(words, prompt);
  return prompt.because === null
    ? said
    : words.t('prompt.from', { prompt: said, source: describeSource(words, prompt.because) });
}
