import { sql } from 'kysely';
import type { ReminderResult } from 'shared-contracts/finance/reminders';
import type { Db } from '../../platform/database/database.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import type { Services } from '../../platform/services/services.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { assertMonthOpen, findMonthLock } from '../month-locks/assert-open.store.ts';
import { toReminderMail } from './reminder-mail.rules.ts';
import { findPayer, listOpen, listProposed, lockDueInvoices, type Sides, splitByOpen } from './reminders.store.ts';

/** `userId`: null for the daily job. */
type Sending = Sides & { userId: string | null; actorId: string | null; zone: string; at: number };

const hasFee = ({ fee }: { fee: string | null }) => Number(fee) > 0;

/** A fee is posted on the day of sending. Those that the job may not post in a locked month wait. @throws 409 for a user's */
async function withoutLockedFees<T extends { fee: string | null }>(
  tx: Db,
  rows: readonly T[],
  { organizationId, userId, zone, at }: Sending,
): Promise<T[]> {
  if (!rows.some(hasFee)) return [...rows];
  if (userId !== null) await assertMonthOpen(tx, [organizationId], { at, zone });
  const lock = await findMonthLock(tx, [organizationId], { at, zone });
  return lock ? rows.filter((row) => !hasFee(row)) : [...rows];
}

/**
 * Sends proposed reminders of a payer as one mail, in the transaction that marks them as sent. Those of invoices that
 * were paid or credited since are withdrawn.
 * @param ids null: all of them
 * @throws 409 for a fee in a locked month
 */
export async function sendReminders(
  tx: Db,
  mailer: Services['mailer'],
  sending: Sending,
  ids: readonly string[] | null,
): Promise<ReminderResult> {
  const { userId, actorId, zone, at, ...sides } = sending;
  const { organizationId, payerId } = sides;
  await lockDueInvoices(tx, sides, at);
  const { open: unsettled, settled } = splitByOpen(await listProposed(tx, sides, ids));
  const withdrawn = settled.map(({ reminderId }) => reminderId);
  await tx
    .deleteFrom('reminders')
    .where('id', '=', sql<string>`any(${withdrawn}::uuid[])`)
    .execute();
  const reminded = await withoutLockedFees(tx, unsettled, sending);
  const result = { sent: 0, withdrawn: withdrawn.length, withoutAddress: 0 };
  if (reminded.length === 0) return result;
  const payer = await findPayer(tx, payerId);
  const to = payer.contactEmail?.trim() ?? '';
  if (!isEmailAddress(to)) return { ...result, withoutAddress: reminded.length };
  const { name: organization } = await findPayer(tx, organizationId);
  const reading = { organization, language: payer.language, zone, at };
  const open = await listOpen(tx, sides);
  await mailer.send(tx, { ...toReminderMail(reminded, open, reading), to, organizationId });
  for (const { reminderId, open: amount } of reminded)
    await tx
      .updateTable('reminders')
      .set({ open: amount, sentAt: at, sentTo: to, sentBy: userId })
      .where('id', '=', reminderId)
      .execute();
  await recordTimeline(
    tx,
    { userId, actorId, organizationId },
    {
      subject: 'partner',
      subjectId: payerId,
      organizationId,
      event: 'sendReminder',
      changes: {
        to: { from: null, to },
        invoices: { from: null, to: reminded.map(({ number, step }) => `${number} (${step})`).join(', ') },
      },
      occurredAt: at,
    },
  );
  return { ...result, sent: reminded.length };
}
