import type { ColumnType, Generated } from 'kysely';
import type { GeofencePhase } from './geofence.rules.ts';
import type { Doubted, RefusalReason } from './position.rules.ts';

/** Degrees of WGS 84, km/h, degrees clockwise from north. */
type PositionColumns = {
  vehicleId: string;
  at: number;
  latitude: number;
  longitude: number;
  speed: number;
  heading: number | null;
};

declare module '../../platform/database.ts' {
  interface Tables {
    positions: PositionColumns;
    /** `heardAt`: when the tracker last sent anything that was believed. */
    lastPositions: PositionColumns & {
      heardAt: number;
      doubted: ColumnType<Doubted | null, string | null, string | null>;
    };
    refusedPositions: { organizationId: string; device: string; reason: RefusalReason; count: number; lastAt: number };
    geofenceStates: { vehicleId: string; locationId: string; phase: GeofencePhase; since: number };
    /** `at`: when it came or left; `toldAt`: the position that settled it. */
    geofenceEvents: {
      id: Generated<string>;
      vehicleId: string;
      locationId: string;
      kind: 'enter' | 'leave';
      at: number;
      toldAt: number;
      tripId: string | null;
    };
  }
}
