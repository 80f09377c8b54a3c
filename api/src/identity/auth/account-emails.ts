import type { Language } from 'shared-contracts/values/limits';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail.ts';
import { fill, type Letter } from '../../platform/mail.letter.ts';
import { ACCOUNT_MAILS, type AccountMail } from './account-mail.texts.ts';

type Means = { mail: Mail; config: Pick<Config, 'publicUrl'> };
type Reader = { email: string; language: Language; organizationId: string | null };

/** @param url where its button leads, when the mail has one */
export function accountLetter(
  kind: AccountMail,
  language: Language,
  values: Record<string, string>,
  url: string,
): Letter {
  const { subject, paragraphs, action } = ACCOUNT_MAILS[language][kind];
  return {
    language,
    subject: fill(subject, values),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
    ...(action && { action: { label: action, url } }),
  };
}

/** Puts a mail on an account into the outbox, in the language of who reads it; its button leads to sign-in. */
export const writeTo = (
  tx: Db,
  { mail, config }: Means,
  { email, language, organizationId }: Reader,
  kind: AccountMail,
  values: Record<string, string>,
) =>
  mail.send(tx, { ...accountLetter(kind, language, values, `${config.publicUrl}/login`), to: email, organizationId });
