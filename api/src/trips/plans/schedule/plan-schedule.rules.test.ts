import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { deskOrder } from '../testing/desk-order.ts';
import type { DeskOrder } from './plan-order.ts';
import { scheduleStops } from './plan-schedule.rules.ts';
import { applyStops } from './resolve-stops.rules.ts';
import type { RouteOptions } from './stop-route.rules.ts';

/** Between places 0 and 10. */
const [DRIVE, METRES] = [1_301, 14_455];

/** All orders share one stop at each of the two places. */
function schedule(orders: readonly DeskOrder[], options: Partial<RouteOptions> = {}) {
  const ids = orders.map(({ id }) => id);
  const { merged } = applyStops(
    [
      { locationId: 'l0', pickOrderIds: ids, dropOrderIds: [] },
      { locationId: 'l10', pickOrderIds: [], dropOrderIds: ids },
    ],
    orders,
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return scheduleStops(merged, byId, { startAt: null, earliest: 0, ...options });
}
const order = (id: string, more: Partial<DeskOrder> = {}) => deskOrder(id, more);
const ANY_TIME = { pickupFrom: null, pickupTo: null, deliveryFrom: null, deliveryTo: null };

test('a trip arrives, waits, works and drives to its next stop', () => {
  const [first, last] = schedule([order('a')], { startAt: 7 * HOUR });
  expect(first).toMatchObject({
    stop: { locationId: 'l0' },
    arriveAt: 7 * HOUR,
    startAt: 8 * HOUR,
    leaveAt: 8 * HOUR + 10 * MINUTE,
    drive: 0,
    wait: HOUR,
    late: 0,
    metres: 0,
    windowFrom: 8 * HOUR,
    windowTo: 9 * HOUR,
  });
  const arrival = 8 * HOUR + 10 * MINUTE + DRIVE;
  expect(last).toMatchObject({
    stop: { locationId: 'l10' },
    arriveAt: arrival,
    startAt: arrival,
    leaveAt: arrival + 10 * MINUTE,
    drive: DRIVE,
    wait: 0,
    late: 0,
    metres: METRES,
    windowFrom: null,
    windowTo: 12 * HOUR,
  });
});

test.each<[what: string, order: DeskOrder, options: Partial<RouteOptions>, arrivals: number[], wait: number]>([
  ['starts when its window opens', order('a'), { earliest: 0 }, [8 * HOUR, 8 * HOUR + 600 + DRIVE], 0],
  ['starts no earlier than it may', order('a'), { earliest: 8.5 * HOUR }, [8.5 * HOUR, 8.5 * HOUR + 600 + DRIVE], 0],
  [
    'without windows starts at the earliest',
    order('a', ANY_TIME),
    { earliest: 5 * HOUR },
    [5 * HOUR, 5 * HOUR + 600 + DRIVE],
    0,
  ],
  [
    'starts as late as it can instead of waiting',
    order('a', { deliveryFrom: 9 * HOUR }),
    {},
    [9 * HOUR - DRIVE - 600, 9 * HOUR],
    0,
  ],
  [
    'starts before its window closes, and waits then',
    order('a', { deliveryFrom: 12 * HOUR, deliveryTo: 13 * HOUR }),
    {},
    [9 * HOUR, 9 * HOUR + 600 + DRIVE],
    12 * HOUR - (9 * HOUR + 600 + DRIVE),
  ],
])('a trip %s', (_, one, options, arrivals, wait) => {
  const stops = schedule([one], options);
  expect(stops.map(({ arriveAt }) => arriveAt)).toEqual(arrivals);
  expect(stops.at(-1)).toMatchObject({ wait, late: 0 });
});

test('a stop is late from the end of its window on', () => {
  const lateBy = (startAt: number) => schedule([order('a')], { startAt })[0]?.late;
  expect([9 * HOUR, 9 * HOUR + 1, 10 * HOUR].map(lateBy)).toEqual([0, 1, HOUR]);
  expect(schedule([order('a', { deliveryTo: 10 * HOUR })], { startAt: 10 * HOUR })[1]?.late).toBe(600 + DRIVE);
  expect(schedule([order('a', ANY_TIME)], { startAt: 99 * HOUR }).map(({ late }) => late)).toEqual([0, 0]);
});

test('orders of a stop share its window, and are loaded one after the other as their windows open', () => {
  const later = order('b', { pickupFrom: 8.5 * HOUR, pickupTo: 10 * HOUR, loadingMinutes: 20 });
  for (const orders of [
    [order('a'), later],
    [later, order('a')],
  ]) {
    // The first is loaded from 8:00 on, the second from 8:30 to 8:50.
    const [stop] = schedule(orders, { startAt: 7 * HOUR });
    expect(stop).toMatchObject({
      windowFrom: 8.5 * HOUR,
      windowTo: 9 * HOUR,
      arriveAt: 7 * HOUR,
      startAt: 8 * HOUR + 20 * MINUTE,
      leaveAt: 8 * HOUR + 50 * MINUTE,
    });
    expect(schedule(orders)[0]).toMatchObject({ arriveAt: 8.5 * HOUR, leaveAt: 9 * HOUR, wait: 0 });
  }
});

test('a stop has a window if one of its orders has one', () => {
  const [stop] = schedule([order('a'), order('b', ANY_TIME)], { startAt: 7 * HOUR });
  expect(stop).toMatchObject({ windowFrom: 8 * HOUR, windowTo: 9 * HOUR });
  const [open] = schedule([order('a', { ...ANY_TIME, pickupFrom: 8 * HOUR })], { startAt: 7 * HOUR });
  expect(open).toMatchObject({ windowFrom: 8 * HOUR, windowTo: null, wait: HOUR, late: 0 });
});

test('an unknown order takes no time at its stops', () => {
  const { merged } = applyStops(
    [
      { locationId: 'l0', pickOrderIds: ['a'], dropOrderIds: [] },
      { locationId: 'l10', pickOrderIds: [], dropOrderIds: ['a'] },
    ],
    [order('a')],
  );
  const stops = scheduleStops(merged, new Map(), { startAt: 100, earliest: 0 });
  expect(stops.map(({ arriveAt, leaveAt, windowFrom, windowTo }) => [arriveAt, leaveAt, windowFrom, windowTo])).toEqual(
    [
      [100, 100, null, null],
      [100 + DRIVE, 100 + DRIVE, null, null],
    ],
  );
});

test('a trip without stops has no schedule', () => {
  expect(scheduleStops([], new Map(), { startAt: null, earliest: 0 })).toEqual([]);
});
