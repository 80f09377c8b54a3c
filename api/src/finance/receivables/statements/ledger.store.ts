import { sql } from 'kysely';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readableBills } from '../../bill-access/bill-access.rules.ts';
import type { LedgerEntry } from './accounts.rules.ts';

/** Entries until a statement ends; with more, the organization has another system for them. */
const MAX_ENTRIES = 20_000;

type Sides = { payerId: string; payeeId: string };

/**
 * Invoices, credit notes, payments and refunds between two sides until a time, oldest first. Transfers change no
 * balance between them; payments that were taken back don't count.
 * @throws 422 if there are too many
 */
export async function listLedger(
  db: Db,
  caller: Caller,
  { payerId, payeeId }: Sides,
  to: number,
): Promise<LedgerEntry[]> {
  const isPayee = sql`${caller.organizationId === payeeId}::boolean`;
  const papers = sql`
    select invoices.* from invoices
    where payer_id = ${payerId} and payee_id = ${payeeId} and content->>'of' = any(${readableBills(caller)}::text[])`;
  const { rows } = await sql<LedgerEntry>`
    with papers as (${papers})
    select kind, id, issued_at as at, number as reference, case when kind = 'invoice' then due_at end as "dueAt",
      (select max(step) from reminders where invoice_id = papers.id and sent_at is not null and ${isPayee}) as reminded,
      (case when kind = 'invoice' then total else -total end)::text as amount, currency
    from papers where issued_at <= ${to}
    union all
    select case when sum(allocated.amount) > 0 then 'payment' else 'refund' end, payments.id, paid_at, payments.reference, null, null,
      (-sum(allocated.amount))::text, payments.currency
    from payments
    join payment_allocations allocated on allocated.payment_id = payments.id
    join papers on papers.id = allocated.invoice_id
    where payments.payer_id = ${payerId} and payments.organization_id = ${payeeId} and paid_at <= ${to}
      and not exists (select from payment_reversals where payment_reversals.payment_id = payments.id)
    group by payments.id having sum(allocated.amount) <> 0
    order by at, kind, reference, id
    limit ${MAX_ENTRIES + 1}`.execute(db);
  if (rows.length > MAX_ENTRIES)
    throw new AppError(422, 'tooManyRows', `More than ${MAX_ENTRIES} entries`, { params: { max: MAX_ENTRIES } });
  return rows;
}
