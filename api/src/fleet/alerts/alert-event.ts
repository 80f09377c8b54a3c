import type { AlertKind, AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import type { AlertParams } from './alerts.tables.ts';

/** Something that a vehicle did. `occurrence` names it among the events of its kind. */
export type AlertEvent = {
  organizationId: string;
  kind: AlertKind;
  severity: AlertSeverity;
  vehicleId: string;
  occurrence: string;
  params: AlertParams;
  /** Unix seconds. */
  occurredAt: number;
};
