import type { Language } from 'shared-contracts/values/limits';
import { findOrganizationName, listEmailRecipients } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import type { Services } from '../../platform/services/services.ts';
import { REVIEW_EMAIL_TEXTS } from './contract-email.texts.ts';

type Contract = { id: string; name: string; organizationId: string; partnerId: string };
type ReviewEmailValues = { contract: string; organization: string; name: string; url: string };

/** The contract managers of the partner. */
const managersOf = (partnerId: string) => ({
  organizationId: partnerId,
  access: { model: 'contract', action: 'write' } as const,
});

function toReviewEmail(language: Language, { url, ...values }: ReviewEmailValues): EmailContent {
  const { greeting, subject, text, open } = REVIEW_EMAIL_TEXTS[language];
  return {
    language,
    subject: fillPlaceholders(subject, values),
    paragraphs: [fillPlaceholders(greeting, values), fillPlaceholders(text, values)],
    action: { label: open, url },
  };
}

/** A review request is emailed once; later changes of the pending terms only appear in the bell. */
export async function emailReviewRequest(
  { mailer, config }: Pick<Services, 'mailer' | 'config'>,
  tx: Db,
  caller: Caller,
  { id, name: contract, organizationId, partnerId }: Contract,
) {
  const organization = await findOrganizationName(tx, organizationId);
  const managers = await listEmailRecipients(tx, managersOf(partnerId), caller);
  for (const { name, email, language } of managers.filter((manager) => isEmailAddress(manager.email))) {
    const letter = toReviewEmail(language, {
      contract,
      organization,
      name,
      url: `${config.publicUrl}/contracts/${id}`,
    });
    await mailer.send(tx, { ...letter, to: email, organizationId });
  }
}
