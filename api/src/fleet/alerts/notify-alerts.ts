import { notify } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Services } from '../../platform/services/services.ts';
import { alertEmail, countDays } from './alert-email.rules.ts';
import { type AlertSubject, getSubject, MAX_SINGLE_NOTIFICATIONS } from './alert.rules.ts';
import type { RaisedAlert } from './alert-changes.store.ts';
import { listMailRecipients, toAudience } from './alert-recipients.store.ts';

type MailServices = Pick<Services, 'mailer' | 'config'>;

async function ring(tx: Db, organizationId: string, subject: AlertSubject, alerts: readonly RaisedAlert[], at: number) {
  const to = toAudience(organizationId, subject);
  if (alerts.length > MAX_SINGLE_NOTIFICATIONS) {
    const values = { count: String(alerts.length) };
    await notify(tx, null, { to, kind: 'alerts', subjectId: null, values, at });
    return;
  }
  for (const { id, kind, name, dueAt } of alerts)
    await notify(tx, null, {
      to,
      kind: 'alert',
      subjectId: id,
      values: { alert: kind, name, days: String(countDays(dueAt, at)) },
      at,
    });
}

/** Notifies those who manage the vehicles or drivers of new alerts: in the bell, and by one email each. */
export async function notifyAlerts(
  { mailer, config }: MailServices,
  tx: Db,
  raised: readonly RaisedAlert[],
  at: number,
): Promise<void> {
  const groups = Map.groupBy(raised, (alert) => `${alert.organizationId}/${getSubject(alert)}`);
  for (const alerts of groups.values()) {
    const [first] = alerts;
    if (!first) continue;
    const [organizationId, subject] = [first.organizationId, getSubject(first)];
    await ring(tx, organizationId, subject, alerts, at);
    const recipients = await listMailRecipients(tx, organizationId, subject);
    for (const recipient of recipients.filter(({ email }) => isEmailAddress(email)))
      await mailer.send(tx, {
        ...alertEmail(alerts, recipient, { url: `${config.publicUrl}/alerts`, now: at }),
        to: recipient.email,
        organizationId,
      });
  }
}
