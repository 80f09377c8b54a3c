import type {
  TripDriverPage,
  TripDriverQuery,
  TripVehiclePage,
  TripVehicleQuery,
} from 'shared-contracts/trip-planning';
import type { z } from 'zod';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import { thumbnailAddress } from '../fleet/vehicles/vehicle-file.present.ts';
import { problemsOfDriver, problemsOfVehicle, spanOf } from './assignment.ts';
import { pageOfDrivers } from './driver-candidates.store.ts';
import { refusalIn } from './fitness.rules.ts';
import { type Amount, utilizationOf } from './trip-plan.rules.ts';
import { findNamedTrip } from './trip-rows.store.ts';
import { findCandidate, pageOfCandidates, type Search } from './vehicle-candidates.store.ts';

type Asked = { tripId?: string | undefined; pickAt?: number | undefined; dropAt?: number | undefined };
type Context = { search: Search; load: Amount | null; only: string | undefined };

/** For whom and when is looked: of a trip that is there its own organization and times, unless told; a carrier chooses among their own. */
async function contextOf(db: Db, caller: Caller, { tripId, pickAt, dropAt }: Asked, now: number): Promise<Context> {
  const times = { pickAt: pickAt ?? null, dropAt: dropAt ?? null };
  if (tripId === undefined)
    return {
      search: { organizationId: caller.organizationId, span: spanOf(times, now), tripId: null, now },
      load: null,
      only: undefined,
    };
  const trip = await findNamedTrip(db, caller, tripId, 'tripId');
  const { organizationId } = trip;
  const span = spanOf({ pickAt: times.pickAt ?? trip.pickAt, dropAt: times.dropAt ?? trip.dropAt }, now);
  const only = caller.role === 'root' || caller.organizationId === organizationId ? undefined : caller.organizationId;
  return {
    search: { organizationId, span, tripId: trip.id, now },
    load: { space: trip.totalSpace, weight: trip.totalWeight },
    only,
  };
}

export async function vehicleCandidates(
  db: Db,
  caller: Caller,
  query: z.infer<typeof TripVehicleQuery>,
  now: number,
): Promise<TripVehiclePage> {
  const { search, load: ofTrip, only } = await contextOf(db, caller, query, now);
  const isAsked = query.space !== undefined || query.weight !== undefined;
  const load = isAsked ? { space: query.space ?? '0', weight: query.weight ?? '0' } : ofTrip;
  const { page, limit, vehicleTypeId, fittingOnly = false } = query;
  const { items, total } = await pageOfCandidates(
    db,
    search,
    { search: query.search, vehicleTypeId, ofOrganization: only, load, fittingOnly },
    { page, limit },
  );
  return {
    items: items.map((row) => {
      const problems = problemsOfVehicle(row, load);
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
          photo: photoId && thumbnailAddress(photoId),
          driver: driverId !== null && driver !== null ? { id: driverId, name: driver } : null,
          organization: { id: organizationId, name: organization },
        },
        isShared: !row.isOwn,
        utilization: load && utilizationOf(load, { space: effectiveSpace, weight: maxCarryWeight }),
        fits: refusalIn(problems) === null,
        problems,
      };
    }),
    total,
    page,
    limit,
  };
}

export async function driverCandidates(
  db: Db,
  caller: Caller,
  query: z.infer<typeof TripDriverQuery>,
  now: number,
): Promise<TripDriverPage> {
  const { search, only } = await contextOf(db, caller, query, now);
  const vehicleId = await lentVehicle(db, query.vehicleId, search);
  const found = await pageOfDrivers(
    db,
    search,
    { organizationId: only ?? search.organizationId, vehicleId },
    { text: query.search, page: query.page, limit: query.limit },
  );
  return {
    ...found,
    items: found.items.map((row) => {
      const problems = problemsOfDriver(row as Parameters<typeof problemsOfDriver>[0], search);
      const { id, name, phone, organizationId, organization, vehicleId: drives, registrationPlate } = row;
      return {
        driver: { id, name, phone },
        organization: { id: organizationId, name: organization },
        vehicle: drives !== null && registrationPlate !== null ? { id: drives, name: registrationPlate } : null,
        fits: refusalIn(problems) === null,
        problems,
      };
    }),
  };
}

/** The vehicle that was asked for, when the organization may plan with it. */
async function lentVehicle(db: Db, vehicleId: string | undefined, search: Search): Promise<string | null> {
  if (vehicleId === undefined) return null;
  return (await findCandidate(db, search, vehicleId))?.id ?? null;
}
