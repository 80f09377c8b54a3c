import type { DriverRestHook } from '../../fleet/public.ts';
import { toRests, toShifts } from './driver-hours.rules.ts';
import { findDriverHoursRules } from './driver-hours-rules.store.ts';
import { listDrives } from './find-driver-hours.ts';

/** Uses the rules of each driver's organization. */
export const listDriverRests: DriverRestHook = async (db, driverIds, span) => {
  if (driverIds.length === 0) return new Map();
  const drivers = await db
    .selectFrom('drivers')
    .select(['id', 'organizationId'])
    .where('id', 'in', [...driverIds])
    .execute();
  const rests = new Map<string, { fromAt: number; toAt: number }[]>();
  for (const [organizationId, own] of Map.groupBy(drivers, (driver) => driver.organizationId)) {
    const rules = await findDriverHoursRules(db, organizationId);
    const ids = own.map(({ id }) => id);
    for (const [id, drives] of await listDrives(db, ids, span, rules))
      rests.set(id, toRests(toShifts(drives, rules.restMinutes), rules.restMinutes, span));
  }
  return rests;
};
