import { getCorners } from './corners.rules.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['no points', [], []],
  ['one point', [at(7, 80)], [at(7, 80)]],
  ['one point twice', [at(7, 80), at(7, 80)], [at(7, 80)]],
  ['points of one latitude', [at(7, 81), at(7, 80)], [at(7, 80), at(7, 81)]],
  ['points of one longitude', [at(8, 80), at(7, 80)], [at(7, 80), at(8, 80)]],
  ['several points', [at(7, 80), at(6, 82), at(9, 81)], [at(6, 80), at(9, 82)]],
])('finds the corners around %s', (_case, points, corners) => {
  expect(getCorners(points)).toEqual(corners);
});
