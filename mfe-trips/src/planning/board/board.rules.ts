import type { CheckedSuggestion, PlanBreak, PlannedOrder, Suggestion, Suggestions } from 'shared-contracts/planner';
import type { UnplacedReason } from 'shared-contracts/values/plans';

/** Where orders are that no trip takes. */
export const LEFT = 'left';
/** Where an order is put that shall have a trip of its own. */
export const NEW = 'new';

export type Column = {
  id: string;
  /** As it was suggested or checked last; null: a new trip that was not checked yet, or the column of what is left. */
  suggestion: Suggestion | null;
  orders: readonly PlannedOrder[];
  /** What spoke against it at the last check. */
  breaks: readonly PlanBreak[];
  /** Whether `suggestion` and `breaks` are of these very orders. */
  isChecked: boolean;
};

/** In CBM and kg. */
export type Load = { space: number; weight: number };

/** Immutable: whoever shows a column sees by its identity whether it is another one. `order`: in which order they stand. */
export type BoardState = {
  columns: ReadonlyMap<string, Column>;
  order: readonly string[];
  why: ReadonlyMap<string, UnplacedReason>;
  made: number;
};

/** Measures have three places: sums of thousandths are exact. */
const thousandths = (measure: string) => Math.round(Number(measure) * 1_000);
const sumOf = (orders: readonly PlannedOrder[], kind: keyof Load) =>
  orders.reduce((sum, order) => sum + thousandths(order[kind]), 0) / 1_000;

export const loadOf = (orders: readonly PlannedOrder[]): Load => ({
  space: sumOf(orders, 'space'),
  weight: sumOf(orders, 'weight'),
});

export function startOf({ suggestions, unplaced }: Suggestions): BoardState {
  const trips = suggestions.map((suggestion, index): Column => ({
    id: `trip-${index + 1}`,
    suggestion,
    orders: suggestion.orders,
    breaks: [],
    isChecked: true,
  }));
  const left: Column = {
    id: LEFT,
    suggestion: null,
    orders: unplaced.map(({ order }) => order),
    breaks: [],
    isChecked: true,
  };
  return {
    columns: new Map([left, ...trips].map((column) => [column.id, column])),
    order: trips.map(({ id }) => id),
    why: new Map(unplaced.map(({ order, reason }) => [order.id, reason])),
    made: trips.length,
  };
}

const changed = (column: Column, orders: readonly PlannedOrder[]): Column => ({
  ...column,
  orders,
  isChecked: column.id === LEFT || orders.length === 0,
});
const put = (state: BoardState, ...columns: readonly Column[]): BoardState => ({
  ...state,
  columns: new Map([...state.columns, ...columns.map((column) => [column.id, column] as const)]),
});

/** Moves an order; to `NEW` it gets a trip of its own, the first of all. The same state: there is nothing to move. */
export function moved(state: BoardState, orderId: string, to: string): BoardState {
  const from = [...state.columns.values()].find(({ orders }) => orders.some(({ id }) => id === orderId));
  const order = from?.orders.find(({ id }) => id === orderId);
  if (!from || !order || from.id === to) return state;
  const without = changed(
    from,
    from.orders.filter(({ id }) => id !== orderId),
  );
  if (to === NEW) {
    const id = `trip-${state.made + 1}`;
    const fresh: Column = { id, suggestion: null, orders: [order], breaks: [], isChecked: false };
    return { ...put(state, without, fresh), order: [id, ...state.order], made: state.made + 1 };
  }
  const target = state.columns.get(to);
  return target ? put(state, without, changed(target, [...target.orders, order])) : state;
}

const isSame = (one: readonly PlannedOrder[], ids: ReadonlySet<string>) =>
  one.length === ids.size && one.every(({ id }) => ids.has(id));

/** What a check says of a column; the same state when its orders are others by now. */
export function checked(state: BoardState, id: string, { suggestion, breaks }: CheckedSuggestion): BoardState {
  const column = state.columns.get(id);
  if (!column || !isSame(column.orders, new Set(suggestion.orders.map((order) => order.id)))) return state;
  const kept =
    column.suggestion?.vehicleType && !suggestion.vehicleType
      ? { ...suggestion, vehicleType: column.suggestion.vehicleType }
      : suggestion;
  const orders = suggestion.orders.map((order) => column.orders.find(({ id: known }) => known === order.id) ?? order); // the same ones are not drawn again
  return put(state, { ...column, suggestion: kept, orders, breaks, isChecked: true });
}

/** Without the columns of trips that were made. */
export const without = (state: BoardState, ids: ReadonlySet<string>): BoardState => ({
  ...state,
  columns: new Map([...state.columns].filter(([id]) => !ids.has(id))),
  order: state.order.filter((id) => !ids.has(id)),
});

/** Load beyond the capacity of the type, at once and without asking anybody. */
export function overloads({ suggestion, orders }: Column): PlanBreak[] {
  const capacity = suggestion?.vehicleType?.capacity;
  if (!capacity) return [];
  const load = loadOf(orders);
  return (['space', 'weight'] as const)
    .filter((code) => thousandths(String(load[code])) > thousandths(capacity[code]))
    .map((code) => ({ code, orderId: null, params: { load: String(load[code]), capacity: capacity[code] } }));
}

const isOfLoad = ({ code }: PlanBreak) => code === 'space' || code === 'weight';

const known = new WeakMap<Column, readonly PlanBreak[]>();

/** All that speaks against a column now; what only a check can tell, once it has been told. Worked out once: it is asked of all columns after each move. */
export function breaksOf(column: Column): readonly PlanBreak[] {
  const before = known.get(column);
  if (before) return before;
  const breaks = [...overloads(column), ...(column.isChecked ? column.breaks.filter((entry) => !isOfLoad(entry)) : [])];
  known.set(column, breaks);
  return breaks;
}

/** A trip can be made of it. */
export const isReady = (column: Column): boolean =>
  column.orders.length > 0 &&
  column.isChecked &&
  Boolean(column.suggestion?.vehicleType) &&
  breaksOf(column).length === 0;
