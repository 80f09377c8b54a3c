import { type Insertable, sql, type Updateable } from 'kysely';
import type { RecurringOrderQuery } from 'shared-contracts/orders/recurring-orders';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';
import type { Pause, Phase } from './recurrence.rules.ts';

const MAX_SHOWN_RUNS = 20;

/** Phases with the names of their templates. Plain SQL, because `jsonArrayFrom` would keep the column names. */
const PHASES = sql<(Phase & { template: string })[]>`(
  select json_agg(json_build_object(
    'from', from_day, 'templateId', template_id, 'template', order_templates.name, 'onHoliday', on_holiday,
    'timeZone', recurring_order_phases.time_zone, 'weekdays', weekdays, 'times', times
  ) order by from_day)
  from recurring_order_phases join order_templates on order_templates.id = template_id
  where recurring_order_id = recurring_orders.id
)`;
const PAUSES = sql<Pause[]>`(
  select coalesce(json_agg(json_build_object('from', from_day, 'to', to_day) order by from_day), '[]')
  from recurring_order_pauses
  where recurring_order_id = recurring_orders.id
)`;

const selectRecurringOrders = (db: Db) =>
  db
    .selectFrom('recurringOrders')
    .innerJoin('users', 'users.id', 'recurringOrders.createdBy')
    .selectAll('recurringOrders')
    .select(({ selectFrom }) => [
      personName().as('createdByName'),
      PHASES.as('phases'),
      PAUSES.as('pauses'),
      sql<number>`${selectFrom('recurringOrderRuns')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('recurringOrderId', '=', 'recurringOrders.id')
        .where('error', 'is not', null)}`.as('failures'),
    ]);

const selectOwn = (db: Db, caller: Caller) => selectRecurringOrders(db).where(ownedBy(caller, 'recurringOrders'));

export type RecurringOrderRecord = Awaited<ReturnType<ReturnType<typeof selectRecurringOrders>['execute']>>[number];

export const listRecurringOrders = (db: Db, caller: Caller, { search, ...range }: RecurringOrderQuery) =>
  paginate(
    selectOwn(db, caller)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('recurringOrderPhases')
            .innerJoin('orderTemplates', 'orderTemplates.id', 'recurringOrderPhases.templateId')
            .select('fromDay')
            .whereRef('recurringOrderId', '=', 'recurringOrders.id')
            .where(matchesSearch(search, 'orderTemplates.name')),
        ),
      )
      .orderBy('recurringOrders.createdAt', 'desc')
      .orderBy('recurringOrders.id'),
    range,
  );

export const findRecurringOrder = (db: Db, caller: Caller, id: string) =>
  selectOwn(db, caller).where('recurringOrders.id', '=', id).executeTakeFirst();

/** For the job, which handles all organizations. */
export const findAnyRecurringOrder = (db: Db, id: string) =>
  selectRecurringOrders(db).where('recurringOrders.id', '=', id).executeTakeFirst();

export async function lockRecurringOrder(tx: Db, caller: Caller, id: string) {
  await tx
    .selectFrom('recurringOrders')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy(caller, 'recurringOrders'))
    .forUpdate()
    .execute();
  return findRecurringOrder(tx, caller, id);
}

/** The newest orders, and all that could not be made. */
export const listRuns = (db: Db, recurringOrderId: string) =>
  db
    .selectFrom('recurringOrderRuns')
    .leftJoin('orders', 'orders.id', 'recurringOrderRuns.orderId')
    .select(['day', 'time', 'error', 'madeAt', 'orders.id as orderId', 'orders.number'])
    .where('recurringOrderId', '=', recurringOrderId)
    .orderBy(sql`error is null`)
    .orderBy('day', 'desc')
    .orderBy('time', 'desc')
    .limit(MAX_SHOWN_RUNS)
    .execute();

export const insertRecurringOrder = (tx: Db, row: Insertable<Tables['recurringOrders']>) =>
  tx.insertInto('recurringOrders').values(row).returning(['id', 'organizationId']).executeTakeFirstOrThrow();

export const updateRecurringOrder = (tx: Db, id: string, changes: Updateable<Tables['recurringOrders']>) =>
  tx.updateTable('recurringOrders').set(changes).where('id', '=', id).execute();

export const deleteRecurringOrder = (tx: Db, id: string) =>
  tx.deleteFrom('recurringOrders').where('id', '=', id).execute();

export async function replacePhases(tx: Db, recurringOrderId: string, phases: readonly Phase[]) {
  await tx.deleteFrom('recurringOrderPhases').where('recurringOrderId', '=', recurringOrderId).execute();
  const rows = phases.map(({ from, templateId, timeZone, weekdays, times, onHoliday }) => ({
    recurringOrderId,
    fromDay: from,
    templateId,
    timeZone,
    weekdays: [...weekdays],
    times: [...times],
    onHoliday,
  }));
  await tx.insertInto('recurringOrderPhases').values(rows).execute();
}

export async function replacePauses(tx: Db, recurringOrderId: string, pauses: readonly Pause[]) {
  await tx.deleteFrom('recurringOrderPauses').where('recurringOrderId', '=', recurringOrderId).execute();
  const rows = pauses.map(({ from, to }) => ({ recurringOrderId, fromDay: from, toDay: to }));
  if (rows.length > 0) await tx.insertInto('recurringOrderPauses').values(rows).execute();
}

export const listHolidays = (db: Db, organizationId: string) =>
  db
    .selectFrom('holidays')
    .select(['day', 'name'])
    .where('organizationId', '=', organizationId)
    .orderBy('day')
    .execute();

/** The days of an organization's holidays that are not long past. */
export async function findHolidays(db: Db, organizationId: string, from: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('holidays')
    .select('day')
    .where('organizationId', '=', organizationId)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
