/** Reasons for changes by the portal itself. The accompanying text names the subject: the remaining order. */
export const REASON_CODES = ['mergedInto'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
