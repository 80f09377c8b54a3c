import { getTownZoom } from './town-zoom.rules.ts';

test.each([
  ['a metropolis', 5_000_000, 'PPLA', 3],
  ['nearly one', 4_999_999, 'PPLA', 4],
  ['a large city', 1_500_000, 'PPLA', 4],
  ['a city', 500_000, 'PPLA', 5],
  ['a smaller one', 150_000, 'PPL', 6],
  ['a town', 60_000, 'PPL', 7],
  ['a smaller one', 25_000, 'PPL', 8],
  ['a small town', 8_000, 'PPL', 9],
  ['a village', 7_999, 'PPL', 10],
  ['a small capital', 20_000, 'PPLC', 4],
  ['a large capital', 9_000_000, 'PPLC', 3],
  ['a part of a metropolis', 6_000_000, 'PPLX', 11],
])('%s of %s people (%s) is shown from zoom %s on', (_name, population, kind, expected) => {
  expect(getTownZoom(population, kind)).toBe(expected);
});
