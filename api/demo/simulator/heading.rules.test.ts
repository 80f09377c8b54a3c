import { headingFrom } from './heading.rules.ts';

test.each([
  ['north', [7, 80], [8, 80], 0],
  ['east', [0, 80], [0, 81], 90],
  ['south', [7, 80], [6, 80], 180],
  ['west', [0, 80], [0, 79], 270],
  ['north-east at the equator', [0, 80], [1, 81], 45],
  ['nearly north far from the equator, where meridians are close', [60, 10], [61, 11], 26.57],
] as const)('drives %s', (_name, from, to, expected) => {
  expect(headingFrom(from, to)).toBeCloseTo(expected, 2);
});
