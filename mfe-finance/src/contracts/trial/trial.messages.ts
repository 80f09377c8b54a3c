import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.try.title', defaultMessage: 'Try it' },
  lead: { id: 'finance.try.lead', defaultMessage: 'See what an example trip costs with these terms.' },
  distance: { id: 'finance.try.distance', defaultMessage: 'Trip distance' },
  approach: { id: 'finance.try.approach', defaultMessage: 'Distance to the first pickup' },
  lane: { id: 'finance.try.lane', defaultMessage: 'Lane' },
  noLane: { id: 'finance.try.noLane', defaultMessage: 'No lane' },
  isBackhaul: { id: 'finance.try.isBackhaul', defaultMessage: 'Backhaul' },
  pickupDay: { id: 'finance.try.pickupDay', defaultMessage: 'Day of the pickup' },
  deliveryDay: { id: 'finance.try.deliveryDay', defaultMessage: 'Day of the delivery' },
  loading: { id: 'finance.try.loading', defaultMessage: 'Time at pickup' },
  unloading: { id: 'finance.try.unloading', defaultMessage: 'Time at drop' },
  transit: { id: 'finance.try.transit', defaultMessage: 'Transit delay' },
  extra: { id: 'finance.try.extra', defaultMessage: 'Extra charge' },
  discount: { id: 'finance.try.discount', defaultMessage: 'Discount' },
  service: { id: 'finance.try.service', defaultMessage: 'Service' },
  noService: { id: 'finance.try.noService', defaultMessage: 'No service' },
  quantity: { id: 'finance.try.quantity', defaultMessage: 'Quantity' },
  noCharges: { id: 'finance.try.nothing', defaultMessage: 'No charges.' },
  incomplete: {
    id: 'finance.try.incomplete',
    defaultMessage: 'The price appears once the terms are complete.',
  },
});
