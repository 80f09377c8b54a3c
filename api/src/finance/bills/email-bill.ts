import type { Bill, BillMail } from 'shared-contracts/bills';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { isAddress } from '../../platform/mail-address.ts';
import { fill, type Letter } from '../../platform/mail.letter.ts';
import { pdfName, pdfOf } from '../../platform/pdf/send-pdf.ts';
import { moneyText } from '../../platform/pdf/text.rules.ts';
import { record } from '../../platform/timeline.ts';
import type { Reader } from '../../identity/users/reader.store.ts';
import { billPdf } from './bill.pdf.ts';
import { BILL_WORDS } from './bill.texts.ts';
import { type BillServer, lockBill, type Subject } from './find-bill.ts';
import { logoOf } from './logo.ts';

type Sent = { bill: Bill; reader: Reader; mail: BillMail };

const oneLine = (value: string) => value.replace(/\s+/g, ' ').trim();

function letterOf({ bill, reader: { language }, mail: { message } }: Sent): Letter {
  const { mail } = BILL_WORDS[language];
  const {
    of,
    subject: { number },
    organization,
    total,
    billingCurrency,
  } = bill;
  const values = {
    number,
    organization: oneLine(organization.name),
    total: moneyText(total, billingCurrency ?? '').trim(),
  };
  return {
    language,
    subject: fill(mail.subject[of], values),
    paragraphs: [...(message ? [message] : []), fill(mail.text[of], values)],
  };
}

/** To whom it goes: those who are named, else the billing contact. @throws 422 when there is nobody */
function addressesOf({ bill, mail: { to } }: Sent): string[] {
  const addresses = [...new Set(to ?? [bill.billingContact?.email ?? ''])].filter(isAddress);
  if (addresses.length === 0) throw invalidField('to', 'required', 'Field is required');
  return addresses;
}

/** The bill as a PDF, in the language of who sends it, by mail. @returns to whom */
export async function mailBill(server: BillServer, caller: Caller, subject: Subject, sent: Sent): Promise<string[]> {
  const { bill, reader } = sent;
  const [at, organizationId] = [server.now(), bill.organization.id];
  const content = await pdfOf(billPdf(bill, reader, at, await logoOf(server.db, server.files, organizationId)));
  const attachments = [
    { name: pdfName(`${bill.of}-bill ${bill.subject.number}`, at, reader.zone), mime: 'application/pdf', content },
  ];
  return inTransaction(server.db, async (tx) => {
    const { stored } = await lockBill(server, tx, caller, subject, 'sendEmail', bill.revision);
    const to = addressesOf(sent);
    for (const address of to)
      await server.mail.send(tx, { ...letterOf(sent), to: address, organizationId, attachments });
    await record(tx, caller, {
      subject: 'bill',
      subjectId: stored.id,
      organizationId,
      event: 'sendEmail',
      changes: { to: { from: null, to } },
      occurredAt: at,
    });
    return to;
  });
}
