// The whole position as text: tracks, mats, every player's supply, every building.
import { NO_CARD, SEATS, TOKENS, ownerOf, space, workerId, type Content, type EngineState } from '@/engine';
import {
  cardLine,
  cardName,
  describeEffect,
  describeUseCost,
  playerName,
  plotName,
  tokenCount,
  type Words,
} from '@/i18n';

export function showVillage(words: Words, state: EngineState, content: Content): string {
  const { t } = words;
  const names = (cards: readonly (typeof state.cards.mat)[number][]): string =>
    cards.map((no) => cardName(words, no)).join(', ') || '–';
  const lines = [
    `═══ ${t('table.round', { n: state.flow.round })} · ${t('table.progressOf', { n: state.tracks.progress, end: content.baseRules.progressEnd })}`,
    `${t('table.advancementMat')}: ${names(state.cards.mat)}`,
    `${t('table.objectives')}: ${state.objectives.row.map((no) => `${cardName(words, no)} (${cardLine(words, no)})`).join(', ')}`,
    `${t('table.reputation')}: ${state.tracks.reputation.map((seat) => playerName(words, seat)).join(', ') || '–'}`,
  ];
  for (const seat of SEATS) {
    if (state.campaign.controllers[seat] === 'inactive') continue;
    const held = TOKENS.filter((token) => state.supply.held[seat][token] > 0);
    const supply = held.map((token) => tokenCount(words, token, state.supply.held[seat][token])).join(', ');
    lines.push(
      `${playerName(words, seat)}: ${t('table.vpOf', { n: state.tracks.vp[seat] })}; ${supply}; ${names(state.cards.hand[seat])}`,
    );
  }
  state.board.building.forEach((no, i) => {
    const face = content.cards.find((card) => card.no === no);
    if (no === NO_CARD || face === undefined || (face.kind !== 'building' && face.kind !== 'commons')) return;
    const worker = state.board.workers.indexOf(i);
    const there = worker < 0 ? '' : ` ← ${playerName(words, ownerOf(workerId(worker)))}`;
    const use = `${describeUseCost(words, face)} → ${describeEffect(words, face.benefit)}`;
    const where = face.kind === 'commons' ? '' : `${plotName(words, space(i))}: `;
    lines.push(`  ${where}${cardName(words, no)}: ${use}${there}`);
  });
  return lines.join('\n');
}
