import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/** `tripId`: the trip that carries or last carried the order. `lastAt`: its latest time; unix seconds. */
export type StopTimesCorrected = {
  orderId: string;
  tripId: string | null;
  caller: Caller;
  lastAt: { from: number | null; to: number | null };
  at: number;
};

/** Runs in the transaction of the correction, with the order and its trip locked; an error rolls it back. */
export type StopTimesCorrectedHook = (tx: Db, corrected: StopTimesCorrected) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    stopTimesCorrected: readonly StopTimesCorrectedHook[];
  }
}
