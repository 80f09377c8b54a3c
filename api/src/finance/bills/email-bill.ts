import type { Bill, BillEmail, BillEmailResult } from 'shared-contracts/finance/bills';
import type { UserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { toPdfFileName, renderPdf } from '../../platform/pdf/send-pdf.ts';
import { formatMoney } from '../../platform/pdf/format.rules.ts';
import { spendQuota } from '../../platform/security/quota.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { billFileName, billPdf } from './bill.pdf.ts';
import { BILL_TEXTS } from '../bill-texts/bill.texts.ts';
import { findEmbedded } from '../e-invoices/build-e-invoices.ts';
import { findEInvoice } from './e-invoice-attachment.ts';
import { type BillServices, lockBill, type Subject } from './find-bill.ts';
import { findLetterheads } from './letterhead.store.ts';
import { BILL_EMAILS, findUnconfirmed } from './recipients/recipients.rules.ts';
import { listOwnAddresses } from './recipients/recipients.store.ts';

type BillEmailRequest = { bill: Bill; reader: UserPreferences; mail: BillEmail };

const toSingleLine = (value: string) => value.replace(/\s+/g, ' ').trim();

function toEmailContent({ bill, reader: { language }, mail: { message } }: BillEmailRequest): EmailContent {
  const { mail, draft } = BILL_TEXTS[language];
  const {
    of,
    state,
    subject: { number },
    organization,
    total,
    billingCurrency,
  } = bill;
  const values = {
    number,
    organization: toSingleLine(organization.name),
    total: formatMoney(total, billingCurrency ?? '').trim(),
  };
  const isDraft = state === 'draft';
  const subject = fillPlaceholders(mail.subject[of], values);
  return {
    language,
    subject: isDraft ? fillPlaceholders(mail.draftSubject, { draft, subject }) : subject,
    paragraphs: [
      ...(isDraft ? [fillPlaceholders(mail.draftText, { draft })] : []),
      ...(message ? [message] : []),
      fillPlaceholders(mail.text[of], values),
    ],
  };
}

/** The entered addresses, otherwise the billing contact's. @throws 422 without any */
function recipientsOf({ bill, mail: { to } }: BillEmailRequest): string[] {
  const addresses = [...new Set(to ?? [bill.billingContact?.email ?? ''])].filter(isEmailAddress);
  if (addresses.length === 0) throw invalidField('to', 'required', 'Field is required');
  return addresses;
}

/** Accepts only known addresses: a typo must not send a bill to a stranger. @throws 422 naming the addresses */
async function assertConfirmed(tx: Db, { bill, mail }: BillEmailRequest, to: readonly string[]): Promise<void> {
  const own = await listOwnAddresses(tx, bill.organization.id, to);
  const billing = bill.billingContact?.email ?? '';
  const addresses = findUnconfirmed(to, [...own, billing, ...(mail.confirmedRecipients ?? [])]);
  if (addresses.length === 0) return;
  const message = `Not among the bill's contacts: ${addresses.join(', ')}. Confirm to send it there`;
  throw new AppError(422, 'invalid', message, {
    fields: { to: { code: 'unknownRecipients', message } },
    params: { addresses },
  });
}

/** Sends the bill as a PDF by email, in the sender's language. @returns the recipients, and whether a server sends the emails */
export async function emailBill(
  server: BillServices,
  caller: Caller,
  subject: Subject,
  sent: BillEmailRequest,
): Promise<BillEmailResult> {
  const { bill, reader } = sent;
  const [at, organizationId] = [server.now(), bill.organization.id];
  const papers = {
    ...(await findLetterheads(server.db, server.files, bill)),
    eInvoice: await findEmbedded(server.db, bill.invoice),
  };
  const content = await renderPdf(billPdf(bill, reader, at, papers));
  const eInvoice = await findEInvoice(server.db, bill);
  const attachments = [
    {
      name: toPdfFileName(billFileName(bill), at, reader.zone),
      mime: 'application/pdf',
      content,
    },
    ...(eInvoice?.attachment ? [eInvoice.attachment] : []),
  ];
  return inTransaction(server.db, async (tx) => {
    const { stored } = await lockBill(server, tx, caller, subject, 'sendEmail', bill.revision);
    const to = recipientsOf(sent);
    await assertConfirmed(tx, sent, to);
    await spendQuota(tx, caller, BILL_EMAILS, at, to.length);
    const states = [];
    for (const address of to)
      states.push(await server.mailer.send(tx, { ...toEmailContent(sent), to: address, organizationId, attachments }));
    await recordTimeline(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId,
      event: 'sendEmail',
      changes: { to: { from: null, to }, ...(eInvoice && { eInvoice: { from: null, to: eInvoice.state } }) },
      occurredAt: at,
    });
    return { to, state: states.includes('kept') ? 'kept' : 'queued', ...(eInvoice && { eInvoice: eInvoice.state }) };
  });
}
