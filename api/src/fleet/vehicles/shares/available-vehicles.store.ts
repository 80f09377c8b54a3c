import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { AvailableVehicleQuery } from 'shared-contracts/fleet/vehicle-sharing';
import { selectActivePartnerIds } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';
import { paginate } from '../../../platform/database/pagination.ts';
import { ownedBy } from '../../../platform/access/owned-by.ts';
import { occupiesVehicle, overlapsPeriod } from '../core/occupation.store.ts';
import { toInstant } from '../core/period.rules.ts';
import { matchesVehicleSearch } from '../list/vehicles.store.ts';

type Span = { fromAt: number; toAt: number };
const eb = expressionBuilder<Tables, 'vehicles'>();
const { and, or, not, exists } = eb;

const selectShares = (db: Db, span: Span) =>
  db.selectFrom('vehicleShares').select('vehicleShares.vehicleId').where(overlapsPeriod(span));

/** Selects vehicles that are shared with an organization for the whole time, by one or several consecutive shares. */
const selectSharedThroughout = (db: Db, partnerId: string, { fromAt, toAt }: Span) =>
  selectShares(db, { fromAt, toAt })
    .where('partnerId', '=', partnerId)
    .groupBy('vehicleShares.vehicleId')
    .having(sql<boolean>`range_agg(int8range(from_at, to_at)) @> int8range(${fromAt}, ${toAt})`);

/** Matches own vehicles that are not shared in that time, and partners' vehicles that are shared for the whole time. */
function usableBy(db: Db, caller: Caller, span: Span): Expression<SqlBool> {
  const { organizationId } = caller;
  const isSharedWithCaller = and([
    eb('vehicles.id', 'in', selectSharedThroughout(db, organizationId, span)),
    eb('vehicles.organizationId', 'in', selectActivePartnerIds(db, organizationId)),
  ]);
  return or([
    and([ownedBy(caller, 'vehicles'), eb('vehicles.id', 'not in', selectShares(db, span))]),
    isSharedWithCaller,
  ]);
}

const isFreeDuring = (span: Span, now: number) =>
  and([
    not(
      exists(
        eb
          .selectFrom('trips')
          .select('trips.id')
          .whereRef('trips.vehicleId', '=', 'vehicles.id')
          .where(occupiesVehicle(span, now)),
      ),
    ),
    not(
      exists(
        eb
          .selectFrom('vehicleUnavailabilities')
          .select('vehicleUnavailabilities.id')
          .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
          .where(overlapsPeriod(span)),
      ),
    ),
  ]);

const selectSecondPartyIds = (db: Db) =>
  db.selectFrom('organizations').select('organizations.id').where('type', '=', '2pl');

/** Omitted filters match everything. */
function toConditions(
  db: Db,
  { search, weight, cargoSpace, partnerId, isPl2, withDriver }: AvailableVehicleQuery,
): Expression<SqlBool>[] {
  const filters: [unknown, () => Expression<SqlBool>][] = [
    [weight, () => eb('maxCarryWeight', '>=', weight ?? '')],
    [cargoSpace, () => eb('effectiveSpace', '>=', cargoSpace ?? '')],
    [partnerId, () => eb('vehicles.organizationId', '=', partnerId ?? '')],
    [isPl2, () => eb('vehicles.organizationId', isPl2 ? 'in' : 'not in', selectSecondPartyIds(db))],
    [withDriver, () => eb('driverId', withDriver ? 'is not' : 'is', null)],
  ];
  return [
    matchesVehicleSearch(search),
    ...filters.filter(([value]) => value !== undefined).map(([, toCondition]) => toCondition()),
  ];
}

/** Lists one page of ids of vehicles that the caller may plan with, now or for the whole requested time. */
export function listAvailableVehicleIds(db: Db, caller: Caller, query: AvailableVehicleQuery, now: number) {
  const [fromAt, toAt] = query.scheduleFilter ?? [];
  const span = fromAt === undefined || toAt === undefined ? toInstant(now) : { fromAt, toAt };
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where('isActive', '=', true)
    .where(and([...toConditions(db, query), usableBy(db, caller, span), isFreeDuring(span, now)]));
  return paginate(matching.orderBy('registrationPlate').orderBy('vehicles.id'), query);
}
