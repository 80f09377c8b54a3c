import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath } from '../telemetry/position.hooks.ts';
import { servicesOf } from './alert-causes.store.ts';
import { raiseAlerts } from './alert-changes.store.ts';
import { announceNew } from './announce-alerts.ts';
import type { NoticeServices } from './notify-alerts.ts';
import { publishAlertsChanged } from './publish-alerts-changed.ts';

/** Alerts to services of vehicles whose meters have passed a mark, which few of a batch have. Recorded services end them. */
export async function raiseServiceAlerts(
  services: NoticeServices,
  tx: Db,
  paths: readonly JudgedPath[],
  now: number,
): Promise<void> {
  const vehicleIds = paths.filter(({ hasPassedMark }) => hasPassedMark).map(({ vehicleId }) => vehicleId);
  if (vehicleIds.length === 0) return;
  const raised = await raiseAlerts(tx, servicesOf(vehicleIds), now);
  await announceNew(services, tx, raised, now);
  await publishAlertsChanged(
    tx,
    raised.map(({ organizationId }) => organizationId),
  );
}
