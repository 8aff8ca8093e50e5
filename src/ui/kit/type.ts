/** Sansita in three weights, and the scale of the look. 11.5 is the floor. */
export const FONTS = {
  regular: 'Sansita_400Regular',
  italic: 'Sansita_400Regular_Italic',
  bold: 'Sansita_700Bold',
  heavy: 'Sansita_800ExtraBold',
} as const;
export type Weight = keyof typeof FONTS;

export const SIZES = {
  caption: 11.5,
  small: 13,
  body: 15,
  button: 17,
  counter: 18.5,
  title: 20,
  sheet: 22,
  vp: 27,
  display: 40,
} as const;
export type Size = keyof typeof SIZES;

export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24 } as const;
export const RADII = { cell: 3.5, card: 8, panel: 10, sheet: 18 } as const;
/** The least a finger needs, in dp. */
export const TARGET = 48;
