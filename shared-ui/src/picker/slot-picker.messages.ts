import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  inWindow: { id: 'ui.slots.inWindow', defaultMessage: 'Within the time window' },
  outside: { id: 'ui.slots.outside', defaultMessage: 'Other times' },
  onlyOutside: { id: 'ui.slots.onlyOutside', defaultMessage: 'Outside the time window' },
  none: { id: 'ui.slots.none', defaultMessage: 'No slots on these days' },
  zone: { id: 'ui.slots.zone', defaultMessage: 'Times of {zone}' },
  slot: { id: 'ui.slots.slot', defaultMessage: '{time}, {gate}' },
  current: { id: 'ui.slots.current', defaultMessage: '{time}, {gate}, booked now' },
  full: { id: 'ui.slots.full', defaultMessage: '{time}, {gate}, full' },
});
