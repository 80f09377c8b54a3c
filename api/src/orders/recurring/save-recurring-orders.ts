import type {
  RecurringOrderChanges,
  RecurringOrderInput,
  RecurringOrderPause,
} from 'shared-contracts/orders/recurring-orders';
import type { Caller } from '../../platform/access/caller.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/errors/app-error.ts';
import { assertRevision, type SeenRevision } from '../../platform/revisions/revisions.ts';
import type { Services } from '../../platform/services/services.ts';
import { isTimeZone, toLocalDate } from '../../platform/time/days.rules.ts';
import { recordTimeline } from '../../platform/timeline/timeline.ts';
import { diffFields } from '../../platform/values/fields.ts';
import { findTemplate } from '../templates/order-templates.store.ts';
import { changePhases, type Phase, phaseOn, resumePauses, startPhases } from './recurrence.rules.ts';
import {
  deleteRecurringOrder,
  insertRecurringOrder,
  lockRecurringOrder,
  type RecurringOrderRecord,
  replacePauses,
  replacePhases,
  updateRecurringOrder,
} from './recurring-orders.store.ts';

type Deps = Pick<Services, 'db' | 'now'>;

const sortUnique = <T extends number | string>(values: readonly T[]): T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));

/** @throws 422 for an unknown time zone or template, or an end before the start */
export async function toPhase(tx: Db, caller: Caller, input: Omit<Phase, 'from'>, from: string): Promise<Phase> {
  const { templateId, timeZone, weekdays, times, onHoliday } = input;
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'invalid', 'Unknown time zone');
  if (!(await findTemplate(tx, caller, templateId))) throw invalidField('templateId', 'notFound', 'Template not found');
  return { from, templateId, timeZone, weekdays: sortUnique(weekdays), times: sortUnique(times), onHoliday };
}

export function assertOrdered(startDay: string, endDay: string | null) {
  if (endDay !== null && endDay < startDay) throw invalidField('endDay', 'beforeStart', 'End is before the start');
}

const record = (
  tx: Db,
  caller: Caller,
  { id, organizationId }: { id: string; organizationId: string },
  event: 'created' | 'updated' | 'deleted',
  changes: Record<string, unknown>,
  occurredAt: number,
) =>
  recordTimeline(tx, caller, { subject: 'recurringOrder', subjectId: id, organizationId, event, changes, occurredAt });

/** @returns the id of the new recurring order */
export const createRecurringOrder = ({ db, now }: Deps, caller: Caller, input: RecurringOrderInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { startDay, endDay, daysAhead, isSubmitted } = input;
    assertOrdered(startDay, endDay);
    const phase = await toPhase(tx, caller, input, startDay);
    const row = await insertRecurringOrder(tx, {
      organizationId: caller.organizationId,
      startDay,
      endDay,
      daysAhead,
      isSubmitted,
      createdBy: caller.userId,
      createdAt: now(),
      dueAt: now(),
    });
    await replacePhases(tx, row.id, [phase]);
    await record(tx, caller, row, 'created', diffFields({}, { ...input }), now());
    return row.id;
  });

type Lists = Pick<RecurringOrderRecord, 'phases' | 'pauses' | 'startDay' | 'endDay' | 'daysAhead' | 'isSubmitted'>;

/** Changes a recurring order, and makes the job look at it. */
const change = (
  { db, now }: Deps,
  caller: Caller,
  id: string,
  seen: SeenRevision,
  apply: (tx: Db, before: RecurringOrderRecord) => Promise<Lists>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const before = await lockRecurringOrder(tx, caller, id);
    if (!before) throw notFound();
    await assertRevision(tx, caller, 'recurringOrder', before, seen);
    const after = await apply(tx, before);
    const { phases, pauses, startDay, endDay, daysAhead, isSubmitted } = after;
    const columns = { startDay, endDay, daysAhead, isSubmitted };
    const toFields = (row: Lists) => ({
      startDay: row.startDay,
      endDay: row.endDay,
      daysAhead: row.daysAhead,
      isSubmitted: row.isSubmitted,
      pattern: row.phases,
      pauses: row.pauses,
    });
    const changes = diffFields(toFields(before), toFields(after));
    if (Object.keys(changes).length === 0) return;
    await updateRecurringOrder(tx, id, { ...columns, dueAt: now() });
    await replacePhases(tx, id, phases);
    await replacePauses(tx, id, pauses);
    await record(tx, caller, before, 'updated', changes, now());
  });

const isSamePattern = (a: Phase, b: Phase) =>
  JSON.stringify([a.templateId, a.timeZone, a.weekdays, a.times, a.onHoliday]) ===
  JSON.stringify([b.templateId, b.timeZone, b.weekdays, b.times, b.onHoliday]);

export const changeRecurringOrder = (
  services: Deps,
  caller: Caller,
  id: string,
  { from, ...changes }: RecurringOrderChanges,
  seen: SeenRevision,
) =>
  change(services, caller, id, seen, async (tx, before) => {
    const { startDay = before.startDay, endDay = before.endDay } = changes;
    assertOrdered(startDay, endDay);
    const [first] = before.phases;
    const today = toLocalDate(services.now(), first?.timeZone ?? 'UTC');
    const day = [from ?? today, startDay].toSorted().at(-1) ?? startDay;
    const current = phaseOn(before.phases, day) ?? first;
    if (!current) throw notFound();
    const phase = await toPhase(tx, caller, { ...current, ...changes }, day);
    const { daysAhead = before.daysAhead, isSubmitted = before.isSubmitted } = changes;
    const changed = isSamePattern(current, phase) ? before.phases : changePhases(before.phases, phase);
    const phases = startPhases(changed, startDay);
    return { ...before, startDay, endDay, daysAhead, isSubmitted, phases: phases as typeof before.phases };
  });

export const pauseRecurringOrder = (
  services: Deps,
  caller: Caller,
  id: string,
  { from, to }: RecurringOrderPause,
  seen: SeenRevision,
) =>
  change(services, caller, id, seen, async (_tx, before) => {
    if (to !== null && to < from) throw invalidField('to', 'beforeStart', 'End is before the start');
    const pauses = [...before.pauses.filter((pause) => pause.from !== from), { from, to }];
    return { ...before, pauses: pauses.toSorted((a, b) => a.from.localeCompare(b.from)) };
  });

/** Creates orders again from today on. */
export const resumeRecurringOrder = (services: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  change(services, caller, id, seen, async (_tx, before) => {
    const today = toLocalDate(services.now(), before.phases.at(-1)?.timeZone ?? 'UTC');
    return { ...before, pauses: resumePauses(before.pauses, today) };
  });

export const removeRecurringOrder = ({ db, now }: Deps, caller: Caller, id: string, seen: SeenRevision) =>
  inTransaction(db, async (tx) => {
    const row = await lockRecurringOrder(tx, caller, id);
    if (!row) throw notFound();
    await assertRevision(tx, caller, 'recurringOrder', row, seen);
    await deleteRecurringOrder(tx, id);
    await record(tx, caller, row, 'deleted', {}, now());
    return { id };
  });
