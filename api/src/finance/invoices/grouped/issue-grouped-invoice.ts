import { sql } from 'kysely';
import { MAX_INVOICED_BILLS } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { findParties } from '../issue/parties.store.ts';
import { storeInvoice } from '../issue/store-invoice.store.ts';
import { toGroupedInvoice } from './grouped-content.rules.ts';
import { spanOver } from './period.rules.ts';

/** Unix seconds, and the zone of the printed days and of the year in the number. */
export type IssuedAt = { at: number; zone: string };
export type IssuedGroup = { id: string; number: string; billIds: string[] };
/** What waits in these periods of the same sides, subject, currency, cycle and issuer: all of it, or of these bills. */
export type Waiting = { periodIds: readonly string[]; billIds?: readonly string[] | undefined };

/** In the order of their ids, so that two invoices of the same periods wait for one another. */
const lockPeriods = (tx: Db, periodIds: readonly string[]) =>
  tx
    .selectFrom('billingPeriods')
    .selectAll()
    .where('id', '=', sql<string>`any(${periodIds}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Bills that wait and are not out of date, the earliest service first. They stay as they are until the commit. */
const lockWaiting = (tx: Db, { periodIds, billIds }: Waiting) =>
  tx
    .selectFrom('invoiceBills')
    .innerJoin('bills', (join) =>
      join.onRef('bills.id', '=', 'invoiceBills.billId').onRef('bills.version', '=', 'invoiceBills.billVersion'),
    )
    .select(['invoiceBills.billId', 'billVersion', 'content', 'billingContact', 'invoiceBills.billingPeriodId'])
    .where('invoiceBills.billingPeriodId', '=', sql<string>`any(${periodIds}::uuid[])`)
    .$if(billIds !== undefined, (query) => query.where('bills.id', '=', sql<string>`any(${billIds}::uuid[])`))
    .where('invoiceBills.invoiceId', 'is', null)
    .where('bills.outdatedAt', 'is', null)
    .orderBy('serviceAt')
    .orderBy(sql`content->'subject'->>'number'`)
    .orderBy('billId')
    .limit(MAX_INVOICED_BILLS)
    .forUpdate()
    .execute();

async function markInvoiced(tx: Db, invoiceId: string, billIds: readonly string[]): Promise<void> {
  await sql`
    update invoice_bills set invoice_id = ${invoiceId}, position = listed.position
    from unnest(${billIds}::uuid[]) with ordinality listed (id, position)
    where invoice_bills.bill_id = listed.id and invoice_bills.invoice_id is null`.execute(tx);
  await tx
    .updateTable('bills')
    .set(({ eb }) => ({ invoiceId, revision: eb('revision', '+', 1) }))
    .where('id', '=', sql<string>`any(${billIds}::uuid[])`)
    .execute();
}

/**
 * Issues one invoice of bills that wait, in the caller's transaction: a second one at the same time waits for the periods,
 * and finds none left. It is stored with the last of the periods, and names the days of all. @returns null if none waits
 */
export async function issueGroupedInvoice(
  tx: Db,
  { at, zone }: IssuedAt,
  chosen: Waiting,
): Promise<IssuedGroup | null> {
  const locked = await lockPeriods(tx, chosen.periodIds);
  const waiting = await lockWaiting(tx, chosen);
  const [first, ...others] = waiting.flatMap(({ content }) => content ?? []);
  const invoiced = new Set(waiting.map(({ billingPeriodId }) => billingPeriodId));
  const [last, ...earlier] = locked
    .filter(({ id }) => invoiced.has(id))
    .toSorted((one, other) => other.toDay.localeCompare(one.toDay));
  if (!first || !last) return null;
  const { payerId, payeeId, cycle } = last;
  const toSpan = ({ fromDay: from, toDay: to }: typeof last) => ({ from, to });
  const billingContact = waiting.find((bill) => bill.billingContact !== null)?.billingContact ?? null;
  const partyOf = await findParties(tx, [payerId, payeeId], billingContact);
  const sides = { payee: partyOf(payeeId), payer: partyOf(payerId) };
  const issuer = last.isSelfBilled ? payerId : payeeId;
  const { series, numberFormat } = partyOf(issuer).settings;
  const span = { cycle, ...spanOver([toSpan(last), ...earlier.map(toSpan)]) };
  const issued = await storeInvoice(tx, {
    numbering: { organizationId: issuer, series, numberFormat, at, zone },
    billId: null,
    billVersion: null,
    billingPeriodId: last.id,
    payerId,
    payeeId,
    originalId: null,
    toContent: (number) => toGroupedInvoice([first, ...others], sides, { number, at, zone }, span),
  });
  const billIds = waiting.map(({ billId }) => billId);
  await markInvoiced(tx, issued.id, billIds);
  return { ...issued, billIds };
}
