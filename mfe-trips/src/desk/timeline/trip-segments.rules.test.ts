import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { MONDAY, planTrip } from '../testing/fixtures.ts';
import { toSegments } from './trip-segments.rules.ts';

const [pickup, drop] = planTrip(1, ['o-1']).stops;
const leaves = MONDAY + 8.5 * HOUR;
const segmentsOf = (...stops: object[]) =>
  toSegments({ stops: [pickup!, drop!].map((stop, i) => ({ ...stop, ...stops[i] })) }).map(({ kind, from, to }) => [
    kind,
    (from - leaves) / MINUTE,
    (to - leaves) / MINUTE,
  ]);
const atPickup = ['service', -30, 0];
const atDrop = ['service', 180, 210];

test.each<[string, object[], unknown[][]]>([
  ['loading and unloading', [], [atPickup, atDrop]],
  ['a break on the way', [{}, { driveMinutes: 135 }], [atPickup, ['break', 135, 180], atDrop]],
  ['a break of one minute', [{}, { driveMinutes: 179 }], [atPickup, ['break', 179, 180], atDrop]],
  ['less than a minute, which is no break', [{}, { driveMinutes: 179.5 }], [atPickup, atDrop]],
  [
    'waiting until a window opens',
    [{}, { startAt: leaves + 190 * MINUTE }],
    [atPickup, ['wait', 180, 190], ['service', 190, 210]],
  ],
  ['a late stop', [{}, { lateMinutes: 5 }], [atPickup, ['late', 180, 210]]],
])('a trip with %s', (_name, stops, expected) => {
  expect(segmentsOf(...stops)).toEqual(expected);
});
