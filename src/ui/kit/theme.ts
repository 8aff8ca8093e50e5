/** The tokens of the look: two palettes, six charters, one type family. Every colour on screen comes from here. */
import { CHARTERS, type Charter } from '@/engine/model/vocabulary';
import { mix } from './colour';

interface Palette {
  readonly ink: string;
  readonly ink2: string;
  readonly outline: string;
  readonly paper: string;
  readonly paper2: string;
  readonly panel: string;
  readonly line: string;
  readonly land: string;
  readonly land2: string;
  readonly landline: string;
  readonly road: string;
  readonly sea1: string;
  readonly sea2: string;
  readonly sealine: string;
  readonly seaPill: string;
  readonly seaText: string;
  readonly bar: string;
  readonly bar2: string;
  readonly bartext: string;
  readonly bartext2: string;
  /** Only ever "you may". */
  readonly glow: string;
  readonly onGlow: string;
  readonly rim: string;
  readonly plaque: string;
  readonly onPlaque: string;
  readonly warn: string;
  readonly gold: string;
  readonly tree: string;
  readonly tree2: string;
  readonly sheep: string;
  readonly snow: string;
  readonly sky: string;
  readonly window: string;
  readonly smoke: string;
  readonly cloud: string;
  readonly medal: string;
  readonly onMedal: string;
  readonly coal: string;
  readonly influence: string;
  readonly regain: string;
  readonly badge: string;
  readonly bump: string;
  readonly skin: string;
  readonly commonsGround: string;
  readonly commonsBorder: string;
  readonly emptyTile: string;
}

const LIGHT: Palette = {
  ink: '#38281C',
  ink2: '#6A543F',
  outline: '#38281C',
  paper: '#FFFAEC',
  paper2: '#F5E9CE',
  panel: '#FBF3E0',
  line: '#DBC8A0',
  land: '#F2E3C3',
  land2: '#E8D4A9',
  landline: '#C4A872',
  road: '#FBF1DA',
  sea1: '#9CCBC6',
  sea2: '#4C93A2',
  sealine: '#EAF5EF',
  seaPill: '#32616B',
  seaText: '#FFF8E6',
  bar: '#4A3526',
  bar2: '#5D4432',
  bartext: '#FFF3DA',
  bartext2: '#E3CFAE',
  glow: '#FFC22E',
  onGlow: '#38281C',
  rim: '#FFFDF0',
  plaque: '#FFFAEC',
  onPlaque: '#38281C',
  warn: '#A5382A',
  gold: '#D8931B',
  tree: '#8FA862',
  tree2: '#6E8C4B',
  sheep: '#FFFDF4',
  snow: '#FFFAEC',
  sky: '#E9F2E9',
  window: '#FCE7A8',
  smoke: '#FFFFFF',
  cloud: '#FFFFFF',
  medal: '#23604F',
  onMedal: '#FFF9E6',
  coal: '#57535F',
  influence: '#8A7263',
  regain: '#2A7A5C',
  badge: '#8B5A2E',
  bump: '#C0443A',
  skin: '#F3CFA6',
  commonsGround: '#F5E1B8',
  commonsBorder: '#9A7440',
  emptyTile: '#FFFAEC',
};

const DARK: Palette = {
  ink: '#F5E9D0',
  ink2: '#C3B299',
  outline: '#140E14',
  paper: '#2B242E',
  paper2: '#342C38',
  panel: '#272029',
  line: '#52465A',
  land: '#37303A',
  land2: '#2F2833',
  landline: '#5B4E60',
  road: '#4A4150',
  sea1: '#20445A',
  sea2: '#122739',
  sealine: '#4F7C90',
  seaPill: '#0C1A26',
  seaText: '#F5E9D0',
  bar: '#1A141C',
  bar2: '#2E2531',
  bartext: '#F5E9D0',
  bartext2: '#C3B299',
  glow: '#FFD257',
  onGlow: '#2A1D10',
  rim: '#FFE9A8',
  plaque: '#F0E2C4',
  onPlaque: '#38281C',
  warn: '#F08D79',
  gold: '#F0B748',
  tree: '#4A5E48',
  tree2: '#394B3B',
  sheep: '#B8AFC0',
  snow: '#6D627A',
  sky: '#45446B',
  window: '#FFD463',
  smoke: '#8D8399',
  cloud: '#B9B4CC',
  medal: '#2F7B66',
  onMedal: '#FFF9E6',
  coal: '#8A8596',
  influence: '#B79C88',
  regain: '#6CC6A2',
  badge: '#B98449',
  bump: '#F08D79',
  skin: '#E8C39A',
  commonsGround: '#4E4453',
  commonsBorder: '#8D7B66',
  emptyTile: '#413A44',
};

interface CharterLook {
  readonly colour: string;
  readonly tint: string;
  /** What is written on the colour. */
  readonly on: string;
  /** The line of the ground pattern, and of the district's edge. */
  readonly pattern: string;
  readonly edge: string;
  /** The ground inside a tile. */
  readonly ground: string;
}

const CHARTER_COLOURS: Record<Charter, { light: string; dark: string; tint: string }> = {
  red: { light: '#B23A2A', dark: '#E8705A', tint: '#EFC6AC' },
  purple: { light: '#74478A', dark: '#BE95D3', tint: '#DCCBE2' },
  green: { light: '#46752F', dark: '#8EBD6F', tint: '#CBD9AC' },
  yellow: { light: '#E0A81E', dark: '#F0C54E', tint: '#F4E0A2' },
  black: { light: '#38353E', dark: '#A29DAC', tint: '#CFC9C2' },
  blue: { light: '#2B6291', dark: '#78B0DE', tint: '#BFD7E3' },
};

function charterLook(charter: Charter, dark: boolean): CharterLook {
  const { light, dark: night, tint } = CHARTER_COLOURS[charter];
  if (!dark) {
    return {
      colour: light,
      tint,
      on: charter === 'yellow' ? '#2E2116' : '#FFFAEC',
      pattern: mix(tint, light, 0.3),
      edge: mix(tint, LIGHT.outline, 0.35),
      ground: mix(tint, '#FFFFFF', 0.32),
    };
  }
  // Black's own colour would vanish in the night, so its tint starts from a paler stone.
  const shade = mix(charter === 'black' ? '#6A6672' : light, '#241D2B', 0.62);
  return {
    colour: night,
    tint: shade,
    on: '#1C141C',
    pattern: mix(shade, night, 0.16),
    edge: mix(night, '#000000', 0.45),
    ground: mix(shade, '#FFFFFF', 0.1),
  };
}

export interface Theme extends Palette {
  readonly dark: boolean;
  readonly charters: Readonly<Record<Charter, CharterLook>>;
}

function makeTheme(dark: boolean): Theme {
  const charters = Object.fromEntries(CHARTERS.map((charter) => [charter, charterLook(charter, dark)]));
  return { ...(dark ? DARK : LIGHT), dark, charters: charters as Record<Charter, CharterLook> };
}

export const lightTheme = makeTheme(false);
export const darkTheme = makeTheme(true);
