import type { AlertKind, AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import type { AlertParams } from './alerts.tables.ts';

/** Something that a vehicle or a driver did. `occurrence` names it among the events of its kind. */
export type AlertEvent = {
  organizationId: string;
  kind: AlertKind;
  severity: AlertSeverity;
  vehicleId: string | null;
  /** Only of what a driver did. */
  driverId?: string;
  occurrence: string;
  params: AlertParams;
  /** Unix seconds. */
  occurredAt: number;
};
