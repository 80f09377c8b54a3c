import type { PoolOrder } from '../planner/pool.rules.ts';
import { toFleetTrip } from './assigned-trip.rules.ts';

const NOW = 50;
/** A second per degree of latitude. */
const travel = ([from]: readonly [number, number], [to]: readonly [number, number]) => ({
  seconds: Math.abs(to - from),
  metres: 0,
  km: 0,
});
const stop = (latitude: number, planned: number | null = null) => ({ latitude, longitude: 80, planned });
const order = (space: string, weight: string) => ({ space, weight }) as PoolOrder;
const toTrip = (
  stops: ReturnType<typeof stop>[],
  { pickAt = null, dropAt = null }: { pickAt?: number | null; dropAt?: number | null } = {},
  orders: PoolOrder[] = [],
) => toFleetTrip({ stops, pickAt, dropAt }, orders, 7, { now: NOW, travel: travel as never });

test('a trip without stops has no vehicle', () => {
  expect(toTrip([])).toBeNull();
});

test('a trip as a vehicle sees it', () => {
  const orders = [order('1.5', '10'), order('0.25', '2.5')];
  expect(toTrip([stop(1), stop(11, 130), stop(16)], { pickAt: 100, dropAt: 200 }, orders)).toEqual({
    index: 7,
    startsAt: 100,
    endsAt: 200,
    first: [1, 80],
    last: [16, 80],
    legs: [
      { drive: 0, pause: 0, arriveAt: 100, leaveAt: 100 },
      { drive: 10, pause: 0, arriveAt: 110, leaveAt: 130 },
      { drive: 5, pause: 0, arriveAt: 135, leaveAt: 135 },
    ],
    orders,
    load: [1_750, 12_500, 0, 0],
  });
});

test.each([
  ['at its first stop', [stop(1, 70), stop(3)], {}, 70, 72],
  ['now', [stop(1), stop(3)], {}, NOW, NOW + 2],
  ['as planned', [stop(1, 70), stop(3)], { pickAt: 60 }, 60, 72],
  ['as planned, later than its drop', [stop(1), stop(3)], { pickAt: 60, dropAt: 61 }, 60, 62],
])('begins %s', (_case, stops, times, startsAt, endsAt) => {
  expect(toTrip(stops, times)).toMatchObject({ startsAt, endsAt });
});
