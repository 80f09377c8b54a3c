import { DAY, HOUR } from 'shared-contracts/values/time';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { type NoJobData, periodicJob } from '../../platform/jobs/periodic-job.ts';
import type { Services } from '../../platform/services/services.ts';
import { listOpen, listOverduePayers, lockDueInvoices, type Sides } from './reminders.store.ts';
import { sendReminders } from './send-reminders.ts';
import { listReminding } from './settings.store.ts';
import { nextStep } from './steps.rules.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobData {
    'invoices.reminders': NoJobData;
  }
}

/** Several times a day, to make up for a missed run. */
const INTERVAL_MS = 6 * HOUR * 1_000;
/** Rows per statement: PostgreSQL takes 65,535 parameters. */
const BATCH = 1_000;

type Settings = Awaited<ReturnType<typeof listReminding>>[number];

/** Proposes the next step of each invoice that is due for one. */
async function proposeReminders(tx: Db, sides: Sides, { steps }: Settings, at: number): Promise<void> {
  await lockDueInvoices(tx, sides, at);
  const rows = (await listOpen(tx, sides)).flatMap(({ id, dueAt, open, currency, isPaused, ...reminder }) => {
    const last = reminder.step === null ? null : { step: reminder.step, sentAt: reminder.sentAt };
    const step = isPaused ? null : nextStep(steps, { dueAt, last }, at);
    const terms = step === null ? undefined : steps[step - 1];
    if (step === null || !terms) return [];
    const { text, fee } = terms;
    return [{ ...sides, invoiceId: id, step, text, open, fee, currency, createdAt: at }];
  });
  for (let from = 0; from < rows.length; from += BATCH)
    await tx
      .insertInto('reminders')
      .values(rows.slice(from, from + BATCH))
      .onConflict((on) => on.columns(['invoiceId', 'step']).doNothing())
      .execute();
}

/** Reminds the payers of overdue invoices, each payer in its own transaction. */
export async function remindOverdue({ db, now, mailer }: Pick<Services, 'db' | 'now' | 'mailer'>): Promise<void> {
  const at = now();
  for (const settings of await listReminding(db)) {
    const { organizationId, mode, zone, steps } = settings;
    const [first] = steps;
    if (!first) continue;
    for (const { payerId } of await listOverduePayers(db, organizationId, at - first.daysAfterDue * DAY)) {
      const sides = { organizationId, payerId };
      await inTransaction(db, async (tx) => {
        await proposeReminders(tx, sides, settings, at);
        // Includes reminders that waited for an open month.
        if (mode === 'send') await sendReminders(tx, mailer, { ...sides, userId: null, actorId: null, zone, at }, null);
      });
    }
  }
}

/** Proposes or sends reminders of overdue invoices. */
export const overdueReminders = periodicJob(
  'invoices.reminders',
  INTERVAL_MS,
  (services: Pick<Services, 'db' | 'now' | 'jobs' | 'mailer'>) => remindOverdue(services),
);
