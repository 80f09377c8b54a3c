import { MINUTE_MS } from 'shared-contracts/values/time';
import {
  type AlertEvent,
  DEFAULT_ALERT_RULES,
  loadAlertRules,
  type NoticeServices,
  raiseEvents,
} from '../../fleet/public.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { findNearLimits, summarizeHours, toDriverLimits } from './driver-hours.rules.ts';
import { findDriverHoursRules } from './driver-hours-rules.store.ts';
import { listDrives } from './find-driver-hours.ts';
import { findLastHoursAlerts, listDriversOnTheRoad } from './hours-alerts.store.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'trips.driverHours': NoJobData;
  }
}

type Driver = Awaited<ReturnType<typeof listDriversOnTheRoad>>[number];
type Deps = NoticeServices & Pick<Services, 'db' | 'now' | 'jobs'>;
const { minutes: DEFAULT_MINUTES = 0 } = DEFAULT_ALERT_RULES.driverHours.params;

/** Each limit once per shift: an alert since the start of the shift belongs to it. */
async function findEvents(db: Db, drivers: readonly Driver[], minutes: number, now: number): Promise<AlertEvent[]> {
  const organizationId = drivers[0]?.organizationId ?? '';
  const ids = drivers.map(({ id }) => id);
  const rules = await findDriverHoursRules(db, organizationId);
  const drives = await listDrives(db, ids, { fromAt: now, toAt: now }, rules);
  const alertedAt = await findLastHoursAlerts(db, ids);
  return drivers.flatMap((driver) => {
    const { maxShiftMinutes } = toDriverLimits(rules, driver);
    const hours = summarizeHours(drives.get(driver.id) ?? [], rules, maxShiftMinutes, now);
    return findNearLimits(hours, minutes)
      .filter(({ of, shiftBeganAt }) => (alertedAt(driver.id, of) ?? 0) < shiftBeganAt)
      .map(({ shiftBeganAt, ...limit }) => ({
        organizationId,
        kind: 'driverHours' as const,
        severity: 'warning' as const,
        vehicleId: null,
        driverId: driver.id,
        occurrence: `${limit.of}/${shiftBeganAt}`,
        params: { hours: limit },
        occurredAt: now,
      }));
  });
}

/**
 * Alerts to drivers on the road who approach the limits of their hours. Driving causes no events, so running trips are
 * checked every minute.
 */
export const hoursAlerts = periodicJob('trips.driverHours', MINUTE_MS, async (services: Deps) => {
  const { db, now } = services;
  const at = now();
  const byOrganization = Map.groupBy(await listDriversOnTheRoad(db), ({ organizationId }) => organizationId);
  const rules = await loadAlertRules(db, [...byOrganization.keys()], ['driverHours']);
  for (const [organizationId, drivers] of byOrganization) {
    const { isOn, params } = rules(organizationId, 'driverHours');
    if (!isOn) continue;
    await inTransaction(db, async (tx) => {
      const events = await findEvents(tx, drivers, params.minutes ?? DEFAULT_MINUTES, at);
      await raiseEvents(services, tx, events, at);
    });
  }
});
