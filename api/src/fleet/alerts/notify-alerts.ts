import type { Language } from 'shared-contracts/values/limits';
import { notify, resolveNotifications } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Services } from '../../platform/services/services.ts';
import { publishEvents } from '../../platform/webhooks/outbox.store.ts';
import { alertEmail, countDays } from './alert-email.rules.ts';
import { getSubject, MAX_SINGLE_NOTIFICATIONS } from './alert.rules.ts';
import type { RaisedAlert } from './alert-changes.store.ts';
import { type AlertAudience, listContacts, listMailRecipients, toAudience } from './alert-recipients.store.ts';
import { toWebhookAlert } from './webhook-alert.rules.ts';

export type NoticeServices = Pick<Services, 'mailer' | 'webhooks' | 'config'>;

/** A group of alerts with its recipients and channels. */
export type Notice = {
  organizationId: string;
  to: AlertAudience;
  byBell: boolean;
  byMail: boolean;
  /** Contacts who also get an email, regardless of `byMail`. */
  contactIds: readonly string[];
  /** The webhook that gets each alert. */
  endpointId: string | null;
  /** The time zone of the rule, for contacts without their own. */
  timeZone: string;
  /** Whether nobody has acknowledged the alerts in time. */
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

type Recipient = { email: string; name: string; language: Language; zone: string };

/** Each address once: a contact may also be a user. */
async function listRecipients(tx: Db, { organizationId, to, byMail, contactIds, timeZone }: Notice) {
  const users = byMail ? await listMailRecipients(tx, organizationId, to) : [];
  const contacts = await listContacts(tx, organizationId, contactIds);
  const recipients: Recipient[] = [...users, ...contacts.map((contact) => ({ ...contact, zone: timeZone }))];
  return [...new Map(recipients.toReversed().map((recipient) => [recipient.email.toLowerCase(), recipient])).values()];
}

async function mail({ mailer, config }: NoticeServices, tx: Db, notice: Notice, at: number) {
  const { organizationId, alerts, isEscalation } = notice;
  const recipients = await listRecipients(tx, notice);
  for (const recipient of recipients.filter(({ email }) => isEmailAddress(email)))
    await mailer.send(tx, {
      ...alertEmail(alerts, recipient, { url: `${config.publicUrl}/alerts`, now: at, isEscalation }),
      to: recipient.email,
      organizationId,
    });
}

/** Notifies people of alerts, in the app and by one email each, and calls the webhook of each alert. */
export async function sendNotice(services: NoticeServices, tx: Db, notice: Notice, at: number): Promise<void> {
  const { alerts, byBell, byMail, contactIds, endpointId, isEscalation } = notice;
  if (byBell) await ring(tx, notice, at);
  if (byMail || contactIds.length > 0) await mail(services, tx, notice, at);
  const type = isEscalation ? 'alert.escalated' : 'alert.raised';
  await publishEvents(
    tx,
    alerts.map((alert) => ({
      organizationId: notice.organizationId,
      topic: 'alert' as const,
      type,
      subjectId: alert.id,
      at,
      data: toWebhookAlert(alert, services.config.publicUrl),
    })),
  );
  if (endpointId === null) return;
  for (const alert of alerts)
    await services.webhooks.send(tx, { endpointId, type, data: toWebhookAlert(alert, services.config.publicUrl) });
}

export const replaceNotifications = async (tx: Db, alerts: readonly RaisedAlert[], at: number) => {
  for (const { id } of alerts) await resolveNotifications(tx, 'alert', id, at);
};

export const toManagers = ({ organizationId, driverId }: RaisedAlert) =>
  toAudience(organizationId, getSubject({ driverId }));
