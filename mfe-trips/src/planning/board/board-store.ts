import { useSyncExternalStore } from 'react';
import type { CheckedSuggestion, Suggestions } from 'shared-contracts/planner';
import type { Words } from 'shared-ui';
import { checked, moved, startOf, without, type BoardState, type Column } from './board.rules.ts';

/** An order that was taken by keyboard or by a tap, and the column that it would be put in. */
export type Held = { orderId: string; from: string; over: string };

type Seen = {
  state: BoardState;
  past: readonly BoardState[];
  held: Held | null;
  selected: string | null;
  told: Words | null;
};
type Listener = () => void;

/** Holds the board outside of React, so that a move draws the two columns that it concerns and nothing else. */
export function createBoard(suggestions: Suggestions) {
  const state = startOf(suggestions);
  let seen: Seen = { state, past: [], held: null, selected: state.order[0] ?? null, told: null };
  let awaited: string | null = null;
  const listeners: Record<keyof Seen, Set<Listener>> = {
    state: new Set(),
    past: new Set(),
    held: new Set(),
    selected: new Set(),
    told: new Set(),
  };
  const set = (change: Partial<Seen>) => {
    seen = { ...seen, ...change };
    for (const part of Object.keys(change) as (keyof Seen)[]) for (const listener of listeners[part]) listener();
  };
  const subscribe = (part: keyof Seen) => (listener: Listener) => {
    listeners[part].add(listener);
    return () => void listeners[part].delete(listener);
  };
  return {
    /** By what is looked at: a thousand orders that ask who is held hear nothing of a move. */
    subscribe: {
      state: subscribe('state'),
      past: subscribe('past'),
      held: subscribe('held'),
      selected: subscribe('selected'),
      told: subscribe('told'),
    },
    get: () => seen,
    column: (id: string): Column | undefined => seen.state.columns.get(id),
    move: (orderId: string, to: string): boolean => {
      const next = moved(seen.state, orderId, to);
      if (next === seen.state) return false;
      set({ state: next, past: [...seen.past, seen.state] });
      return true;
    },
    /** The board as it was before the last move. */
    undo: () => {
      const before = seen.past.at(-1);
      if (before) set({ state: before, past: seen.past.slice(0, -1), held: null });
    },
    check: (id: string, answer: CheckedSuggestion) => set({ state: checked(seen.state, id, answer) }),
    /** What was made into trips is no part of the plan any more, and no move before it can be undone. */
    drop: (ids: ReadonlySet<string>) => set({ state: without(seen.state, ids), past: [], held: null }),
    hold: (held: Held | null) => set({ held }),
    select: (selected: string | null) => set({ selected }),
    tell: (told: Words | null) => set({ told }),
    /** An order that was put somewhere by keyboard has the focus again once it is drawn there. */
    awaitFocus: (orderId: string) => {
      awaited = orderId;
    },
    takesFocus: (orderId: string): boolean => {
      const isAwaited = awaited === orderId;
      if (isAwaited) awaited = null;
      return isAwaited;
    },
  };
}

export type Board = ReturnType<typeof createBoard>;

/** Draws again only when what is looked at has become another one. */
export function useBoard<Name extends keyof Seen, Part>(
  board: Board,
  name: Name,
  look: (part: Seen[Name]) => Part,
): Part {
  const read = () => look(board.get()[name]);
  return useSyncExternalStore(board.subscribe[name], read, read);
}
