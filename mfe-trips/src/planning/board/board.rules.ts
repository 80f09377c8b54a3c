import { LOAD_MEASURES } from 'shared-contracts/values/space';
import type {
  PlanCheckResult,
  PlanViolation,
  PlannedOrder,
  Suggestion,
  Suggestions,
  UnplacedOrder,
} from 'shared-contracts/trips/planner';

/** Column of the orders that are in no trip. */
export const UNPLACED = 'left';
/** Drop target that creates a new trip. */
export const NEW_TRIP = 'new';

export type Column = {
  id: string;
  /** The latest suggestion or check; null for a new trip that isn't checked yet and for the unplaced column. */
  suggestion: Suggestion | null;
  orders: readonly PlannedOrder[];
  /** Violations found by the latest check. */
  violations: readonly PlanViolation[];
  /** Whether `suggestion` and `violations` belong to the current orders. */
  isChecked: boolean;
};

/** Pallet places and loading meters: null if none of the orders has them. */
export type Load = { space: number; weight: number; palletPlaces: number | null; loadingMeters: number | null };

/** Immutable: unchanged columns keep their identity, so that their components don't rerender. */
export type BoardState = {
  columns: ReadonlyMap<string, Column>;
  /** Ids of the trip columns, in display order. */
  columnIds: readonly string[];
  /** Keyed by order: why it isn't placed, and what would help. */
  unplaced: ReadonlyMap<string, UnplacedOrder>;
  /** Numbers the next new trip. */
  tripCount: number;
};

/** Measures have three decimals: sums of integer thousandths are exact. */
const toThousandths = (measure: string) => Math.round(Number(measure) * 1_000);
const sumMeasure = (orders: readonly PlannedOrder[], kind: keyof Load) =>
  orders.reduce((sum, order) => sum + toThousandths(order[kind] ?? '0'), 0) / 1_000;
const sumNonNull = (orders: readonly PlannedOrder[], kind: keyof Load) =>
  orders.some((order) => (order[kind] ?? null) !== null) ? sumMeasure(orders, kind) : null;

export const getLoad = (orders: readonly PlannedOrder[]): Load => ({
  space: sumMeasure(orders, 'space'),
  weight: sumMeasure(orders, 'weight'),
  palletPlaces: sumNonNull(orders, 'palletPlaces'),
  loadingMeters: sumNonNull(orders, 'loadingMeters'),
});

export function createBoardState({ suggestions, unplaced }: Suggestions): BoardState {
  const tripColumns = suggestions.map((suggestion, index): Column => ({
    id: `trip-${index + 1}`,
    suggestion,
    orders: suggestion.orders,
    violations: [],
    isChecked: true,
  }));
  const unplacedColumn: Column = {
    id: UNPLACED,
    suggestion: null,
    orders: unplaced.map(({ order }) => order),
    violations: [],
    isChecked: true,
  };
  return {
    columns: new Map([unplacedColumn, ...tripColumns].map((column) => [column.id, column])),
    columnIds: tripColumns.map(({ id }) => id),
    unplaced: new Map(unplaced.map((row) => [row.order.id, row])),
    tripCount: tripColumns.length,
  };
}

const withOrders = (column: Column, orders: readonly PlannedOrder[]): Column => ({
  ...column,
  orders,
  isChecked: column.id === UNPLACED || orders.length === 0,
});
const replaceColumns = (state: BoardState, ...columns: readonly Column[]): BoardState => ({
  ...state,
  columns: new Map([...state.columns, ...columns.map((column) => [column.id, column] as const)]),
});

