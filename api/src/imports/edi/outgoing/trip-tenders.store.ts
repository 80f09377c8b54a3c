import { type Insertable, sql } from 'kysely';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db, Tables } from '../../../platform/database/database.ts';

const GIVEN = sql.raw(`('waitingForTrip', 'vehicleAssigned', 'started', 'transit')`);

/** Over `trips t` and `vehicles v`: the other organization that has the trip, by its bill or else by its vehicle. */
const CARRIER = sql<string | null>`coalesce(
  nullif(t.billing_partner_id, t.organization_id), nullif(v.organization_id, t.organization_id))`;

/** Trips with another revision than the one that their tenders were last compared with. */
const changedTrips = sql<{ tripId: string }>`
  select t.id as trip_id from edi_partners p
  join trips t on t.organization_id = p.organization_id and t.stage in ${GIVEN}
  left join vehicles v on v.id = t.vehicle_id
  where p.carrier_id = ${CARRIER} and not exists (
    select from edi_trip_tenders x where x.trip_id = t.id and x.partner = p.partner and x.revision = t.revision
  )
  union
  select x.trip_id from edi_trip_tenders x left join trips t on t.id = x.trip_id
  where x.state <> 'ended' and (t.id is null or x.revision is distinct from t.revision)`;

export async function hasChangedTrips(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from (${changedTrips}) changed limit 1`.execute(db);
  return rows.length > 0;
}

export async function listChangedTrips(db: Db): Promise<string[]> {
  const { rows } = await changedTrips.execute(db);
  return rows.map(({ tripId }) => tripId);
}

/** `carrier`: its EDI partner; null: no other organization has the trip, or none that is reached by EDI. */
export type GivenTrip = Pick<Tables['trips'], 'organizationId' | 'number'> & {
  stage: string;
  revision: number;
  carrier: string | null;
};

/** Locks a trip that nobody is changing. `isGone`: it was dissolved. */
export async function lockGivenTrip(tx: Db, id: string): Promise<{ trip: GivenTrip | null; isGone: boolean }> {
  const { rows } = await sql<GivenTrip>`
    select t.organization_id, t.number, t.stage, t.revision, (
      select p.partner from edi_partners p
      left join vehicles v on v.id = t.vehicle_id
      where p.organization_id = t.organization_id and p.carrier_id = ${CARRIER} and t.stage in ${GIVEN}
    ) as carrier
    from trips t where t.id = ${id} for no key update of t skip locked`.execute(tx);
  const [trip = null] = rows;
  const found = trip ?? (await tx.selectFrom('trips').select('id').where('id', '=', id).executeTakeFirst());
  return { trip, isGone: !found };
}

/** Whether the carrier has tenders of the trip's orders themselves, so that the trip is no news to it. */
export async function hasTendersOfOrders(tx: Db, tripId: string, partner: string): Promise<boolean> {
  const { rows } = await sql<{ isTendered: boolean }>`
    select bool_and(coalesce(x.is_open, false)) as is_tendered
    from (select distinct order_id from trip_stop_orders where trip_id = ${tripId}) o
    left join edi_tenders x on x.order_id = o.order_id and x.partner = ${partner}`.execute(tx);
  return rows[0]?.isTendered ?? false;
}

export const lockTripTenders = (tx: Db, tripId: string) =>
  tx.selectFrom('ediTripTenders').selectAll().where('tripId', '=', tripId).forUpdate().skipLocked().execute();

export const saveTripTender = (tx: Db, tender: Insertable<Tables['ediTripTenders']>) =>
  tx
    .insertInto('ediTripTenders')
    .values(tender)
    .onConflict((conflict) =>
      conflict.columns(['tripId', 'partner']).doUpdateSet(({ ref }) => ({
        state: ref('excluded.state'),
        revision: ref('excluded.revision'),
        facts: ref('excluded.facts'),
      })),
    )
    .execute();

/** Makes the trip's tenders be compared with it again. */
export const outdateTripTenders = (tx: Db, tripId: string) =>
  tx.updateTable('ediTripTenders').set({ revision: null }).where('tripId', '=', tripId).execute();

/** The reason why the trip was cancelled last. */
export const findCancelReason = async (tx: Db, tripId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('timelineEntries')
      .select('reason')
      .where('subject', '=', 'trip')
      .where('subjectId', '=', tripId)
      .where('event', '=', 'cancel')
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.reason ?? null;

/** The tenders of a trip that the caller's organization runs. */
export const listTripTenders = (db: Db, { organizationId }: Caller, tripId: string) =>
  db
    .selectFrom('ediTripTenders')
    .leftJoin('ediPartners', (join) =>
      join
        .onRef('ediPartners.organizationId', '=', 'ediTripTenders.organizationId')
        .onRef('ediPartners.partner', '=', 'ediTripTenders.partner'),
    )
    .leftJoin('organizations', 'organizations.id', 'ediPartners.carrierId')
    .select(['ediTripTenders.partner', 'organizations.name as carrier', 'state'])
    .select(({ selectFrom }) =>
      selectFrom('ediMessages')
        .select('ediMessages.id')
        .whereRef('ediMessages.tripId', '=', 'ediTripTenders.tripId')
        .whereRef('ediMessages.partner', '=', 'ediTripTenders.partner')
        .orderBy(sql`edi_messages.control_number::bigint`, 'desc')
        .limit(1)
        .as('messageId'),
    )
    .where('ediTripTenders.organizationId', '=', organizationId)
    .where('ediTripTenders.tripId', '=', tripId)
    .where('facts', 'is not', null)
    .orderBy('ediTripTenders.partner')
    .execute();

/** The parties of a trip, whose screens show its tenders. */
export const findTripParties = (tx: Db, tripId: string) =>
  tx
    .selectFrom('trips')
    .select(['id', 'organizationId', 'vehicleId', 'billingPartnerId', 'driverId'])
    .where('id', '=', tripId)
    .executeTakeFirst();
