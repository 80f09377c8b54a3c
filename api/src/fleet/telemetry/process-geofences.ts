import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../platform/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { type Nearby, insertEvents, nearbyOf, type Reach, saveStates } from './geofence.store.ts';
import { walk } from './geofence.rules.ts';

export type GeofenceEvent = Selectable<Tables['geofenceEvents']>;
/** What hooks have at hand. */
export type GeofenceServer = Pick<Parts, 'now' | 'mail' | 'config'>;
/** Told of what happened in the transaction that stores it: what it throws undoes the whole batch. */
export type GeofenceHook = (tx: Db, events: readonly GeofenceEvent[], server: GeofenceServer) => Promise<void>;

/** Who is told, in this order. A feature that stands on positions adds itself while it is loaded: positions know nothing of what stands on them. */
export const GEOFENCE_HOOKS: GeofenceHook[] = [];

/** The newer positions of a vehicle, the oldest first. */
export type Walked = {
  vehicleId: string;
  organizationId: string;
  positions: readonly { at: number; latitude: number; longitude: number }[];
};

function reachOf({ vehicleId, organizationId, positions }: Walked): Reach {
  const [latitudes, longitudes] = [
    positions.map(({ latitude }) => latitude),
    positions.map(({ longitude }) => longitude),
  ];
  return {
    vehicleId,
    organizationId,
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

const stateOf = ({ phase, since }: Nearby) => (phase !== null && since !== null ? { phase, since } : null);

/** Takes vehicles through the geofences near them, stores what that led to and tells the hooks. */
export async function stepGeofences(
  server: GeofenceServer,
  tx: Db,
  walked: readonly Walked[],
  hooks: readonly GeofenceHook[],
): Promise<void> {
  const paths = new Map(walked.map((one) => [one.vehicleId, one.positions]));
  const steps = (await nearbyOf(tx, walked.map(reachOf))).map((nearby) => ({
    nearby,
    ...walk(stateOf(nearby), paths.get(nearby.vehicleId) ?? [], nearby),
  }));
  await saveStates(
    tx,
    steps
      .filter(({ nearby, state }) => state?.phase !== nearby.phase || state?.since !== nearby.since)
      .map(({ nearby, state }) => ({ ...nearby, state })),
  );
  const moves = steps.flatMap(({ nearby: { vehicleId, locationId }, moves: made }) =>
    made.map((move) => ({ vehicleId, locationId, ...move })),
  );
  const events = await insertEvents(tx, moves, server.now());
  if (events.length > 0) for (const hook of hooks) await hook(tx, events, server);
}
