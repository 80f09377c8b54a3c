import { type RawBuilder, sql } from 'kysely';
import type { LocationUse } from 'shared-contracts/locations';
import { LOCATION_USES, type LocationUseKind } from 'shared-contracts/values/locations';
import { SHOWN_NAMES } from '../lookups/use.rules.ts';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';

/** Whose records use a location in each way, and what people call them. */
const USING: Record<LocationUseKind, (locationId: string) => RawBuilder<unknown>> = {
  stop: (id) =>
    sql`select number as name, organization_id from orders where id in (select order_id from order_stops where location_id = ${id})`,
  operation: (id) =>
    sql`select name, organization_id from operations where id in (select operation_id from operation_locations where location_id = ${id})`,
  route: (id) =>
    sql`select name, organization_id from routes where id in (select route_id from route_stops where location_id = ${id})`,
  lane: (id) => sql`select name, organization_id from contracts where id in (
    select contract_id from contract_point_rates where from_location_id = ${id} union select contract_id from contract_point_rates where to_location_id = ${id}) or mileage_calculation_location_id = ${id}`,
};

type Used = { id: string; organizationId: string };

/** The caller's own records; of an own location those of others too, without their names. */
export async function usesOfLocation(db: Db, caller: Caller, { id, organizationId }: Used): Promise<LocationUse[]> {
  const isNamed = isRoot(caller) ? sql`true` : sql`used.organization_id = ${caller.organizationId}`;
  const counts = organizationId === caller.organizationId ? sql`true` : isNamed;
  const uses: LocationUse[] = [];
  for (const as of LOCATION_USES) {
    const { rows } = await sql<{ count: number; names: string[] }>`
      select count(*)::int as count, coalesce((array_agg(name order by name) filter (where ${isNamed}))[1:${sql.lit(SHOWN_NAMES)}], '{}') as names
      from (${USING[as](id)}) used where ${counts}`.execute(db);
    uses.push(...rows.filter(({ count }) => count > 0).map(({ count, names }) => ({ as, count, names })));
  }
  return uses;
}
