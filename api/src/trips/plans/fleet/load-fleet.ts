import type { PlanFleet } from 'shared-contracts/trips/plans/plan-trips';
import type { Db } from '../../../platform/database/database.ts';
import { listBookedTrips } from './booked-trips.store.ts';
import { listDeskDrivers } from './desk-drivers.store.ts';
import { type DeskContext, type DeskVehicle, listDeskVehicles } from './desk-vehicles.store.ts';
import { listOccupations, type Occupation } from './occupations.store.ts';
import { toCapacity } from '../../candidates/fitness.rules.ts';

type Unavailable = PlanFleet['vehicles'][number]['unavailable'];

/** Times at which the organization can't use a vehicle, except its own trips, which are shown as trips. */
function listUnavailable(
  { isOwn, shares, unavailabilities }: DeskVehicle,
  occupations: readonly Occupation[],
  { span }: DeskContext,
): Unavailable {
  const periods = [
    ...unavailabilities,
    ...(isOwn ? shares.map((share) => ({ ...share, reason: null })) : []),
    ...occupations.filter(({ number }) => number === null).map(({ period }) => ({ ...period, reason: null })),
  ];
  return periods.map(({ fromAt, toAt, reason }) => ({ from: fromAt, to: toAt ?? Math.max(fromAt, span.toAt), reason }));
}

/** The vehicles and drivers of a desk, and the trips of the organization in its time. */
export async function loadFleet(db: Db, context: DeskContext): Promise<PlanFleet> {
  const [vehicles, drivers] = [await listDeskVehicles(db, context, null), await listDeskDrivers(db, context, null)];
  const occupations = Map.groupBy(
    await listOccupations(db, context, { vehicleIds: vehicles.map(({ id }) => id), driverIds: [] }),
    ({ vehicleId }) => vehicleId,
  );
  return {
    vehicles: vehicles.map((vehicle) => ({
      id: vehicle.id,
      name: vehicle.registrationPlate,
      type: { id: vehicle.vehicleTypeId, name: vehicle.type, icon: vehicle.icon },
      capacity: toCapacity(vehicle),
      driver: vehicle.driverId === null ? null : { id: vehicle.driverId, name: vehicle.driver },
      organization: { id: vehicle.organizationId, name: vehicle.organization },
      isShared: !vehicle.isOwn,
      unavailable: listUnavailable(vehicle, occupations.get(vehicle.id) ?? [], context),
    })),
    drivers: drivers.map(({ id, name, phone, organizationId, organization }) => ({
      id,
      name,
      phone,
      organization: { id: organizationId, name: organization },
    })),
    trips: await listBookedTrips(db, context),
  };
}
