import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Services } from '../../platform/services/services.ts';
import { alertEmail, countDays } from './alert-email.rules.ts';
import { getSubject, MAX_SINGLE_NOTIFICATIONS } from './alert.rules.ts';
import type { RaisedAlert } from './alert-changes.store.ts';
import { type AlertAudience, listMailRecipients, toAudience } from './alert-recipients.store.ts';

export type MailServices = Pick<Services, 'mailer' | 'config'>;

/** Who is told of which alerts, and how. */
export type Notice = {
  organizationId: string;
  to: AlertAudience;
  byBell: boolean;
  byMail: boolean;
  /** Nobody has acknowledged them in time. */
  isEscalation: boolean;
  alerts: readonly RaisedAlert[];
};

/** The earlier notification of a repeated alert is replaced. */
async function ring(tx: Db, { to, alerts }: Notice, at: number) {
  if (alerts.length > MAX_SINGLE_NOTIFICATIONS) {
    const values = { count: String(alerts.length) };
    await notify(tx, null, { to, kind: 'alerts', subjectId: null, values, at });
    return;
  }
  for (const { id, kind, name, dueAt, params } of alerts) {
    const isByMeter = params.odometer !== undefined || params.engineHours !== undefined;
    const alert = isByMeter ? ('serviceByMeter' as const) : kind;
    const values = { alert, name, days: String(countDays(dueAt, at)) };
    await notify(tx, null, { to, kind: 'alert', subjectId: id, values, at });
  }
}

/** Tells people of alerts: in the bell, and by one email each. */
export async function sendNotice({ mailer, config }: MailServices, tx: Db, notice: Notice, at: number): Promise<void> {
  const { organizationId, to, alerts, byBell, byMail, isEscalation } = notice;
  if (byBell) await ring(tx, notice, at);
  if (!byMail) return;
  const recipients = await listMailRecipients(tx, organizationId, to);
  for (const recipient of recipients.filter(({ email }) => isEmailAddress(email)))
    await mailer.send(tx, {
      ...alertEmail(alerts, recipient, { url: `${config.publicUrl}/alerts`, now: at, isEscalation }),
      to: recipient.email,
      organizationId,
    });
}

export const replaceNotifications = async (tx: Db, alerts: readonly RaisedAlert[], at: number) => {
  for (const { id } of alerts) await resolveNotifications(tx, 'alert', id, at);
};

export const toManagers = ({ organizationId, driverId }: RaisedAlert) =>
  toAudience(organizationId, getSubject({ driverId }));
