import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../src/platform/database/database.ts';
import { toLocalDate } from '../../src/platform/time/days.rules.ts';
import { type Context, DAY } from './context.ts';

type RecurringOverrides = Partial<Insertable<Tables['recurringOrders']>> & {
  template: Selectable<Tables['orderTemplates']>;
  weekdays: number[];
  times?: string[];
  /** `YYYY-MM-DD`. */
  pausedFrom?: string;
};

/** By default started three weeks ago, with orders five days ahead. */
export async function recurringOrder(
  context: Context,
  { template, weekdays, times = ['08:00'], pausedFrom, ...overrides }: RecurringOverrides,
) {
  const { organizationId, createdBy, timeZone, id: templateId } = template;
  const createdAt = context.now - 21 * DAY;
  const row = {
    id: context.id('recurringOrder', context.next('recurringOrder')),
    organizationId,
    startDay: toLocalDate(createdAt, timeZone),
    daysAhead: 5,
    isSubmitted: false,
    createdBy,
    createdAt,
    dueAt: context.now,
    ...overrides,
  };
  const made = await context.db.insertInto('recurringOrders').values(row).returningAll().executeTakeFirstOrThrow();
  const recurringOrderId = made.id;
  const phase = { templateId, timeZone, weekdays, times, onHoliday: 'skip' as const };
  await context.db
    .insertInto('recurringOrderPhases')
    .values({ recurringOrderId, fromDay: made.startDay, ...phase })
    .execute();
  if (pausedFrom !== undefined)
    await context.db
      .insertInto('recurringOrderPauses')
      .values({ recurringOrderId, fromDay: pausedFrom, toDay: null })
      .execute();
  return { ...made, phase: { ...phase, from: made.startDay } };
}
