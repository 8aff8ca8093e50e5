/** A command as a button would say it. What a pick means depends on the prompt it answers. */
import type { Command, Prompt } from '@/engine';
import type { Words } from '../createWords';
import {
  buildingName,
  cardName,
  minionCount,
  NO_TABLE,
  plotName,
  quotaSpaceName,
  tokenCount,
  whereName,
  type Table,
} from '../names';
import { capitalised } from '../phrases';
import { unreachable } from '../unreachable';
import { describeCost } from './cost';
import { describeEffect, describeRound } from './effect';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** 'Place a worker on the Zeppelin', 'Pay 1 clay', 'Decline'. Pass the prompt the command answers, if you have it. */
export function describeCommand(
  words: Words,
  command: Command,
  prompt: Prompt | null = null,
  table: Table = NO_TABLE,
): string {
  const { t } = words;
  switch (command.type) {
    case 'placeWorker':
      return t('command.placeWorker', { where: whereName(words, command.space, table) });
    case 'placeMinion': {
      const minion = t(`aMinion.${command.minion}`);
      return capitalised(t('command.placeMinion', { minion, where: whereName(words, command.space, table) }));
    }
    case 'retrieveWorkers':
      return t('command.retrieveWorkers');
    case 'takeInParts':
      return t('command.takeInParts');
    case 'useCard':
      return t('command.useCard', { card: cardName(words, command.card) });
    case 'pickToken': {
      const what = tokenCount(words, command.token, 1);
      return prompt?.purpose === 'gainResource' ? t('command.gainTokens', { what }) : t('command.payTokens', { what });
    }
    case 'pickCard':
      return describePickCard(words, command, prompt);
    case 'pickSpace': {
      const plot = plotName(words, command.space, table);
      return prompt === null ? t('command.choosePlot', { plot }) : t('command.buildOn', { plot });
    }
    case 'pickQuota':
      return t('command.quota', { space: quotaSpaceName(words, command.quota) });
    case 'pickMinion': {
      const what = minionCount(words, command.minion, 1);
      return prompt?.purpose === 'gainMinion' ? t('command.gainMinion', { what }) : t('command.payMinion', { what });
    }
    case 'pickOption':
      return describePickOption(words, command, prompt);
    case 'decline':
      return t('command.decline');
    default:
      return unreachable(command);
  }
}

function describePickCard(words: Words, { card: no }: Of<'pickCard'>, prompt: Prompt | null): string {
  const { t } = words;
  const card = cardName(words, no);
  const building = buildingName(words, no);
  switch (prompt?.purpose) {
    case 'takeCard':
      return t('command.takeCard', { card });
    case 'payCard':
      return t('command.payCard', { card });
    case 'constructCard':
      return t('command.constructCard', { card: building });
    case 'crate':
      return t('command.crate', { card: building });
    case 'objective':
      return t('command.objective', { card });
    default:
      return t('command.chooseCard', { card });
  }
}

function describePickOption(words: Words, { option }: Of<'pickOption'>, prompt: Prompt | null): string {
  const { t } = words;
  const fallback = t('command.option', { n: option + 1 });
  if (prompt === null) return fallback;
  const { purpose, effect, costs } = prompt;
  switch (purpose) {
    case 'payOption': {
      const cost = costs[option];
      return cost === undefined ? fallback : t('command.payTokens', { what: describeCost(words, cost) });
    }
    case 'oneOf': {
      const chosen = effect?.op === 'oneOf' ? effect.options[option] : undefined;
      return chosen === undefined ? fallback : describeEffect(words, chosen);
    }
    case 'reputation':
      return t('command.reputation');
    case 'exchange':
      return effect?.op === 'exchange' ? describeRound(words, effect) : fallback;
    case 'may':
      if (effect === null) return fallback;
      return describeEffect(words, effect.op === 'may' ? effect.effect : effect);
    default:
      return fallback;
  }
}
