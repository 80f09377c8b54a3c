/** Reasons that the portal gives itself. The text beside one names its subject: the order that goes on. */
export const REASON_CODES = ['mergedInto'] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
