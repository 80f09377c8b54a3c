import { resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AlertSource } from './alert-causes.store.ts';
import { endAlerts, raiseAlerts, reopenAlerts } from './alert-changes.store.ts';
import { announceNew } from './announce-alerts.ts';
import type { NoticeServices } from './notify-alerts.ts';
import { publishAlertsChanged } from './publish-alerts-changed.ts';

/** Raises an alert for every new cause, ends those without one, and notifies of the new ones in the same transaction. */
export async function applySource(services: NoticeServices, tx: Db, source: AlertSource, now: number): Promise<void> {
  const ended = await endAlerts(tx, source, now);
  for (const { id } of ended) await resolveNotifications(tx, 'alert', id, now);
  const reopened = await reopenAlerts(tx, source, now);
  const raised = await raiseAlerts(tx, source, now);
  await announceNew(services, tx, raised, now);
  await publishAlertsChanged(
    tx,
    [...ended, ...reopened, ...raised].map(({ organizationId }) => organizationId),
  );
}
