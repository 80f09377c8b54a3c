import { type RawBuilder, sql } from 'kysely';
import type { LocationUse } from 'shared-contracts/network/locations';
import { LOCATION_USES, type LocationUseKind } from 'shared-contracts/values/network/locations';
import { MAX_SHOWN_NAMES } from '../lookups/usage.rules.ts';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/** The records that use a location, with their organization and display name. */
const USAGE_QUERIES: Record<LocationUseKind, (locationId: string) => RawBuilder<unknown>> = {
  stop: (id) => sql`
      select number as name, organization_id from orders
      where id in (select order_id from order_stops where location_id = ${id})
    `,
  operation: (id) => sql`
      select name, organization_id from operations
      where id in (select operation_id from operation_locations where location_id = ${id})
    `,
  route: (id) => sql`
      select name, organization_id from routes
      where id in (select route_id from route_stops where location_id = ${id})
    `,
  lane: (id) => sql`
      select name, organization_id from contracts
      where mileage_calculation_location_id = ${id}
        or id in (select contract_id from contract_point_rates where ${id} in (from_location_id, to_location_id))
    `,
};

type UsedLocation = { id: string; organizationId: string };

/** Usages by the caller's organization; for its own locations also those by others, without their names. */
export async function findLocationUsages(
  db: Db,
  caller: Caller,
  { id, organizationId }: UsedLocation,
): Promise<LocationUse[]> {
  const hasVisibleName = isRoot(caller) ? sql`true` : sql`used.organization_id = ${caller.organizationId}`;
  const isCounted = organizationId === caller.organizationId ? sql`true` : hasVisibleName;
  const usages: LocationUse[] = [];
  for (const as of LOCATION_USES) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      select
        count(*)::int as count,
        coalesce((array_agg(name order by name) filter (where ${hasVisibleName}))[1:${sql.lit(MAX_SHOWN_NAMES)}], '{}') as names
      from (${USAGE_QUERIES[as](id)}) used where ${isCounted}`.execute(db);
    usages.push(...rows.filter(({ count }) => count > 0).map(({ count, names }) => ({ as, count, names })));
  }
  return usages;
}
