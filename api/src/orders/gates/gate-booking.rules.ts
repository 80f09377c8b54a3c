import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { GATE_GRACE, type GateBookingAction, type GateBookingState } from 'shared-contracts/values/network/gates';

/** Unix seconds. */
type Times = { from: number; to: number };
type StopTimes = { windowFrom: number | null; windowTo: number | null };

/** `arrivedAt`, `leftAt`: as recorded at the gate, or else of the stop. */
export type Booking = Times & { state: GateBookingState; arrivedAt: number | null; leftAt: number | null };

/** The recorded state, or else the one that follows from the stop's times. */
export function stateOf({ state, arrivedAt, leftAt }: Booking): GateBookingState {
  if (state !== 'booked' && state !== 'arrived') return state;
  if (leftAt !== null) return 'done';
  return arrivedAt === null ? state : 'arrived';
}

export function isLate(booking: Booking, now: number): boolean {
  const state = stateOf(booking);
  return state !== 'cancelled' && state !== 'noShow' && (booking.arrivedAt ?? now) > booking.from + GATE_GRACE;
}

/** Whether a slot starts within the window of a stop. */
export const isInWindow = ({ from }: Times, { windowFrom, windowTo }: StopTimes) =>
  (windowFrom === null || from >= windowFrom) && (windowTo === null || from <= windowTo);

/** `locationOwner`: of the organization that owns the location; `party`: of the order's owner or its carrier. */
export type GateRole = 'locationOwner' | 'party';

/** Allowed actions on a booking, by state and role. */
const ACTIONS: readonly { action: GateBookingAction; in: readonly GateBookingState[]; by: readonly GateRole[] }[] = [
  { action: 'move', in: ['booked'], by: ['locationOwner', 'party'] },
  { action: 'arrive', in: ['booked'], by: ['locationOwner'] },
  { action: 'finish', in: ['booked', 'arrived'], by: ['locationOwner'] },
  { action: 'noShow', in: ['booked'], by: ['locationOwner'] },
  { action: 'cancel', in: ['booked'], by: ['locationOwner', 'party'] },
];

export function bookingActions(booking: Booking, roles: readonly GateRole[], now: number): GateBookingAction[] {
  const state = stateOf(booking);
  return ACTIONS.filter(
    ({ action, in: states, by }) =>
      states.includes(state) &&
      by.some((role) => roles.includes(role)) &&
      (action !== 'noShow' || now > booking.from + GATE_GRACE),
  ).map(({ action }) => action);
}

/** The action that leads to a state. */
export const ACTION_TO = { arrived: 'arrive', done: 'finish', noShow: 'noShow', cancelled: 'cancel' } as const;

/** Stages in which no vehicle will come any more. */
const CLOSED_STAGES: readonly OrderStage[] = [
  'delivered',
  'manuallyDelivered',
  'incompleteDelivery',
  'notDelivered',
  'billed',
  'cancelled',
];

/** Whether a vehicle is still expected at a stop. */
export const isBookable = ({ stage, arrivedAt }: { stage: OrderStage; arrivedAt: number | null }) =>
  !CLOSED_STAGES.includes(stage) && arrivedAt === null;
