import type { AlertAcknowledgement } from 'shared-contracts/fleet/alerts';
import { resolveNotifications } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { findAlertSubject, lockAlert, setAcknowledged } from './alert-changes.store.ts';
import { getSubject, mayAcknowledge } from './alert.rules.ts';
import { publishAlertsChanged } from './publish-alerts-changed.ts';

/** Closes an open alert for everyone. @throws 404; 403 without access to its vehicle or driver; 409 `alertClosed` */
export const acknowledgeAlert = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  id: string,
  { comment }: AlertAcknowledgement,
  seen: SeenRevision,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const alert = await lockAlert(tx, caller, id);
    if (!alert) throw notFound();
    if (!mayAcknowledge(caller, getSubject(alert))) throw forbidden();
    await assertRevision(tx, caller, 'alert', alert, seen);
    if (alert.acknowledgedAt !== null || alert.endedAt !== null)
      throw conflict('alertClosed', 'This alert is closed already', { record: await findAlertSubject(tx, id) });
    const { organizationId } = alert;
    const at = now();
    await setAcknowledged(tx, id, {
      acknowledgedAt: at,
      acknowledgedBy: caller.userId,
      comment: comment || null,
    });
    await recordTimeline(tx, caller, {
      subject: 'alert',
      subjectId: id,
      event: 'acknowledged',
      reason: comment || null,
      occurredAt: at,
      organizationId,
    });
    await resolveNotifications(tx, 'alert', id, at);
    await publishAlertsChanged(tx, [organizationId]);
  });
