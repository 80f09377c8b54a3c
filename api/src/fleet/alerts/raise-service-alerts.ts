import type { Db } from '../../platform/database/database.ts';
import type { JudgedPath } from '../telemetry/position.hooks.ts';
import { servicesOf } from './alert-causes.store.ts';
import { applySource } from './apply-source.ts';
import type { NoticeServices } from './notify-alerts.ts';

/**
 * Raises service alerts for vehicles whose meters have passed a mark, which are few in a batch. An alert for a due
 * service ends the one for a service due soon; recording the service ends both.
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
