import type { Invoice } from 'shared-contracts/finance/invoices';
import { BILL_SUBJECTS, type BillSubject } from 'shared-contracts/values/finance/bills';
import type { Routing } from '../../../network/public.ts';
import type { Db } from '../../../platform/database/database.ts';
import { sumOf, toMoney } from '../../../platform/values/money.ts';
import { type ComputedBill, computeBills } from '../../bills/compute-bills.ts';
import { findLeft } from '../../invoices/credits/credited-invoice.store.ts';
import type { CreditedLine } from '../../invoices/credits/remaining.rules.ts';
import { type ComparedBill, taxInProportion } from './match.rules.ts';
import type { Sides } from './subjects.store.ts';

type Subject = { of: BillSubject; id: string };

/** The lines of an invoice that are of one bill. */
export function linesOfBill(
  invoice: Invoice,
  left: readonly CreditedLine[],
  { id, number }: { id: string; number: string },
) {
  if (!invoice.bills) return [...left];
  const position = invoice.bills.findIndex(({ subject }) =>
    subject.id ? subject.id === id : subject.number === number,
  );
  return left.filter(({ line }) => invoice.lines[line]?.bill === position);
}

/** Which of the bills have invoices with credit notes. */
async function findCredited(db: Db, bills: readonly ComputedBill[]) {
  const ids = [...new Set(bills.flatMap(({ stored }) => stored?.invoiceId ?? []))];
  if (ids.length === 0) return new Map<string, { content: Invoice; left: CreditedLine[] }>();
  const rows = await db
    .selectFrom('invoices')
    .select(['invoices.id', 'content'])
    .where('invoices.id', 'in', ids)
    .where((eb) =>
      eb.exists(eb.selectFrom('invoices as notes').select('notes.id').whereRef('notes.originalId', '=', 'invoices.id')),
    )
    .execute();
  const found = new Map<string, { content: Invoice; left: CreditedLine[] }>();
  for (const { id, content } of rows) found.set(id, { content, left: (await findLeft(db, id, content)).left });
  return found;
}

/** Bills of the payer's orders and trips that the carrier is paid for, as they are now, less what credit notes have credited. */
export async function findComparedBills(
  { db, routing }: { db: Db; routing: Routing },
  { organizationId, partnerId }: Sides,
  subjects: readonly Subject[],
  otherInvoices: ReadonlyMap<string, string>,
): Promise<ComparedBill[]> {
  const bills: ComputedBill[] = [];
  for (const kind of BILL_SUBJECTS) {
    const ids = [...new Set(subjects.filter((subject) => subject.of === kind).map(({ id }) => id))];
    if (ids.length > 0) bills.push(...(await computeBills(db, routing, kind, ids)).values());
  }
  const ofPartner = bills.filter(
    (bill) => bill.partnerId === partnerId && bill.billed.organizationId === organizationId,
  );
  const credited = await findCredited(db, ofPartner);
  return ofPartner.map(({ billed, stored, figures }) => {
    const whole = { net: figures.taxBase, tax: figures.vat };
    const invoice = credited.get(stored?.invoiceId ?? '');
    const net = invoice && toMoney(sumOf(linesOfBill(invoice.content, invoice.left, billed).map((line) => line.net)));
    return {
      of: billed.of,
      id: billed.id,
      number: billed.number,
      reference: billed.reference,
      state: stored?.state ?? 'draft',
      currency: figures.contract?.billingCurrency ?? null,
      ...(net === undefined ? whole : { net, tax: taxInProportion(net, whole) }),
      tolerance: figures.contract?.terms.invoiceTolerance ?? null,
      otherInvoice: otherInvoices.get(billed.id) ?? null,
    };
  });
}
