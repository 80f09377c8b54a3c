import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Page } from 'shared-contracts/common';
import type { PlanQuery, PlanRates, PlanRow } from 'shared-contracts/trips/plans/plans';
import { personName } from '../../../platform/access/person-name.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { paginate, parseSort } from '../../../platform/database/pagination.ts';
import { matchesSearch } from '../../../platform/database/search.ts';

type Owner = Pick<Caller, 'organizationId'>;

const COLUMNS = {
  name: 'plans.name',
  from: 'plans.fromAt',
  createdAt: 'plans.createdAt',
  updatedAt: 'plans.updatedAt',
};

const selectPlans = (db: Db, { organizationId }: Owner) =>
  db
    .selectFrom('plans')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('planTrips')
          .select([sql<number>`count(*)`.as('trips'), sql<number>`count(created_trip_id)`.as('createdTrips')])
          .whereRef('planTrips.planId', '=', 'plans.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .where('plans.organizationId', '=', organizationId);

const status = sql<PlanRow['status']>`case
  when plans.is_archived then 'archived'
  when counts.trips > 0 and counts.trips = counts.created_trips then 'completed'
  else 'open'
end`;

const selectRows = (db: Db, owner: Owner) =>
  selectPlans(db, owner)
    .innerJoin('users as creator', 'creator.id', 'plans.createdBy')
    .innerJoin('users as editor', 'editor.id', 'plans.updatedBy')
    .select((eb) => [
      'plans.id',
      'plans.revision',
      'plans.name',
      status.as('status'),
      'plans.fromAt as from',
      'plans.toAt as to',
      'plans.rates',
      'counts.trips',
      'counts.createdTrips',
      sql<number>`(select count(*) from plan_orders where plan_orders.plan_id = plans.id)`.as('orders'),
      jsonBuildObject({
        id: eb.ref('creator.id'),
        name: personName('creator'),
      }).as('createdBy'),
      'plans.createdAt',
      jsonBuildObject({
        id: eb.ref('editor.id'),
        name: personName('editor'),
      }).as('updatedBy'),
      'plans.updatedAt',
    ]);

export function listPlans(db: Db, owner: Owner, query: PlanQuery): Promise<Page<PlanRow>> {
  const { column, direction } = parseSort(query.sort);
  let rows = selectRows(db, owner).where(matchesSearch(query.search, 'plans.name'));
  if (query.status) rows = rows.where(status, 'in', query.status);
  return paginate(rows.orderBy(sql.ref(COLUMNS[column]), direction).orderBy('plans.id'), query);
}

export const findPlan = (db: Db, owner: Owner, id: string): Promise<PlanRow | undefined> =>
  selectRows(db, owner).where('plans.id', '=', id).executeTakeFirst();

/** Locks a plan of the organization until the transaction ends. */
export const lockPlan = (tx: Db, { organizationId }: Owner, id: string) =>
  tx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
export type PlanRecord = NonNullable<Awaited<ReturnType<typeof lockPlan>>>;

type NewPlan = { name: string; fromAt: number; toAt: number; rates: PlanRates };

export async function insertPlan(
  tx: Db,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { rates, ...plan }: NewPlan,
  now: number,
): Promise<string> {
  const { id } = await tx
    .insertInto('plans')
    .values({
      ...plan,
      rates: JSON.stringify(rates),
      organizationId,
      createdBy: userId,
      createdAt: now,
      updatedBy: userId,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type PlanColumns = Partial<NewPlan & { isArchived: boolean }> & { updatedBy: string; updatedAt: number };

export const updatePlan = (tx: Db, id: string, { rates, ...columns }: PlanColumns) =>
  tx
    .updateTable('plans')
    .set({ ...columns, ...(rates && { rates: JSON.stringify(rates) }) })
    .where('id', '=', id)
    .execute();

export const deletePlan = (tx: Db, id: string) => tx.deleteFrom('plans').where('id', '=', id).execute();
