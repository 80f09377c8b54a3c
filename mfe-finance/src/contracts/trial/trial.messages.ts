import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.try.title', defaultMessage: 'Try it' },
  lead: { id: 'finance.try.lead', defaultMessage: 'What an example trip costs by these terms, and why.' },
  distance: { id: 'finance.try.distance', defaultMessage: 'Distance of the trip' },
  approach: { id: 'finance.try.approach', defaultMessage: 'Way to the first pickup' },
  lane: { id: 'finance.try.lane', defaultMessage: 'Lane' },
  noLane: { id: 'finance.try.noLane', defaultMessage: 'None of the lanes' },
  isBackhaul: { id: 'finance.try.isBackhaul', defaultMessage: 'Backhaul' },
  loading: { id: 'finance.try.loading', defaultMessage: 'Time at the pickup' },
  unloading: { id: 'finance.try.unloading', defaultMessage: 'Time at the drop' },
  transit: { id: 'finance.try.transit', defaultMessage: 'Transit, later than planned' },
  extra: { id: 'finance.try.extra', defaultMessage: 'Extra charge' },
  discount: { id: 'finance.try.discount', defaultMessage: 'Discount' },
  nothing: { id: 'finance.try.nothing', defaultMessage: 'Nothing is charged.' },
  incomplete: {
    id: 'finance.try.incomplete',
    defaultMessage: 'The price stands here as soon as the terms are complete.',
  },
});
