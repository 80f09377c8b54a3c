import * as fc from 'fast-check';
import type { PlannedOrder, Suggestion } from 'shared-contracts/planner';
import {
  breaksOf,
  checked,
  isReady,
  LEFT,
  loadOf,
  moved,
  NEW,
  overloads,
  startOf,
  without,
  type BoardState,
} from './board.rules.ts';

const order = (number: number, space = '2.500', weight = '600.000'): PlannedOrder => ({
  id: `o${number}`,
  number: `O-${number}`,
  space,
  weight,
});
const suggestion = (...orders: PlannedOrder[]): Suggestion => ({
  zone: null,
  partner: { id: 'p', name: 'Lanka' },
  isBackhaul: false,
  vehicleType: { id: 't', name: 'Lorry', icon: 'truck', capacity: { space: '5.000', weight: '2000.000' } },
  orders,
  stops: [],
  distance: '1.000',
  isDistanceEstimated: true,
  space: '0',
  weight: '0',
  utilization: null,
  pickAt: 0,
  dropAt: 0,
  reasons: [],
});
const start = () =>
  startOf({
    suggestions: [suggestion(order(1), order(2)), suggestion(order(3))],
    unplaced: [{ order: order(4), reason: 'capacityExceeded' }],
  });
const idsIn = (state: BoardState) =>
  [...state.columns.values()].flatMap(({ orders }) => orders.map(({ id }) => id)).toSorted();
const idsOf = (state: BoardState, column: string) => state.columns.get(column)?.orders.map(({ id }) => id);

test('whatever is moved wherever, every order stands in one column, and only the two columns concerned are others', () => {
  const target = fc.constantFrom('trip-1', 'trip-2', 'trip-3', LEFT, NEW, 'nowhere');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o9'), target), { maxLength: 20 }),
      (moves) => {
        let state = start();
        for (const [orderId, to] of moves) {
          const next = moved(state, orderId, to);
          const changed = [...next.columns].filter(([id, column]) => state.columns.get(id) !== column);
          expect(next === state ? 0 : 2).toBe(changed.length);
          state = next;
        }
        expect(idsIn(state)).toEqual(['o1', 'o2', 'o3', 'o4']);
        expect(state.order.every((id) => state.columns.has(id))).toBe(true);
      },
    ),
  );
});

test('a full trip is full to the thousandth, and one more thousandth is too much', () => {
  const full = moved(start(), 'o4', 'trip-2').columns.get('trip-2');
  expect(full && loadOf(full.orders)).toEqual({ space: 5, weight: 1_200 });
  expect(full && overloads(full)).toEqual([]);
  const [over] = [
    startOf({ suggestions: [suggestion(order(1, '2.500'), order(2, '2.501'))], unplaced: [] }).columns.get('trip-1'),
  ];
  expect(over && overloads(over)).toEqual([
    { code: 'space', orderId: null, params: { load: '5.001', capacity: '5.000' } },
  ]);
});

test('a check counts for the orders that it was asked of, and only then a trip can be made', () => {
  const state = moved(start(), 'o4', 'trip-2');
  expect(isReady(state.columns.get('trip-2')!)).toBe(false);
  expect(isReady(state.columns.get(LEFT)!)).toBe(false);
  const late = {
    code: 'lateDelivery' as const,
    orderId: 'o4',
    params: { location: 'Kandy', minutes: 5, arriveAt: 1, to: 0 },
  };
  expect(checked(state, 'trip-2', { suggestion: suggestion(order(3)), breaks: [late] })).toBe(state);
  const told = checked(state, 'trip-2', { suggestion: suggestion(order(4), order(3)), breaks: [late] });
  expect(idsOf(told, 'trip-2')).toEqual(['o4', 'o3']);
  expect(breaksOf(told.columns.get('trip-2')!)).toEqual([late]);
  const fine = checked(state, 'trip-2', { suggestion: suggestion(order(4), order(3)), breaks: [] });
  expect(isReady(fine.columns.get('trip-2')!)).toBe(true);
});

test('an order may get a trip of its own, before the others; what was made leaves the board', () => {
  const state = moved(start(), 'o2', NEW);
  expect(state.order).toEqual(['trip-3', 'trip-1', 'trip-2']);
  expect(idsOf(state, 'trip-3')).toEqual(['o2']);
  expect(without(state, new Set(['trip-1'])).order).toEqual(['trip-3', 'trip-2']);
});
