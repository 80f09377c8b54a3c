import { DateTime } from 'luxon';
import type { Db } from '../../src/platform/database/database.ts';
import { DAY, MINUTE } from '../builders/context.ts';
import type { Cast } from './cast.ts';

const HOUR = 7;
const FIRST_OF_MONTH = 1;

/** A report that Harvest has saved and sends itself on the first of each month; the last one has arrived. */
export async function savedReports(db: Db, { companies, people }: Pick<Cast, 'companies' | 'people'>, now: number) {
  const [organizationId, userId] = [companies.harvest.id, people.owner.id];
  const today = DateTime.fromSeconds(now, { zone: 'Asia/Colombo' });
  const thisMonth = today.set({ day: FIRST_OF_MONTH, hour: HOUR, minute: 0, second: 0, millisecond: 0 });
  const last = thisMonth > today ? thisMonth.minus({ months: 1 }) : thisMonth;
  const { id: listViewId } = await db
    .insertInto('listViews')
    .values({
      organizationId,
      userId,
      list: 'report.ordersInvoice',
      path: '/reports',
      tab: null,
      name: 'Bills of last month',
      query: 'name=ordersInvoice&period=lastMonth',
      columns: '[]',
      isCards: false,
      isShared: true,
      createdAt: now - 60 * DAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: scheduleId } = await db
    .insertInto('reportSchedules')
    .values({
      organizationId,
      userId,
      listViewId,
      format: 'xlsx',
      frequency: 'monthly',
      weekday: null,
      dayOfMonth: FIRST_OF_MONTH,
      hour: HOUR,
      userIds: [userId],
      contactIds: [],
      stoppedReason: null,
      dueAt: last.plus({ months: 1 }).toUnixInteger(),
      createdAt: now - 60 * DAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dueAt = last.toUnixInteger();
  await db
    .insertInto('reportRuns')
    .values({
      scheduleId,
      dueAt,
      state: 'sent',
      attempts: 1,
      startedAt: dueAt + MINUTE,
      finishedAt: dueAt + 2 * MINUTE,
      rows: 31,
      recipients: 1,
      errorCode: null,
      errorMessage: null,
    })
    .execute();
}
