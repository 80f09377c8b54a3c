import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SpeedingState } from './speeding.rules.ts';

export async function findSpeedingStates(tx: Db, vehicleIds: readonly string[]): Promise<Map<string, SpeedingState>> {
  const { rows } = await sql<SpeedingState & { vehicleId: string }>`
    select vehicle_id as "vehicleId", since, last_at as "lastAt", top_speed as "topSpeed",
      speed_limit as "speedLimit", is_raised as "isRaised"
    from speeding_states
    where vehicle_id = any(${vehicleIds}::uuid[])`.execute(tx);
  return new Map(rows.map(({ vehicleId, ...state }) => [vehicleId, state]));
}

export async function saveSpeedingStates(
  tx: Db,
  states: readonly { vehicleId: string; state: SpeedingState | null }[],
): Promise<void> {
  const ended = states.filter(({ state }) => !state).map(({ vehicleId }) => vehicleId);
  if (ended.length > 0) await sql`delete from speeding_states where vehicle_id = any(${ended}::uuid[])`.execute(tx);
  const rows = states.flatMap(({ vehicleId, state }) => (state ? [{ vehicleId, ...state }] : []));
  if (rows.length === 0) return;
  await tx
    .insertInto('speedingStates')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('vehicleId').doUpdateSet(({ ref }) => ({
        since: ref('excluded.since'),
        lastAt: ref('excluded.lastAt'),
        topSpeed: ref('excluded.topSpeed'),
        speedLimit: ref('excluded.speedLimit'),
        isRaised: ref('excluded.isRaised'),
      })),
    )
    .execute();
}
