import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { Point } from '../../../platform/geometry/great-circle.rules.ts';
import { at, poolOrder } from '../testing/pools.ts';
import { driver, SETTINGS, vehicle } from '../testing/fleets.ts';
import type { FleetUse, FleetVehicle } from './fleet.rules.ts';
import type { FleetTrip } from './fleet-trip.rules.ts';
import { planVehicleDay } from './vehicle-day.rules.ts';

/** A place so many hours of driving from the depot, along one road. */
const place = (hours: number): Point => [0, hours];
const DEPOT = place(0);
const travel = ([, from]: Point, [, to]: Point) => ({
  metres: Math.abs(to - from) * 1_000,
  seconds: Math.abs(to - from) * HOUR,
  isEstimated: true,
});

type Leg = { drive?: number; pause?: number; arrive: number; leave?: number };
/** From the depot; times in hours. */
const trip = (legs: Leg[], more: Partial<FleetTrip> = {}): FleetTrip => ({
  index: 0,
  startsAt: at(legs[0]?.arrive ?? 0),
  endsAt: at(legs.at(-1)?.leave ?? legs.at(-1)?.arrive ?? 0),
  first: DEPOT,
  last: DEPOT,
  legs: legs.map(({ drive = 0, pause = 0, arrive, leave = arrive }) => ({
    drive: drive * HOUR,
    pause: pause * HOUR,
    arriveAt: at(arrive),
    leaveAt: at(leave),
  })),
  orders: [poolOrder('a')],
  load: [0, 0, 0, 0],
  ...more,
});
const use = (from: number, to: number, more: Partial<FleetUse> = {}): FleetUse => ({
  fromAt: at(from),
  toAt: at(to),
  from: null,
  to: null,
  isWork: true,
  ...more,
});
const plan = (trips: FleetTrip[], more: Partial<FleetVehicle> = {}, settings = SETTINGS) =>
  planVehicleDay(vehicle('v', { place: DEPOT, ...more }), trips, { settings, earliest: at(0), travel });

/** Shifts are up to 13 hours long, with up to 9 hours of driving, and 11 hours of rest between them. */
test.each<[string, FleetTrip[], Partial<FleetVehicle>, string | null]>([
  ['13 hours of work', [trip([{ arrive: 6 }, { arrive: 19 }])], {}, null],
  ['more than 13 hours of work', [trip([{ arrive: 6 }, { arrive: 19.1 }])], {}, 'driverHours'],
  ['a rest of 11 hours on the way', [trip([{ arrive: 6 }, { drive: 10, pause: 11, arrive: 27 }])], {}, null],
  ['a shorter rest', [trip([{ arrive: 6 }, { drive: 10, pause: 10.9, arrive: 26.9 }])], {}, 'driverHours'],
  [
    'a rest that comes sooner after the way to the first stop',
    [trip([{ arrive: 6 }, { drive: 10, pause: 11, arrive: 27 }])],
    { place: place(3) },
    null,
  ],
  [
    'more driving after a rest, with what is left from before it',
    [trip([{ arrive: 6 }, { drive: 10, pause: 11, arrive: 27 }, { drive: 8, arrive: 35 }])],
    {},
    null,
  ],
  [
    'too much driving after a rest',
    [trip([{ arrive: 6 }, { drive: 10, pause: 11, arrive: 27 }, { drive: 8.1, arrive: 35.1 }])],
    {},
    'driverHours',
  ],
  [
    '13 hours until a rest',
    [
      trip([
        { arrive: 6, leave: 16 },
        { drive: 3, pause: 11, arrive: 30 },
      ]),
    ],
    {},
    null,
  ],
  [
    'more than 13 hours until a rest',
    [
      trip([
        { arrive: 6, leave: 18 },
        { drive: 3, pause: 11, arrive: 32 },
      ]),
    ],
    {},
    'driverHours',
  ],
  ['13 hours with the way to the first stop', [trip([{ arrive: 10 }, { arrive: 22 }])], { place: place(1) }, null],
  ['more with the way to it', [trip([{ arrive: 10 }, { arrive: 22 }])], { place: place(1.1) }, 'driverHours'],
  ['a vehicle whose place is not known', [trip([{ arrive: 6 }])], { place: null }, null],
  [
    'an earlier task whose way is not planned',
    [trip([{ arrive: 6 }, { arrive: 10 }])],
    { uses: [use(1, 2, { from: place(5) })] },
    null,
  ],
  ['a way to the first stop that takes all the time before it', [trip([{ arrive: 6 }])], { place: place(6) }, null],
  ['a longer one', [trip([{ arrive: 6 }])], { place: place(6.1) }, 'tooFar'],
  [
    'a task that ends elsewhere when the trip begins',
    [trip([{ arrive: 6 }])],
    { uses: [use(4, 6, { to: place(1) })] },
    'tooFar',
  ],
  ['a task that ends later', [trip([{ arrive: 6 }])], { uses: [use(4, 6.1)] }, 'busy'],
  [
    'a long time in the workshop before',
    [trip([{ arrive: 9 }, { arrive: 16 }])],
    { uses: [use(0, 8, { isWork: false })] },
    null,
  ],
  ['11 hours of rest after other work', [trip([{ arrive: 19 }, { arrive: 27 }])], { uses: [use(0, 8)] }, null],
  ['a shorter rest after it', [trip([{ arrive: 18.9 }, { arrive: 27 }])], { uses: [use(0, 8)] }, 'driverHours'],
  ['other work that is too long by itself', [trip([{ arrive: 31 }, { arrive: 33 }])], { uses: [use(0, 20)] }, null],
  ['other work after it, within 13 hours', [trip([{ arrive: 6 }, { arrive: 8 }])], { uses: [use(10, 19)] }, null],
  [
    'other work after it, until later',
    [trip([{ arrive: 6 }, { arrive: 8 }])],
    { uses: [use(10, 19.1)] },
    'driverHours',
  ],
  [
    '9 hours of driving with the way to other work',
    [trip([{ arrive: 6 }, { drive: 8, arrive: 14 }])],
    { uses: [use(15, 16, { from: place(1) })] },
    null,
  ],
  [
    'more driving with the way to other work',
    [trip([{ arrive: 6 }, { drive: 8, arrive: 14 }])],
    { uses: [use(15.5, 16, { from: place(1.1) })] },
    'driverHours',
  ],
  ['9 hours of driving with the way home', [trip([{ arrive: 6 }, { drive: 8, arrive: 14 }])], { home: place(1) }, null],
  [
    'more driving with the way home',
    [trip([{ arrive: 6 }, { drive: 8, arrive: 14 }])],
    { home: place(1.1) },
    'driverHours',
  ],
  ['13 hours with the way home', [trip([{ arrive: 6 }, { arrive: 18 }])], { home: place(1) }, null],
  ['more with the way home', [trip([{ arrive: 6 }, { arrive: 18 }])], { home: place(1.1) }, 'driverHours'],
  [
    'a way home after a rest of 11 hours',
    [trip([{ arrive: 6 }, { arrive: 18 }])],
    { home: place(2), uses: [use(18, 29, { isWork: false })] },
    null,
  ],
  [
    'a way home after a shorter rest',
    [trip([{ arrive: 6 }, { arrive: 18 }])],
    { home: place(2), uses: [use(18, 28.9, { isWork: false })] },
    'driverHours',
  ],
])('whether a driver can make a trip depends on its hours: %s', (_name, trips, more, refusal) => {
  expect(plan(trips, more).refusal).toBe(refusal);
});

