import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { Device, DeviceCounts, DeviceQuery, Motion, TrackerState } from 'shared-contracts/fleet/telemetry';
import { ALERT_SEVERITIES } from 'shared-contracts/values/fleet/alerts';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { toLikePattern } from '../../platform/database/search.ts';
import { LIVE_STAGES } from '../vehicles/core/vehicle.rules.ts';
import { positionsVisibleSince, visibleTo } from '../sharing/shared-vehicles.store.ts';
import { MIN_MOVING_SPEED, OFFLINE_AFTER } from './position.rules.ts';
import { toTrackerState } from './intake/tracker-state.rules.ts';
import { latestReportAt, presentLastPosition } from './last-positions.store.ts';

const eb = expressionBuilder<Tables, 'vehicles' | 'lastPositions'>();

/** Matches plates, ignoring spaces and hyphens. */
function matchesPlate(search: string | undefined): Expression<SqlBool> {
  const text = search?.replaceAll(/[ -]/g, '') ?? '';
  return text.length < MIN_SEARCH_LENGTH
    ? eb.lit(true)
    : sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${toLikePattern(text)}`;
}

/** Mirrors `getMotion` in SQL. */
const isMoving = (since: number) => eb.and([eb('at', '>=', since), eb('speed', '>=', MIN_MOVING_SPEED)]);
const motionConditions: Record<Motion, (since: number) => Expression<SqlBool>> = {
  offline: (since) => eb.or([eb('at', 'is', null), eb(latestReportAt, '<', since)]),
  moving: isMoving,
  stopped: (since) => eb.and([eb(latestReportAt, '>=', since), eb.not(isMoving(since))]),
};

type DeviceFilters = Pick<DeviceQuery, 'search' | 'motion' | 'vehicleId'>;
const selectDevices = (db: Db, caller: Caller, { search, motion, vehicleId }: DeviceFilters, now: number) => {
  const matching = db
    .selectFrom('vehicles')
    .leftJoin('lastPositions', (join) =>
      join
        .onRef('lastPositions.vehicleId', '=', 'vehicles.id')
        .on('lastPositions.at', '>=', positionsVisibleSince(db, caller, now)),
    )
    .where('trackingDevice', 'is not', null)
    .where(visibleTo(db, caller, now))
    .where(matchesPlate(search));
  const inMotion = motion ? matching.where(motionConditions[motion](now - OFFLINE_AFTER)) : matching;
  return vehicleId ? inMotion.where('vehicles.id', '=', vehicleId) : inMotion;
};

/** Stops that were reached have no expected arrival. */
const NEXT_STOP = sql`(
  select jsonb_build_object('name', l.name, 'eta', s.eta) from trip_stops s join locations l on l.id = s.location_id
  where s.trip_id = t.id and s.eta is not null order by s.position limit 1)`;

/** The number of open alerts with the most urgent severity; null: none. */
const selectOpenAlerts = sql<Device['openAlerts']>`(
  select jsonb_build_object('count', count(*), 'severity', (array_agg(severity order by
    array_position(${sql.lit(`{${ALERT_SEVERITIES.join(',')}}`)}::text[], severity)))[1])
  from alerts where alerts.vehicle_id = vehicles.id and acknowledged_at is null and ended_at is null
  having count(*) > 0)`;

/** The current or else the next trip of a vehicle, if it belongs to the caller's organization. */
const selectTrip = (caller: Caller) => {
  const isVisible = isRoot(caller) ? sql`true` : sql`t.organization_id = ${caller.organizationId}`;
  const liveStages = sql.lit(`{${LIVE_STAGES.join(',')}}`);
  return sql<Device['trip']>`(
    select jsonb_build_object('id', t.id, 'number', t.number, 'stage', t.stage, 'nextStop', ${NEXT_STOP}) from trips t
    where t.vehicle_id = vehicles.id and t.stage = any(${liveStages}) and ${isVisible}
    order by array_position(${liveStages}::text[], t.stage), t.pick_at, t.number limit 1)`;
};

const driverName = eb
  .selectFrom('drivers')
  .innerJoin('contacts', 'contacts.id', 'drivers.contactId')
  .select('contacts.name')
  .whereRef('drivers.id', '=', 'vehicles.driverId');

/** Lists vehicles with a tracking device, of the caller's organization or shared with it, by plate. */
export async function listDevices(db: Db, caller: Caller, query: DeviceQuery, now: number) {
  const matching = selectDevices(db, caller, query, now);
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
      driverName.as('driver'),
      'at',
      'latitude',
      'longitude',
      'speed',
      'heading',
      'isCoarse',
      'aliveAt',
      'trackerState',
      selectTrip(caller).as('trip'),
      selectOpenAlerts.as('openAlerts'),
    ])
    .orderBy('registrationPlate')
    .orderBy('vehicles.id');
  const page = await paginate(rows, query, matching);
  return { ...page, items: page.items.map((row) => presentDevice(row, caller, now)) };
}

export function countDevices(db: Db, caller: Caller, now: number): Promise<DeviceCounts> {
  const since = now - OFFLINE_AFTER;
  return selectDevices(db, caller, {}, now)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(motionConditions.moving(since)).as('moving'),
      fn.countAll<number>().filterWhere(motionConditions.stopped(since)).as('stopped'),
      fn.countAll<number>().filterWhere(motionConditions.offline(since)).as('offline'),
    ])
    .executeTakeFirstOrThrow();
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
  isCoarse: boolean | null;
  aliveAt: number | null;
  trackerState: Partial<TrackerState> | null;
  trip: Device['trip'];
  openAlerts: Device['openAlerts'];
};

const hasPosition = (row: Row): row is Row & { at: number; latitude: number; longitude: number; speed: number } =>
  row.at !== null;

function presentPosition(row: Row, now: number) {
  if (!hasPosition(row)) return null;
  const { id: vehicleId, at, latitude, longitude, speed, heading, isCoarse, aliveAt } = row;
  return presentLastPosition(
    { vehicleId, at, latitude, longitude, speed, heading, isCoarse: isCoarse === true, aliveAt },
    now,
  );
}

const presentState = (state: Partial<TrackerState> | null) => state && toTrackerState(state);

function presentDevice(row: Row, caller: Caller, now: number): Device {
  const position = presentPosition(row, now);
  const isShared = !isRoot(caller) && row.organizationId !== caller.organizationId;
  return {
    vehicleId: row.id,
    registrationPlate: row.registrationPlate,
    isShared,
    position,
    motion: position?.motion ?? 'offline',
    trip: row.trip,
    openAlerts: isShared ? null : row.openAlerts,
    device: isShared ? null : row.trackingDevice,
    type: { id: row.vehicleTypeId, name: row.type },
    organization: { id: row.organizationId, name: row.organization },
    state: isShared ? null : presentState(row.trackerState),
    driver: row.driverId !== null && row.driver !== null ? { id: row.driverId, name: row.driver } : null,
  };
}
