import type { RecurringOrder, RecurringOrderRow } from 'shared-contracts/orders/recurring-orders';
import { hasAccess } from 'shared-contracts/values/identity/access';
import { NEXT_DATES } from 'shared-contracts/values/orders/recurring-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { nextOccurrences, phaseOn, type Recurrence } from './recurrence.rules.ts';
import type { listRuns, RecurringOrderRecord } from './recurring-orders.store.ts';

const can = (caller: Caller, action: 'write' | 'delete') => hasAccess(caller, { model: 'order', action });

function stateOf({ endDay, pauses }: Recurrence, today: string): RecurringOrderRow['state'] {
  if (endDay !== null && endDay < today) return 'ended';
  return pauses.some(({ from, to }) => from <= today && (to === null || to >= today)) ? 'paused' : 'active';
}

/** @param now unix seconds */
export const presentNext = (recurrence: Recurrence, holidays: ReadonlySet<string>, now: number) => {
  const today = toLocalDate(now, recurrence.phases[0]?.timeZone ?? 'UTC');
  return nextOccurrences(recurrence, holidays, { now, today, count: NEXT_DATES }).map(({ day, time, at }) => ({
    day,
    time,
    at,
  }));
};

export function presentRecurringOrderRow(
  row: RecurringOrderRecord,
  holidays: ReadonlySet<string>,
  caller: Caller,
  now: number,
): RecurringOrderRow {
  const today = toLocalDate(now, row.phases[0]?.timeZone ?? 'UTC');
  const phase = phaseOn(row.phases, today) ?? row.phases[0];
  if (!phase) throw new Error('A recurring order has a pattern');
  const state = stateOf(row, today);
  const toggle = state === 'paused' ? ('resume' as const) : ('pause' as const);
  return {
    id: row.id,
    revision: row.revision,
    template: { id: phase.templateId, name: phase.template },
    timeZone: phase.timeZone,
    weekdays: [...phase.weekdays],
    times: [...phase.times],
    onHoliday: phase.onHoliday,
    startDay: row.startDay,
    endDay: row.endDay,
    daysAhead: row.daysAhead,
    isSubmitted: row.isSubmitted,
    state,
    failures: row.failures,
    next: presentNext(row, holidays, now),
    createdBy: row.createdByName,
    createdAt: row.createdAt,
    actions: [
      ...(can(caller, 'write') ? (['edit'] as const) : []),
      ...(can(caller, 'write') && state !== 'ended' ? [toggle] : []),
      ...(can(caller, 'delete') ? (['delete'] as const) : []),
    ],
  };
}

export function presentRecurringOrder(
  row: RecurringOrderRecord,
  runs: Awaited<ReturnType<typeof listRuns>>,
  presented: RecurringOrderRow,
): RecurringOrder {
  return {
    ...presented,
    templateId: presented.template.id,
    phases: row.phases.map(({ weekdays, times, ...phase }) => ({
      ...phase,
      weekdays: [...weekdays],
      times: [...times],
    })),
    pauses: row.pauses,
    runs: runs.map(({ orderId, number, ...run }) => ({
      ...run,
      order: orderId === null || number === null ? null : { id: orderId, number },
    })),
  };
}
