/**
 * The state of an order with its partner, independent of its stage. `tendered`: offered to several partners;
 * `offered`: waiting for its partner's answer. An order without a state needs no acceptance.
 */
export const HANDSHAKE_STATES = ['tendered', 'offered', 'accepted', 'declined', 'expired'] as const;
export type HandshakeState = (typeof HANDSHAKE_STATES)[number];

/**
 * News that a partner is notified of. `offered`: it has to accept; `withdrawn`: its owner has reopened it to change
 * it.
 */
export const PARTNER_NEWS = ['offered', 'received', 'changed', 'withdrawn', 'cancelled'] as const;
export type PartnerNews = (typeof PARTNER_NEWS)[number];
