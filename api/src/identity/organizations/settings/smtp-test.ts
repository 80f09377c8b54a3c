import type { NodemailerError } from 'nodemailer';
import type { SmtpTest, SmtpTestResult } from 'shared-contracts/identity/organizations';
import type { Caller } from '../../../platform/access/caller.ts';
import { invalidField, notFound } from '../../../platform/errors/app-error.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { getSender } from '../../../platform/mail/organization-mail-server.ts';
import type { Services } from '../../../platform/services/services.ts';
import { decryptSecret } from '../../../platform/security/encryption.ts';
import { SmtpRejectedError, createSmtpTransport } from '../../../platform/mail/smtp.ts';
import { recordAttempt } from '../../../platform/security/throttle.ts';
import { type OrganizationDetailsRow, findOrganizationDetails, findRecipient } from '../records/details.store.ts';
import { buildOrganizationEmail } from '../emails/organization-emails.ts';
import type { SettingChanges } from './settings.rules.ts';
import { toSmtpFailure } from './smtp-failure.rules.ts';

type Deps = Pick<Services, 'db' | 'now' | 'secret' | 'config'>;

/** Tests per organization before throttling starts. */
const FREE_ATTEMPTS = 10;

/** Uses a stored password only for the server and user it was saved with. */
function findStoredPassword(
  secret: string,
  { smtpHost: host, smtpUser: user, smtpPassword: password, changes }: OrganizationDetailsRow,
  { smtpHost, smtpUser }: SmtpTest,
) {
  const current = { smtpHost: host, smtpUser: user, smtpPassword: password };
  const pending = { ...current, ...(changes as SettingChanges | null) };
  const match = [pending, current].find(
    (candidate) =>
      candidate.smtpPassword && candidate.smtpHost === smtpHost && (candidate.smtpUser ?? '') === (smtpUser ?? ''),
  );
  return match?.smtpPassword ? decryptSecret(secret, match.smtpPassword) : null;
}

/** Sends an email to the caller through the given server. @throws 422 naming the setting to correct, 429 */
export async function sendTestEmail(
  { db, now, secret, config }: Deps,
  caller: Caller,
  settings: SmtpTest,
): Promise<SmtpTestResult> {
  await recordAttempt(db, [{ key: `smtp:${caller.organizationId}`, freeFailures: FREE_ATTEMPTS }], now());
  const organization = await findOrganizationDetails(db, caller.organizationId);
  if (!organization) throw notFound();
  const { smtpHost: host, smtpPort: port, smtpUser, smtpPassword } = settings;
  const user = smtpUser || null;
  const { email, name, language } = await findRecipient(db, caller.userId);
  const { subject, text, html } = renderEmail(
    buildOrganizationEmail('smtpTest', language, { name, organization: organization.name, host }, ''),
  );
  try {
    const transport = await createSmtpTransport(
      { host, port, user, password: smtpPassword || findStoredPassword(secret, organization, settings) },
      config.organizationMail,
    );
    await transport.sendMail({
      from: getSender({ ...organization, smtpUser: user }),
      to: { name: '', address: email },
      subject,
      text,
      html,
    });
  } catch (error) {
    const { field, code, message } = toSmtpFailure(
      error instanceof SmtpRejectedError ? { code: error.reason } : (error as NodemailerError),
    );
    throw invalidField(field, code, message);
  }
  return { isSent: true, to: email };
}
