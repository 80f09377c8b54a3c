import { sql } from 'kysely';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { findUserPreferences } from '../../identity/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { billRolesOf } from '../bills/bill.rules.ts';
import { assertMonthOpen } from '../month-locks/assert-open.store.ts';

/** Waives the fee of a reminder that was sent; the journal reverses it on this day. @throws 409 `noReminderFee` */
export const waiveFee = (db: Db, caller: Caller, id: string, { reason, at }: { reason: string; at: number }) =>
  inTransaction(db, async (tx) => {
    const { organizationId, userId } = caller;
    const reminder = await tx
      .selectFrom('reminders')
      .innerJoin('invoices', 'invoices.id', 'invoiceId')
      .select(['reminders.payerId', 'fee', 'sentAt', 'feeWaivedAt', 'reminders.currency', 'invoices.number', 'step'])
      .select(sql<BillSubject>`invoices.content->>'of'`.as('of'))
      .where('reminders.id', '=', id)
      .where('reminders.organizationId', '=', organizationId)
      .forUpdate('reminders')
      .executeTakeFirst();
    if (!reminder) throw notFound();
    const { payerId, fee, sentAt, feeWaivedAt, currency, number, step, of } = reminder;
    if (!billRolesOf(caller, of).includes('approver')) throw forbidden();
    if (sentAt === null || Number(fee) === 0 || feeWaivedAt !== null)
      throw conflict('noReminderFee', 'The reminder has no fee that could be waived', { record: number });
    const { zone } = await findUserPreferences(tx, userId);
    await assertMonthOpen(tx, [organizationId], { at, zone });
    await tx
      .updateTable('reminders')
      .set({ feeWaivedAt: at, feeWaivedBy: userId, feeWaivedReason: reason })
      .where('id', '=', id)
      .execute();
    await recordTimeline(tx, caller, {
      subject: 'partner',
      subjectId: payerId,
      organizationId,
      event: 'waiveReminderFee',
      reason,
      changes: {
        invoices: { from: null, to: `${number} (${step})` },
        fee: { from: `${fee} ${currency}`, to: null },
      },
      occurredAt: at,
    });
  });
