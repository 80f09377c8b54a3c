import { sql } from 'kysely';
import type { InvoiceQuery, InvoiceRow } from 'shared-contracts/finance/billing-periods';
import type { Page } from 'shared-contracts/common';
import type { BillingSpan, Invoice } from 'shared-contracts/finance/invoices';
import type { Db } from '../../../platform/database/database.ts';
import { loadPage } from '../../../platform/database/pagination.ts';
import { isVisible } from '../parties.store.ts';
import { countInvoices, findInvoiceIds, type InvoiceReading, openOf, subjectOf } from './invoice-ids.store.ts';

const selectInvoices = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('organizations as payer', 'payer.id', 'invoices.payerId')
    .innerJoin('organizations as payee', 'payee.id', 'invoices.payeeId')
    .leftJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id');

const lastReminder = sql<InvoiceRow['reminded']>`(
  select json_build_object('step', step, 'at', sent_at) from reminders
  where invoice_id = invoices.id and sent_at is not null order by step desc limit 1
)`;
const isReminderPaused = sql<boolean>`exists (
  select from reminder_pauses paused where paused.organization_id = invoices.payee_id
    and (paused.invoice_id = invoices.id or (paused.partner_id = invoices.payer_id and invoices.kind = 'invoice'))
)`;

const selectRows = (db: Db, at: number) =>
  selectInvoices(db)
    .leftJoin('invoices as original', 'original.id', 'invoices.originalId')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.kind',
      'invoices.organizationId as issuerId',
      'invoices.issuedAt',
      'invoices.dueAt',
      'invoices.net',
      'invoices.tax',
      'invoices.total',
      'invoices.currency',
      'invoices.payerId',
      'payer.name as payer',
      'invoices.payeeId',
      'payee.name as payee',
      'original.number as original',
      'invoices.billingPeriodId',
      sql<string>`coalesce(stored_balances.credited, 0)`.as('credited'),
      sql<string | null>`(
        select string_agg(number, ', ' order by issued_at, sequence) from invoices notes where original_id = invoices.id
      )`.as('creditNote'),
      openOf(at).as('open'),
      lastReminder.as('reminded'),
      isReminderPaused.as('isReminderPaused'),
      subjectOf.as('of'),
      sql<BillingSpan | null>`invoices.content->'period'`.as('period'),
      sql<Invoice['subject']>`invoices.content->'subject'`.as('subject'),
      sql<number>`coalesce(jsonb_array_length(invoices.content->'bills'), 1)`.as('bills'),
    ]);
export type ListedInvoice = Awaited<ReturnType<ReturnType<typeof selectRows>['executeTakeFirstOrThrow']>>;

export async function listInvoices(db: Db, reading: InvoiceReading, query: InvoiceQuery): Promise<Page<ListedInvoice>> {
  const { items: ids, ...page } = await loadPage(
    query,
    () => findInvoiceIds(db, reading, query),
    (max) => countInvoices(db, reading, query, max),
  );
  const rows = ids.length === 0 ? [] : await selectRows(db, reading.at).where('invoices.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, items: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** An invoice that the caller sees. */
export const findInvoice = (db: Db, { caller, at }: InvoiceReading, id: string) =>
  selectRows(db, at)
    .select('invoices.content')
    .where('invoices.id', '=', id)
    .where(isVisible(caller, 'invoices', subjectOf))
    .executeTakeFirst();
