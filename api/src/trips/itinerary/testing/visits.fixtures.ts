import type { OrderWindows } from '../../../orders/public.ts';
import type { Visit } from '../trip-stops.rules.ts';

export const NO_WINDOWS: OrderWindows = {
  pickupFrom: null,
  pickupTo: null,
  deliveryFrom: null,
  deliveryTo: null,
  loadingMinutes: 0,
  unloadingMinutes: 0,
};

/** A visit of a place on a line: driving past ten places takes 23 minutes. */
export const visitOnLine = (orderId: string, orderPosition: number, kind: Visit['kind'], place: number): Visit => ({
  orderId,
  orderPosition,
  kind,
  windowFrom: null,
  windowTo: null,
  handlingMinutes: null,
  locationId: `L${place}`,
  contactId: null,
  point: [6 + place / 100, 80],
});
