import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * The trip that uses the credit, and who moved it; `caller` null: a geofence or a scheduled job. `at` in unix seconds.
 */
export type CreditUse = {
  caller: Pick<Caller, 'userId' | 'actorId'> | null;
  organizationId: string;
  tripId: string;
  at: number;
};

/** Prepaid trip credits (EPC). Every function runs in the transaction that moves the trip. */
export type TripCredits = {
  /** @throws 409 `notEnoughEpc` */
  reserve: (tx: Db, use: CreditUse) => Promise<void>;
  activate: (tx: Db, use: CreditUse) => Promise<void>;
  spend: (tx: Db, use: CreditUse) => Promise<void>;
  /** Returns the credit before the start; afterwards it is spent. */
  giveBack: (tx: Db, use: CreditUse) => Promise<void>;
};

declare module '../../platform/hooks.ts' {
  interface Hooks {
    tripCredits: TripCredits;
  }
}
