import type { Invoice } from 'shared-contracts/finance/invoices';
import { formatInvoiceNumber } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { formatDate } from '../../../platform/pdf/format.rules.ts';
import { toQrBill } from '../qr-bill/qr-bill.rules.ts';
import { takeNextNumber } from './next-number.store.ts';

const yearOf = (at: number, zone: string) => Number(formatDate(at, zone).slice(-4));

type Numbering = { organizationId: string; series: string; numberFormat: string; at: number; zone: string };
type Paper = {
  numbering: Numbering;
  /** Set for an invoice of one bill; other invoices have a period. */
  billId: string | null;
  billVersion: number | null;
  billingPeriodId: string | null;
  payerId: string;
  payeeId: string;
  originalId: string | null;
  toContent: (number: string) => Invoice;
};

/** Stores an invoice or a credit note with the next number of its series. */
export async function storeInvoice(
  tx: Db,
  { numbering, toContent, ...references }: Paper,
): Promise<{ id: string; number: string } & Pick<Invoice, 'net' | 'tax' | 'total'>> {
  const { organizationId, series, numberFormat, at, zone } = numbering;
  const year = yearOf(at, zone);
  const sequence = await takeNextNumber(tx, { organizationId, series, year });
  const number = formatInvoiceNumber(numberFormat, series, year, sequence);
  const content = toContent(number);
  const { kind, issuedAt, dueAt, currency, net, tax, total } = content;
  return tx
    .insertInto('invoices')
    .values({
      ...references,
      organizationId,
      series,
      year,
      sequence,
      number,
      kind,
      issuedAt,
      dueAt,
      currency,
      net,
      tax,
      total,
      content: JSON.stringify(content),
      paymentReference: toQrBill(content)?.reference.text || null,
    })
    .returning(['id', 'number', 'net', 'tax', 'total'])
    .executeTakeFirstOrThrow();
}
