import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { RejectionReason } from 'shared-contracts/values/fleet/tracking';
import type { GeofencePhase } from './geofence.rules.ts';
import type { DoubtedPosition } from './position.rules.ts';

/** Degrees of WGS 84, km/h, degrees clockwise from north. */
type PositionColumns = {
  vehicleId: string;
  at: number;
  latitude: number;
  longitude: number;
  speed: number;
  heading: number | null;
  isCoarse: Generated<boolean>;
  /** Metres. */
  accuracy: Generated<number | null>;
  /** Written as JSON text. */
  trackerState: ColumnType<TrackerState | null, string | null | undefined, string | null>;
};

declare module '../../platform/database/database.ts' {
  interface Tables {
    positions: PositionColumns;
    /**
     * `heardAt`: when the tracker last sent a plausible position; the previous release derives the motion from it.
     * `aliveAt`: the time of the last report without a position. `trackerState`: the last known value of each field.
     */
    lastPositions: PositionColumns & {
      heardAt: number;
      aliveAt: Generated<number | null>;
      /** Computed from the track, since tracking started. */
      drivenKm: Generated<number>;
      runningHours: Generated<number>;
      doubted: ColumnType<DoubtedPosition | null, string | null, string | null>;
    };
    /**
     * Rejected positions and unreadable requests by device and reason. `deviceId`: of the device in its organization;
     * `held` and the last place: only of the reason `unknownDevice`.
     */
    refusedPositions: {
      organizationId: string;
      device: string;
      reason: RejectionReason;
      count: number;
      lastAt: number;
      deviceId: GeneratedAlways<string>;
      isIgnored: Generated<boolean>;
      held: Generated<number>;
      latitude: Generated<number | null>;
      longitude: Generated<number | null>;
      positionAt: Generated<number | null>;
    };
    /** Positions of unknown devices, as sent. */
    heldPositions: {
      organizationId: string;
      device: string;
      at: number;
      latitude: number;
      longitude: number;
      speed: number | null;
      speedIfMetric: number | null;
      heading: number | null;
      accuracy: number | null;
      isValid: boolean;
      trackerState: ColumnType<Partial<TrackerState> | null, string | null, never>;
      receivedAt: number;
    };
    geofenceStates: { vehicleId: string; locationId: string; phase: GeofencePhase; since: number };
    /**
     * `at`: when the vehicle arrived or left, at the latest the receipt; `reportedAt`: the same by the tracker's clock,
     * null in old rows; `toldAt`: when the event was stored.
     */
    geofenceEvents: {
      id: Generated<string>;
      vehicleId: string;
      locationId: string;
      kind: 'enter' | 'leave';
      at: number;
      reportedAt: Generated<number | null>;
      toldAt: number;
      tripId: string | null;
    };
  }
}
