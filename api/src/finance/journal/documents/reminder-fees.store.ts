import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { toLocalDate } from '../../../platform/time/days.rules.ts';
import type { ReminderFeeDocument } from '../postings.rules.ts';
import { isNew } from './invoices.store.ts';
import { rangeOf, type Sources } from './period.ts';
import type { Rates } from './rates.ts';

/** Fees that were charged or waived in a period and not exported as such. */
function listFees(db: Db, period: Sources['period']) {
  const { organizationId } = period;
  const { from, to } = rangeOf(period);
  const isDue = (at: Expression<unknown>, kind: string) =>
    sql<SqlBool>`(${at} >= ${from} and ${at} < ${to} and ${isNew(organizationId, sql`${kind}::text`, sql.ref('reminders.id'))})`;
  const isCharged = isDue(sql.ref('reminders.sentAt'), 'reminderFee');
  const isWaived = isDue(sql.ref('reminders.feeWaivedAt'), 'reminderFeeWaiver');
  return db
    .selectFrom('reminders')
    .innerJoin('invoices', 'invoices.id', 'invoiceId')
    .select(['reminders.id', 'reminders.payerId', 'reminders.currency', 'reminders.fee', 'sentAt', 'feeWaivedAt'])
    .select(['invoices.number', isCharged.as('isCharged'), isWaived.as('isWaived')])
    .where('reminders.organizationId', '=', organizationId)
    .where('reminders.sentAt', 'is not', null)
    .where('reminders.fee', '>', '0')
    .where((eb) => eb.or([isCharged, isWaived]))
    .orderBy('sentAt')
    .orderBy('number')
    .orderBy('step')
    .execute();
}

/**
 * Fees of the reminders that the organization sent, dated when they were sent, and fees that it waived, dated by the
 * waiver. Payers don't book them, since nobody has agreed to them yet.
 */
export async function listReminderFeeDocuments({ db, period }: Sources, rates: Rates): Promise<ReminderFeeDocument[]> {
  const documents: ReminderFeeDocument[] = [];
  for (const { id, payerId, currency, fee, number, ...row } of await listFees(db, period)) {
    const chargedOn = toLocalDate(row.sentAt ?? 0, period.zone);
    const charged: ReminderFeeDocument = {
      kind: 'reminderFee',
      sourceId: id,
      day: chargedOn,
      document: number,
      side: 'payee',
      partnerId: payerId,
      currency,
      ownCurrency: rates.ownCurrency ?? currency,
      rate: (await rates.exported('reminderFee', id)) ?? (await rates.on(currency, chargedOn)),
      fee: fee ?? '0',
    };
    if (row.isCharged) documents.push(charged);
    if (row.isWaived)
      documents.push({
        ...charged,
        kind: 'reminderFeeWaiver',
        day: toLocalDate(row.feeWaivedAt ?? 0, period.zone),
      });
  }
  return documents;
}
