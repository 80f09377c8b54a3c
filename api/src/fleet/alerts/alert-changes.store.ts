import { type Selectable, sql } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { ownedBy } from '../../platform/access/owned-by.ts';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { AlertSource } from './alert-causes.store.ts';

type AlertRef = { id: string; organizationId: string };
/** A new alert, with the name of its vehicle or driver. */
export type RaisedAlert = Pick<
  Selectable<Tables['alerts']>,
  'id' | 'organizationId' | 'kind' | 'severity' | 'vehicleId' | 'driverId' | 'params' | 'dueAt'
> & { name: string };

const SAME_EVENT = sql`c.organization_id = a.organization_id and c.kind = a.kind
  and c.vehicle_id is not distinct from a.vehicle_id and c.driver_id is not distinct from a.driver_id
  and c.occurrence = a.occurrence`;

/** Ends the open alerts of a source whose cause is gone. */
export async function endAlerts(tx: Db, { kinds, selectCauses }: AlertSource, now: number): Promise<AlertRef[]> {
  const { rows } = await sql<AlertRef>`
    with causes as materialized (${selectCauses(now)})
    update alerts a set ended_at = ${now}
    where a.kind = any(${kinds}::text[]) and a.ended_at is null and a.acknowledged_at is null
      and not exists (select from causes c where ${SAME_EVENT})
    returning a.id, a.organization_id as "organizationId"`.execute(tx);
  return rows;
}

/** Opens ended alerts again whose cause is back, such as those of a vehicle that is active again. */
export async function reopenAlerts(tx: Db, { kinds, selectCauses }: AlertSource, now: number): Promise<AlertRef[]> {
  const { rows } = await sql<AlertRef>`
    with causes as materialized (${selectCauses(now)})
    update alerts a set ended_at = null
    from causes c
    where a.kind = any(${kinds}::text[]) and a.ended_at is not null and a.acknowledged_at is null and ${SAME_EVENT}
    returning a.id, a.organization_id as "organizationId"`.execute(tx);
  return rows;
}

/** The unique index admits one alert per event; in one order, so that processes wait for each other. @returns the new ones */
export async function raiseAlerts(tx: Db, { selectCauses }: AlertSource, now: number): Promise<RaisedAlert[]> {
  const { rows } = await sql<RaisedAlert>`
    with raised as (
      insert into alerts (organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at,
        occurred_at, detected_at)
      select organization_id, kind, severity, vehicle_id, driver_id, occurrence, params, due_at, occurred_at, ${now}
      from (${selectCauses(now)}) c
      order by organization_id, kind, vehicle_id, driver_id, occurrence
      on conflict do nothing
      returning *
    )
    select a.id, a.organization_id as "organizationId", a.kind, a.severity, a.vehicle_id as "vehicleId",
      a.driver_id as "driverId", a.params, a.due_at as "dueAt",
      coalesce(v.registration_plate, contacts.name, users.login, '') as name
    from raised a
    left join vehicles v on v.id = a.vehicle_id
    left join drivers d on d.id = a.driver_id
    left join contacts on contacts.id = d.contact_id
    left join users on users.id = d.user_id
    order by a.due_at nulls last, name, a.id`.execute(tx);
  return rows;
}

export const lockAlert = (tx: Db, caller: Caller, id: string) =>
  tx
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy(caller, 'alerts'))
    .forUpdate()
    .executeTakeFirst();

export const setAcknowledged = (
  tx: Db,
  id: string,
  acknowledgement: { acknowledgedAt: number; acknowledgedBy: string; comment: string | null },
) => tx.updateTable('alerts').set(acknowledgement).where('id', '=', id).execute();
