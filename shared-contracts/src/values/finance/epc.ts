/**
 * Credits are purchased, reserved by a trip, activated when it starts, used when it ends, or returned. They expire, and
 * are withdrawn with a purchase that was not paid.
 */
export const EPC_KINDS = ['purchased', 'reserved', 'activated', 'used', 'returned', 'expired', 'withdrawn'] as const;
export type EpcKind = (typeof EPC_KINDS)[number];

/** States of a purchase: `failed` when the payment did not arrive, `cancelled` when it was called off. */
export const EPC_PURCHASE_STATES = ['open', 'paid', 'failed', 'cancelled'] as const;
export type EpcPurchaseState = (typeof EPC_PURCHASE_STATES)[number];

/** When the credits of a purchase start to count: with the purchase, or with its payment. */
export const EPC_COUNTING = ['atOnce', 'whenPaid'] as const;
export type EpcCounting = (typeof EPC_COUNTING)[number];

/** Credits per purchase. */
export const MAX_EPC_PURCHASE = 100_000;
