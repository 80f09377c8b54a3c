import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { AlertQuery } from 'shared-contracts/fleet/alerts';
import { ALERT_SEVERITIES, type AlertSeverity, type AlertState } from 'shared-contracts/values/fleet/alerts';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import { paginate } from '../../platform/database/pagination.ts';
import { matchesSearch } from '../../platform/database/search.ts';

const eb = expressionBuilder<Tables, 'alerts'>();

const STATE = sql<AlertState>`case
  when alerts.acknowledged_at is not null then 'acknowledged'
  when alerts.ended_at is not null then 'ended'
  else 'open' end`;
/** Matches the condition of the index on open alerts. */
const isOpen = eb.and([eb('alerts.acknowledgedAt', 'is', null), eb('alerts.endedAt', 'is', null)]);

const ref = (id: string, ...names: readonly RawBuilder<unknown>[]) =>
  sql<{ id: string; name: string } | null>`case when ${sql.ref(id)} is not null then json_build_object(
    'id', ${sql.ref(id)}, 'name', coalesce(${sql.join(names)}, '')) end`;

const selectAlerts = (db: Db, caller: Caller) =>
  db
    .selectFrom('alerts')
    .leftJoin('vehicles', 'vehicles.id', 'alerts.vehicleId')
    .leftJoin('drivers', 'drivers.id', 'alerts.driverId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .leftJoin('users as driverUsers', 'driverUsers.id', 'drivers.userId')
    .leftJoin('users as acknowledgers', 'acknowledgers.id', 'alerts.acknowledgedBy')
    .where(ownedBy(caller, 'alerts'))
    .select([
      'alerts.id',
      'alerts.revision',
      'alerts.kind',
      'alerts.severity',
      'alerts.params',
      'alerts.dueAt',
      'alerts.occurredAt',
      'alerts.acknowledgedAt',
      'alerts.comment',
      'alerts.endedAt',
      'alerts.driverId',
      STATE.as('state'),
      ref('vehicles.id', sql.ref('vehicles.registrationPlate')).as('vehicle'),
      ref('drivers.id', sql.ref('contacts.name'), personName('driver_users')).as('driver'),
      ref('acknowledgers.id', personName('acknowledgers')).as('acknowledgedBy'),
    ]);

export type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

const matchesState = (state: AlertState) => (state === 'open' ? isOpen : eb(STATE, '=', state));

/** The most urgent first, then the newest. */
export function listAlerts(db: Db, caller: Caller, query: AlertQuery) {
  const { kind, severity, state, vehicleId, driverId, from, to, search, ...range } = query;
  const conditions: [unknown, () => Expression<SqlBool>][] = [
    [kind, () => eb('alerts.kind', 'in', kind ?? [])],
    [severity, () => eb('alerts.severity', 'in', severity ?? [])],
    [vehicleId, () => eb('alerts.vehicleId', '=', vehicleId ?? null)],
    [driverId, () => eb('alerts.driverId', '=', driverId ?? null)],
    [from, () => eb('alerts.occurredAt', '>=', from ?? 0)],
    [to, () => eb('alerts.occurredAt', '<=', to ?? 0)],
  ];
  return paginate(
    selectAlerts(db, caller)
      .where(matchesState(state))
      .where(
        matchesSearch(
          search,
          'vehicles.registrationPlate',
          'contacts.name',
          'driverUsers.login',
          'driverUsers.fullName',
        ),
      )
      .where(eb.and(conditions.filter(([value]) => value !== undefined).map(([, toCondition]) => toCondition())))
      .orderBy(sql`array_position(${sql.lit(`{${ALERT_SEVERITIES.join(',')}}`)}::text[], alerts.severity)`)
      .orderBy('alerts.occurredAt', 'desc')
      .orderBy('alerts.id'),
    range,
  );
}

/** The open alerts by severity. */
export async function countOpenAlerts(db: Db, caller: Caller): Promise<Record<AlertSeverity, number>> {
  const rows = await db
    .selectFrom('alerts')
    .select(({ fn }) => ['severity', fn.countAll<number>().as('count')])
    .where(ownedBy(caller, 'alerts'))
    .where(isOpen)
    .groupBy('severity')
    .execute();
  const countOf = (severity: AlertSeverity) => rows.find((row) => row.severity === severity)?.count ?? 0;
  return { critical: countOf('critical'), warning: countOf('warning'), info: countOf('info') };
}

export const findAlert = (db: Db, caller: Caller, id: string) =>
  selectAlerts(db, caller).where('alerts.id', '=', id).executeTakeFirst();
