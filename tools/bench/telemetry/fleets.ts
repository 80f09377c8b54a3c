import { sql } from 'kysely';
import { createBuilders } from '../../../api/demo/builders.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';

export type Fleet = { login: string; token: string; devices: string[]; vehicleIds: string[] };

/** Organizations with a user and many vehicles each. */
export async function addFleets(db: Db, now: number, fleets: number, vehicles: number): Promise<Fleet[]> {
  const build = createBuilders(db, now, 'bench');
  const made: Fleet[] = [];
  for (let n = 0; n < fleets; n++) {
    const organization = await build.organization({ type: 'fleetOwner' });
    const user = await build.user({ organizationId: organization.id, rules: [{ model: 'vehicle', rule: 'read' }] });
    const first = await build.vehicle({
      organizationId: organization.id,
      trackingDevice: 'T0',
      registrationPlate: 'T0',
    });
    await sql`
      insert into vehicles (organization_id, registration_plate, tracking_device, vehicle_type_id, width, height, length, actual_space, effective_space, max_carry_weight, created_at)
      select organization_id, 'T' || n, 'T' || n, vehicle_type_id, width, height, length, actual_space, effective_space, max_carry_weight, created_at
      from vehicles, generate_series(1, ${sql.lit(vehicles - 1)}) as counted (n) where id = ${first.id}`.execute(db);
    const rows = await db
      .selectFrom('vehicles')
      .select(['id', 'trackingDevice'])
      .where('organizationId', '=', organization.id)
      .orderBy('id')
      .execute();
    made.push({
      login: user.login,
      token: organization.trackingToken,
      devices: rows.map((row) => row.trackingDevice ?? ''),
      vehicleIds: rows.map(({ id }) => id),
    });
  }
  return made;
}
