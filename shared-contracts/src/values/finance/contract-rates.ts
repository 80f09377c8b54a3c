/** A flat rate from place to place, or a rate per distance unit. */
export const RATE_KINDS = ['lane', 'band'] as const;
export const RATE_RESULTS = ['error', 'changed', 'added', 'removed', 'unchanged'] as const;

export type RateKind = (typeof RATE_KINDS)[number];
export type RateResult = (typeof RATE_RESULTS)[number];
