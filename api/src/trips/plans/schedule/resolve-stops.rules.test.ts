import type { DraftTrip, StopOrder } from '../state/plan-state.ts';
import { deskOrder, deskStop } from '../testing/desk-order.ts';
import type { DeskOrder } from './plan-order.ts';
import { resolveStops } from './resolve-stops.rules.ts';

const stop = (locationId: string, pickOrderIds: string[], dropOrderIds: string[] = []): StopOrder => ({
  locationId,
  pickOrderIds,
  dropOrderIds,
});
const PLANNED = [stop('l0', ['a', 'b']), stop('l10', [], ['a']), stop('l20', [], ['b'])];
const a = deskOrder('a');
const b = deskOrder('b', { stops: [deskStop(0, 'pickup'), deskStop(20, 'drop')] });
const resolve = (
  orders: readonly DeskOrder[],
  stops: readonly StopOrder[] = PLANNED,
  startAt: number | null = null,
) => {
  const resolved = resolveStops({ stops, startAt } as DraftTrip, new Map(orders.map((order) => [order.id, order])), {
    earliest: 0,
  });
  return { ...resolved, merged: resolved.merged.map(({ locationId }) => locationId) };
};

test('a trip keeps the stops that it was planned with', () => {
  expect(resolve([a, b])).toEqual({
    merged: ['l0', 'l10', 'l20'],
    stops: PLANNED,
    orders: [a, b],
    gone: [],
    isChanged: false,
  });
});

test('orders that may no longer be carried leave the trip, with their own stops', () => {
  expect(resolve([b])).toEqual({
    merged: ['l0', 'l20'],
    stops: [stop('l0', ['b']), stop('l20', [], ['b'])],
    orders: [b],
    gone: ['a'],
    isChanged: false,
  });
  expect(resolve([])).toMatchObject({ merged: [], stops: [], orders: [], gone: ['a', 'b'], isChanged: false });
});

test('stops are put in order again when an order has others than it had', () => {
  const moved = { ...b, stops: [deskStop(0, 'pickup'), deskStop(5, 'drop')] };
  expect(resolve([a, moved])).toMatchObject({
    merged: ['l0', 'l5', 'l10'],
    stops: [stop('l0', ['a', 'b']), stop('l5', [], ['b']), stop('l10', [], ['a'])],
    gone: [],
    isChanged: true,
  });
});

test('a changed order and one that is gone are distinguished', () => {
  const moved = { ...b, stops: [deskStop(0, 'pickup'), deskStop(5, 'drop')] };
  expect(resolve([moved])).toMatchObject({ merged: ['l0', 'l5'], orders: [moved], gone: ['a'], isChanged: true });
});
