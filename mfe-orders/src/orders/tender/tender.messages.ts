import { defineMessages } from 'react-intl';
import type { TenderMode, TenderOfferState, TenderState } from 'shared-contracts/values/orders/tenders';

export const tenderModes = defineMessages<TenderMode>({
  sequence: { id: 'orders.tender.mode.sequence', defaultMessage: 'One after the other' },
  firstAcceptance: { id: 'orders.tender.mode.firstAcceptance', defaultMessage: 'All at once, first acceptance' },
  bestPrice: { id: 'orders.tender.mode.bestPrice', defaultMessage: 'All at once, best price' },
});
export const tenderStates = defineMessages<TenderState>({
  open: { id: 'orders.tender.state.open', defaultMessage: 'Tender in progress' },
  awarded: { id: 'orders.tender.state.awarded', defaultMessage: 'Tender awarded' },
  failed: { id: 'orders.tender.state.failed', defaultMessage: 'No partner has taken the order' },
  cancelled: { id: 'orders.tender.state.cancelled', defaultMessage: 'Tender cancelled' },
});
export const offerStates = defineMessages<TenderOfferState>({
  waiting: { id: 'orders.tender.offer.waiting', defaultMessage: 'Not asked yet' },
  offered: { id: 'orders.tender.offer.offered', defaultMessage: 'Asked' },
  quoted: { id: 'orders.tender.offer.quoted', defaultMessage: 'Price named' },
  won: { id: 'orders.tender.offer.won', defaultMessage: 'Won' },
  declined: { id: 'orders.tender.offer.declined', defaultMessage: 'Declined' },
  expired: { id: 'orders.tender.offer.expired', defaultMessage: 'Not answered in time' },
  lost: { id: 'orders.tender.offer.lost', defaultMessage: 'Lost' },
  withdrawn: { id: 'orders.tender.offer.withdrawn', defaultMessage: 'Withdrawn' },
});

export const messages = defineMessages({
  title: { id: 'orders.tender.title', defaultMessage: 'Tender of order {number}' },
  about: {
    id: 'orders.tender.about',
    defaultMessage: 'The order can’t be edited or sent during the tender. The winner becomes its partner.',
  },
  mode: { id: 'orders.tender.mode', defaultMessage: 'How partners are asked' },
  stepMinutes: { id: 'orders.tender.stepMinutes', defaultMessage: 'Time to answer, in minutes' },
  candidates: { id: 'orders.tender.candidates', defaultMessage: 'Partners' },
  candidatesHelp: { id: 'orders.tender.candidatesHelp', defaultMessage: 'In the order in which they are asked.' },
  score: {
    id: 'orders.tender.score',
    defaultMessage: '{accepted} accepted · {onTime} on time · {count, plural, one {# order} other {# orders}}',
  },
  price: { id: 'orders.tender.price', defaultMessage: 'Price' },
  priceHelp: {
    id: 'orders.tender.priceHelp',
    defaultMessage: 'In the currency of each contract. Empty: the rates of the contract.',
  },
  ownPrices: { id: 'orders.tender.ownPrices', defaultMessage: 'Another price for some partners' },
  priceFor: { id: 'orders.tender.priceFor', defaultMessage: 'Price for {partner}' },
  allowsCounter: { id: 'orders.tender.allowsCounter', defaultMessage: 'Partners can name another price' },
  start: { id: 'orders.tender.start', defaultMessage: 'Start tender' },
  cancel: { id: 'orders.tender.cancel', defaultMessage: 'Cancel tender' },
  award: { id: 'orders.tender.award', defaultMessage: 'Take this price' },
  until: { id: 'orders.tender.until', defaultMessage: 'until {deadline}' },
  byContract: { id: 'orders.tender.byContract', defaultMessage: 'Rates of the contract' },
  none: { id: 'orders.tender.none', defaultMessage: 'This order has no tender.' },
});

/** Events of the timeline, and the labels of what they change. */
export const tenderEvents = defineMessages({
  tender: { id: 'orders.tender.event.tender', defaultMessage: 'Tender started' },
  award: { id: 'orders.tender.event.award', defaultMessage: 'Tender awarded' },
  endTender: { id: 'orders.tender.event.endTender', defaultMessage: 'Tender ended without a winner' },
  notSent: { id: 'orders.tender.event.notSent', defaultMessage: 'Not sent for approval' },
});
export const tenderFields = defineMessages({
  agreedPrice: { id: 'orders.tender.agreedPrice', defaultMessage: 'Agreed price' },
  problems: { id: 'orders.tender.problems', defaultMessage: 'What prevents it' },
});

export const receivedMessages = defineMessages({
  title: { id: 'orders.received.title', defaultMessage: 'Tenders' },
  view: { id: 'orders.received.view', defaultMessage: 'Offers' },
  open: { id: 'orders.received.open', defaultMessage: 'To answer' },
  closed: { id: 'orders.received.closed', defaultMessage: 'Closed' },
  empty: { id: 'orders.received.empty', defaultMessage: 'No offers found' },
  emptyText: {
    id: 'orders.received.emptyText',
    defaultMessage: 'You’ll see orders here that partners offer to your organization in a tender.',
  },
  waiting: { id: 'orders.received.waiting', defaultMessage: 'Tenders to answer' },
  state: { id: 'orders.received.state', defaultMessage: 'State' },
  deadline: { id: 'orders.received.deadline', defaultMessage: 'Answer until' },
  accept: { id: 'orders.received.accept', defaultMessage: 'Accept' },
  quote: { id: 'orders.received.quote', defaultMessage: 'Quote a price' },
  sendQuote: { id: 'orders.received.sendQuote', defaultMessage: 'Send price' },
  decline: { id: 'orders.received.decline', defaultMessage: 'Decline' },
  declineTitle: { id: 'orders.received.declineTitle', defaultMessage: 'Decline offer' },
  declineReason: { id: 'orders.received.declineReason', defaultMessage: 'Why you decline' },
  details: { id: 'orders.received.details', defaultMessage: 'Offer of order {number}' },
  yourPrice: { id: 'orders.received.yourPrice', defaultMessage: 'Your price' },
});

export const tenderNotices = defineMessages({
  started: { id: 'orders.tender.notice.started', defaultMessage: 'Tender started' },
  cancelled: { id: 'orders.tender.notice.cancelled', defaultMessage: 'Tender cancelled' },
  awarded: { id: 'orders.tender.notice.awarded', defaultMessage: 'Tender awarded' },
  accepted: { id: 'orders.tender.notice.accepted', defaultMessage: 'Offer accepted: the order is yours' },
  quoted: { id: 'orders.tender.notice.quoted', defaultMessage: 'Price sent' },
  declined: { id: 'orders.tender.notice.declined', defaultMessage: 'Offer declined' },
});

export const tenderErrors = defineMessages({
  offerExpired: { id: 'orders.tender.error.offerExpired', defaultMessage: 'The time to answer this offer has run out' },
  offerClosed: { id: 'orders.tender.error.offerClosed', defaultMessage: 'This offer can no longer be answered' },
  tenderClosed: { id: 'orders.tender.error.tenderClosed', defaultMessage: 'The tender has ended' },
  repeated: { id: 'orders.tender.error.repeated', defaultMessage: 'A partner is listed twice' },
});
