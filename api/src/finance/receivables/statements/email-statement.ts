import type { Statement, StatementEmail, StatementEmailResult } from 'shared-contracts/finance/statements';
import { findUserPreferences } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { EmailContent } from '../../../platform/mail/render-email.ts';
import { formatDate } from '../../../platform/pdf/format.rules.ts';
import { renderPdf, toPdfFileName } from '../../../platform/pdf/send-pdf.ts';
import { spendQuota } from '../../../platform/security/quota.ts';
import type { Services } from '../../../platform/services/services.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { fillPlaceholders } from '../../../platform/values/fill-placeholders.ts';
import { BILL_EMAILS, findUnconfirmed } from '../../bills/recipients/recipients.rules.ts';
import { listOwnAddresses } from '../../bills/recipients/recipients.store.ts';
import { presentStatement } from './statement.present.ts';
import { findPrinted } from './printed.ts';
import { type Printed, statementPdf } from './statement.pdf.ts';
import { STATEMENT_TEXTS } from './statement.texts.ts';

function toContent({ from, to }: Statement, { language, zone, organization }: Printed, message?: string): EmailContent {
  const { mail } = STATEMENT_TEXTS[language];
  const values = { organization: organization.name, from: formatDate(from, zone), to: formatDate(to, zone) };
  return {
    language,
    subject: fillPlaceholders(mail.subject, values),
    paragraphs: [...(message ? [message] : []), fillPlaceholders(mail.text, values)],
  };
}

/** A typing error must not send a statement to a stranger. @throws 422 naming the addresses */
async function assertConfirmed(tx: Db, caller: Caller, { email }: Statement, mail: StatementEmail): Promise<void> {
  const own = await listOwnAddresses(tx, caller.organizationId, mail.recipients);
  const addresses = findUnconfirmed(mail.recipients, [...own, email ?? '', ...(mail.confirmedRecipients ?? [])]);
  if (addresses.length === 0) return;
  const message = `Not an address of the partner: ${addresses.join(', ')}. Confirm to send it there`;
  throw new AppError(422, 'invalid', message, {
    fields: { recipients: { code: 'unknownRecipients', message } },
    params: { addresses },
  });
}

/** Sends a statement as a PDF, in the language of the partner. @throws 404, 422, 429 */
export async function emailStatement(
  server: Pick<Services, 'db' | 'now' | 'mailer' | 'files'>,
  caller: Caller,
  mail: StatementEmail,
): Promise<StatementEmailResult> {
  const { db, now, mailer, files } = server;
  const statement = await presentStatement(db, caller, mail);
  const at = now();
  const { zone } = await findUserPreferences(db, caller.userId);
  const printed = await findPrinted(db, files, caller, statement, { zone, at });
  const content = await renderPdf(statementPdf(statement, printed));
  const name = toPdfFileName(`statement ${statement.partner.name}`, at, zone);
  const recipients = [...new Set(mail.recipients)];
  return inTransaction(db, async (tx) => {
    await assertConfirmed(tx, caller, statement, mail);
    await spendQuota(tx, caller, BILL_EMAILS, at, recipients.length);
    const states = [];
    for (const to of recipients)
      states.push(
        await mailer.send(tx, {
          ...toContent(statement, printed, mail.message),
          to,
          organizationId: caller.organizationId,
          attachments: [{ name, mime: 'application/pdf', content }],
        }),
      );
    await recordTimeline(tx, caller, {
      subject: 'partner',
      subjectId: statement.partner.id,
      organizationId: caller.organizationId,
      event: 'sendStatement',
      changes: { to: { from: null, to: recipients } },
      occurredAt: at,
    });
    return { to: recipients, state: states.includes('kept') ? 'kept' : 'queued' };
  });
}
