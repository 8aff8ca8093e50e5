// Every picture of every card can be drawn by day and by night, and a building's picture follows from its data alone.
import { content } from '@/content';
import { COMMONS } from '@/engine';
import { ICONS } from '@/ui/art/icons';
import { resolvePaint, type Picture } from '@/ui/art/shape';
import { airship, COMMONS_PICTURES } from '@/ui/buildings/commons';
import { faceGlyphs, facePicture } from '@/ui/buildings/face';
import { chip } from '@/ui/effects/chip';
import { villagePicture } from '@/ui/home/villagePicture';
import { darkTheme, lightTheme } from '@/ui/kit/theme';

const buildings = content.cards.filter(({ kind }) => kind === 'building' || kind === 'commons');

/** Fails on an unknown paint and on numbers that went wrong. */
function check(picture: Picture): number {
  let count = 0;
  for (const shape of picture) {
    count++;
    expect(JSON.stringify(shape)).not.toMatch(/NaN|undefined|null/);
    if (shape.is === 'group') count += check(shape.shapes);
    else {
      const paints = shape.is === 'text' ? [shape.fill] : [shape.fill, shape.stroke];
      for (const theme of [lightTheme, darkTheme]) {
        for (const paint of paints)
          expect(resolvePaint(paint, theme)).toMatch(/^(#[0-9A-Fa-f]{6}|none|url\(#[\w-]+\))$/);
      }
    }
  }
  return count;
}

test.each(Object.entries(ICONS))('the icon %s', (_, picture) => {
  expect(check(picture)).toBeGreaterThan(0);
});

test('the six buildings of the Commons, the airship and the village on the first page', () => {
  for (const name of COMMONS) expect(check(COMMONS_PICTURES[name])).toBeGreaterThan(5);
  expect(check(airship)).toBeGreaterThan(10);
  expect(check(villagePicture)).toBeGreaterThan(50);
});

describe('A building', () => {
  test.each(buildings.map(({ no }) => no))('of card %i has a picture, a benefit in icons, and chips', (no) => {
    const picture = facePicture(no);
    expect(picture).not.toBeNull();
    expect(check(picture ?? [])).toBeLessThan(120);
    const { price, gives } = faceGlyphs(no);
    expect(gives.length).toBeGreaterThan(0);
    check([...chip(price, 'left', 0, 0, 1), ...chip(gives, 'right', 0, 0, 1)]);
  });

  test('looks the same whenever it is drawn, and unlike every other', () => {
    const drawings = buildings.map(({ no }) => JSON.stringify(facePicture(no)));
    expect(buildings.map(({ no }) => JSON.stringify(facePicture(no)))).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
