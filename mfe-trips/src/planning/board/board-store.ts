import { useSyncExternalStore } from 'react';
import type { PlanCheckResult, Suggestions } from 'shared-contracts/trips/planner';
import type { Message } from 'shared-ui';
import * as rules from './board.rules.ts';
import type { BoardState, Column } from './board.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

/** An order picked up by keyboard or tap, and the column it would be dropped into. */
export type HeldOrder = { orderId: string; fromId: string; overId: string };

type BoardSnapshot = {
  state: BoardState;
  history: readonly BoardState[];
  held: HeldOrder | null;
  selectedId: string | null;
  announcement: Message | null;
};
type Listener = () => void;

/** Stores the board outside React state, so that a move renders only the two columns involved. */
export function createBoard(suggestions: Suggestions) {
  const state = rules.createBoardState(suggestions);
  let snapshot: BoardSnapshot = {
    state,
    history: [],
    held: null,
    selectedId: state.columnIds[0] ?? null,
    announcement: null,
  };
  let orderIdToFocus: string | null = null;
  const listeners: Record<keyof BoardSnapshot, Set<Listener>> = {
    state: new Set(),
    history: new Set(),
    held: new Set(),
    selectedId: new Set(),
    announcement: new Set(),
  };
  const set = (changes: Partial<BoardSnapshot>) => {
    snapshot = { ...snapshot, ...changes };
    for (const name of Object.keys(changes) as (keyof BoardSnapshot)[])
      for (const listener of listeners[name]) listener();
  };
  const subscribe = (name: keyof BoardSnapshot) => (listener: Listener) => {
    listeners[name].add(listener);
    return () => void listeners[name].delete(listener);
  };
  return {
    /** One subscription per field: a move doesn't notify the thousand order cards that only watch `held`. */
    subscribe: {
      state: subscribe('state'),
      history: subscribe('history'),
      held: subscribe('held'),
      selectedId: subscribe('selectedId'),
      announcement: subscribe('announcement'),
    },
    get: () => snapshot,
    column: (id: string): Column | undefined => snapshot.state.columns.get(id),
    orderNumber: (orderId: string): string => {
      const order = [...snapshot.state.columns.values()]
        .flatMap(({ orders }) => orders)
        .find(({ id }) => id === orderId);
      return order ? formatOrderNumber(order) : '';
    },
    move: (orderId: string, columnId: string): boolean => {
      const next = rules.moveOrder(snapshot.state, orderId, columnId);
      if (next === snapshot.state) return false;
      set({ state: next, history: [...snapshot.history, snapshot.state] });
      return true;
    },
    /** Restores the board before the last move. */
    undo: () => {
      const previous = snapshot.history.at(-1);
      if (previous) set({ state: previous, history: snapshot.history.slice(0, -1), held: null });
    },
    applyCheck: (id: string, result: PlanCheckResult) => set({ state: rules.applyCheck(snapshot.state, id, result) }),
    /** Removes columns whose trips have been created. Earlier moves can't be undone any more. */
    removeColumns: (ids: ReadonlySet<string>) =>
      set({ state: rules.removeColumns(snapshot.state, ids), history: [], held: null }),
    /** Removes an order that a trip outside of the board carries. Earlier moves can't be undone any more. */
    removeOrder: (orderId: string) =>
      set({ state: rules.removeOrder(snapshot.state, orderId), history: [], held: null }),
    /** Like `removeOrder`; ignores orders that are not on the board. */
    removeOrders: (orderIds: readonly string[]) => {
      const columns = [...snapshot.state.columns.values()];
      const isHere = (orderId: string) => columns.some(({ orders }) => orders.some(({ id }) => id === orderId));
      const removed = orderIds.filter(isHere);
      if (removed.length > 0)
        set({ state: removed.reduce(rules.removeOrder, snapshot.state), history: [], held: null });
    },
    setHeld: (held: HeldOrder | null) => set({ held }),
    selectColumn: (selectedId: string | null) => set({ selectedId }),
    announce: (announcement: Message | null) => set({ announcement }),
    /** Focuses an order moved by keyboard once its card is rendered in the new column. */
    requestFocus: (orderId: string) => {
      orderIdToFocus = orderId;
    },
    consumeFocus: (orderId: string): boolean => {
      const shouldFocus = orderIdToFocus === orderId;
      if (shouldFocus) orderIdToFocus = null;
      return shouldFocus;
    },
  };
}

export type Board = ReturnType<typeof createBoard>;

/** Renders again only when the selected value changes. */
export function useBoard<Name extends keyof BoardSnapshot, Selected>(
  board: Board,
  name: Name,
  select: (value: BoardSnapshot[Name]) => Selected,
): Selected {
  const read = () => select(board.get()[name]);
  return useSyncExternalStore(board.subscribe[name], read, read);
}
