import type { ExceptionKind } from 'shared-contracts/values/trips/exceptions';
import type { Db } from '../../platform/database/database.ts';

/** Why there is an exception now. */
export type ExceptionCause = {
  /** Whose control tower lists it. */
  organizationId: string;
  kind: ExceptionKind;
  tripId: string | null;
  orderId: string | null;
  /** Of the trip's stops. */
  stopPosition: number | null;
  /** Why a move was rejected. */
  code: string | null;
  /** When it began, in unix seconds. */
  occurredAt: number;
};

/** Every current cause of some kinds, in one statement. An exception ends once its cause is missing here. */
export type ExceptionSource = {
  kinds: readonly ExceptionKind[];
  listCauses: (db: Db, now: number) => Promise<ExceptionCause[]>;
};

declare module '../../platform/hooks.ts' {
  interface Hooks {
    /** Of the modules above trips. */
    exceptionSources: readonly ExceptionSource[];
  }
}
