import { type Insertable, sql } from 'kysely';
import type { TripHandover } from 'shared-contracts/trips/trip-handovers';
import { personName } from '../../platform/access/person-name.ts';
import type { Db, Tables } from '../../platform/database/database.ts';

type Handover = Insertable<Tables['tripHandovers']>;

/** The vehicle that a trip started with, which determines its bill. @param alias of the trips */
export const selectAgreedVehicleId = (alias: string) =>
  sql<string | null>`coalesce(
    (select from_vehicle_id from trip_handovers where trip_id = ${sql.ref(`${alias}.id`)} order by position limit 1),
    ${sql.ref(`${alias}.vehicleId`)})`;

/** In chronological order. */
export const listHandoverRows = (db: Db, tripId: string) =>
  db.selectFrom('tripHandovers').selectAll().where('tripId', '=', tripId).orderBy('position').execute();

export const insertHandover = (tx: Db, handover: Handover) => tx.insertInto('tripHandovers').values(handover).execute();

type NamedHandover = Omit<TripHandover, 'by' | 'reason'> & { by: string; reason: string };

/** In chronological order, with the names of vehicles and people. */
export async function listHandovers(db: Db, tripId: string): Promise<NamedHandover[]> {
  const vehicle = (column: string) => sql`(
    select json_build_object('id', v.id, 'name', v.registration_plate) from vehicles v where v.id = ${sql.ref(column)})`;
  const driver = (column: string) => sql`(
    select json_build_object('id', d.id, 'name', coalesce(c.name, ${personName('u')}, ''))
    from drivers d left join contacts c on c.id = d.contact_id left join users u on u.id = d.user_id
    where d.id = ${sql.ref(column)})`;
  const { rows } = await sql<NamedHandover>`
    select at, recorded_at as "recordedAt", place, reason,
      ${vehicle('from_vehicle_id')} as "fromVehicle", ${vehicle('to_vehicle_id')} as "toVehicle",
      ${driver('from_driver_id')} as "fromDriver", ${driver('to_driver_id')} as "toDriver",
      (select ${personName('u')} from users u where u.id = created_by) as by
    from trip_handovers where trip_id = ${tripId} order by position`.execute(db);
  return rows;
}
