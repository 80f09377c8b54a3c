import { personName } from '../../../platform/access/person-name.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { FACTOR_NOTICE_TEXTS, type FactorNotice } from './factor-notice.texts.ts';

type Deps = { mailer: Mailer; config: Pick<Config, 'publicUrl'> };

/** Queues an email to the owner of the factors, in their language: someone else may have changed them. */
export async function sendFactorNotice(
  tx: Db,
  { mailer, config }: Deps,
  userId: string,
  kind: FactorNotice,
  values: Record<string, string> = {},
): Promise<void> {
  const { user, email, language, organizationId } = await tx
    .selectFrom('users')
    .select(['email', 'language', 'organizationId', personName().as('user')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { subject, paragraphs, action } = FACTOR_NOTICE_TEXTS[language][kind];
  const fill = (text: string) => fillPlaceholders(text, { user, ...values });
  await mailer.send(tx, {
    language,
    subject: fill(subject),
    paragraphs: paragraphs.map(fill),
    action: { label: action, url: config.publicUrl },
    to: email,
    organizationId,
  });
}
