/**
 * Where an order is with its partner, beside its stage. `tendered`: it is offered to several partners; `offered`: it
 * waits for its partner's answer. An order without a state is not to be accepted.
 */
export const HANDSHAKE_STATES = ['tendered', 'offered', 'accepted', 'declined', 'expired'] as const;
export type HandshakeState = (typeof HANDSHAKE_STATES)[number];

/** What a partner is notified of. `offered`: it has to accept; `withdrawn`: its owner has reopened it to change it. */
export const PARTNER_NEWS = ['offered', 'received', 'changed', 'withdrawn', 'cancelled'] as const;
export type PartnerNews = (typeof PARTNER_NEWS)[number];
