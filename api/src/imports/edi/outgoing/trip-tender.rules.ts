import type { TenderPurpose } from './tender.rules.ts';

/** States of a trip's tender to a carrier. `ended`: withdrawn, over, or not sent yet. */
export const TRIP_TENDER_STATES = ['sent', 'accepted', 'declined', 'ended'] as const;
export type TripTenderState = (typeof TRIP_TENDER_STATES)[number];

export const isOpenTender = (state: TripTenderState | null) => state === 'sent' || state === 'accepted';

/**
 * `isGiven`: the trip is submitted, isn't over, and this carrier has it. `isPlanned`: it hasn't started.
 * `isOver`: it ended by itself. `isChanged`: it differs from what the carrier was sent last.
 */
export type TenderedTrip = {
  state: TripTenderState | null;
  isGiven: boolean;
  isPlanned: boolean;
  isOver: boolean;
  isChanged: boolean;
};

/** The next message to a carrier about a trip. A declined trip is sent again after it was taken back. */
export function toTripTender({ state, isGiven, isPlanned, isOver, isChanged }: TenderedTrip): {
  purpose: TenderPurpose | null;
  state: TripTenderState;
} {
  const isOpen = isOpenTender(state);
  if (!isGiven) return { purpose: isOpen && !isOver ? 'cancel' : null, state: 'ended' };
  if (isOpen && isChanged) return { purpose: 'replace', state: 'sent' };
  if (state !== null && (isOpen || state === 'declined')) return { purpose: null, state };
  return isPlanned ? { purpose: 'original', state: 'sent' } : { purpose: null, state: 'ended' };
}
