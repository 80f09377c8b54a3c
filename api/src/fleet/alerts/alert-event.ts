import type { AlertKind, AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import type { AlertParams } from './alerts.tables.ts';

/** An event of a vehicle or a driver. `occurrence` identifies it among the events of its kind. */
export type AlertEvent = {
  organizationId: string;
  kind: AlertKind;
  severity: AlertSeverity;
  vehicleId: string | null;
  /** Only for events of a driver. */
  driverId?: string;
  occurrence: string;
  params: AlertParams;
  /** Unix seconds. */
  occurredAt: number;
};
