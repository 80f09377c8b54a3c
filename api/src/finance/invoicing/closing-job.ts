import { CLOSING_DAYS } from 'shared-contracts/values/finance/invoices';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { findUserPreferences } from '../../identity/public.ts';
import type { Db } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { createInvoice } from './create-invoice.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'invoices.periods': NoJobData;
  }
}

/** Several times a day, to make up for a missed run. */
const INTERVAL_MS = 6 * HOUR * 1_000;

/** Periods that have closed by a day, with bills that wait, and who approved the last of them. */
const listClosed = (db: Db, lastDay: string) =>
  db
    .selectFrom('billingPeriods')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoiceBills')
          .innerJoin('bills', 'bills.id', 'invoiceBills.billId')
          .select('bills.approvedBy')
          .whereRef('invoiceBills.billingPeriodId', '=', 'billingPeriods.id')
          .where('invoiceBills.invoiceId', 'is', null)
          .where('bills.outdatedAt', 'is', null)
          .orderBy('bills.approvedAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['billingPeriods.id', 'payerId', 'payeeId', 'isSelfBilled', 'last.approvedBy'])
    .where('toDay', '<=', lastDay)
    .orderBy('billingPeriods.toDay')
    .orderBy('billingPeriods.id')
    .execute();

const findZone = async (db: Db, userId: string | null) =>
  userId === null ? 'UTC' : (await findUserPreferences(db, userId)).zone;

/** Nothing is issued into a locked month: the next month gets it. */
async function issueAll(...call: Parameters<typeof createInvoice>): Promise<void> {
  try {
    while ((await createInvoice(...call)) !== null);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'monthLocked')) throw error;
  }
}

/** Issues the invoices of closed weeks and months, each in a transaction of its own. */
export async function closePeriods({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  for (const period of await listClosed(db, toLocalDate(at - (CLOSING_DAYS + 1) * DAY, 'UTC'))) {
    const organizationId = period.isSelfBilled ? period.payerId : period.payeeId;
    const author = { userId: null, actorId: null, organizationId };
    const zone = await findZone(db, period.approvedBy);
    await issueAll(db, author, { ...period, periodIds: [period.id] }, { at, zone });
  }
}

/** Closes billing periods. */
export const periodClosing = periodicJob(
  'invoices.periods',
  INTERVAL_MS,
  (services: Pick<Services, 'db' | 'now' | 'jobs'>) => closePeriods(services),
);
