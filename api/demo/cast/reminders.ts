import { DAY } from '../builders/context.ts';
import { recordTimeline } from '../../src/platform/timeline/timeline.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Cast } from './cast.ts';
import { STEPS } from './reminder-settings.ts';

/** Days that a reminder is sent after its step is due. */
const LATER = 1;

/** The carriers have reminded of their oldest open invoice, the second time with a fee. */
export async function reminders(db: Db, { companies, people }: Pick<Cast, 'companies' | 'people'>): Promise<void> {
  const organizationId = companies.carriers.id;
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('storedBalances', 'storedBalances.invoiceId', 'invoices.id')
    .innerJoin('organizations', 'organizations.id', 'invoices.payerId')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.payerId',
      'invoices.dueAt',
      'currency',
      'open',
      'contactEmail',
    ])
    .where('invoices.payeeId', '=', organizationId)
    .where('open', '>', '0')
    .orderBy('invoices.dueAt')
    .orderBy('invoices.number')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: invoiceId, number, payerId, dueAt, currency, open, contactEmail } = invoice;
  for (const [i, { daysAfterDue, text, fee }] of STEPS.slice(0, 2).entries()) {
    const sentAt = dueAt + (daysAfterDue + LATER) * DAY;
    const step = i + 1;
    const sentBy = people.carrier.id;
    await db
      .insertInto('reminders')
      .values({
        organizationId,
        payerId,
        invoiceId,
        step,
        text,
        open,
        fee,
        currency,
        createdAt: sentAt,
        sentAt,
        sentTo: contactEmail,
        sentBy,
      })
      .execute();
    await recordTimeline(
      db,
      { userId: sentBy, actorId: null, organizationId },
      {
        subject: 'partner',
        subjectId: payerId,
        organizationId,
        event: 'sendReminder',
        changes: { to: { from: null, to: contactEmail }, invoices: { from: null, to: `${number} (${step})` } },
        occurredAt: sentAt,
      },
    );
  }
}
