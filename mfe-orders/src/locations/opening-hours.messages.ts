import { defineMessages } from 'react-intl';

export const openingOptions = defineMessages({
  always: { id: 'orders.location.opening.always', defaultMessage: 'Always open' },
  hours: { id: 'orders.location.opening.hours', defaultMessage: 'At certain times' },
});

export const openingMessages = defineMessages({
  opening: { id: 'orders.location.opening', defaultMessage: 'Open' },
  weekdays: { id: 'orders.location.opening.weekdays', defaultMessage: 'Weekdays' },
  from: { id: 'orders.location.opening.from', defaultMessage: 'From' },
  to: { id: 'orders.location.opening.to', defaultMessage: 'To' },
  addInterval: { id: 'orders.location.opening.addInterval', defaultMessage: 'Add hours' },
  timeZone: { id: 'orders.location.opening.timeZone', defaultMessage: 'Time zone' },
  closedDay: { id: 'orders.location.opening.closedDay', defaultMessage: 'Closed on' },
  addClosedDay: { id: 'orders.location.opening.addClosedDay', defaultMessage: 'Add closed day' },
  closedDays: { id: 'orders.location.opening.closedDays', defaultMessage: 'Closed on {days}' },
});
