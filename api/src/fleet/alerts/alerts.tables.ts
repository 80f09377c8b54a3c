import type { ColumnType, Generated } from 'kysely';
import type { AlertDocument, AlertKind, AlertSeverity, HoursLimit } from 'shared-contracts/values/fleet/alerts';

/** Details of an alert besides its vehicle or driver. */
export type AlertParams = {
  document?: AlertDocument;
  service?: string;
  /** km or hours at which the service is due. */ odometer?: number;
  engineHours?: number;
  /** km/h. */ speed?: number;
  limit?: number;
  /** The duration when the alert was raised. */ minutes?: number;
  /** km moved, or km away from the route. */ distance?: number;
  /** The number of the trip. */ trip?: string;
  location?: string;
  /** Driving of a driver, in minutes. */
  hours?: { of: HoursLimit; driven: number; max: number };
  /** Defective items of an inspection. */
  item?: string;
};

declare module '../../platform/database/database.ts' {
  interface Tables {
    /**
     * One per event: `occurrence` identifies it among those of its kind for the vehicle or driver. Times in unix
     * seconds.
     */
    alerts: {
      id: Generated<string>;
      organizationId: string;
      kind: AlertKind;
      severity: AlertSeverity;
      vehicleId: string | null;
      driverId: string | null;
      occurrence: string;
      params: ColumnType<AlertParams, string | undefined, string>;
      dueAt: number | null;
      occurredAt: number;
      detectedAt: number;
      acknowledgedAt: number | null;
      acknowledgedBy: string | null;
      comment: string | null;
      endedAt: number | null;
      /** When it is announced next; null if never again. */
      noticeAt: number | null;
      escalateAt: number | null;
      revision: Generated<number>;
    };
  }
}
