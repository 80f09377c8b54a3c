import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { VehicleQuery } from 'shared-contracts/fleet/vehicles';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { ALERT_SEVERITIES, type AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import { DAY } from 'shared-contracts/values/time';
import { EXPIRY_WARNING_DAYS } from 'shared-contracts/values/fleet/vehicles';
import { isDriverBlocked } from '../../drivers/is-driver-blocked.ts';
import { type Caller, isRoot } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { parseSort, paginate } from '../../../platform/database/pagination.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { toLikePattern } from '../../../platform/database/search.ts';
import { METER_READINGS } from '../meters/meter-readings.store.ts';
import { selectExpiringVehicleIds } from '../services/expiring-items.store.ts';
import { selectSharedVehicleIds, sharedWith, visibleTo } from '../../sharing/shared-vehicles.store.ts';

const eb = expressionBuilder<Tables, 'vehicles'>();

/** Searches by plate, ignoring spaces and dashes, and by VIN. */
export function matchesVehicleSearch(text: string | undefined): Expression<SqlBool> {
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return eb.lit(true);
  const plate = text.replaceAll(/[ -]/g, '');
  const matchesVin = eb('vehicles.vin', 'ilike', toLikePattern(text));
  if (plate.length < MIN_SEARCH_LENGTH) return matchesVin;
  const matchesPlate = sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${toLikePattern(plate)}`;
  return eb.or([matchesPlate, matchesVin]);
}

/** Omitted filters match everything. */
function toConditions(db: Db, caller: Caller, query: VehicleQuery, now: number): Expression<SqlBool>[] {
  const { weight, cargoSpace, typeId, status, shared, withDriver, driverId, organizationId, expiring, of } = query;
  const isOwn = of === 'own';
  const selectExpiring = () =>
    selectExpiringVehicleIds(db, {
      organizationId: isOwn && !isRoot(caller) ? caller.organizationId : null,
      until: now + EXPIRY_WARNING_DAYS * DAY,
      now,
    });
  const filters: [unknown, () => Expression<SqlBool>][] = [
    [weight, () => eb('maxCarryWeight', '>=', weight ?? '')],
    [cargoSpace, () => eb('effectiveSpace', '>=', cargoSpace ?? '')],
    [typeId, () => eb('vehicleTypeId', '=', typeId ?? '')],
    [status, () => eb('isActive', '=', status === 'active')],
    [driverId, () => eb('driverId', '=', driverId ?? '')],
    [organizationId, () => eb('vehicles.organizationId', '=', organizationId ?? '')],
    [withDriver, () => eb('driverId', withDriver ? 'is not' : 'is', null)],
    [shared, () => eb('vehicles.id', shared ? 'in' : 'not in', selectSharedVehicleIds(db, now))],
    [expiring, () => eb('vehicles.id', expiring ? 'in' : 'not in', selectExpiring())],
  ];
  const conditions = filters.filter(([value]) => value !== undefined).map(([, toCondition]) => toCondition());
  return [
    isOwn ? ownedBy(caller, 'vehicles') : sharedWith(db, caller, now),
    matchesVehicleSearch(query.search),
    ...conditions,
  ];
}

/** Lists the ids of one page. `findVehicleRows` then loads the columns of these only. */
export function listVehicleIds(db: Db, caller: Caller, query: VehicleQuery, now: number) {
  const { column, direction } = parseSort(query.sort);
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(eb.and(toConditions(db, caller, query, now)));
  const isNullable = column === 'year';
  const sorted = matching.orderBy(sql.ref(`vehicles.${column}`), (order) =>
    isNullable ? order[direction]().nullsLast() : order[direction](),
  );
  return paginate(sorted.orderBy('vehicles.id'), query);
}

const selectEntryName = (column: 'brandId' | 'modelId' | 'colorId' | 'fuelTypeId') =>
  eb
    .selectFrom('vehicleDictionaries')
    .select('vehicleDictionaries.name')
    .whereRef('vehicleDictionaries.id', '=', `vehicles.${column}`);

const selectOpenAlerts = sql<{ open: number; severity: AlertSeverity | null }>`(
  select json_build_object('open', count(*), 'severity', (array_agg(severity order by
    array_position(${sql.lit(`{${ALERT_SEVERITIES.join(',')}}`)}::text[], severity)))[1])
  from alerts where alerts.vehicle_id = vehicles.id and acknowledged_at is null and ended_at is null)`;

/** Names are subqueries, because planning that many joins would take the database longer than reading. */
const selectRows = (db: Db, now: number) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .select([
      'vehicles.id',
      'vehicles.revision',
      'registrationPlate',
      'vin',
      'vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicleTypes.icon as typeIcon',
      'vehicleTypes.licenseClass as typeLicenseClass',
      'vehicles.licenseClass',
      'brandId',
      selectEntryName('brandId').as('brand'),
      'modelId',
      selectEntryName('modelId').as('model'),
      'year',
      'isActive',
      'effectiveSpace',
      'maxCarryWeight',
      'vehicles.palletPlaces',
      'vehicles.loadingMeters',
      'vehicleTypes.palletPlaces as typePalletPlaces',
      'vehicleTypes.loadingMeters as typeLoadingMeters',
      'driverId',
      'vehicles.organizationId',
      'organizations.name as organization',
      'vehicles.createdAt',
      eb
        .selectFrom('drivers')
        .innerJoin('contacts', 'contacts.id', 'drivers.contactId')
        .select('contacts.name')
        .whereRef('drivers.id', '=', 'vehicles.driverId')
        .as('driver'),
      eb
        .selectFrom('drivers')
        .leftJoin('users', 'users.id', 'drivers.userId')
        .select(isDriverBlocked.as('is'))
        .whereRef('drivers.id', '=', 'vehicles.driverId')
        .as('isDriverBlocked'),
      eb('vehicles.id', 'in', selectSharedVehicleIds(db, now)).$castTo<boolean>().as('isShared'),
      eb
        .selectFrom('vehicleFiles')
        .select('vehicleFiles.id')
        .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
        .where('kind', '=', 'photoFront')
        .where('thumbnailId', 'is not', null)
        .as('photoId'),
      eb
        .selectFrom('vehicleFiles')
        .select(({ fn }) => fn.min('vehicleFiles.expiresAt').as('at'))
        .whereRef('vehicleFiles.vehicleId', '=', 'vehicles.id')
        .$castTo<number | null>()
        .as('documentExpiresAt'),
      selectOpenAlerts.as('alerts'),
      eb
        .selectFrom(METER_READINGS.as('readings'))
        .select('odometer')
        .whereRef('readings.vehicleId', '=', 'vehicles.id')
        .as('odometer'),
      eb
        .selectFrom(METER_READINGS.as('readings'))
        .select('engineHours')
        .whereRef('readings.vehicleId', '=', 'vehicles.id')
        .as('engineHours'),
    ]);

export type VehicleRecord = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

/** Loads the rows of vehicles, in the order of the ids. */
export async function findVehicleRows(db: Db, ids: readonly string[], now: number): Promise<VehicleRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(db, now).where('vehicles.id', 'in', ids).execute();
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => rowById.get(id)).filter((row) => row !== undefined);
}

const selectHomeName = sql<string | null>`(select name from locations where id = vehicles.home_location_id)`;

/** Finds an own vehicle, or a partner's that is shared now, with all columns. */
export const findVehicle = (db: Db, caller: Caller, id: string, now: number) =>
  selectRows(db, now)
    .select([
      'trackingDevice',
      'trackingApp',
      'colorId',
      selectEntryName('colorId').as('color'),
      'fuelTypeId',
      selectEntryName('fuelTypeId').as('fuelType'),
      'engineModel',
      'enginePower',
      'axles',
      'vehicles.weight',
      'vehicles.comment',
      'width',
      'height',
      'length',
      'actualSpace',
      'loadingOptions',
      'homeLocationId',
      'fixedCost',
      'kmCost',
      selectHomeName.as('homeLocation'),
    ])
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', id)
    .executeTakeFirst();

export type VehicleDetails = NonNullable<Awaited<ReturnType<typeof findVehicle>>>;

export const isVehicleVisible = async (db: Db, caller: Caller, id: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', id)
    .executeTakeFirst()) !== undefined;

export const isVehicleOwned = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('vehicles')
    .select('id')
    .where(ownedBy(caller, 'vehicles'))
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export const listCargoTypes = (db: Db, vehicleId: string) =>
  db
    .selectFrom('vehicleCargoTypes')
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargoTypeId')
    .select(['cargoTypes.id', 'name'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('name')
    .orderBy('id')
    .execute();
