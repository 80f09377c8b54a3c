import { sql, type SqlBool } from 'kysely';
import type { OpenBucket } from 'shared-contracts/values/finance/aging';
import { DAY } from 'shared-contracts/values/time';

/**
 * The open amount of an invoice at a time: its total less what was paid and credited until then; a negative one is a
 * credit balance. Tables: `invoices` and `stored_balances`, whose amount is used unless something was paid or credited
 * since.
 */
export const openAt = (
  at: number,
) => sql<string>`(case when stored_balances.moved_at <= ${at} then stored_balances.open else
  invoices.total
  - coalesce((
    select sum(paid.amount) from payment_allocations paid join payments on payments.id = paid.payment_id
    where paid.invoice_id = invoices.id and payments.paid_at <= ${at}
      and not exists (select from payment_reversals where payment_reversals.payment_id = payments.id)
  ), 0)
  - coalesce((select sum(notes.total) from invoices notes where notes.original_id = invoices.id and notes.issued_at <= ${at}), 0)
end)::numeric(15, 2)`;

const daysBefore = (at: number, days: number) => at - days * DAY;
/** Due from the first of two times on, and before the second. */
type DueTable = 'invoices' | 'stored_balances';
function dueBetween(table: DueTable, from: number | null, to: number | null) {
  const dueAt = sql.ref(`${table}.due_at`);
  return sql<SqlBool>`(${from === null ? sql`true` : sql`${dueAt} >= ${from}`} and ${to === null ? sql`true` : sql`${dueAt} < ${to}`})`;
}

type DueBucket = Exclude<OpenBucket, 'credit' | 'open'>;
const DUE: Record<DueBucket, (at: number, table: DueTable) => ReturnType<typeof dueBetween>> = {
  notDue: (at, table) => dueBetween(table, at, null),
  days30: (at, table) => dueBetween(table, daysBefore(at, 30), at),
  days60: (at, table) => dueBetween(table, daysBefore(at, 60), daysBefore(at, 30)),
  days90: (at, table) => dueBetween(table, daysBefore(at, 90), daysBefore(at, 60)),
  over90: (at, table) => dueBetween(table, null, daysBefore(at, 90)),
};

/** Whether an open amount is in a bucket. @param open SQL of the amount */
export function isOpenIn(
  bucket: OpenBucket,
  at: number,
  open: ReturnType<typeof openAt>,
  table: DueTable = 'invoices',
) {
  if (bucket === 'open') return sql<SqlBool>`${open} <> 0`;
  if (bucket === 'credit') return sql<SqlBool>`${open} < 0`;
  return sql<SqlBool>`(${open} > 0 and ${DUE[bucket](at, table)})`;
}

/** The same of the stored balance, which is what is open unless it has moved since; for the indexes of open balances. */
export const isStoredIn = (bucket: OpenBucket, at: number) =>
  sql<SqlBool>`(stored_balances.open <> 0 and ${isOpenIn(bucket, at, sql`stored_balances.open`, 'stored_balances')})`;

/** Invoices issued by then with an open amount in a bucket. */
export const isInBucket = (bucket: OpenBucket, at: number) => sql<SqlBool>`(
  (${isStoredIn(bucket, at)} or stored_balances.moved_at > ${at}) and invoices.issued_at <= ${at}
  and ${isOpenIn(bucket, at, openAt(at))}
)`;
