/** Bounds of a message. */
export const [MAX_EDI_LENGTH, MAX_SEGMENTS] = [200_000, 5_000] as const;

/** A problem in words. `position`: of the segment in its transaction set; `element`: its number in the segment. */
export type EdiProblem = { segment: string; position: number | null; element: number | null; message: string };

export const EDI_DIRECTIONS = ['in', 'out'] as const;
export type EdiDirection = (typeof EDI_DIRECTIONS)[number];

export const EDI_SYNTAXES = ['x12', 'edifact'] as const;
export type EdiSyntax = (typeof EDI_SYNTAXES)[number];

/** States of a trip's tender to a carrier. `ended`: withdrawn, over, or not sent yet. */
export const EDI_TENDER_STATES = ['sent', 'accepted', 'declined', 'ended'] as const;
export type EdiTenderState = (typeof EDI_TENDER_STATES)[number];

/** How messages are delivered to a partner. */
export const EDI_METHODS = ['http', 'folder'] as const;
export type EdiMethod = (typeof EDI_METHODS)[number];
/**
 * The delivery of a message that the portal wrote. `written`: it waits, or its partner fetches it. `failed`: given up.
 */
export const EDI_DELIVERIES = ['written', 'delivered', 'failed'] as const;
export type EdiDelivery = (typeof EDI_DELIVERIES)[number];
/** Qualifier and id, as in `ZZ/ACME`. */
export const EDI_PARTNER = /^\w{0,4}\/[!-~](?:[ -~]{0,33}[!-~])?$/;
export const EDI_LIMITS = { partner: 40, url: 500 } as const;

/** `partial`: some transaction sets were accepted. */
export const EDI_STATES = ['accepted', 'partial', 'rejected'] as const;
export type EdiState = (typeof EDI_STATES)[number];
