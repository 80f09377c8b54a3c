import { MINUTE } from '../time.ts';

/** What vehicles do at a gate. */
export const GATE_USES = ['both', 'loading', 'unloading'] as const;
export type GateUse = (typeof GATE_USES)[number];

export const GATE_BOOKING_STATES = ['booked', 'arrived', 'done', 'cancelled', 'noShow'] as const;
export type GateBookingState = (typeof GATE_BOOKING_STATES)[number];

/** States in which a booking occupies a place at its gate. */
export const ACTIVE_BOOKING_STATES = ['booked', 'arrived', 'done'] as const satisfies GateBookingState[];

export const GATE_BOOKING_ACTIONS = ['move', 'arrive', 'finish', 'noShow', 'cancel'] as const;
export type GateBookingAction = (typeof GATE_BOOKING_ACTIONS)[number];

/** A vehicle that comes later than this after the start of its slot is late. Seconds. */
export const GATE_GRACE = 15 * MINUTE;

/** Events of a booking that the other side is notified of. */
export const GATE_NEWS = ['booked', 'moved', 'cancelled', 'noShow'] as const;
export type GateNews = (typeof GATE_NEWS)[number];
