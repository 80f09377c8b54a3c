import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personName } from '../../platform/access/person-name.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { AlertSource } from './alert-causes.store.ts';
import type { AlertEvent } from './alert-event.ts';

type AlertRef = { id: string; organizationId: string };
/** A new alert, with the name of its vehicle or driver. */
export type RaisedAlert = Pick<
  Selectable<Tables['alerts']>,
  | 'id'
  | 'organizationId'
  | 'kind'
  | 'severity'
  | 'vehicleId'
  | 'driverId'
  | 'params'
  | 'dueAt'
  | 'occurredAt'
  | 'noticeAt'
  | 'escalateAt'
> & {
  name: string;
  /** The user of its driver, or of the usual driver of its vehicle. */
  driverUserId: string | null;
};

const SAME_EVENT = sql`c.organization_id = a.organization_id and c.kind = a.kind
  and c.vehicle_id is not distinct from a.vehicle_id and c.driver_id is not distinct from a.driver_id
  and c.occurrence = a.occurrence`;

/**
 * Leaves out kinds that an organization has switched off, and takes the severity from its rules. All sources are on by
 * default.
 */
const selectRuled = (causes: RawBuilder<unknown>) => sql`
  select c.organization_id, c.kind, coalesce(r.severity, c.severity) as severity, c.vehicle_id, c.driver_id,
    c.occurrence, c.params, c.due_at, c.occurred_at
  from (${causes}) c
  left join alert_rules r on r.organization_id = c.organization_id and r.kind = c.kind
  where coalesce(r.is_on, true)`;

/** Ends the open alerts of a source whose cause is gone. */
export async function endAlerts(tx: Db, source: AlertSource, now: number): Promise<AlertRef[]> {
  const { kinds, vehicleIds, selectCauses } = source;
  const isChosen = vehicleIds ? sql`a.vehicle_id = any(${vehicleIds}::uuid[])` : sql`true`;
  const { rows } = await sql<AlertRef>`
    with causes as materialized (${selectRuled(selectCauses(now))})
    update alerts a set ended_at = ${now}
    where a.kind = any(${kinds}::text[]) and ${isChosen} and a.ended_at is null and a.acknowledged_at is null
      and not exists (select from causes c where ${SAME_EVENT})
    returning a.id, a.organization_id as "organizationId"`.execute(tx);
  return rows;
}

/** Reopens ended alerts whose cause is back, such as those of a vehicle that is active again. */
export async function reopenAlerts(tx: Db, { kinds, selectCauses }: AlertSource, now: number): Promise<AlertRef[]> {
  const { rows } = await sql<AlertRef>`
    with causes as materialized (${selectRuled(selectCauses(now))})
    update alerts a set ended_at = null
    from causes c
    where a.kind = any(${kinds}::text[]) and a.ended_at is not null and a.acknowledged_at is null and ${SAME_EVENT}
    returning a.id, a.organization_id as "organizationId"`.execute(tx);
  return rows;
}

const NAMED_ALERT = sql`a.id, a.organization_id as "organizationId", a.kind, a.severity, a.vehicle_id as "vehicleId",
  a.driver_id as "driverId", a.params, a.due_at as "dueAt", a.occurred_at as "occurredAt", a.notice_at as "noticeAt", a.escalate_at as "escalateAt",
  coalesce(v.registration_plate, contacts.name, ${personName()}, '') as name,
  coalesce(d.user_id, usual.user_id) as "driverUserId"`;
const NAMES = sql`
  left join vehicles v on v.id = a.vehicle_id
  left join drivers d on d.id = a.driver_id
  left join drivers usual on usual.id = v.driver_id and usual.organization_id = a.organization_id
  left join contacts on contacts.id = d.contact_id
  left join users on users.id = d.user_id`;

/**
 * The unique index allows one alert per event; the fixed order prevents deadlocks between processes.
 * @returns the new ones
 */
async function insertAlerts(tx: Db, causes: RawBuilder<unknown>, now: number): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    with raised as (
      insert into alerts (organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at,
        occurred_at, detected_at)
      select organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at, occurred_at, ${now}
      from (${selectRuled(causes)}) ruled
      order by organization_id, kind, vehicle_id, driver_id, occurrence
      on conflict do nothing
      returning *
    )
    select ${NAMED_ALERT} from raised a ${NAMES} order by a.due_at nulls last, name, a.id`.execute(tx);
  return rows;
}

export const raiseAlerts = (tx: Db, { selectCauses }: AlertSource, now: number): Promise<RaisedAlert[]> =>
  insertAlerts(tx, selectCauses(now), now);

export const insertEvents = (tx: Db, events: readonly AlertEvent[], now: number): Promise<RaisedAlert[]> =>
  insertAlerts(
    tx,
    sql`
      select "organizationId" as organization_id, kind, severity, "vehicleId" as vehicle_id,
        "driverId" as driver_id, occurrence, params, null::bigint as due_at, "occurredAt" as occurred_at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as events ("organizationId" uuid, kind text,
        severity text, "vehicleId" uuid, "driverId" uuid, occurrence text, params jsonb, "occurredAt" bigint)`,
    now,
  );

/** Locks the open alerts that are to be announced or escalated by now. Skips those that another process announces. */
export async function lockDueAlerts(tx: Db, now: number, limit: number): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    select ${NAMED_ALERT} from alerts a ${NAMES}
    where least(a.notice_at, a.escalate_at) <= ${now} and a.acknowledged_at is null and a.ended_at is null
    order by least(a.notice_at, a.escalate_at), a.id
    limit ${limit} for no key update of a skip locked`.execute(tx);
  return rows;
}

export async function saveNoticeTimes(
  tx: Db,
  times: readonly { id: string; noticeAt: number | null; escalateAt: number | null }[],
): Promise<void> {
  if (times.length === 0) return;
  await sql`
    update alerts a set notice_at = t.notice_at, escalate_at = t.escalate_at
    from unnest(${times.map(({ id }) => id)}::uuid[], ${times.map(({ noticeAt }) => noticeAt)}::bigint[],
      ${times.map(({ escalateAt }) => escalateAt)}::bigint[]) as t (id, notice_at, escalate_at)
    where a.id = t.id`.execute(tx);
}

export const lockAlert = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(caller, 'alerts'))
    .forUpdate()
    .executeTakeFirst();

/** The name of the vehicle or driver of an alert. */
export const findAlertSubject = async (tx: Db, id: string): Promise<string> => {
  const row = await tx
    .selectFrom('alerts')
    .leftJoin('vehicles', 'vehicles.id', 'alerts.vehicleId')
    .leftJoin('drivers', 'drivers.id', 'alerts.driverId')
    .leftJoin('contacts', 'contacts.id', 'drivers.contactId')
    .select(({ fn }) => fn.coalesce('vehicles.registrationPlate', 'contacts.name').as('name'))
    .where('alerts.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? '';
};

export const setAcknowledged = (
  tx: Db,
  id: string,
  acknowledgement: { acknowledgedAt: number; acknowledgedBy: string; comment: string | null },
) => tx.updateTable('alerts').set(acknowledgement).where('id', '=', id).execute();
