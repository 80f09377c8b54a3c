import type { ExceptionKind } from 'shared-contracts/values/trips/exceptions';
import type { Db } from '../../platform/database/database.ts';

/** A current cause of an exception. */
export type ExceptionCause = {
  /** The organization whose control tower lists it. */
  organizationId: string;
  kind: ExceptionKind;
  tripId: string | null;
  orderId: string | null;
  /** The position of the trip's stop. */
  stopPosition: number | null;
  /** The error code of a rejected move. */
  code: string | null;
  /** When it started, in unix seconds. */
  occurredAt: number;
};

/** Returns every current cause of some kinds, in one statement. An exception ends once its cause is missing. */
export type ExceptionSource = {
  kinds: readonly ExceptionKind[];
  listCauses: (db: Db, now: number) => Promise<ExceptionCause[]>;
};

declare module '../../platform/hooks.ts' {
  interface Hooks {
    /** Provided by the modules above trips. */
    exceptionSources: readonly ExceptionSource[];
  }
}
