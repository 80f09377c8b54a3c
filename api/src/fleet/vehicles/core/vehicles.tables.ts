import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';
import type { ColumnType, Generated } from 'kysely';
import type { DictionaryKind, VehicleFileKind, LoadingOption } from 'shared-contracts/fleet/vehicles';
import type { Temperature } from 'shared-contracts/values/fleet/temperatures';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    cargoTypes: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string | null;
      name: string;
      temperature: Generated<Temperature>;
    };
    vehicleTypes: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string | null;
      name: string;
      averageSpace: string;
      maxWeight: string;
      /** Null: not limited. */
      palletPlaces: string | null;
      loadingMeters: string | null;
      icon: Generated<string>;
      temperature: Generated<Temperature>;
      licenseClass: string | null;
    };
    vehicleDictionaries: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string | null;
      kind: DictionaryKind;
      name: string;
    };
    serviceIntervals: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string | null;
      name: string;
      days: number;
      /** Kilometres and engine hours after which it is due as well. */
      km: Generated<number | null>;
      hours: Generated<number | null>;
      isRequired: Generated<boolean>;
      icon: Generated<string>;
    };
    vehicles: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      registrationPlate: string;
      vin: string | null;
      vehicleTypeId: string;
      licenseClass: string | null;
      brandId: string | null;
      modelId: string | null;
      year: number | null;
      colorId: string | null;
      engineModel: string | null;
      enginePower: string | null;
      fuelTypeId: string | null;
      axles: number | null;
      weight: string | null;
      loadingOptions: Generated<LoadingOption[]>;
      comment: string | null;
      trackingDevice: string | null;
      trackingApp: Generated<TrackingApp | null>;
      width: string;
      height: string;
      length: string;
      actualSpace: string;
      effectiveSpace: string;
      maxCarryWeight: string;
      /** Null: those of its type. */
      palletPlaces: string | null;
      loadingMeters: string | null;
      driverId: string | null;
      homeLocationId: string | null;
      fixedCost: string | null;
      kmCost: string | null;
      isActive: Generated<boolean>;
      createdAt: number;
    };
    vehicleCargoTypes: {
      vehicleId: string;
      cargoTypeId: string;
    };
    vehicleDrafts: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      /** The filled-in fields; written as JSON text. */
      values: ColumnType<unknown, string, string>;
      createdAt: number;
      updatedAt: number;
    };
    vehicleFiles: {
      id: Generated<string>;
      organizationId: string;
      vehicleId: string | null;
      draftId: string | null;
      kind: VehicleFileKind;
      fileId: string;
      thumbnailId: string | null;
      expiresAt: number | null;
      createdAt: number;
    };
    vehicleServices: {
      vehicleId: string;
      serviceIntervalId: string;
      organizationId: string;
      lastServiceAt: number;
      /** The meter readings; null if unknown. */
      odometer: Generated<number | null>;
      engineHours: Generated<number | null>;
    };
    vehicleShares: {
      id: Generated<string>;
      vehicleId: string;
      partnerId: string;
      fromAt: Generated<number>;
      toAt: number | null;
      createdAt: Generated<number>;
    };
    vehicleUnavailabilities: {
      id: Generated<string>;
      vehicleId: string;
      fromAt: number;
      toAt: number;
      reason: string | null;
      /** The work order that takes the vehicle out of service. */
      workOrderId: Generated<string | null>;
      createdAt: number;
    };
  }
}
