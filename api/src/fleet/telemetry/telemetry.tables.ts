import type { ColumnType, Generated } from 'kysely';
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
};

declare module '../../platform/database/database.ts' {
  interface Tables {
    positions: PositionColumns;
    /** `heardAt`: when the tracker last sent a plausible position; the previous release derives the motion from it. */
    lastPositions: PositionColumns & {
      heardAt: number;
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
