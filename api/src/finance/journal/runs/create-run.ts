import type { Insertable } from 'kysely';
import type { JournalRunInput } from 'shared-contracts/finance/journal';
import { lockOrganization } from '../../../identity/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Db, inTransaction, type Tables } from '../../../platform/database/database.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { recordTimeline } from '../../../platform/timeline/timeline.ts';
import { addDays } from '../../../platform/time/days.rules.ts';
import { monthAfter } from '../../month-locks/month.rules.ts';
import { accountFinder, findMissing } from '../accounts/accounts.rules.ts';
import { listAccounts } from '../accounts/accounts.store.ts';
import { listAccrualDocuments } from '../documents/accruals.store.ts';
import { listInvoiceDocuments } from '../documents/invoices.store.ts';
import { listPaymentDocuments } from '../documents/payments.store.ts';
import type { JournalPeriod } from '../documents/period.ts';
import { findJournalRates } from '../documents/rates.ts';
import { listReminderFeeDocuments } from '../documents/reminder-fees.store.ts';
import { type AccountRef, type JournalDocument, type Posting, toPostings, totalsOf } from '../postings.rules.ts';
import { findPartnerNames, insertRun } from '../store/runs.store.ts';

/** Both days are inclusive. */
export const periodOf = (input: JournalRunInput) =>
  'month' in input
    ? { from: `${input.month}-01`, to: addDays(`${monthAfter(input.month)}-01`, -1) }
    : { from: null, to: input.to };

const byDay = (one: JournalDocument, other: JournalDocument) =>
  one.day < other.day ? -1 : Number(one.day > other.day);

async function listDocuments(tx: Db, period: JournalPeriod): Promise<JournalDocument[]> {
  const rates = await findJournalRates(tx, period.organizationId);
  const sources = { db: tx, period };
  const documents = [
    ...(await listInvoiceDocuments(sources, rates)),
    ...(await listPaymentDocuments(sources, rates)),
    ...(await listAccrualDocuments(sources, rates)),
    ...(await listReminderFeeDocuments(sources, rates)),
  ];
  return documents.toSorted(byDay);
}

/** @throws 409 `accountsMissing`, naming what no account is mapped for */
function assertMapped(missing: readonly AccountRef[], nameOf: (id: string | null) => string | null): void {
  if (missing.length === 0) return;
  const accounts = missing.map(({ role, key }) => ({ role, key, name: nameOf(key) ?? key }));
  const list = accounts.map(({ role, name }) => [role, name].filter(Boolean).join(' ')).join(', ');
  throw conflict('accountsMissing', `No account for: ${list}`, { accounts });
}

type Booked = { document: JournalDocument; posting: Posting };

/**
 * Exports what is posted in a period and was not exported before, in one transaction: of several at once each posting
 * is in one run.
 * @returns the id of the run
 * @throws 409
 */
export const createRun = (
  db: Db,
  caller: Caller,
  input: JournalRunInput,
  { zone, at }: { zone: string; at: number },
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { organizationId } = caller;
    await lockOrganization(tx, organizationId);
    const days = periodOf(input);
    const documents = await listDocuments(tx, { organizationId, zone, ...days });
    const booked = documents.flatMap((document): Booked[] =>
      toPostings(document).map((posting) => ({ document, posting })),
    );
    if (booked.length === 0) throw conflict('nothingToExport', 'Everything in this period was exported');
    const find = accountFinder(await listAccounts(tx, organizationId));
    const names = await findPartnerNames(
      tx,
      booked.flatMap(({ posting }) => posting.partnerId ?? []),
    );
    const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
    assertMapped(
      findMissing(
        booked.flatMap(({ posting: { debit, credit } }) => [debit, credit]),
        find,
      ),
      nameOf,
    );
    const postings = booked.map(({ document, posting }, i): Omit<Insertable<Tables['journalPostings']>, 'runId'> => ({
      position: i + 1,
      kind: document.kind,
      sourceId: document.sourceId,
      day: document.day,
      document: document.document,
      reference: posting.reference,
      partnerId: posting.partnerId,
      text: [document.document, nameOf(posting.partnerId)].filter(Boolean).join(' '),
      debitRole: posting.debit.role,
      debitAccount: find(posting.debit) ?? '',
      creditRole: posting.credit.role,
      creditAccount: find(posting.credit) ?? '',
      amount: posting.amount,
      currency: posting.currency,
      ownAmount: posting.ownAmount,
      ownCurrency: document.ownCurrency,
      rate: posting.currency === document.currency ? document.rate : '1',
    }));
    const totals = totalsOf(postings);
    const created = { at, zone, totals, userId: caller.userId, actorId: caller.actorId };
    const { id, number } = await insertRun(tx, { organizationId, ...days }, created, { documents, postings });
    await recordTimeline(tx, caller, {
      subject: 'journalRun',
      subjectId: id,
      event: 'exported',
      changes: {
        run: { from: null, to: number },
        to: { from: null, to: days.to },
        postings: { from: null, to: postings.length },
      },
      occurredAt: at,
    });
    return id;
  });
