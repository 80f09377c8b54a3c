import { defineMessages } from 'react-intl';
import type { TripDayState } from 'shared-contracts/values/trips/trip-day';

export const messages = defineMessages({
  title: { id: 'trips.today.title', defaultMessage: 'Trips today' },
  all: { id: 'trips.today.all', defaultMessage: 'All trips' },
  urgent: { id: 'trips.today.urgent', defaultMessage: 'Urgent exceptions' },
  exceptions: { id: 'trips.today.exceptions', defaultMessage: 'Other exceptions' },
  none: { id: 'trips.today.none', defaultMessage: 'No trips today' },
  from: { id: 'trips.today.from', defaultMessage: '{pickup} → {drop}' },
  next: { id: 'trips.today.next', defaultMessage: '{place}, expected {time}' },
});

export const states = defineMessages<TripDayState>({
  unassigned: { id: 'trips.today.unassigned', defaultMessage: 'Without vehicle' },
  assigned: { id: 'trips.today.assigned', defaultMessage: 'Ready' },
  moving: { id: 'trips.today.moving', defaultMessage: 'On the road' },
  done: { id: 'trips.today.done', defaultMessage: 'Done' },
});
