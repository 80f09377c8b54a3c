import type { Db } from '../../platform/database/database.ts';
import type { GeofenceServer, VehiclePath } from './process-geofences.ts';

/** Gets the newer positions of vehicles in the transaction that stores them: an error rolls the batch back. */
export type PositionHook = (tx: Db, paths: readonly VehiclePath[], server: GeofenceServer) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    positionsStored: readonly PositionHook[];
  }
}
