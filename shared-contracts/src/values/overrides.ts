/** The id of the element in which the server writes what is overridden in this page, and the name of the parameter that asks for it. */
export const OVERRIDE = 'override';
/** Instead of an address: no more. */
export const OFF = 'off';

/** An area that comes from a developer's address in this browser; `until` in unix seconds, when a link said so. */
export type Override = { area: string; address: string; until?: number };
export const REFUSALS = ['expired', 'forged', 'otherHost', 'notHere'] as const;
/** Why nothing is overridden although somebody asked for it. */
export type OverrideRefusal = (typeof REFUSALS)[number];
/** As it is written into the page. */
export type ShownOverride = Override | { refused: OverrideRefusal };
