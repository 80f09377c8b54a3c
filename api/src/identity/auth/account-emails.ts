import type { Language } from 'shared-contracts/values/limits';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { ACCOUNT_EMAIL_TEXTS, type AccountEmail } from './account-email.texts.ts';

type Deps = { mailer: Mailer; config: Pick<Config, 'publicUrl'> };
type Recipient = { email: string; language: Language; organizationId: string | null };

/** @param url target of the button, if the email has one */
export function buildAccountEmail(
  kind: AccountEmail,
  language: Language,
  values: Record<string, string>,
  url: string,
): EmailContent {
  const { subject, paragraphs, action } = ACCOUNT_EMAIL_TEXTS[language][kind];
  return {
    language,
    subject: fillPlaceholders(subject, values),
    paragraphs: paragraphs.map((paragraph) => fillPlaceholders(paragraph, values)),
    ...(action && { action: { label: action, url } }),
  };
}

const SECRETS = ['code', 'password'] as const;
const MASK = '••••••';
const MASKED = Object.fromEntries(SECRETS.map((name) => [name, MASK]));

/**
 * Queues an account email in the recipient's language; its button leads to the sign-in. Its secret can't be read
 * afterwards.
 */
export const sendAccountEmail = (
  tx: Db,
  { mailer, config }: Deps,
  { email, language, organizationId }: Recipient,
  kind: AccountEmail,
  values: Record<string, string>,
) => {
  const build = (filled: Record<string, string>) =>
    buildAccountEmail(kind, language, filled, `${config.publicUrl}/login`);
  const hasSecret = SECRETS.some((name) => name in values);
  return mailer.send(tx, {
    ...build(values),
    ...(hasSecret && { masked: build({ ...values, ...MASKED }) }),
    to: email,
    organizationId,
  });
};
