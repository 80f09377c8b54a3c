import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services/services.ts';
import {
  type NearbyGeofence,
  insertGeofenceEvents,
  findNearbyGeofences,
  type BoundingBox,
  saveGeofenceStates,
} from './geofence.store.ts';
import { followPath, toReceivedTime } from './geofence.rules.ts';

export type GeofenceEvent = Selectable<Tables['geofenceEvents']>;
export type GeofenceServer = Pick<Services, 'now' | 'mailer' | 'webhooks' | 'config' | 'hooks'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
};
/** Runs in the transaction that stores the events: an error rolls the batch back. */
export type GeofenceHook = (tx: Db, events: readonly GeofenceEvent[], server: GeofenceServer) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    geofenceEvents: readonly GeofenceHook[];
  }
}

/** The new positions of a vehicle, the oldest first. */
export type VehiclePath = {
  vehicleId: string;
  organizationId: string;
  positions: readonly { at: number; latitude: number; longitude: number; speed: number }[];
};

function toBoundingBox({ vehicleId, organizationId, positions }: VehiclePath): BoundingBox {
  const box = { vehicleId, organizationId, south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  for (const { latitude, longitude } of positions) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}

const toState = ({ phase, since }: NearbyGeofence) => (phase !== null && since !== null ? { phase, since } : null);

/** Updates the state of vehicles in nearby geofences, stores the resulting events and runs the hooks. */
export async function processGeofences(server: GeofenceServer, tx: Db, paths: readonly VehiclePath[]): Promise<void> {
  const positionsByVehicle = new Map(paths.map(({ vehicleId, positions }) => [vehicleId, positions]));
  const geofences = await findNearbyGeofences(tx, paths.map(toBoundingBox));
  const results = geofences.map((geofence) => ({
    geofence,
    ...followPath(toState(geofence), positionsByVehicle.get(geofence.vehicleId) ?? [], geofence),
  }));
  await saveGeofenceStates(
    tx,
    results
      .filter(({ geofence, state }) => state?.phase !== geofence.phase || state?.since !== geofence.since)
      .map(({ geofence, state }) => ({ ...geofence, state })),
  );
  const now = server.now();
  const newEvents = results.flatMap(({ geofence: { vehicleId, locationId }, transitions }) =>
    transitions.map(({ kind, at }) => ({ vehicleId, locationId, kind, ...toReceivedTime(at, now) })),
  );
  const events = await insertGeofenceEvents(tx, newEvents, now);
  if (events.length > 0) for (const hook of server.hooks.geofenceEvents) await hook(tx, events, server);
}
