import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Invoice } from 'shared-contracts/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import { type InvoiceDocument, shareNet } from '../postings.rules.ts';
import type { Rates } from './rates.ts';
import type { Sources } from './period.ts';

type Content = Pick<Invoice, 'taxes' | 'lines' | 'bills' | 'subject' | 'of' | 'zone'>;

/** No run of the organization has exported the document. */
export const isNew = (organizationId: string, kind: RawBuilder<unknown>, sourceId: RawBuilder<unknown>) =>
  sql<SqlBool>`not exists (
    select from journal_documents exported
    where exported.organization_id = ${organizationId} and exported.kind = ${kind} and exported.source_id = ${sourceId}
  )`;

/** The printed day of an invoice, in its own zone. */
const printedDay = sql`(to_timestamp(invoices.issued_at) at time zone (invoices.content->>'zone'))::date`;

const listInvoices = (db: Db, { organizationId, from, to }: Sources['period']) =>
  db
    .selectFrom('invoices')
    .leftJoin('invoices as original', 'original.id', 'invoices.originalId')
    .select([
      'invoices.id',
      'invoices.kind',
      'invoices.number',
      'invoices.payerId',
      'invoices.payeeId',
      'invoices.billId',
      'invoices.billVersion',
      'invoices.issuedAt',
      'invoices.currency',
      'invoices.net',
      'invoices.total',
      'invoices.content',
      'original.id as originalId',
      'original.number as originalNumber',
      'original.issuedAt as originalIssuedAt',
      'original.billId as originalBillId',
      'original.billVersion as originalBillVersion',
    ])
    .where((eb) => eb.or([eb('invoices.payerId', '=', organizationId), eb('invoices.payeeId', '=', organizationId)]))
    .where(sql<SqlBool>`${printedDay} <= ${to}::date`)
    .$if(from !== null, (query) => query.where(sql<SqlBool>`${printedDay} >= ${from}::date`))
    .where(isNew(organizationId, sql.ref('invoices.kind'), sql.ref('invoices.id')))
    .orderBy('invoices.issuedAt')
    .orderBy('invoices.number')
    .orderBy('invoices.id')
    .execute();
type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>[number];

const orderNumbersOf = ({ subject, bills }: Content): string[] =>
  [...(subject ? [subject] : []), ...(bills ?? []).map((bill) => bill.subject)].map(({ number }) => number);

const keyOf = (payerId: string, number: string) => `${payerId} ${number}`;

/** The order type's code by payer (the owner of the orders) and order number. */
async function findOrderTypes(db: Db, invoices: readonly ListedInvoice[]): Promise<Map<string, string>> {
  const numbers = invoices
    .filter(({ content }) => content.of === 'order')
    .flatMap(({ payerId, content }) => orderNumbersOf(content).map((number) => ({ payerId, number })));
  const { rows } = await sql<{ payerId: string; number: string; code: string }>`
    select distinct orders.organization_id as "payerId", orders.number, order_types.code
    from unnest(${numbers.map(({ payerId }) => payerId)}::uuid[], ${numbers.map(({ number }) => number)}::text[])
      as billed(payer_id, number)
    join orders on orders.organization_id = billed.payer_id and orders.number = billed.number
    join order_types on order_types.id = orders.order_type_id`.execute(db.withoutPlugins());
  return new Map(rows.map(({ payerId, number, code }) => [keyOf(payerId, number), code]));
}

/** A line of a grouped invoice is of one of its bills. */
function netOf({ payerId, net, content }: ListedInvoice, orderTypes: ReadonlyMap<string, string>) {
  const { lines, bills, subject } = content;
  const typeOf = (number: string | undefined) =>
    (number !== undefined && orderTypes.get(keyOf(payerId, number))) || null;
  return shareNet(
    net,
    lines.map(({ billed, bill }) => ({
      key: typeOf(bills ? bills[bill ?? 0]?.subject.number : subject?.number),
      amount: billed,
    })),
  );
}

const dayOf = ({ content, issuedAt }: ListedInvoice) => toLocalDate(issuedAt, content.zone);

function bookedOf(row: ListedInvoice) {
  const { id, billId, billVersion, currency, content, originalId, originalIssuedAt } = row;
  if (originalId === null) return { id, billId, billVersion, currency, day: dayOf(row) };
  return {
    id: originalId,
    billId: row.originalBillId,
    billVersion: row.originalBillVersion,
    currency,
    day: toLocalDate(originalIssuedAt ?? row.issuedAt, content.zone),
  };
}

/** The invoices and credit notes of a period that the organization has not exported, on whichever side it is. */
export async function listInvoiceDocuments({ db, period }: Sources, rates: Rates): Promise<InvoiceDocument[]> {
  const rows = await listInvoices(db, period);
  const orderTypes = await findOrderTypes(db, rows);
  const documents: InvoiceDocument[] = [];
  for (const row of rows) {
    const { id, kind, number, currency, total, content } = row;
    const side = row.payeeId === period.organizationId ? 'payee' : 'payer';
    documents.push({
      kind,
      sourceId: id,
      day: dayOf(row),
      document: number,
      reference: row.originalNumber,
      side,
      partnerId: side === 'payee' ? row.payerId : row.payeeId,
      currency,
      ownCurrency: rates.ownCurrency ?? currency,
      rate: await rates.ofInvoice(bookedOf(row)),
      total,
      net: netOf(row, orderTypes),
      taxes: content.taxes.map(({ percentage, tax }) => ({ key: percentage, amount: tax })),
    });
  }
  return documents;
}
