/** What a charter builds with: wall, two roof tones, lines, trim, chimney. The Commons build in their own manner. */
import type { Charter } from '@/engine/model/vocabulary';
import type { Paint } from '../art/shape';

export type FamilyName = Charter | 'commons';

export interface Family {
  readonly name: FamilyName;
  readonly wall: Paint;
  readonly wallLine: Paint;
  readonly roofs: readonly [Paint, Paint];
  readonly roofLine: Paint;
  readonly trim: Paint;
  readonly chimney: Paint;
}

const family = (
  name: FamilyName,
  wall: string,
  wallLine: string,
  roofs: readonly [string, string],
  roofLine: string,
  trim: string,
  chimney: string,
): Family => ({
  name,
  wall: `~${wall}`,
  wallLine: `~${wallLine}`,
  roofs: [`~${roofs[0]}`, `~${roofs[1]}`],
  roofLine: `~${roofLine}`,
  trim: `~${trim}`,
  chimney: `~${chimney}`,
});

export const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  red: family('red', '#E3A37D', '#B9694A', ['#B0452F', '#C9613F'], '#7C2A1B', '#F3D7B4', '#B8593D'),
  purple: family('purple', '#F4E6EE', '#C9A9C9', ['#8A5AA0', '#E0832F'], '#5A3570', '#FBF3F4', '#6B8A45'),
  green: family('green', '#BC8B57', '#7D5428', ['#55833F', '#7A9A4B'], '#33582A', '#E3C18C', '#A9A39C'),
  yellow: family('yellow', '#FBEFCF', '#8A5F2C', ['#E2B33F', '#CF9A35'], '#9A6E16', '#8A5F2C', '#C0876A'),
  black: family('black', '#B4ADA6', '#7E7771', ['#46434E', '#5A5562'], '#26242C', '#DCD5CB', '#8D5B4A'),
  blue: family('blue', '#C6D6DE', '#7F9AAA', ['#2F6A99', '#4B9C98'], '#1D4768', '#EAF2F4', '#7C8D98'),
  commons: family('commons', '#F4E5C4', '#C8A871', ['#9B4B38', '#3C7F79'], '#5E2C20', '#FFF8E6', '#A9A39C'),
};

export const WOOD = '~#7A4A2B';
export const LINE = 1.15;
