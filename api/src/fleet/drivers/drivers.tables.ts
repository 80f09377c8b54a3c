import type { ColumnType, Generated } from 'kysely';
import type { DriverFileKind } from 'shared-contracts/fleet/drivers';

declare module '../../platform/database/database.ts' {
  interface Tables {
    drivers: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      userId: string | null;
      contactId: string | null;
      licenseExpiresAt: number | null;
      licenseClasses: Generated<string[]>;
      healthReportExpiresAt: number | null;
      policeReportExpiresAt: number | null;
      idNumber: string | null;
      homeAddress: string | null;
      birthDate: number | null;
      emergencyContactName: string | null;
      emergencyContactNumber: string | null;
      maxHoursPerShift: ColumnType<string | null, number | string | null | undefined, number | string | null>;
      standardRate: string | null;
      overtimeRate: string | null;
      cumulativeHours: ColumnType<string | null, number | string | null | undefined, number | string | null>;
      isBlocked: Generated<boolean>;
      createdAt: number;
      anonymizedAt: Generated<number | null>;
    };
    driverFiles: {
      id: Generated<string>;
      organizationId: string;
      driverId: string;
      kind: DriverFileKind;
      fileId: string;
      thumbnailId: string | null;
      createdAt: number;
    };
  }
}
