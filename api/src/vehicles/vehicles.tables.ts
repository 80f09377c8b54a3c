import type { Generated } from 'kysely';

declare module '../platform/database.ts' {
  interface Tables {
    cargoTypes: {
      id: Generated<string>;
      organizationId: string | null;
      name: string;
    };
    vehicleTypes: {
      id: Generated<string>;
      organizationId: string | null;
      name: string;
      averageSpace: string;
      maxWeight: string;
      icon: Generated<string>;
    };
    drivers: {
      id: Generated<string>;
      organizationId: string;
      userId: string | null;
      contactId: string | null;
      licenseExpiresAt: number | null;
      healthReportExpiresAt: number | null;
      isBlocked: Generated<boolean>;
      createdAt: number;
    };
    vehicles: {
      id: Generated<string>;
      organizationId: string;
      registrationPlate: string;
      vin: Generated<string>;
      vehicleTypeId: string;
      year: number | null;
      trackingDevice: string | null;
      width: string;
      height: string;
      length: string;
      actualSpace: string;
      effectiveSpace: string;
      maxCarryWeight: string;
      driverId: string | null;
      isActive: Generated<boolean>;
      createdAt: number;
    };
  }
}
