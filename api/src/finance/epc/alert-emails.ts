import { MINUTE_MS } from 'shared-contracts/values/time';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';
import type { Language } from 'shared-contracts/values/limits';
import { isInAudience } from '../../identity/public.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { formatDate } from '../../platform/pdf/format.rules.ts';
import type { Services } from '../../platform/services/services.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { selectBuyers } from './alert.ts';
import { ALERT_EMAIL_TEXTS } from './alert-email.texts.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'epc.alerts': NoJobData;
  }
}

type Deps = Pick<Services, 'db' | 'now' | 'config' | 'mailer' | 'jobs'>;
type Alert = NonNullable<Awaited<ReturnType<typeof lockUnsent>>>;

/** The oldest alert without its emails; one that another process sends is skipped. */
const lockUnsent = (tx: Db) =>
  tx
    .selectFrom('epcAlerts')
    .innerJoin('organizations', 'organizations.id', 'epcAlerts.organizationId')
    .select(['epcAlerts.id', 'organizationId', 'kind', 'quantity', 'expiresAt', 'organizations.name as organization'])
    .where('sentAt', 'is', null)
    .orderBy('epcAlerts.createdAt')
    .orderBy('epcAlerts.id')
    .limit(1)
    .forUpdate('epcAlerts')
    .skipLocked()
    .executeTakeFirst();

const listRecipients = (tx: Db, organizationId: string) =>
  tx
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .innerJoin('timezones', 'timezones.id', 'users.timezoneId')
    .select(['users.email', 'users.language', 'timezones.name as zone'])
    .where('users.status', '=', USER_STATUS.active)
    .where('organizations.status', '=', ORGANIZATION_STATUS.active)
    .where(isInAudience(selectBuyers(organizationId)))
    .orderBy('users.login')
    .execute();

const toSingleLine = (value: string) => value.replace(/\s+/g, ' ').trim();

function toEmail(alert: Alert, { language, zone }: { language: Language; zone: string }, url: string): EmailContent {
  const { subject, text, action } =
    ALERT_EMAIL_TEXTS[language][alert.kind === 'low' && alert.quantity === 0 ? 'none' : alert.kind];
  const values = {
    organization: toSingleLine(alert.organization),
    quantity: String(alert.quantity),
    day: alert.expiresAt === null ? '' : formatDate(alert.expiresAt, zone),
  };
  return {
    language,
    subject: fillPlaceholders(subject, values),
    paragraphs: [fillPlaceholders(text, values)],
    action: { label: action, url },
  };
}

/** @returns whether there was one */
const sendNext = ({ db, now, config, mailer }: Deps): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const alert = await lockUnsent(tx);
    if (!alert) return false;
    const { id, organizationId } = alert;
    for (const { email, ...reader } of await listRecipients(tx, organizationId))
      if (isEmailAddress(email))
        await mailer.send(tx, { ...toEmail(alert, reader, `${config.publicUrl}/epc`), to: email, organizationId });
    await tx.updateTable('epcAlerts').set({ sentAt: now() }).where('id', '=', id).execute();
    return true;
  });

/** Sends alerts about few and expiring credits by email to everyone who may purchase credits, each once. */
export const epcAlertEmails = periodicJob('epc.alerts', MINUTE_MS, async (deps: Deps) => {
  while (await sendNext(deps));
});
