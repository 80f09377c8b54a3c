import type { EdiTenderState } from 'shared-contracts/values/edi';
import type { TenderPurpose } from './tender.rules.ts';

export const isOpenTender = (state: EdiTenderState | null) => state === 'sent' || state === 'accepted';

/**
 * `isGiven`: the trip is submitted, isn't over, and this carrier has it. `isPlanned`: it hasn't started.
 * `isOver`: it ended by itself. `isChanged`: it differs from what the carrier was sent last.
 */
export type TenderedTrip = {
  state: EdiTenderState | null;
  isGiven: boolean;
  isPlanned: boolean;
  isOver: boolean;
  isChanged: boolean;
};

/** The next message to a carrier about a trip. A declined trip is sent again after it was taken back. */
export function toTripTender({ state, isGiven, isPlanned, isOver, isChanged }: TenderedTrip): {
  purpose: TenderPurpose | null;
  state: EdiTenderState;
} {
  const isOpen = isOpenTender(state);
  if (!isGiven) return { purpose: isOpen && !isOver ? 'cancel' : null, state: 'ended' };
  if (isOpen && isChanged) return { purpose: 'replace', state: 'sent' };
  if (state !== null && (isOpen || state === 'declined')) return { purpose: null, state };
  return isPlanned ? { purpose: 'original', state: 'sent' } : { purpose: null, state: 'ended' };
}
