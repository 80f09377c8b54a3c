/** Credits are purchased, reserved by a trip, activated when it starts, used when it ends, or returned. */
export const EPC_KINDS = ['purchased', 'reserved', 'activated', 'used', 'returned'] as const;
export type EpcKind = (typeof EPC_KINDS)[number];

/** Credits per purchase. */
export const MAX_EPC_PURCHASE = 100_000;
