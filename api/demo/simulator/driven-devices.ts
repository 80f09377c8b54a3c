import { ORGANIZATION_STATUS } from 'shared-contracts/values/statuses';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import type { Point } from '../../src/platform/geometry/great-circle.rules.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { DEMO_DEVICE, UNKNOWN_DEVICES } from './device.ts';
import { type Itinerary, itineraryOf } from './itinerary.ts';

const SEED = 'consign';
/** How long unknown devices have been sending at the start, and how often they send. */
const UNKNOWN_SINCE = 3 * HOUR;
const UNKNOWN_STEP = MINUTE;

/** `step`: seconds from one position to the next; null: sends at every requested time. */
export type Driven = {
  organizationId: string;
  device: string;
  heardUntil: number;
  step: number | null;
  itinerary: Itinerary;
};

const listVehicles = (db: Db) =>
  db
    .selectFrom('vehicles')
    .leftJoin('lastPositions', 'vehicleId', 'vehicles.id')
    .select(['organizationId', 'trackingDevice as device', 'at'])
    .where('trackingDevice', 'like', `${DEMO_DEVICE}%`)
    .where('isActive', '=', true)
    .orderBy('trackingDevice')
    .orderBy('organizationId')
    .$narrowType<{ device: string }>()
    .execute();

/** Each fleet owner has the same devices. */
async function listUnknownDevices(db: Db) {
  const owners = await db
    .selectFrom('organizations')
    .select('id')
    .where('type', '=', 'fleetOwner')
    .where('status', '=', ORGANIZATION_STATUS.active)
    .orderBy('id')
    .execute();
  const latest = await db
    .selectFrom('refusedPositions')
    .select(['organizationId', 'device', 'positionAt'])
    .where('device', 'in', UNKNOWN_DEVICES)
    .where('reason', '=', 'unknownDevice')
    .execute();
  return owners.flatMap(({ id: organizationId }) =>
    UNKNOWN_DEVICES.map((device) => ({
      organizationId,
      device,
      at: latest.find((row) => row.organizationId === organizationId && row.device === device)?.positionAt ?? null,
    })),
  );
}

/**
 * The demo company's trackers, each driving between the places of its organization or, if it has few, of all: those of
 * vehicles, and unknown ones, which are those of vehicles once they are attached.
 */
export async function listDrivenDevices(db: Db, now: number): Promise<Driven[]> {
  const vehicles = await listVehicles(db);
  const locations = await db
    .selectFrom('locations')
    .select(['organizationId', 'latitude', 'longitude'])
    .orderBy('name')
    .orderBy('id')
    .execute();
  if (locations.length === 0) return [];
  const placesOf = (organizationId: string): Point[] => {
    const own = locations.filter((location) => location.organizationId === organizationId);
    return (own.length > 20 ? own : locations).map(({ latitude, longitude }) => [latitude, longitude]);
  };
  const toDriven = (
    { organizationId, device, at }: { organizationId: string; device: string; at: number | null },
    step: number | null,
  ): Driven => ({
    organizationId,
    device,
    heardUntil: at ?? (step === null ? 0 : now - UNKNOWN_SINCE),
    step,
    itinerary: itineraryOf(placesOf(organizationId), `${SEED}/${device}`),
  });
  const unknown = (await listUnknownDevices(db)).filter(
    ({ organizationId, device }) =>
      !vehicles.some((vehicle) => vehicle.organizationId === organizationId && vehicle.device === device),
  );
  return [
    ...vehicles.map((vehicle) => toDriven(vehicle, null)),
    ...unknown.map((device) => toDriven(device, UNKNOWN_STEP)),
  ];
}
