import type { Db } from '../database/database.ts';

/** A message that no attempt could deliver. */
export type GivenUpDelivery = { organizationId: string; endpointId: string; url: string; at: number };

declare module '../hooks.ts' {
  interface Hooks {
    /** Runs in the transaction that gives up the message. */
    webhookGivenUp: readonly ((tx: Db, delivery: GivenUpDelivery) => Promise<void>)[];
  }
}
