import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { AvailableQuery } from 'shared-contracts/vehicle-sharing';
import { activePartnerIds } from '../../identity/partners/partners.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db, Tables } from '../../platform/database.ts';
import { paged } from '../../platform/page.ts';
import { ownedBy } from '../../platform/scope.ts';
import { keepsVehicleIn, within } from './occupation.store.ts';
import { instant } from './period.rules.ts';
import { fitting } from './vehicles.store.ts';

type Span = { fromAt: number; toAt: number };
const eb = expressionBuilder<Tables, 'vehicles'>();
const { and, or, not, exists } = eb;

const shares = (db: Db, span: Span) =>
  db.selectFrom('vehicleShares').select('vehicleShares.vehicleId').where(within(span));

/** What is shared with an organization all that time, by one share or by several that follow each other. */
const lentAll = (db: Db, partnerId: string, { fromAt, toAt }: Span) =>
  shares(db, { fromAt, toAt })
    .where('partnerId', '=', partnerId)
    .groupBy('vehicleShares.vehicleId')
    .having(sql<boolean>`range_agg(int8range(from_at, to_at)) @> int8range(${fromAt}, ${toAt})`);

/** One's own that is not shared away in that time, or a partner's that is shared with one all of it. */
function usable(db: Db, caller: Caller, span: Span): Expression<SqlBool> {
  const { organizationId } = caller;
  const lent = and([
    eb('vehicles.id', 'in', lentAll(db, organizationId, span)),
    eb('vehicles.organizationId', 'in', activePartnerIds(db, organizationId)),
  ]);
  return or([and([ownedBy(caller, 'vehicles'), eb('vehicles.id', 'not in', shares(db, span))]), lent]);
}

const free = (span: Span, now: number) =>
  and([
    not(
      exists(
        eb
          .selectFrom('trips')
          .select('trips.id')
          .whereRef('trips.vehicleId', '=', 'vehicles.id')
          .where(keepsVehicleIn(span, now)),
      ),
    ),
    not(
      exists(
        eb
          .selectFrom('vehicleUnavailabilities')
          .select('vehicleUnavailabilities.id')
          .whereRef('vehicleUnavailabilities.vehicleId', '=', 'vehicles.id')
          .where(within(span)),
      ),
    ),
  ]);

const ofSecondParties = (db: Db) => db.selectFrom('organizations').select('organizations.id').where('type', '=', '2pl');

/** Filters that are left out ask nothing. */
function asked(
  db: Db,
  { search, weight, cargoSpace, partnerId, isPl2, withDriver }: AvailableQuery,
): Expression<SqlBool>[] {
  const filters: [unknown, () => Expression<SqlBool>][] = [
    [weight, () => eb('maxCarryWeight', '>=', weight ?? '')],
    [cargoSpace, () => eb('effectiveSpace', '>=', cargoSpace ?? '')],
    [partnerId, () => eb('vehicles.organizationId', '=', partnerId ?? '')],
    [isPl2, () => eb('vehicles.organizationId', isPl2 ? 'in' : 'not in', ofSecondParties(db))],
    [withDriver, () => eb('driverId', withDriver ? 'is not' : 'is', null)],
  ];
  return [fitting(search), ...filters.filter(([value]) => value !== undefined).map(([, ask]) => ask())];
}

/** The ids of one page of vehicles that the caller may plan with, now or all the time asked for; what shows a row is asked for these alone. */
export function pageOfAvailable(db: Db, caller: Caller, query: AvailableQuery, now: number) {
  const [fromAt, toAt] = query.scheduleFilter ?? [];
  const span = fromAt === undefined || toAt === undefined ? instant(now) : { fromAt, toAt };
  const matching = db
    .selectFrom('vehicles')
    .select('vehicles.id')
    .where('isActive', '=', true)
    .where(and([...asked(db, query), usable(db, caller, span), free(span, now)]));
  return paged(matching.orderBy('registrationPlate').orderBy('vehicles.id'), query);
}