test('without a length of rests, no pause is one', () => {
  const long = trip([{ arrive: 6 }, { drive: 10, arrive: 16 }]);
  const rest = { driveBeforeRest: 9 * HOUR, restLength: 0 };
  expect(plan([long], {}, { ...SETTINGS, rest }).refusal).toBe('driverHours');
});

test('the driving of a trip and its approach count in seven days', () => {
  const afterDriving = (hours: number) => {
    const drives = [{ fromAt: at(-48), toAt: at(-48 + hours), seconds: hours * HOUR }];
    const week = { most: 8 * HOUR, drives };
    const legs = [{ arrive: 6 }, { drive: 2, arrive: 8 }];
    return plan([trip(legs)], { place: place(1), driver: driver('d', { week }) }).refusal;
  };
  expect([afterDriving(5), afterDriving(5.1)]).toEqual([null, 'driverHours']);
});

test('the way home counts in its seven days', () => {
  const homeAfter = (end: number) => {
    const drives = [{ fromAt: at(end - 8), toAt: at(end), seconds: 8 * HOUR }];
    const week = { most: 8 * HOUR, drives };
    return plan([trip([{ arrive: 6 }, { arrive: 8 }])], { home: place(1), driver: driver('d', { week }) }).refusal;
  };
  expect([homeAfter(7 * 24 + 8), homeAfter(7 * 24 + 9)]).toEqual(['driverHours', null]);
});

test('a vehicle drives empty to its first stop and home if it makes a trip', () => {
  const more = { place: place(2), home: place(3), uses: [use(20, 21)] };
  expect(plan([trip([{ arrive: 6 }, { arrive: 8 }])], { ...more, uses: [] })).toEqual({
    refusal: null,
    empty: 5 * HOUR,
    emptyMetres: 5_000,
    approaches: new Map([[0, 2_000]]),
  });
  expect(plan([], more)).toEqual({ refusal: null, empty: 0, emptyMetres: 0, approaches: new Map() });
});

test('a vehicle comes from the end of its last task; among tasks that start together, of the longer one', () => {
  const to = (hours: number, end: number) => use(6, end, { to: place(hours) });
  for (const uses of [
    [to(0.5, 8), to(0.1, 7)],
    [to(0.1, 7), to(0.5, 8)],
  ])
    expect(plan([trip([{ arrive: 10 }])], { uses })).toMatchObject({ empty: 30 * MINUTE });
});
