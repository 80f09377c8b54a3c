import type { TripPreview, TripPreviewInput } from 'shared-contracts/trips/trip-planning';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';
import type { TripStop } from 'shared-contracts/trips/trips';
import { suggestVehicleTypes, selectVehicleTypes } from '../../fleet/public.ts';
import { formatAddress } from '../../network/public.ts';
import type { Estimator } from '../../orders/public.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { toSpan } from '../candidates/assignment.ts';
import { toCapacity } from '../candidates/fitness.rules.ts';
import { listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { planTrip, type TripPlan } from '../itinerary/trip-plan.ts';
import { toTotals, toTypeCapacity, utilizationOf } from '../itinerary/trip-plan.rules.ts';
import { findUnknownReferences } from '../editing/trip-references.store.ts';
import { findReferencedTrip } from '../core/trip-records.store.ts';
import { isColdEnough, isRequestedType, sortByTemperature } from '../candidates/requested-types.rules.ts';
import { findTypeNeeds, type TypeNeeds } from '../candidates/requested-types.store.ts';
import { findVehicleCandidate } from '../candidates/vehicle-candidates.store.ts';

type PreviewServices = Pick<Services, 'db' | 'now'> & Estimator;

const TYPE_CAPACITY = ['averageSpace', 'maxWeight', 'palletPlaces', 'loadingMeters'] as const;

/** The capacity of the vehicle, or else of the requested type. Null without either, or if the caller may not use it. */
async function findCapacity(
  db: Db,
  organizationId: string,
  { vehicleId, requestedVehicleTypeId, tripId }: TripPreviewInput,
  plan: TripPlan,
  now: number,
) {
  const vehicle = vehicleId
    ? await findVehicleCandidate(
        db,
        { organizationId, span: toSpan(plan, now), tripId: tripId ?? null, now, requestedTypes: null },
        vehicleId,
      )
    : undefined;
  if (vehicle) return toCapacity(vehicle);
  const type = requestedVehicleTypeId
    ? await selectVehicleTypes(db, organizationId)
        .select(TYPE_CAPACITY)
        .where('id', '=', requestedVehicleTypeId)
        .executeTakeFirst()
    : undefined;
  return type ? toTypeCapacity(type) : null;
}

async function presentPlannedStops(db: Db, { stops, orders }: TripPlan): Promise<TripStop[]> {
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
  const locationById = new Map(locations.map((location) => [location.id, location]));
  const contactById = new Map(
    contacts.map((contact) => [contact.id, { ...contact, phone: formatPhone(contact.phone) }]),
  );
  const orderById = new Map(orders.map((order) => [order.id, order]));
  return stops.flatMap(({ locationId, contactId, visits, plannedAt, breakMinutes, windowFrom, windowTo }, position) => {
    const stopLocation = locationById.get(locationId);
    if (!stopLocation) return [];
    const { buildingNumber, street1, ...location } = stopLocation;
    const address = formatAddress({
      buildingNumber,
      apartmentNumber: '',
      street1,
      street2: '',
      city: location.city,
      state: '',
      zip: '',
    });
    const stopOrders = visits.flatMap(({ orderId, kind }) => {
      const order = orderById.get(orderId);
      return order
        ? [
            {
              id: orderId,
              number: order.number,
              shipperCode: order.shipperCode,
              what: kind === 'pickup' ? ('pick' as const) : ('drop' as const),
              stage: order.stage,
            },
          ]
        : [];
    });
    return [
      {
        position,
        location: { ...location, address },
        contact: (contactId && contactById.get(contactId)) || null,
        orders: stopOrders,
        plannedAt,
        ...(breakMinutes !== undefined && { breakMinutes }),
        windowFrom,
        windowTo,
        arrivedAt: null,
        departedAt: null,
      },
    ];
  });
}

type SuggestedType = Parameters<typeof toTypeCapacity>[0] & { id: string; name: string; temperature: Temperature };

/** The smallest of the plainest types that the orders allow and that are cold enough for them. */
const suggestType = <Type extends SuggestedType>(
  types: readonly Type[],
  plan: TripPlan,
  { requestedTypes, cargoNeeds }: TypeNeeds,
): Type | undefined =>
  sortByTemperature(
    suggestVehicleTypes(
      types.filter(
        ({ name, temperature }) => isRequestedType(name, requestedTypes) && isColdEnough(name, temperature, cargoNeeds),
      ),
      plan,
    ),
  )[0];

/** Computes a trip without saving it. @throws 422 by field */
export async function previewTrip(
  { db, now, ...estimator }: PreviewServices,
  caller: Caller,
  input: TripPreviewInput,
): Promise<TripPreview> {
  const trip = input.tripId === undefined ? null : await findReferencedTrip(db, caller, input.tripId, 'tripId');
  const organizationId = trip && isRoot(caller) ? trip.organizationId : caller.organizationId;
  const currentOrderIds =
    trip?.organizationId === organizationId
      ? new Set((await listCarriedOrders(db, trip.id)).map(({ id }) => id))
      : new Set<string>();
  const { billingContractId, requestedVehicleTypeId } = input;
  const unknownReferences = await findUnknownReferences(db, estimator.pricing, organizationId, {
    billingContractId,
    requestedVehicleTypeId,
  });
  if (Object.keys(unknownReferences).length > 0) throw invalidFields(unknownReferences);
  const plan = await planTrip(db, estimator, organizationId, input, currentOrderIds, trip?.id);
  if (Object.keys(plan.problems).length > 0) throw invalidFields(plan.problems);
  const capacity = await findCapacity(db, organizationId, input, plan, now());
  const types = await selectVehicleTypes(db, organizationId)
    .select(['id', 'name', 'temperature', ...TYPE_CAPACITY])
    .execute();
  const smallest = suggestType(
    types,
    plan,
    await findTypeNeeds(
      db,
      plan.orders.map(({ id }) => id),
    ),
  );
  const suggestedCapacity = smallest && toTypeCapacity(smallest);
  return {
    ...toTotals(plan),
    capacity,
    utilization: capacity && utilizationOf(plan, capacity),
    suggestedVehicleType:
      smallest && suggestedCapacity
        ? {
            id: smallest.id,
            name: smallest.name,
            capacity: suggestedCapacity,
            utilization: utilizationOf(plan, suggestedCapacity),
          }
        : null,
    stops: await presentPlannedStops(db, plan),
    pickAt: plan.pickAt,
    dropAt: plan.dropAt,
    distance: plan.distance,
    isDistanceEstimated: plan.isEstimated,
    cost: plan.cost,
    currency: plan.currency,
    lateStops: plan.lateStops,
  };
}
