import type { IncidentKind } from 'shared-contracts/values/finance/dashboards';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** `at`: when it was first detected; `position`: of the vehicle at that time, in degrees. */
    tripIncidents: { tripId: string; kind: IncidentKind; at: number; latitude: number; longitude: number };
  }
}