/** Moves an order to a column; `NEW_TRIP` creates a trip in front of the others. Returns the same state if nothing moves. */
export function moveOrder(state: BoardState, orderId: string, to: string): BoardState {
  const from = [...state.columns.values()].find(({ orders }) => orders.some(({ id }) => id === orderId));
  const order = from?.orders.find(({ id }) => id === orderId);
  if (!from || !order || from.id === to) return state;
  const source = withOrders(
    from,
    from.orders.filter(({ id }) => id !== orderId),
  );
  if (to === NEW_TRIP) {
    const id = `trip-${state.tripCount + 1}`;
    const newColumn: Column = { id, suggestion: null, orders: [order], violations: [], isChecked: false };
    return {
      ...replaceColumns(state, source, newColumn),
      columnIds: [id, ...state.columnIds],
      tripCount: state.tripCount + 1,
    };
  }
  const target = state.columns.get(to);
  return target ? replaceColumns(state, source, withOrders(target, [...target.orders, order])) : state;
}

const hasSameOrders = (orders: readonly PlannedOrder[], ids: ReadonlySet<string>) =>
  orders.length === ids.size && orders.every(({ id }) => ids.has(id));

/** Applies the result of a check to a column. Returns the same state if the column's orders have changed since. */
export function applyCheck(
  state: BoardState,
  id: string,
  { suggestion, breaks: violations }: PlanCheckResult,
): BoardState {
  const column = state.columns.get(id);
  if (!column || !hasSameOrders(column.orders, new Set(suggestion.orders.map((order) => order.id)))) return state;
  const withVehicleType =
    column.suggestion?.vehicleType && !suggestion.vehicleType
      ? { ...suggestion, vehicleType: column.suggestion.vehicleType }
      : suggestion;
  // Orders keep their identity, so that their cards don't rerender.
  const orders = suggestion.orders.map(
    (order) => column.orders.find(({ id: orderId }) => orderId === order.id) ?? order,
  );
  return replaceColumns(state, { ...column, suggestion: withVehicleType, orders, violations, isChecked: true });
}

/** Removes columns, once their trips have been created. */
export const removeColumns = (state: BoardState, ids: ReadonlySet<string>): BoardState => ({
  ...state,
  columns: new Map([...state.columns].filter(([id]) => !ids.has(id))),
  columnIds: state.columnIds.filter((id) => !ids.has(id)),
});

/** Removes an order, once a trip outside of the board carries it. */
export const removeOrder = (state: BoardState, orderId: string): BoardState =>
  replaceColumns(
    state,
    ...[...state.columns.values()]
      .filter(({ orders }) => orders.some(({ id }) => id === orderId))
      .map((column) =>
        withOrders(
          column,
          column.orders.filter(({ id }) => id !== orderId),
        ),
      ),
  );

/** Checks the load against the capacity of the vehicle type, without a request. */
export function findOverloads({ suggestion, orders }: Column): PlanViolation[] {
  const capacity = suggestion?.vehicleType?.capacity;
  if (!capacity) return [];
  const load = getLoad(orders);
  return LOAD_MEASURES.flatMap((code) => {
    const [total, limit] = [load[code], capacity[code] ?? null];
    const excess = limit === null ? 0 : toThousandths(String(total ?? 0)) - toThousandths(limit);
    if (limit === null || excess <= 0) return [];
    return [{ code, orderId: null, params: { load: String(total), capacity: limit, excess: String(excess / 1_000) } }];
  });
}

const isOverload = ({ code }: PlanViolation) => LOAD_MEASURES.some((measure) => measure === code);

const violationCache = new WeakMap<Column, readonly PlanViolation[]>();

/**
 * Lists the current violations of a column: overloads at once, the others after the check.
 * Cached, because every move reads all columns.
 */
export function listViolations(column: Column): readonly PlanViolation[] {
  const cached = violationCache.get(column);
  if (cached) return cached;
  const checkedViolations = column.isChecked ? column.violations.filter((violation) => !isOverload(violation)) : [];
  const violations = [...findOverloads(column), ...checkedViolations];
  violationCache.set(column, violations);
  return violations;
}

/** Whether a trip can be created from the column. */
export const isReady = (column: Column): boolean =>
  column.orders.length > 0 &&
  column.isChecked &&
  Boolean(column.suggestion?.vehicleType) &&
  listViolations(column).length === 0;
