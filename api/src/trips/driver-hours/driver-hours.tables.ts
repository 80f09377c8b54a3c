import type { DriverHoursRules } from 'shared-contracts/trips/driver-hours';

declare module '../../platform/database/database.ts' {
  interface Tables {
    driverHoursRules: DriverHoursRules & { organizationId: string };
  }
}
