import type { Message } from 'shared-ui';
import type { AvailableOrder } from 'shared-contracts/trips/trip-planning';
import type { Dragged } from './drops.rules.ts';
import { createStore, type Store } from './external-store.ts';

/** The row and time at which the held item would be dropped; null for the pool. */
export type HeldTarget = { rowIndex: number; at: number } | null;
/** Picked up by keyboard. `name`: of the trip, or of the orders. `fromAt`: the start of the trip before. */
export type Held = { dragged: Dragged; name: string; fromAt: number | null; target: HeldTarget };

export type DeskState = {
  /** Chosen trips: drawn on the map; the last one in detail. */
  selectedTripIds: readonly string[];
  /** The loaded orders of the pool, by id. */
  poolOrders: ReadonlyMap<string, AvailableOrder>;
  /** Chosen orders of the pool, which are dragged together. */
  chosenOrderIds: ReadonlySet<string>;
  /** The item dragged with the pointer: rows with an unsuitable vehicle are marked. */
  dragged: Dragged | null;
  held: Held | null;
  /** For screen readers. */
  announcement: Message | null;
};

export const createDeskState = (): Store<DeskState> =>
  createStore<DeskState>({
    selectedTripIds: [],
    poolOrders: new Map(),
    chosenOrderIds: new Set(),
    dragged: null,
    held: null,
    announcement: null,
  });

export type DeskStateStore = Store<DeskState>;
