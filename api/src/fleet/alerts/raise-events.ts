import type { Db } from '../../platform/database/database.ts';
import { insertEvents } from './alert-changes.store.ts';
import type { AlertEvent } from './alert-event.ts';
import { announceNew } from './announce-alerts.ts';
import type { NoticeServices } from './notify-alerts.ts';
import { publishAlertsChanged } from './publish-alerts-changed.ts';

/** Raises an alert for each event, once, and announces it in the caller's transaction. */
export async function raiseEvents(
  services: NoticeServices,
  tx: Db,
  events: readonly AlertEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const raised = await insertEvents(tx, events, now);
  await announceNew(services, tx, raised, now);
  await publishAlertsChanged(
    tx,
    raised.map(({ organizationId }) => organizationId),
  );
}
