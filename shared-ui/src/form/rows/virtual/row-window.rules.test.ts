import fc from 'fast-check';
import { placeRows, rangeInSight, scrollTopFor, topsOf } from './row-window.rules.ts';

const tops = topsOf({ count: 1_000, heightOf: () => 40 });

test('mounts the rows in sight and some around them', () => {
  expect(rangeInSight(tops, { top: 0, height: 400 }, 5)).toEqual({ start: 0, end: 16 });
  expect(rangeInSight(tops, { top: 20_000, height: 400 }, 5)).toEqual({ start: 495, end: 516 });
  expect(rangeInSight(tops, { top: 39_600, height: 400 }, 5)).toEqual({ start: 985, end: 1_000 });
  expect(rangeInSight(topsOf({ count: 0, heightOf: () => 40 }), { top: 0, height: 400 }, 5)).toEqual({
    start: 0,
    end: 0,
  });
});

test('keeps a row that is out of sight at its place', () => {
  expect(placeRows(tops, { start: 10, end: 12 }, 3)).toEqual({
    placed: [
      { row: 3, gap: 120 },
      { row: 10, gap: 240 },
      { row: 11, gap: 0 },
    ],
    gapAfter: 39_520,
  });
  expect(placeRows(tops, { start: 0, end: 1 }, 999)).toEqual({
    placed: [
      { row: 0, gap: 0 },
      { row: 999, gap: 39_920 },
    ],
    gapAfter: 0,
  });
});

test.each([
  ['above', 5, { top: 400, height: 400 }, 200],
  ['below', 30, { top: 400, height: 400 }, 840],
  ['in sight', 12, { top: 400, height: 400 }, 400],
])('scrolls to a row that is %s', (_, row, sight, top) => {
  expect(scrollTopFor(tops, row, sight)).toBe(top);
});

test('mounted rows and gaps add up to the height of all, regardless of the heights of the rows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 }),
      fc.nat(8_000),
      fc.integer({ min: 1, max: 600 }),
      fc.option(fc.nat(70), { nil: undefined }),
      (heights, top, height, kept) => {
        const all = topsOf({ count: heights.length, heightOf: (row) => heights[row] ?? 0 });
        const range = rangeInSight(all, { top, height }, 2);
        const { placed, gapAfter } = placeRows(all, range, kept);
        const sum = placed.reduce((total, { row, gap }) => total + gap + (heights[row] ?? 0), gapAfter);
        expect(sum).toBe(all.at(-1));
        expect(placed.every(({ gap }) => gap >= 0)).toBe(true);
        const inSight = heights.flatMap((_, row) =>
          (all[row] ?? 0) < top + height && (all[row + 1] ?? 0) > top ? row : [],
        );
        expect(placed.map(({ row }) => row)).toEqual(expect.arrayContaining(inSight));
      },
    ),
  );
});
