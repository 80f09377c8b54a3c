/** What happens to credits: bought, taken by a trip, made active by its start, used by its end, or returned. */
export const EPC_KINDS = ['purchased', 'reserved', 'activated', 'used', 'returned'] as const;
export type EpcKind = (typeof EPC_KINDS)[number];

/** At once. */
export const MAX_EPC_PURCHASE = 100_000;
