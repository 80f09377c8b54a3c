import * as fc from 'fast-check';
import type { PlannedOrder, Suggestion } from 'shared-contracts/trips/planner';
import {
  listViolations,
  applyCheck,
  isReady,
  UNPLACED,
  getLoad,
  moveOrder,
  NEW_TRIP,
  findOverloads,
  createBoardState,
  removeColumns,
  removeOrder,
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
const createState = () =>
  createBoardState({
    suggestions: [suggestion(order(1), order(2)), suggestion(order(3))],
    unplaced: [{ order: order(4), reason: 'capacityExceeded' }],
  });
const listOrderIds = (state: BoardState) =>
  [...state.columns.values()].flatMap(({ orders }) => orders.map(({ id }) => id)).toSorted();
const listColumnOrderIds = (state: BoardState, column: string) => state.columns.get(column)?.orders.map(({ id }) => id);

test('preserves every order in exactly one column and replaces only the two columns of a move', () => {
  const target = fc.constantFrom('trip-1', 'trip-2', 'trip-3', UNPLACED, NEW_TRIP, 'nowhere');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o9'), target), { maxLength: 20 }),
      (moves) => {
        let state = createState();
        for (const [orderId, to] of moves) {
          const next = moveOrder(state, orderId, to);
          const changedColumns = [...next.columns].filter(([id, column]) => state.columns.get(id) !== column);
          expect(next === state ? 0 : 2).toBe(changedColumns.length);
          state = next;
        }
        expect(listOrderIds(state)).toEqual(['o1', 'o2', 'o3', 'o4']);
        expect(state.columnIds.every((id) => state.columns.has(id))).toBe(true);
      },
    ),
  );
});

test('finds an overload of one thousandth', () => {
  const fullColumn = moveOrder(createState(), 'o4', 'trip-2').columns.get('trip-2');
  expect(fullColumn && getLoad(fullColumn.orders)).toEqual({
    space: 5,
    weight: 1_200,
    palletPlaces: null,
    loadingMeters: null,
  });
  expect(fullColumn && findOverloads(fullColumn)).toEqual([]);
  const overloadedColumn = createBoardState({
    suggestions: [suggestion(order(1, '2.500'), order(2, '2.501'))],
    unplaced: [],
  }).columns.get('trip-1');
  expect(overloadedColumn && findOverloads(overloadedColumn)).toEqual([
    { code: 'space', orderId: null, params: { load: '5.001', capacity: '5.000', excess: '0.001' } },
  ]);
});

test('applies a check only to the orders it was made for, after which the trip can be created', () => {
  const state = moveOrder(createState(), 'o4', 'trip-2');
  expect(isReady(state.columns.get('trip-2')!)).toBe(false);
  expect(isReady(state.columns.get(UNPLACED)!)).toBe(false);
  const lateDelivery = {
    code: 'lateDelivery' as const,
    orderId: 'o4',
    params: { location: 'Kandy', minutes: 5, arriveAt: 1, to: 0 },
  };
  expect(applyCheck(state, 'trip-2', { suggestion: suggestion(order(3)), breaks: [lateDelivery] })).toBe(state);
  const checkedState = applyCheck(state, 'trip-2', {
    suggestion: suggestion(order(4), order(3)),
    breaks: [lateDelivery],
  });
  expect(listColumnOrderIds(checkedState, 'trip-2')).toEqual(['o4', 'o3']);
  expect(listViolations(checkedState.columns.get('trip-2')!)).toEqual([lateDelivery]);
  const validState = applyCheck(state, 'trip-2', { suggestion: suggestion(order(4), order(3)), breaks: [] });
  expect(isReady(validState.columns.get('trip-2')!)).toBe(true);
});

test('moves an order to a new trip in front of the others, and removes created trips', () => {
  const state = moveOrder(createState(), 'o2', NEW_TRIP);
  expect(state.columnIds).toEqual(['trip-3', 'trip-1', 'trip-2']);
  expect(listColumnOrderIds(state, 'trip-3')).toEqual(['o2']);
  expect(removeColumns(state, new Set(['trip-1'])).columnIds).toEqual(['trip-3', 'trip-2']);
});

test('an order that a trip outside carries leaves its column, whose trip is then checked again', () => {
  const state = createState();
  const after = removeOrder(state, 'o1');
  expect(listColumnOrderIds(after, 'trip-1')).toEqual(['o2']);
  expect(after.columns.get('trip-1')?.isChecked).toBe(false);
  expect(after.columns.get('trip-2')).toBe(state.columns.get('trip-2'));
  expect(after.columns.get(UNPLACED)).toBe(state.columns.get(UNPLACED));
  expect(listOrderIds(removeOrder(state, 'o4'))).toEqual(['o1', 'o2', 'o3']);
  expect(listOrderIds(removeOrder(state, 'o9'))).toEqual(['o1', 'o2', 'o3', 'o4']);
});
