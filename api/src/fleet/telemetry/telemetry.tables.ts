import type { ColumnType, Generated } from 'kysely';
import type { TrackerState } from 'shared-contracts/fleet/telemetry';
import type { GeofencePhase } from './geofence.rules.ts';
import type { DoubtedPosition, RejectionReason } from './position.rules.ts';

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
      doubted: ColumnType<DoubtedPosition | null, string | null, string | null>;
    };
    refusedPositions: {
      organizationId: string;
      device: string;
      reason: RejectionReason;
      count: number;
      lastAt: number;
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
