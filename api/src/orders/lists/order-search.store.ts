import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { MIN_SEARCH_LENGTH } from 'shared-contracts/values/limits';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const eb = expressionBuilder<Tables, 'orders'>();

/** Stops of orders that the caller's organization sent or received. */
const selectStops = (db: Db, caller: Caller) =>
  db
    .selectFrom('orderStops')
    .innerJoin('orders as stopped', 'stopped.id', 'orderStops.orderId')
    .select('orderStops.orderId')
    .where(({ or, lit, eb: on }) =>
      or([
        lit(isRoot(caller)),
        on('stopped.organizationId', '=', caller.organizationId),
        on('stopped.partnerId', '=', caller.organizationId),
      ]),
    );

/** Orders with a matching location or contact at a stop. */
function selectByStop(db: Db, caller: Caller, text: string) {
  const locations = db
    .selectFrom('locations')
    .select('id')
    .where(matchesSearch(text, 'locations.name', 'locations.city'));
  const contacts = db.selectFrom('contacts').select('id').where(matchesSearch(text, 'contacts.name'));
  return selectStops(db, caller)
    .where('orderStops.locationId', 'in', locations)
    .union(selectStops(db, caller).where('orderStops.contactId', 'in', contacts));
}

/** Searches by number, reference, the other side, or the location or contact of a stop. */
export function matchesOrderSearch(db: Db, caller: Caller, text: string | undefined): Expression<SqlBool> {
  if (text === undefined || text.length < MIN_SEARCH_LENGTH) return eb.lit(true);
  const isOwn = eb('orders.organizationId', '=', caller.organizationId);
  const organizations = db.selectFrom('organizations').select('id').where(matchesSearch(text, 'organizations.name'));
  return eb.or([
    matchesSearch(text, 'orders.search'),
    eb.and([isOwn, eb('orders.partnerId', 'in', organizations)]),
    eb.and([eb.not(isOwn), eb('orders.organizationId', 'in', organizations)]),
    eb('orders.id', 'in', sql<string>`(${selectByStop(db, caller, text)})`),
  ]);
}
