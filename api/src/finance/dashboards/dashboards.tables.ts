import type { IncidentKind } from 'shared-contracts/values/finance/dashboards';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** `at`: when it was seen first; where the vehicle was then, in degrees. */
    tripIncidents: { tripId: string; kind: IncidentKind; at: number; latitude: number; longitude: number };
  }
}
