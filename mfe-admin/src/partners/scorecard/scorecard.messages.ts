import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'admin.scorecard.title', defaultMessage: 'Scorecard of the last 12 months' },
  empty: { id: 'admin.scorecard.empty', defaultMessage: 'No figures yet' },
  emptyText: {
    id: 'admin.scorecard.emptyText',
    defaultMessage: 'You’ll see figures here once this partner has answered or carried your orders.',
  },
  month: { id: 'admin.scorecard.month', defaultMessage: 'Month' },
  total: { id: 'admin.scorecard.total', defaultMessage: 'Total' },
  ratio: {
    id: 'admin.scorecard.ratio',
    defaultMessage: '{percent, number}% · {met, number} of {of, number}',
  },
  about: { id: 'admin.scorecard.about', defaultMessage: 'How the figures are computed' },
  aboutMonths: {
    id: 'admin.scorecard.aboutMonths',
    defaultMessage: 'Offers count in the month in which they were made, orders in the month of their pickup.',
  },
});

export const figures = defineMessages({
  accepted: { id: 'admin.scorecard.accepted', defaultMessage: 'Offers accepted' },
  answer: { id: 'admin.scorecard.answer', defaultMessage: 'Answer time' },
  delivered: { id: 'admin.scorecard.delivered', defaultMessage: 'Delivered' },
  pickup: { id: 'admin.scorecard.pickup', defaultMessage: 'On time at pickup' },
  drop: { id: 'admin.scorecard.drop', defaultMessage: 'On time at drop' },
  shortages: { id: 'admin.scorecard.shortages', defaultMessage: 'Shortages' },
  incidents: { id: 'admin.scorecard.incidents', defaultMessage: 'Incidents' },
  demurrage: { id: 'admin.scorecard.demurrage', defaultMessage: 'Demurrage' },
});

/** How each figure is computed. */
export const definitions = defineMessages<keyof typeof figures>({
  accepted: {
    id: 'admin.scorecard.accepted.about',
    defaultMessage:
      'Accepted out of accepted, declined and expired offers, tenders included. Offers that were withdrawn, lost to another partner or are still open don’t count.',
  },
  answer: {
    id: 'admin.scorecard.answer.about',
    defaultMessage: 'Median time from an offer until it was accepted or declined.',
  },
  delivered: { id: 'admin.scorecard.delivered.about', defaultMessage: 'Orders delivered in full or in part.' },
  pickup: {
    id: 'admin.scorecard.pickup.about',
    defaultMessage: 'Arrivals at pickups at most {minutes} minutes after the end of their window, out of all arrivals.',
  },
  drop: {
    id: 'admin.scorecard.drop.about',
    defaultMessage: 'Arrivals at drops at most {minutes} minutes after the end of their window, out of all arrivals.',
  },
  shortages: {
    id: 'admin.scorecard.shortages.about',
    defaultMessage: 'Delivered orders of which a part is missing.',
  },
  incidents: {
    id: 'admin.scorecard.incidents.about',
    defaultMessage: 'Detours and unplanned stops of trips with your orders, each kind once per trip.',
  },
  demurrage: {
    id: 'admin.scorecard.demurrage.about',
    defaultMessage: 'Waiting beyond free time at all stops, and its charge by the delay terms of the contracts.',
  },
});
