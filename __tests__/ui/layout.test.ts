import { SPACE_COUNT } from '@/engine';
import { makeLayout, type BoardLayout } from '@/ui/board/layout';

const BOARDS: readonly (readonly [string, BoardLayout])[] = [
  ['a tablet in landscape', makeLayout('wide', 930, 578)],
  ['a tablet in portrait', makeLayout('wide', 820, 584)],
  ['a phone', makeLayout('tall', 390, 560)],
  ['a small phone', makeLayout('tall', 360, 560)],
];

describe.each(BOARDS)('The board of %s', (_, layout) => {
  const { spaces, R, w, width, height, sea } = layout;

  test('has all 42 spaces, each on land and inside the picture', () => {
    expect(spaces).toHaveLength(SPACE_COUNT);
    for (const { x, y } of spaces) {
      expect(x - w / 2).toBeGreaterThanOrEqual(0);
      expect(x + w / 2).toBeLessThanOrEqual(width - sea + 12);
      expect(y - R).toBeGreaterThanOrEqual(0);
      expect(y + R).toBeLessThanOrEqual(height);
    }
  });

  test('lets no two hexes overlap', () => {
    for (const a of spaces) {
      for (const b of spaces) {
        if (a.id >= b.id) continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(w - 0.5);
      }
    }
  });

  test('puts the six plots of a charter together', () => {
    for (const a of spaces.filter(({ charter }) => charter !== null)) {
      const near = spaces.filter((b) => b.charter === a.charter && Math.hypot(a.x - b.x, a.y - b.y) < 1.1 * w);
      expect(near.length).toBeGreaterThan(1);
    }
  });
});

test('on a phone every hex is wide enough for a finger', () => {
  expect(makeLayout('tall', 390, 560).w).toBeGreaterThanOrEqual(48);
});
