import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';
import type { DrivingSettings } from 'shared-contracts/trips/planner';
import { DEFAULT_DRIVER_HOURS, DEFAULT_DRIVING } from 'shared-contracts/values/trips/plans';
import type { Db } from '../../platform/database/database.ts';

export async function findDriverHoursRules(db: Db, organizationId: string): Promise<DriverHoursRules> {
  const rules = await db
    .selectFrom('driverHoursRules')
    .select(['driveMinutes', 'breakMinutes', 'restMinutes', 'maxShiftMinutes', 'maxWeekMinutes'])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return rules ?? DEFAULT_DRIVER_HOURS;
}

/** The breaks and rests for plans that define none. */
export async function findDrivingSettings(db: Db, organizationId: string | null): Promise<DrivingSettings> {
  const rules = organizationId === null ? DEFAULT_DRIVER_HOURS : await findDriverHoursRules(db, organizationId);
  const { driveMinutes, breakMinutes, restMinutes } = rules;
  return { ...DEFAULT_DRIVING, driveMinutes, breakMinutes, restMinutes };
}

export const saveDriverHoursRules = (tx: Db, organizationId: string, rules: DriverHoursRules) =>
  tx
    .insertInto('driverHoursRules')
    .values({ organizationId, ...rules })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet(rules))
    .execute();
