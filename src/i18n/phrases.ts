/** Putting phrases together. */
import type { Words } from './createWords';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a', 'a and b', 'a, b and c'. */
export function listed({ t }: Words, parts: readonly string[], last: 'and' | 'or'): string {
  const end = parts[parts.length - 1] ?? '';
  const start = parts.slice(0, -1).join(t('list.comma'));
  return start === '' ? end : start + t(`list.${last}`) + end;
}
