import { type Temperature, TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import type { FloorMeasures } from 'shared-contracts/values/space';
import { decimal } from '../../platform/values/money.ts';
import { isRequestedType, type RequestedTypes } from '../candidates/requested-types.rules.ts';
import type { Amount } from '../itinerary/trip-plan.rules.ts';

/** `temperature`: the coldest that its cargo needs. */
export type OrderNeeds = Amount & { temperature: Temperature; requestedTypes: RequestedTypes };
/** A trip with its load, and the capacity of its vehicle or requested type. Null if it has neither. */
export type TripCapacity = {
  totalSpace: string;
  totalWeight: string;
  totalPalletPlaces?: string | null;
  totalLoadingMeters?: string | null;
  type: string | null;
  temperature: Temperature | null;
  space: string | null;
  weight: string | null;
} & FloorMeasures;

type Optional = string | null | undefined;
const exceeds = (load: Optional, added: Optional, capacity: Optional) =>
  decimal(load ?? 0)
    .plus(added ?? 0)
    .gt(capacity ?? Infinity);

/** Whether a trip has room for an order and the type and temperature that it requires. A requested type may be any. */
export function canCarry(trip: TripCapacity, order: OrderNeeds): boolean {
  if (exceeds(trip.totalSpace, order.space, trip.space)) return false;
  if (exceeds(trip.totalWeight, order.weight, trip.weight)) return false;
  if (exceeds(trip.totalPalletPlaces, order.palletPlaces, trip.palletPlaces)) return false;
  if (exceeds(trip.totalLoadingMeters, order.loadingMeters, trip.loadingMeters)) return false;
  if (trip.type === null) return true;
  if (!isRequestedType(trip.type, order.requestedTypes)) return false;
  const isCold = TEMPERATURES.indexOf(trip.temperature ?? 'ambient') >= TEMPERATURES.indexOf(order.temperature);
  return isCold || order.requestedTypes !== null;
}
