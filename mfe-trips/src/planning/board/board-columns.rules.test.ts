import type { PlanViolation, PlannedOrder, Suggestion } from 'shared-contracts/trips/planner';
import {
  applyCheck,
  createBoardState,
  findOverloads,
  isReady,
  listViolations,
  moveOrder,
  NEW_TRIP,
  removeColumns,
  UNPLACED,
  type BoardState,
  type Column,
} from './board.rules.ts';

const order = (number: number, space = '2.500', weight = '600.000'): PlannedOrder => ({
  id: `o${number}`,
  number: `O-${number}`,
  space,
  weight,
});
const LORRY = { id: 't', name: 'Lorry', icon: 'truck', capacity: { space: '5.000', weight: '2000.000' } };
const suggestion = (orders: PlannedOrder[], vehicleType: Suggestion['vehicleType'] = LORRY) =>
  ({ vehicleType, orders }) as Suggestion;
const column = (orders: PlannedOrder[], changes: Partial<Column> = {}): Column => ({
  id: 'trip-1',
  suggestion: suggestion(orders),
  orders,
  violations: [],
  isChecked: true,
  ...changes,
});
const createState = () =>
  createBoardState({
    suggestions: [suggestion([order(1), order(2)]), suggestion([order(3)])],
    unplaced: [{ order: order(4), reason: 'capacityExceeded' }],
  });
const columnOf = (state: BoardState, id: string) => {
  const found = state.columns.get(id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};

test('starts with a checked column for every suggestion, and one for unplaced orders with their reasons', () => {
  const state = createState();
  expect([...state.columns.values()]).toEqual([
    { id: UNPLACED, suggestion: null, orders: [order(4)], violations: [], isChecked: true },
    column([order(1), order(2)]),
    column([order(3)], { id: 'trip-2' }),
  ]);
  expect([...state.unplaced]).toEqual([['o4', { order: order(4), reason: 'capacityExceeded' }]]);
});

test('requires a check of a column whose orders change, unless it is empty or the unplaced one', () => {
  const moved = moveOrder(createState(), 'o1', UNPLACED);
  expect([columnOf(moved, 'trip-1').isChecked, columnOf(moved, UNPLACED).isChecked]).toEqual([false, true]);
  expect(columnOf(moveOrder(createState(), 'o3', UNPLACED), 'trip-2').isChecked).toBe(true);
});

test('creates an unchecked trip of a single order', () => {
  expect(columnOf(moveOrder(createState(), 'o4', NEW_TRIP), 'trip-3')).toEqual({
    id: 'trip-3',
    suggestion: null,
    orders: [order(4)],
    violations: [],
    isChecked: false,
  });
});

test.each([
  ['fewer orders', [order(1)]],
  ['more orders', [order(1), order(2), order(3)]],
  ['other orders', [order(1), order(3)]],
])('ignores a check of %s', (_case, orders) => {
  const state = createState();
  expect(applyCheck(state, 'trip-1', { suggestion: suggestion(orders), breaks: [] })).toBe(state);
  expect(applyCheck(state, 'nowhere', { suggestion: suggestion(orders), breaks: [] })).toBe(state);
});

test('uses the sequence of a check without changing the orders', () => {
  const state = createState();
  const [first, second] = columnOf(state, 'trip-1').orders;
  const checked = applyCheck(state, 'trip-1', { suggestion: suggestion([order(2), order(1)]), breaks: [] });
  expect(columnOf(checked, 'trip-1').orders[0]).toBe(second);
  expect(columnOf(checked, 'trip-1').orders[1]).toBe(first);
});

test('keeps the vehicle type when a check finds none', () => {
  const van = { ...LORRY, id: 'v', name: 'Van' };
  const typeAfter = (state: BoardState, vehicleType: Suggestion['vehicleType']) => {
    const check = { suggestion: suggestion([order(1), order(2)], vehicleType), breaks: [] };
    return columnOf(applyCheck(state, 'trip-1', check), 'trip-1').suggestion?.vehicleType;
  };
  expect(typeAfter(createState(), null)).toEqual(LORRY);
  expect(typeAfter(createState(), van)).toEqual(van);
  const withoutType = createBoardState({ suggestions: [suggestion([order(1), order(2)], null)], unplaced: [] });
  expect([typeAfter(withoutType, null), typeAfter(withoutType, van)]).toEqual([null, van]);
  const created = moveOrder(createState(), 'o4', NEW_TRIP);
  const check = { suggestion: suggestion([order(4)], null), breaks: [] };
  expect(columnOf(applyCheck(created, 'trip-3', check), 'trip-3').suggestion).toEqual(check.suggestion);
});

test('removes the columns of created trips and no others', () => {
  const state = removeColumns(createState(), new Set(['trip-1']));
  expect([...state.columns.keys()]).toEqual([UNPLACED, 'trip-2']);
  expect(state.columnIds).toEqual(['trip-2']);
});

test.each<[string, Column, PlanViolation['code'][]]>([
  ['what fits', column([order(1, '5.000', '2000.000')]), []],
  ['too much weight', column([order(1, '5.000', '2000.001')]), ['weight']],
  ['too much of both', column([order(1, '5.001', '1000.001'), order(2, '0', '1000')]), ['space', 'weight']],
  ['an unknown vehicle type', column([order(1, '9.000')], { suggestion: suggestion([], null) }), []],
  ['a new trip', column([order(1, '9.000')], { suggestion: null }), []],
])('finds overloads of %s', (_case, loaded, codes) => {
  expect(findOverloads(loaded).map(({ code }) => code)).toStrictEqual(codes);
});

const violation = (code: PlanViolation['code']) => ({ code, orderId: null, params: {} }) as unknown as PlanViolation;

test('lists overloads of the current orders, and other violations of the last check', () => {
  const violations = [violation('space'), violation('weight'), violation('lateDelivery')];
  const codes = (listed: Column) => listViolations(listed).map(({ code }) => code);
  expect(codes(column([order(1)], { violations }))).toEqual(['lateDelivery']);
  expect(codes(column([order(1, '9.000')], { violations }))).toEqual(['space', 'lateDelivery']);
  expect(codes(column([order(1)], { violations, isChecked: false }))).toStrictEqual([]);
});

test('lists the violations of an unchanged column once', () => {
  const loaded = column([order(1, '9.000')]);
  expect(listViolations(loaded)).toBe(listViolations(loaded));
});

test.each([
  ['a checked trip', column([order(1)]), true],
  ['an empty trip', column([]), false],
  ['an unchecked trip', column([order(1)], { isChecked: false }), false],
  ['a trip without a vehicle type', column([order(1)], { suggestion: suggestion([], null) }), false],
  ['a trip without a suggestion', column([order(1)], { suggestion: null }), false],
  ['an overloaded trip', column([order(1, '9.000')]), false],
  ['a trip with a violation', column([order(1)], { violations: [violation('lateDelivery')] }), false],
])('%s is ready or not', (_case, checked, expected) => {
  expect(isReady(checked)).toBe(expected);
});
