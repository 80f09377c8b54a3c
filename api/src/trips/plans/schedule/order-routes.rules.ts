import type { OrderRoute } from '../../itinerary/trip-stops.rules.ts';
import type { DeskOrder } from './plan-order.ts';

/** The stops of an order in the vocabulary of the itinerary. */
export const toOrderRoute = ({ id, pickupFrom, stops }: DeskOrder): OrderRoute => ({
  orderId: id,
  pickupFrom,
  visits: stops.map(({ locationId, contactId, kind, point, windowFrom, windowTo, handlingMinutes }, orderPosition) => ({
    orderId: id,
    orderPosition,
    kind,
    locationId,
    contactId,
    point,
    windowFrom,
    windowTo,
    handlingMinutes,
  })),
});
