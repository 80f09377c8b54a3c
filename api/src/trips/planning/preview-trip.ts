import type { TripPreview, TripPreviewInput } from 'shared-contracts/trip-planning';
import type { TripStop } from 'shared-contracts/trips';
import type { Routing } from '../network/geo/routing.ts';
import { addressLine } from '../network/locations/location.rules.ts';
import { type Caller, isRoot } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import { typesFor } from '../fleet/vehicles/suggest.rules.ts';
import { vehicleTypesFor } from '../fleet/vehicles/vehicle-types.store.ts';
import { spanOf } from './assignment.ts';
import { carriedBy } from './trip-load.store.ts';
import { planTrip, type TripPlan } from './trip-plan.ts';
import { utilizationOf } from './trip-plan.rules.ts';
import { unknownReferences } from './trip-references.store.ts';
import { findNamedTrip } from './trip-rows.store.ts';
import { findCandidate } from './vehicle-candidates.store.ts';

type Server = { db: Db; routing: Routing; now: () => number };

/** Of the vehicle, else of the requested type; null: neither is named, or the caller may not plan with it. */
async function capacityOf(
  db: Db,
  organizationId: string,
  { vehicleId, requestedVehicleTypeId, tripId }: TripPreviewInput,
  plan: TripPlan,
  now: number,
) {
  const vehicle = vehicleId
    ? await findCandidate(db, { organizationId, span: spanOf(plan, now), tripId: tripId ?? null, now }, vehicleId)
    : undefined;
  if (vehicle) return { space: vehicle.effectiveSpace, weight: vehicle.maxCarryWeight };
  const type = requestedVehicleTypeId
    ? await vehicleTypesFor(db, organizationId)
        .select(['averageSpace', 'maxWeight'])
        .where('id', '=', requestedVehicleTypeId)
        .executeTakeFirst()
    : undefined;
  return type ? { space: type.averageSpace, weight: type.maxWeight } : null;
}

async function stopsOf(db: Db, { stops, orders }: TripPlan): Promise<TripStop[]> {
  const [locationIds, contactIds] = [
    stops.map(({ locationId }) => locationId),
    stops.flatMap(({ contactId }) => contactId ?? []),
  ];
  const locations =
    locationIds.length === 0
      ? []
      : await db
          .selectFrom('locations')
          .select(['id', 'name', 'buildingNumber', 'street1', 'city', 'latitude', 'longitude'])
          .where('id', 'in', locationIds)
          .execute();
  const contacts =
    contactIds.length === 0
      ? []
      : await db.selectFrom('contacts').select(['id', 'name', 'phone']).where('id', 'in', contactIds).execute();
  const places = new Map(locations.map((location) => [location.id, location]));
  const people = new Map(contacts.map((contact) => [contact.id, contact]));
  const byId = new Map(orders.map((order) => [order.id, order]));
  return stops.flatMap(({ locationId, contactId, visits, plannedAt, windowFrom, windowTo }, position) => {
    const place = places.get(locationId);
    if (!place) return [];
    const { buildingNumber, street1, ...location } = place;
    const address = addressLine({
      buildingNumber,
      apartmentNumber: '',
      street1,
      street2: '',
      city: place.city,
      state: '',
      zip: '',
    });
    const done = visits.flatMap(({ orderId, orderPosition }) => {
      const order = byId.get(orderId);
      return order
        ? [
            {
              id: orderId,
              number: order.number,
              what: orderPosition === 0 ? ('pick' as const) : ('drop' as const),
              stage: order.stage,
            },
          ]
        : [];
    });
    return [
      {
        position,
        location: { ...location, address },
        contact: (contactId && people.get(contactId)) || null,
        orders: done,
        plannedAt,
        windowFrom,
        windowTo,
        arrivedAt: null,
        departedAt: null,
      },
    ];
  });
}

/** What a trip would carry, where it would go and what that would cost, before it is saved. @throws 422 by field */
export async function previewTrip(
  { db, routing, now }: Server,
  caller: Caller,
  input: TripPreviewInput,
): Promise<TripPreview> {
  const trip = input.tripId === undefined ? null : await findNamedTrip(db, caller, input.tripId, 'tripId');
  const organizationId = trip && isRoot(caller) ? trip.organizationId : caller.organizationId;
  const inTrip =
    trip?.organizationId === organizationId
      ? new Set((await carriedBy(db, trip.id)).map(({ id }) => id))
      : new Set<string>();
  const { billingContractId, requestedVehicleTypeId } = input;
  const unknown = await unknownReferences(db, organizationId, { billingContractId, requestedVehicleTypeId });
  if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
  const plan = await planTrip(db, routing, organizationId, input, inTrip);
  if (Object.keys(plan.problems).length > 0) throw invalidFields(plan.problems);
  const capacity = await capacityOf(db, organizationId, input, plan, now());
  const types = await vehicleTypesFor(db, organizationId).select(['id', 'name', 'averageSpace', 'maxWeight']).execute();
  const [smallest] = typesFor(types, plan);
  const fits = smallest && { space: smallest.averageSpace, weight: smallest.maxWeight };
  return {
    totalSpace: plan.space,
    totalWeight: plan.weight,
    capacity,
    utilization: capacity && utilizationOf(plan, capacity),
    suggestedVehicleType:
      smallest && fits
        ? { id: smallest.id, name: smallest.name, capacity: fits, utilization: utilizationOf(plan, fits) }
        : null,
    stops: await stopsOf(db, plan),
    pickAt: plan.pickAt,
    dropAt: plan.dropAt,
    distance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    cost: plan.cost,
    currency: plan.currency,
    lateStops: plan.lateStops,
  };
}
