import { defineMessages } from 'react-intl';
import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';

export const handshakeStates = defineMessages<HandshakeState>({
  tendered: { id: 'orders.handshake.tendered', defaultMessage: 'In tender' },
  offered: { id: 'orders.handshake.offered', defaultMessage: 'Waiting for acceptance' },
  accepted: { id: 'orders.handshake.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'orders.handshake.declined', defaultMessage: 'Declined' },
  expired: { id: 'orders.handshake.expired', defaultMessage: 'Not answered in time' },
});

export const handshakeMessages = defineMessages({
  column: { id: 'orders.handshake.column', defaultMessage: 'Acceptance' },
  offeredTo: { id: 'orders.handshake.offeredTo', defaultMessage: '{partner} can accept this order until {deadline}.' },
  acceptedBy: { id: 'orders.handshake.acceptedBy', defaultMessage: '{partner} has accepted this order.' },
  declinedBy: { id: 'orders.handshake.declinedBy', defaultMessage: '{partner} has declined this order.' },
  expiredBy: {
    id: 'orders.handshake.expiredBy',
    defaultMessage: '{partner} has not answered in time.',
  },
  next: {
    id: 'orders.handshake.next',
    defaultMessage: 'Offer it again, or reopen it to give it to another partner.',
  },
  declineTitle: { id: 'orders.handshake.declineTitle', defaultMessage: 'Decline order' },
  declineReason: { id: 'orders.handshake.declineReason', defaultMessage: 'Why you decline' },
});

/** Events of the timeline. */
export const handshakeEvents = defineMessages({
  offer: { id: 'orders.handshake.event.offer', defaultMessage: 'Offered to the partner' },
  accept: { id: 'orders.handshake.event.accept', defaultMessage: 'Accepted by the partner' },
  decline: { id: 'orders.handshake.event.decline', defaultMessage: 'Declined by the partner' },
  expire: { id: 'orders.handshake.event.expire', defaultMessage: 'Offer expired' },
  withdraw: { id: 'orders.handshake.event.withdraw', defaultMessage: 'Offer withdrawn' },
});
