import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath } from '../telemetry/position.hooks.ts';
import { servicesOf } from './alert-causes.store.ts';
import { applySource } from './apply-source.ts';
import type { NoticeServices } from './notify-alerts.ts';

/**
 * Alerts to services of vehicles whose meters have passed a mark, which few of a batch have. That a service is due ends the
 * alert that it will be; so do recorded services.
 */
export async function raiseServiceAlerts(
  services: NoticeServices,
  tx: Db,
  paths: readonly JudgedPath[],
  now: number,
): Promise<void> {
  const vehicleIds = paths.filter(({ hasPassedMark }) => hasPassedMark).map(({ vehicleId }) => vehicleId);
  if (vehicleIds.length > 0) await applySource(services, tx, servicesOf(vehicleIds), now);
}
