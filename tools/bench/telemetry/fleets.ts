import { sql } from 'kysely';
import { createBuilders } from '../../../api/demo/builders.ts';
import type { Db } from '../../../api/src/platform/database/database.ts';

/** Ten kinds. */
const RULES = {
  speeding: { limit: 100, minutes: 1 },
  idling: { minutes: 15 },
  tow: {},
  routeLeft: { distance: 10, minutes: 5 },
  geofenceEntered: {},
  geofenceLeft: {},
  sos: {},
  batteryLow: {},
  deviceSilent: { minutes: 1_440 },
  inspectionDefect: {},
};
const ZONES = 5;

/** Turns every rule on, with limits for the type of the vehicles and for yards, through which a few of them speed. */
async function addAlertRules(db: Db, build: ReturnType<typeof createBuilders>, organizationId: string, typeId: string) {
  const zoneLimits: { locationId: string; limit: number }[] = [];
  for (let n = 0; n < ZONES; n++) {
    const { id } = await build.location({
      organizationId,
      name: `Yard ${n}`,
      latitude: 6.55 + n / 10,
      longitude: 80.005,
      geofenceType: 'circle',
      geofenceRadius: 500,
    });
    zoneLimits.push({ locationId: id, limit: 30 });
  }
  const speedLimits = { typeLimits: [{ vehicleTypeId: typeId, limit: 90 }], zoneLimits };
  const rows = Object.entries(RULES).map(([kind, params]) => ({
    kind,
    params: kind === 'speeding' ? { ...params, ...speedLimits } : params,
  }));
  await sql`
    insert into alert_rules (organization_id, kind, is_on, by_bell, by_mail, time_zone, params)
    select ${organizationId}::uuid, kind, true, true, false, 'UTC', params
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rules (kind text, params jsonb)`.execute(db);
}

export type Fleet = { login: string; token: string; devices: string[]; vehicleIds: string[] };

/** Organizations with a user, many vehicles and ten alert rules each. */
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
    await addAlertRules(db, build, organization.id, first.vehicleTypeId);
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
