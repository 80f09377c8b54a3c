import { sql, type SqlBool } from 'kysely';
import type { ReminderQuery } from 'shared-contracts/finance/reminders';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { paginate, parseSort } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import { readableBills } from '../bill-access/bill-access.rules.ts';
import type { OpenInvoice } from './reminder-mail.rules.ts';

export type Sides = { organizationId: string; payerId: string };

/** Whether the payee has paused the reminders of an invoice (`invoices`) or of its payer. */
export const isPaused = sql<SqlBool>`exists (
  select from reminder_pauses paused where paused.organization_id = invoices.payee_id
    and (paused.invoice_id = invoices.id or paused.partner_id = invoices.payer_id))`;

const selectOpen = (db: Db) =>
  db
    .selectFrom('invoices')
    .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
    .where('invoices.kind', '=', 'invoice')
    .where('open', '>', '0');

/** The payers with invoices that are overdue and open. */
export const listOverduePayers = (db: Db, organizationId: string, dueBefore: number) =>
  selectOpen(db)
    .select('invoices.payerId')
    .distinct()
    .where('invoices.payeeId', '=', organizationId)
    .where('invoices.dueAt', '<=', dueBefore)
    .where((eb) => eb.not(isPaused))
    .orderBy('invoices.payerId')
    .execute();

/**
 * Locks the invoices of two sides that are due: their payments, and reminders in other processes, wait. What is open is
 * read afterwards.
 */
export async function lockDueInvoices(tx: Db, { organizationId, payerId }: Sides, now: number): Promise<void> {
  await tx
    .selectFrom('invoices')
    .select('id')
    .where('payeeId', '=', organizationId)
    .where('payerId', '=', payerId)
    .where('kind', '=', 'invoice')
    .where('dueAt', '<=', now)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** All open invoices between two sides, those due first. */
export const listOpen = (tx: Db, { organizationId, payerId }: Sides) =>
  selectOpen(tx)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('reminders')
          .select(['step', 'sentAt'])
          .whereRef('reminders.invoiceId', '=', 'invoices.id')
          .orderBy('step', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'invoices.id',
      'number',
      'invoices.dueAt',
      'open',
      'currency',
      'last.step',
      'last.sentAt',
      isPaused.as('isPaused'),
    ])
    .where('invoices.payeeId', '=', organizationId)
    .where('invoices.payerId', '=', payerId)
    .orderBy('invoices.dueAt')
    .orderBy('number')
    .execute();

/** Reminders with what is open now, the payer's invoices locked before. */
export const listProposed = (tx: Db, { organizationId, payerId }: Sides, ids: readonly string[] | null) =>
  tx
    .selectFrom('reminders')
    .innerJoin('invoices', 'invoices.id', 'reminders.invoiceId')
    .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
    .select(['reminders.id as reminderId', 'invoices.id', 'number', 'invoices.dueAt', 'storedBalances.open'])
    .select(['invoices.currency', 'reminders.step', 'reminders.text', 'reminders.fee'])
    .where('reminders.organizationId', '=', organizationId)
    .where('reminders.payerId', '=', payerId)
    .where('sentAt', 'is', null)
    .$if(ids !== null, (query) => query.where('reminders.id', '=', sql<string>`any(${ids}::uuid[])`))
    .orderBy('invoices.dueAt')
    .orderBy('number')
    .execute();

export const findPayer = (tx: Db, payerId: string) =>
  tx
    .selectFrom('organizations')
    .select(['name', 'language', 'contactEmail'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();

const isOpen = ({ open }: OpenInvoice) => Number(open) > 0;
export const splitByOpen = <T extends OpenInvoice>(rows: readonly T[]) => ({
  open: rows.filter(isOpen),
  settled: rows.filter((row) => !isOpen(row)),
});

const subjectOf = sql<BillSubject>`(invoices.content->>'of')`;

const selectReminders = (db: Db, caller: Caller) =>
  db
    .selectFrom('reminders')
    .innerJoin('invoices', 'invoices.id', 'reminders.invoiceId')
    .innerJoin('organizations as partner', 'partner.id', 'reminders.payerId')
    .select(['reminders.id', 'reminders.invoiceId', 'invoices.number', 'reminders.payerId', 'partner.name as partner'])
    .select(['step', 'dueAt', 'open', 'fee', 'reminders.currency', 'reminders.createdAt', 'sentAt', 'sentTo'])
    .select('feeWaivedAt')
    .select(subjectOf.as('of'))
    .where('reminders.organizationId', '=', caller.organizationId)
    .where(subjectOf, '=', sql<BillSubject>`any(${readableBills(caller)}::text[])`);
export type ListedReminder = Awaited<ReturnType<ReturnType<typeof selectReminders>['executeTakeFirstOrThrow']>>;

const STATES = {
  proposed: sql<SqlBool>`reminders.sent_at is null`,
  sent: sql<SqlBool>`reminders.sent_at is not null`,
} as const;
const COLUMNS = {
  createdAt: 'reminders.createdAt',
  sentAt: 'sentAt',
  dueAt: 'dueAt',
  partner: 'partner.name',
} as const;

/** A reminder that the caller sees. */
export const findReminder = (db: Db, caller: Caller, id: string) =>
  selectReminders(db, caller).where('reminders.id', '=', id).executeTakeFirst();

export function listReminders(db: Db, caller: Caller, query: ReminderQuery) {
  const { state, partnerId, invoiceId, search } = query;
  const { column, direction } = parseSort(query.sort);
  return paginate(
    selectReminders(db, caller)
      .$if(state !== undefined, (rows) => rows.where(STATES[state ?? 'sent']))
      .$if(partnerId !== undefined, (rows) => rows.where('reminders.payerId', '=', partnerId ?? ''))
      .$if(invoiceId !== undefined, (rows) => rows.where('reminders.invoiceId', '=', invoiceId ?? ''))
      .$if(Boolean(search), (rows) => rows.where(matchesSearch(search ?? '', 'invoices.number', 'partner.name')))
      .orderBy(COLUMNS[column], direction)
      .orderBy('reminders.id', direction),
    query,
  );
}
