import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { VehicleQuery } from 'shared-contracts/vehicles';
import { SEARCH_FROM } from 'shared-contracts/values/limits';
import { EXPIRING_DAYS } from 'shared-contracts/values/vehicles';
import { isDriverBlocked } from '../drivers/blocked.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { ordering, paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { containing } from '../../platform/search.ts';
import { expiringIds } from './expiring.store.ts';
import { lentAt, lentTo, visibleTo } from './shared-vehicles.store.ts';

const DAY = 86_400;
const eb = expressionBuilder<Tables, 'vehicles'>();

/** By plate, with or without what stands between its parts, or by VIN. */
export function fitting(text: string | undefined): Expression<SqlBool> {
  if (text === undefined || text.length < SEARCH_FROM) return eb.lit(true);
  const bare = text.replaceAll(/[ -]/g, '');
  const byVin = eb('vehicles.vin', 'ilike', containing(text));
  return bare.length < SEARCH_FROM
    ? byVin
    : eb.or([sql<SqlBool>`translate(registration_plate, ' -', '') ilike ${containing(bare)}`, byVin]);
}

/** What a query asks of a vehicle; filters that are left out ask nothing. */
function asked(db: Db, caller: Caller, query: VehicleQuery, now: number): Expression<SqlBool>[] {
  const { weight, cargoSpace, typeId, status, shared, withDriver, driverId, organizationId, expiring, of } = query;
  const isOwn = of === 'own';
  const late = () =>
    expiringIds(db, isOwn && !isRoot(caller) ? caller.organizationId : null, now + EXPIRING_DAYS * DAY);
  const filters: [unknown, () => Expression<SqlBool>][] = [
    [weight, () => eb('maxCarryWeight', '>=', weight ?? '')],
    [cargoSpace, () => eb('effectiveSpace', '>=', cargoSpace ?? '')],
    [typeId, () => eb('vehicleTypeId', '=', typeId ?? '')],
    [status, () => eb('isActive', '=', status === 'active')],
    [driverId, () => eb('driverId', '=', driverId ?? '')],
    [organizationId, () => eb('vehicles.organizationId', '=', organizationId ?? '')],
    [withDriver, () => eb('driverId', withDriver ? 'is not' : 'is', null)],
    [shared, () => eb('vehicles.id', shared ? 'in' : 'not in', lentAt(db, now))],
    [expiring, () => eb('vehicles.id', expiring ? 'in' : 'not in', late())],
  ];
  const wanted = filters.filter(([value]) => value !== undefined).map(([, ask]) => ask());
  return [isOwn ? ownedBy(caller, 'vehicles') : lentTo(db, caller, now), fitting(query.search), ...wanted];
}

/** The ids of one page; what shows a row is asked for these alone. */
export function pageOfVehicles(db: Db, caller: Caller, query: VehicleQuery, now: number) {
  const { column, direction } = ordering(query.sort);
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(eb.and(asked(db, caller, query, now)));
  const isNullable = column === 'year';
  const sorted = matching.orderBy(sql.ref(`vehicles.${column}`), (order) =>
    isNullable ? order[direction]().nullsLast() : order[direction](),
  );
  return paged(sorted.orderBy('vehicles.id'), query);
}

const described = (column: 'brandId' | 'modelId' | 'colorId' | 'fuelTypeId') =>
  eb
    .selectFrom('vehicleDictionaries')
    .select('vehicleDictionaries.name')
    .whereRef('vehicleDictionaries.id', '=', `vehicles.${column}`);

/** All that a row shows beside its services. Names are looked up one by one: the database would plan longer over as many joins than it reads. */
const rows = (db: Db, now: number) =>
  db
    .selectFrom('vehicles')
    .innerJoin('vehicleTypes', 'vehicleTypes.id', 'vehicles.vehicleTypeId')
    .innerJoin('organizations', 'organizations.id', 'vehicles.organizationId')
    .select([
      'vehicles.id',
      'registrationPlate',
      'vin',
      'vehicleTypeId',
      'vehicleTypes.name as type',
      'vehicleTypes.icon as typeIcon',
      'brandId',
      described('brandId').as('brand'),
      'modelId',
      described('modelId').as('model'),
      'year',
      'isActive',
      'effectiveSpace',
      'maxCarryWeight',
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
      eb('vehicles.id', 'in', lentAt(db, now)).$castTo<boolean>().as('isShared'),
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
    ]);

export type VehicleRecord = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** The rows of these vehicles, in their order. */
export async function vehicleRows(db: Db, ids: readonly string[], now: number): Promise<VehicleRecord[]> {
  if (ids.length === 0) return [];
  const found = new Map((await rows(db, now).where('vehicles.id', 'in', ids).execute()).map((row) => [row.id, row]));
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

/** One vehicle whole, one's own or a partner's that is shared. */
export const findVehicle = (db: Db, caller: Caller, id: string, now: number) =>
  rows(db, now)
    .select([
      'trackingDevice',
      'colorId',
      described('colorId').as('color'),
      'fuelTypeId',
      described('fuelTypeId').as('fuelType'),
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
    ])
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', id)
    .executeTakeFirst();

export type WholeVehicle = NonNullable<Awaited<ReturnType<typeof findVehicle>>>;

export const isVisible = async (db: Db, caller: Caller, id: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where(visibleTo(db, caller, now))
    .where('vehicles.id', '=', id)
    .executeTakeFirst()) !== undefined;

export const isOwned = async (db: Db, caller: Caller, id: string): Promise<boolean> =>
  (await db
    .selectFrom('vehicles')
    .select('id')
    .where(ownedBy(caller, 'vehicles'))
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export const cargoTypesOf = (db: Db, vehicleId: string) =>
  db
    .selectFrom('vehicleCargoTypes')
    .innerJoin('cargoTypes', 'cargoTypes.id', 'cargoTypeId')
    .select(['cargoTypes.id', 'name'])
    .where('vehicleId', '=', vehicleId)
    .orderBy('name')
    .orderBy('id')
    .execute();
