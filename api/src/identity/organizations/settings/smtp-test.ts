import type { NodemailerError } from 'nodemailer';
import type { SmtpTest, SmtpTested } from 'shared-contracts/organizations';
import type { Caller } from '../../platform/caller.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { compose } from '../../platform/mail.letter.ts';
import { senderOf } from '../../platform/own-mail-server.ts';
import type { Parts } from '../../platform/parts.ts';
import { unseal } from '../../platform/seal.ts';
import { SmtpRefused, transportTo } from '../../platform/smtp.ts';
import { attempt } from '../../platform/throttle.ts';
import { type DetailsRow, findDetails, findLogin } from './details.store.ts';
import { organizationLetter } from './organization-letters.ts';
import type { Wanted } from './settings.rules.ts';
import { smtpFailure } from './smtp-failure.rules.ts';

type Means = Pick<Parts, 'db' | 'now' | 'secret' | 'config'>;

/** So many tries of an organization without waiting. */
const FREE = 10;

/** A stored password goes only where it was given for: to the same server, for the same user. */
function storedPassword(
  secret: string,
  { smtpHost: host, smtpUser: user, smtpPassword: password, changes }: DetailsRow,
  { smtpHost, smtpUser }: SmtpTest,
) {
  const current = { smtpHost: host, smtpUser: user, smtpPassword: password };
  const waiting = { ...current, ...(changes as Wanted | null) };
  const known = [waiting, current].find(
    (one) => one.smtpPassword && one.smtpHost === smtpHost && (one.smtpUser ?? '') === (smtpUser ?? ''),
  );
  return known?.smtpPassword ? unseal(secret, known.smtpPassword) : null;
}

/** Sends a mail to the caller through the given server, now. @throws 422 that names the setting to blame, 429 */
export async function testSmtp(
  { db, now, secret, config }: Means,
  caller: Caller,
  settings: SmtpTest,
): Promise<SmtpTested> {
  await attempt(db, [{ key: `smtp:${caller.organizationId}`, free: FREE }], now());
  const organization = await findDetails(db, caller.organizationId);
  if (!organization) throw notFound();
  const { smtpHost: host, smtpPort: port, smtpUser, smtpPassword } = settings;
  const user = smtpUser || null;
  const { email, login, language } = await findLogin(db, caller.userId);
  const { subject, text, html } = compose(
    organizationLetter('smtpTest', language, { name: login, organization: organization.name, host }, ''),
  );
  try {
    const transport = await transportTo(
      { host, port, user, password: smtpPassword || storedPassword(secret, organization, settings) },
      config.ownMail,
    );
    await transport.sendMail({
      from: senderOf({ ...organization, smtpUser: user }),
      to: { name: '', address: email },
      subject,
      text,
      html,
    });
  } catch (error) {
    const { field, code, message } = smtpFailure(
      error instanceof SmtpRefused ? { code: error.refusal } : (error as NodemailerError),
    );
    throw invalidField(field, code, message);
  }
  return { isSent: true, to: email };
}
