import fc from 'fast-check';
import { HOUR } from 'shared-contracts/values/time';
import type { StopOrder } from '../state/plan-state.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import { findBestStops } from './best-stops.rules.ts';
import type { DeskOrder } from './plan-order.ts';
import { scheduleStops } from './plan-schedule.rules.ts';
import { applyStops } from './resolve-stops.rules.ts';

const order = (id: string, [pickup, drop]: [number, number], [opens, hours]: [number, number]): DeskOrder =>
  deskOrder(id, {
    pickupFrom: 0,
    pickupTo: null,
    deliveryTo: (opens + hours) * HOUR,
    stops: [deskStop(pickup, 'pickup', { handlingMinutes: 5 }), deskStop(drop, 'drop', { handlingMinutes: 5 })],
  });
const place = fc.integer({ min: 0, max: 60 });
const anyOrders = fc
  .array(fc.tuple(fc.tuple(place, place), fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 4 }))), {
    minLength: 1,
    maxLength: 5,
  })
  .map((orders) => orders.map(([places, window], i) => order(`o${i}`, places, window)));
const OPTIONS = { startAt: 0, earliest: 0 };

const countLate = (stops: readonly StopOrder[], orders: readonly DeskOrder[]) =>
  scheduleStops(applyStops(stops, orders).merged, new Map(orders.map((one) => [one.id, one])), OPTIONS).filter(
    ({ late }) => late > 0,
  ).length;

/** Picks up and drops each order before the next one, in a random order. */
const listOneByOne = (orders: readonly DeskOrder[]): StopOrder[] =>
  orders.flatMap(({ id, stops: [pickup, drop] }) => [
    { locationId: pickup?.locationId ?? '', pickOrderIds: [id], dropOrderIds: [] },
    { locationId: drop?.locationId ?? '', pickOrderIds: [], dropOrderIds: [id] },
  ]);

test('never makes more stops late than before', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const current = listOneByOne(orders);
      const best = findBestStops(current, orders, OPTIONS);
      expect(applyStops(best, orders).problem).toBeNull();
      expect(countLate(best, orders)).toBeLessThanOrEqual(countLate(current, orders));
    }),
    { numRuns: 150 },
  );
});

test('shortens the route of a trip that is in time', () => {
  const orders = [order('a', [0, 60], [0, 9]), order('b', [0, 10], [0, 9])];
  const best = findBestStops(listOneByOne(orders), orders, OPTIONS);
  expect(best.map(({ locationId }) => locationId)).toEqual(['l0', 'l10', 'l60']);
});

test('sorts stops that no longer match the orders', () => {
  const orders = [order('a', [0, 10], [0, 9])];
  expect(findBestStops([], orders, OPTIONS).map(({ locationId }) => locationId)).toEqual(['l0', 'l10']);
});

test('counts the breaks of drivers', () => {
  const orders = [order('a', [0, 400], [0, 20])];
  const driving = { driveBeforeBreak: 4 * HOUR, breakLength: HOUR, maxDrive: Infinity };
  const arrive = (options: object) => {
    const scheduled = scheduleStops(
      applyStops(listOneByOne(orders), orders).merged,
      new Map(orders.map((one) => [one.id, one])),
      {
        ...OPTIONS,
        ...options,
      },
    );
    return scheduled[1]?.arriveAt ?? 0;
  };
  expect(arrive({ driving }) - arrive({})).toBe(3 * HOUR);
});
