import type { OrderDayState } from 'shared-contracts/values/orders/order-day';
import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'orders.today.title', defaultMessage: 'Orders today' },
  all: { id: 'orders.today.all', defaultMessage: 'All orders' },
  own: { id: 'orders.today.own', defaultMessage: 'Your orders' },
  partner: { id: 'orders.today.partner', defaultMessage: 'Orders of partners' },
  delayedOfAllDays: { id: 'orders.today.delayedOfAllDays', defaultMessage: 'Delayed, any day' },
  none: { id: 'orders.today.none', defaultMessage: 'No pickups today' },
  pickupMissed: { id: 'orders.today.pickupMissed', defaultMessage: 'Pickup missed' },
  notPlanned: { id: 'orders.today.notPlanned', defaultMessage: 'Not planned' },
  from: { id: 'orders.today.from', defaultMessage: '{pickup} → {drop}' },
});

/** Delayed orders are counted for all days instead. */
export const states = defineMessages<Exclude<OrderDayState, 'delayed'>>({
  unplanned: { id: 'orders.today.unplanned', defaultMessage: 'To plan' },
  planned: { id: 'orders.today.planned', defaultMessage: 'Planned' },
  moving: { id: 'orders.today.moving', defaultMessage: 'On the way' },
  done: { id: 'orders.today.done', defaultMessage: 'Done' },
});
