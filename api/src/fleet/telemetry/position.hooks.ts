import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { Db } from '../../platform/database/database.ts';
import type { GeofenceServer, VehiclePath } from './process-geofences.ts';

/** `ignition`: as last reported at that time. */
export type JudgedPosition = VehiclePath['positions'][number] & { ignition: boolean | null };
/** New positions of a vehicle, the oldest first. `previousAt`: the time of the one before. */
export type JudgedPath = Omit<VehiclePath, 'positions'> & {
  vehicleTypeId: string;
  previousAt: number | null;
  /** Whether its odometer or engine hours have passed a mark at which services are checked. */
  hasPassedMark: boolean;
  positions: readonly JudgedPosition[];
};

/** Gets the newer positions of vehicles in the transaction that stores them: an error rolls the batch back. */
export type PositionHook = (tx: Db, paths: readonly JudgedPath[], server: GeofenceServer) => Promise<void>;

/** New reports of a vehicle's tracker, the oldest first. `before`: its last known state. */
export type TrackerReports = {
  vehicleId: string;
  organizationId: string;
  before: TrackerState | null;
  reports: readonly { at: number; state: TrackerState | null }[];
};
/** Gets what trackers report, with and without a position, in the transaction that stores it. */
export type TrackerReportHook = (tx: Db, reports: readonly TrackerReports[], server: GeofenceServer) => Promise<void>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    positionsStored: readonly PositionHook[];
    trackerReports: readonly TrackerReportHook[];
  }
}
