import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Device, DeviceQuery, Motion } from 'shared-contracts/telemetry';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { containing } from '../../platform/search.ts';
import { LIVE_STAGES } from '../vehicles/vehicle.rules.ts';
import { visibleTo } from '../vehicles/shared-vehicles.store.ts';
import { MOVING_FROM, OFFLINE_AFTER } from './position.rules.ts';
import { presentLast } from './last-positions.store.ts';

const eb = expressionBuilder<Tables, 'vehicles' | 'lastPositions'>();

/** By plate, with or without what stands between its parts. */
function fitting(text: string | undefined): Expression<SqlBool> {
  const bare = text?.replaceAll(/[ -]/g, '') ?? '';
  return bare.length < SEARCH_FROM
    ? eb.lit(true)
    : sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${containing(bare)}`;
}

/** The same as `motionOf`. */
const IN_MOTION: Record<Motion, (since: number) => Expression<SqlBool>> = {
  offline: (since) => eb.or([eb('heardAt', 'is', null), eb('heardAt', '<', since)]),
  moving: (since) => eb.and([eb('heardAt', '>=', since), eb('speed', '>=', MOVING_FROM)]),
  stopped: (since) => eb.and([eb('heardAt', '>=', since), eb('speed', '<', MOVING_FROM)]),
};

const devices = (db: Db, caller: Caller, { search, motion, vehicleId }: DeviceQuery, now: number) => {
  const matching = db
    .selectFrom('vehicles')
    .leftJoin('lastPositions', 'lastPositions.vehicleId', 'vehicles.id')
    .where('trackingDevice', 'is not', null)
    .where(visibleTo(db, caller, now))
    .where(fitting(search));
  const wanted = motion ? matching.where(IN_MOTION[motion](now - OFFLINE_AFTER)) : matching;
  return vehicleId ? wanted.where('vehicles.id', '=', vehicleId) : wanted;
};

/** The trip that a vehicle is on or will be, the furthest first, if the caller may know of it. */
const tripOf = (caller: Caller) => {
  const own = isRoot(caller) ? sql`true` : sql`t.organization_id = ${caller.organizationId}`;
  return sql<Device['trip']>`(
    select jsonb_build_object('id', t.id, 'number', t.number, 'stage', t.stage) from trips t
    where t.vehicle_id = vehicles.id and t.stage = any(${sql.lit(`{${LIVE_STAGES.join(',')}}`)}) and ${own}
    order by array_position(${sql.lit(`{${LIVE_STAGES.join(',')}}`)}::text[], t.stage), t.pick_at, t.number limit 1)`;
};

const driver = eb
  .selectFrom('drivers')
  .innerJoin('contacts', 'contacts.id', 'drivers.contactId')
  .select('contacts.name')
  .whereRef('drivers.id', '=', 'vehicles.driverId');

/** The caller's vehicles with a tracking device and those that are shared with it, by plate. */
export async function listDevices(db: Db, caller: Caller, query: DeviceQuery, now: number) {
  const matching = devices(db, caller, query, now);
  const rows = matching
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .select([
      'vehicles.id',
      'trackingDevice',
      'registrationPlate',
      'vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicles.organizationId',
      'organizations.name as organization',
      'driverId',
      driver.as('driver'),
      'at',
      'latitude',
      'longitude',
      'speed',
      'heading',
      'heardAt',
      tripOf(caller).as('trip'),
    ])
    .orderBy('registrationPlate')
    .orderBy('vehicles.id');
  const page = await paged(rows, query, matching);
  return { ...page, items: page.items.map((row) => present(row, caller, now)) };
}

type Row = {
  id: string;
  trackingDevice: string | null;
  registrationPlate: string;
  vehicleTypeId: string;
  type: string;
  organizationId: string;
  organization: string;
  driverId: string | null;
  driver: string | null;
  at: number | null;
  latitude: number | null;
  longitude: number | null;
  speed: number | null;
  heading: number | null;
  heardAt: number | null;
  trip: Device['trip'];
};

const isHeard = (
  row: Row,
): row is Row & { at: number; latitude: number; longitude: number; speed: number; heardAt: number } => row.at !== null;

function positionIn(row: Row, now: number) {
  if (!isHeard(row)) return null;
  const { id: vehicleId, at, latitude, longitude, speed, heading, heardAt } = row;
  return presentLast({ vehicleId, at, latitude, longitude, speed, heading, heardAt }, now);
}

function present(row: Row, caller: Caller, now: number): Device {
  const position = positionIn(row, now);
  const isShared = !isRoot(caller) && row.organizationId !== caller.organizationId;
  return {
    vehicleId: row.id,
    registrationPlate: row.registrationPlate,
    isShared,
    position,
    motion: position?.motion ?? 'offline',
    trip: row.trip,
    device: isShared ? null : row.trackingDevice,
    type: { id: row.vehicleTypeId, name: row.type },
    organization: { id: row.organizationId, name: row.organization },
    driver: row.driverId !== null && row.driver !== null ? { id: row.driverId, name: row.driver } : null,
  };
}
