import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import type { FleetUse, FleetVehicle } from '../fleet/fleet.rules.ts';
import { driver, vehicle } from '../testing/fleets.ts';
import { listDuties } from './fleet-duties.rules.ts';

const [PLACE, HOME, NORTH, SOUTH] = [1, 2, 3, 4].map((n): Point => [n, 80]) as [Point, Point, Point, Point];
const use = (fromAt: number, toAt: number, from: Point | null, to: Point | null): FleetUse => ({
  fromAt,
  toAt,
  from,
  to,
  isWork: true,
});
type Duty = [start: Point | null, end: Point | null, opens: number, closes: number];

test.each<[string, Partial<FleetVehicle>, Duty[]]>([
  ['any time without other tasks', {}, [[PLACE, HOME, 10, Infinity]]],
  [
    'the time before, between and after other tasks',
    { uses: [use(20, 30, NORTH, SOUTH), use(40, 50, null, null)] },
    [
      [PLACE, NORTH, 10, 20],
      [SOUTH, null, 30, 40],
      [SOUTH, HOME, 50, Infinity],
    ],
  ],
  [
    'no time while tasks overlap or follow at once',
    { uses: [use(30, 40, null, null), use(10, 30, null, NORTH), use(15, 20, null, SOUTH)] },
    [[SOUTH, HOME, 40, Infinity]],
  ],
  [
    'the time from where the longer of two tasks ends that begin together',
    { uses: [use(10, 30, null, NORTH), use(10, 20, null, SOUTH)] },
    [[NORTH, HOME, 30, Infinity]],
  ],
  ['the time until the licence expires', { driver: driver('d', { licenseExpiresAt: 60 }) }, [[PLACE, HOME, 10, 60]]],
  [
    'no time after that',
    { driver: driver('d', { licenseExpiresAt: 30 }), uses: [use(20, 30, NORTH, SOUTH)] },
    [[PLACE, NORTH, 10, 20]],
  ],
  ['no time without a driver', { driver: null }, []],
  ['no time with a blocked driver', { driver: driver('d', { isBlocked: true }) }, []],
  ['no time with a driver without the class', { driver: driver('d', { lacksClass: true }) }, []],
])('a vehicle has %s', (_name, more, expected) => {
  const duties = listDuties([vehicle('v', { place: PLACE, home: HOME, ...more })], 10);
  expect(duties.map(({ start, end, opens, closes }) => [start, end, opens, closes])).toEqual(expected);
});

test('lists the duties of all vehicles', () => {
  const vehicles = [vehicle('a'), vehicle('b')];
  expect(listDuties(vehicles, 0).map((duty) => duty.vehicle)).toEqual(vehicles);
});
