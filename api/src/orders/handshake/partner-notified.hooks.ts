import type { PartnerNews } from 'shared-contracts/values/orders/handshakes';
import type { Db } from '../../platform/database/database.ts';

/** A notification for the partner of an order. `at` in unix seconds. */
export type PartnerNotified = {
  orderId: string;
  /** The order's owner. */
  organizationId: string;
  partnerId: string;
  news: PartnerNews;
  reason: string | null;
  at: number;
};
type PartnerNotifiedHook = (tx: Db, notification: PartnerNotified) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    /** Runs in the transaction of what the partner is notified of. */
    partnerNotified: readonly PartnerNotifiedHook[];
  }
}
