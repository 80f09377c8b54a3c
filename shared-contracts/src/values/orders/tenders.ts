/**
 * `sequence`: one partner after the other; the other modes offer to all at once, and take the first acceptance or the
 * best price.
 */
export const TENDER_MODES = ['sequence', 'firstAcceptance', 'bestPrice'] as const;
export const TENDER_STATES = ['open', 'awarded', 'failed', 'cancelled'] as const;
/** `waiting`: its turn hasn't come; `quoted`: the partner has quoted a price. */
export const TENDER_OFFER_STATES = [
  'waiting',
  'offered',
  'quoted',
  'won',
  'declined',
  'expired',
  'lost',
  'withdrawn',
] as const;
/** What a partner can do with an offer. */
export const TENDER_OFFER_ACTIONS = ['accept', 'quote', 'decline'] as const;

export type TenderMode = (typeof TENDER_MODES)[number];
export type TenderState = (typeof TENDER_STATES)[number];
export type TenderOfferState = (typeof TENDER_OFFER_STATES)[number];
export type TenderOfferAction = (typeof TENDER_OFFER_ACTIONS)[number];
