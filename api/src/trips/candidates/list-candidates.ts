import type {
  TripDriverPage,
  TripDriverQuery,
  TripVehiclePage,
  TripVehicleQuery,
} from 'shared-contracts/trips/trip-planning';
import type { z } from 'zod';
import { toThumbnailUrl } from '../../fleet/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { findDriverProblems, findVehicleProblems, toSpan } from './assignment.ts';
import { findContextRules, findRunningTripNeeds } from './assignment-context.ts';
import { paginateDrivers } from './driver-candidates.store.ts';
import { isBlocked, toCapacity } from './fitness.rules.ts';
import { findTypeNeeds } from './requested-types.store.ts';
import { findCarriableOrders, listCarriedOrders } from '../itinerary/trip-load.store.ts';
import { type Amount, toAmount, utilizationOf } from '../itinerary/trip-plan.rules.ts';
import { findReferencedTrip } from '../core/trip-records.store.ts';
import { isRunningStage } from '../stages/trip-stage.rules.ts';
import { findVehicleCandidate, paginateVehicleCandidates, type CandidateContext } from './vehicle-candidates.store.ts';

type TripFilters = {
  tripId?: string | undefined;
  pickAt?: number | undefined;
  dropAt?: number | undefined;
  /** Orders of a trip that is unsaved or being edited. Defaults to those of the trip. */
  orderId?: string[] | undefined;
};
/** `onlyOrganizationId`: set for carriers, who may choose only their own vehicles and drivers. */
type CandidateQuery = {
  context: CandidateContext;
  load: Amount | null;
  onlyOrganizationId: string | undefined;
};

/** For an existing trip, uses its organization and, unless the caller sends others, its times. */
async function toCandidateQuery(
  db: Db,
  caller: Caller,
  { tripId, pickAt, dropAt, orderId }: TripFilters,
  now: number,
): Promise<CandidateQuery> {
  const times = { pickAt: pickAt ?? null, dropAt: dropAt ?? null };
  const requestedIds = (organization: string) =>
    findCarriableOrders(db, organization, orderId ?? []).then((orders) => orders.map(({ id }) => id));
  if (tripId === undefined)
    return {
      context: {
        organizationId: caller.organizationId,
        span: toSpan(times, now),
        tripId: null,
        now,
        ...(await findTypeNeeds(db, await requestedIds(caller.organizationId))),
      },
      load: null,
      onlyOrganizationId: undefined,
    };
  const trip = await findReferencedTrip(db, caller, tripId, 'tripId');
  const { organizationId } = trip;
  const isRunner = caller.role === 'root' || caller.organizationId === organizationId;
  const onlyOrganizationId = isRunner ? undefined : caller.organizationId;
  if (isRunningStage(trip.stage)) return { ...(await findRunningTripNeeds(db, trip, now)), onlyOrganizationId };
  const span = toSpan({ pickAt: times.pickAt ?? trip.pickAt, dropAt: times.dropAt ?? trip.dropAt }, now);
  const orderIds = orderId
    ? await requestedIds(organizationId)
    : (await listCarriedOrders(db, trip.id)).map(({ id }) => id);
  return {
    context: {
      organizationId,
      span,
      tripId: trip.id,
      now,
      ...(await findTypeNeeds(db, orderIds)),
    },
    load: toAmount(trip),
    onlyOrganizationId,
  };
}

export async function listVehicleCandidates(
  db: Db,
  caller: Caller,
  query: z.infer<typeof TripVehicleQuery>,
  now: number,
): Promise<TripVehiclePage> {
  const { context, load: tripLoad, onlyOrganizationId } = await toCandidateQuery(db, caller, query, now);
  const { space, weight, palletPlaces = null, loadingMeters = null } = query;
  const hasLoad = space !== undefined || weight !== undefined;
  const load = hasLoad ? { space: space ?? '0', weight: weight ?? '0', palletPlaces, loadingMeters } : tripLoad;
  const { page, limit, vehicleTypeId, fittingOnly = false } = query;
  const rules = await findContextRules(db, context);
  const { items, ...range } = await paginateVehicleCandidates(
    db,
    context,
    { search: query.search, rules, vehicleTypeId, organizationId: onlyOrganizationId, load, fittingOnly },
    { page, limit },
  );
  return {
    items: items.map((row) => {
      const problems = findVehicleProblems(row, load, context, rules);
      const {
        id,
        registrationPlate,
        vehicleTypeId: typeId,
        type,
        icon,
        effectiveSpace,
        maxCarryWeight,
        photoId,
        driverId,
        driver,
        organizationId,
        organization,
      } = row;
      return {
        vehicle: {
          id,
          registrationPlate,
          type: { id: typeId, name: type, icon },
          effectiveSpace,
          maxCarryWeight,
          palletPlaces: row.palletPlaces,
          loadingMeters: row.loadingMeters,
          photo: photoId && toThumbnailUrl(photoId),
          driver: driverId !== null && driver !== null ? { id: driverId, name: driver } : null,
          organization: { id: organizationId, name: organization },
        },
        isShared: !row.isOwn,
        share: row.share,
        utilization: load && utilizationOf(load, toCapacity(row)),
        fits: !isBlocked(problems),
        problems,
      };
    }),
    ...range,
  };
}

export async function listDriverCandidates(
  db: Db,
  caller: Caller,
  query: z.infer<typeof TripDriverQuery>,
  now: number,
): Promise<TripDriverPage> {
  const { context, onlyOrganizationId } = await toCandidateQuery(db, caller, query, now);
  const vehicleId = await findUsableVehicleId(db, query.vehicleId, context);
  const rules = await findContextRules(db, context);
  const drivers = await paginateDrivers(
    db,
    context,
    { organizationId: onlyOrganizationId ?? context.organizationId, vehicleId },
    { text: query.search, rules, page: query.page, limit: query.limit },
  );
  return {
    ...drivers,
    items: drivers.items.map((row) => {
      const problems = findDriverProblems(row, context, rules);
      const { id, name, phone, organizationId, organization, vehicleId: defaultVehicleId, registrationPlate } = row;
      return {
        driver: { id, name, phone: phone && formatPhone(phone) },
        organization: { id: organizationId, name: organization },
        vehicle:
          defaultVehicleId !== null && registrationPlate !== null
            ? { id: defaultVehicleId, name: registrationPlate }
            : null,
        fits: !isBlocked(problems),
        problems,
      };
    }),
  };
}

/** Null also for a vehicle that the organization may not use. */
async function findUsableVehicleId(
  db: Db,
  vehicleId: string | undefined,
  context: CandidateContext,
): Promise<string | null> {
  if (vehicleId === undefined) return null;
  return (await findVehicleCandidate(db, context, vehicleId))?.id ?? null;
}
