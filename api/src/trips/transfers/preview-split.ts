import type { TripSplitInput, TripSplitPreview } from 'shared-contracts/trips/trip-transfers';
import type { VisitedStop } from 'shared-contracts/trips/trips';
import { MINUTE } from 'shared-contracts/values/time';
import type { Caller } from '../../platform/access/caller.ts';
import { inRolledBackTransaction } from '../../platform/database/database.ts';
import type { TripServices } from '../core/trip-services.ts';
import { findTripDetails } from '../lists/trip-details.ts';
import { splitAtHub } from './split-at-hub.ts';

const toMinutesLate = ({ plannedAt, windowTo }: VisitedStop) =>
  plannedAt === null || windowTo === null ? 0 : Math.max(0, Math.ceil((plannedAt - windowTo) / MINUTE));

const presentStop = (stop: VisitedStop) => ({
  location: { id: stop.location.id, name: stop.location.name },
  plannedAt: stop.plannedAt,
  windowFrom: stop.windowFrom,
  windowTo: stop.windowTo,
  lateMinutes: toMinutesLate(stop),
});

const isUnloadedAt = ({ location, orders }: VisitedStop, { locationId, orderIds }: TripSplitInput) =>
  location.id === locationId && orders.some(({ id, what }) => what === 'drop' && orderIds.includes(id));

/**
 * The times of both trips if orders changed vehicle at a hub. Makes the change and rolls it back, so that the preview
 * equals what would be stored. Notifies nobody.
 * @throws as `splitAtHub`
 */
export const previewSplit = (
  services: TripServices,
  caller: Caller,
  id: string,
  input: TripSplitInput,
): Promise<TripSplitPreview> =>
  inRolledBackTransaction(services.db, async (tx) => {
    const onwardId = await splitAtHub({ ...services, db: tx }, caller, id, input);
    const first = await findTripDetails(tx, caller, id, services.now());
    const onward = await findTripDetails(tx, caller, onwardId, services.now());
    const transfers = (first.transfers ?? []).filter(
      ({ order, hub }) => input.orderIds.includes(order.id) && hub.id === input.locationId,
    );
    return {
      arrivesAt: transfers[0]?.arrivesAt ?? null,
      loadsAt: transfers[0]?.loadsAt ?? null,
      missesBy: Math.max(0, ...transfers.map(({ missesBy }) => missesBy)),
      first: first.stops.slice(first.stops.findIndex((stop) => isUnloadedAt(stop, input))).map(presentStop),
      onward: onward.stops.map(presentStop),
      onwardTrip: input.tripId === null ? null : onward.number,
    };
  });
