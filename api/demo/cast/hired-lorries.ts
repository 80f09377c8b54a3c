import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

type Candidate = { tripId: string; vehicleId: string; driverId: string; startedAt: number; finishedAt: number };

/** Maximum number of trips per vehicle. */
const MAX_TRIPS = 8;

/** Finished trips during the share of a vehicle that is at least as large as theirs, with its usual driver. */
async function findCandidates(db: Db): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select t.id as "tripId", v.id as "vehicleId", v.driver_id as "driverId", t.started_at as "startedAt",
      t.finished_at as "finishedAt"
    from vehicles v
    join organizations owner on owner.id = v.organization_id and owner.type = 'fleetOwner'
    join vehicle_shares share on share.vehicle_id = v.id
    join trips t on t.organization_id = share.partner_id and t.started_at >= share.from_at
      and t.finished_at < coalesce(share.to_at, t.finished_at + 1)
    join vehicles planned on planned.id = t.vehicle_id
    where v.driver_id is not null and v.max_carry_weight >= planned.max_carry_weight
      and v.length >= planned.length and v.width >= planned.width and v.height >= planned.height
    order by t.started_at, t.id, v.registration_plate`.execute(db.withoutPlugins());
  return rows;
}

/** Assigns some finished trips to the fleet owner's drivers and shared vehicles. */
export async function hiredLorries(db: Db): Promise<void> {
  const driven: Candidate[] = [];
  for (const trip of await findCandidates(db)) {
    const before = driven.filter(({ vehicleId }) => vehicleId === trip.vehicleId);
    const isTaken = driven.some(({ tripId }) => tripId === trip.tripId);
    const isBusy = before.some(({ finishedAt }) => finishedAt > trip.startedAt);
    if (isTaken || isBusy || before.length === MAX_TRIPS) continue;
    driven.push(trip);
    const { vehicleId, driverId } = trip;
    await db.updateTable('trips').set({ vehicleId, driverId }).where('id', '=', trip.tripId).execute();
  }
}
