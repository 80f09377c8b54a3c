import { sql } from 'kysely';
import { MAX_INVOICED_BILLS } from 'shared-contracts/values/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { findParties } from '../issue/parties.store.ts';
import { storeInvoice } from '../issue/store-invoice.store.ts';
import { toGroupedInvoice } from './grouped-content.rules.ts';

/** Unix seconds, and the zone of the printed days and of the year in the number. */
export type IssuedAt = { at: number; zone: string };
export type IssuedGroup = { id: string; number: string; billIds: string[] };

/** Bills of a period that wait and are not out of date, the earliest service first. They stay as they are until the commit. */
const lockWaiting = (tx: Db, periodId: string) =>
  tx
    .selectFrom('invoiceBills')
    .innerJoin('bills', (join) =>
      join.onRef('bills.id', '=', 'invoiceBills.billId').onRef('bills.version', '=', 'invoiceBills.billVersion'),
    )
    .select(['invoiceBills.billId', 'billVersion', 'content', 'billingContact'])
    .where('invoiceBills.billingPeriodId', '=', periodId)
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
 * Issues the invoice of the bills of a period that wait, in the caller's transaction: a second one at the same time
 * waits for the period, and finds none left. @returns null if none waits
 */
export async function issueGroupedInvoice(
  tx: Db,
  periodId: string,
  { at, zone }: IssuedAt,
): Promise<IssuedGroup | null> {
  const period = await tx
    .selectFrom('billingPeriods')
    .selectAll()
    .where('id', '=', periodId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const waiting = await lockWaiting(tx, periodId);
  const [first, ...others] = waiting.flatMap(({ content }) => content ?? []);
  if (!first) return null;
  const { payerId, payeeId, cycle, fromDay: from, toDay: to } = period;
  const billingContact = waiting.find((bill) => bill.billingContact !== null)?.billingContact ?? null;
  const partyOf = await findParties(tx, [payerId, payeeId], billingContact);
  const sides = { payee: partyOf(payeeId), payer: partyOf(payerId) };
  const issuer = period.isSelfBilled ? payerId : payeeId;
  const { series, numberFormat } = partyOf(issuer).settings;
  const issued = await storeInvoice(tx, {
    numbering: { organizationId: issuer, series, numberFormat, at, zone },
    billId: null,
    billVersion: null,
    billingPeriodId: periodId,
    payerId,
    payeeId,
    originalId: null,
    toContent: (number) => toGroupedInvoice([first, ...others], sides, { number, at, zone }, { cycle, from, to }),
  });
  const billIds = waiting.map(({ billId }) => billId);
  await markInvoiced(tx, issued.id, billIds);
  return { ...issued, billIds };
}
