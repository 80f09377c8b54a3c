import { countPassedStops } from './passed-stops.rules.ts';

const open = (stopPosition: number, arrivedAt: number | null = null) => ({ stopPosition, arrivedAt });

test.each([
  ['has reached none', [open(0), open(1)], 0],
  ['is at the first', [open(0, 5), open(1)], 1],
  ['is at one with one of two orders', [open(0, 5), open(0), open(1)], 1],
  ['has left the first', [open(1)], 1],
  ['skipped the first', [open(0), open(1, 5)], 2],
  ['has left all', [], 2],
])('for a trip with two stops that %s, %#', (_case, visits, passed) =>
  expect(countPassedStops(visits, 2)).toBe(passed),
);
