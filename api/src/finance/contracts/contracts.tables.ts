import type { ColumnType, Generated } from 'kysely';
import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { ContractState } from 'shared-contracts/values/finance/contracts';
import type { DelayCategory } from 'shared-contracts/values/finance/rating';

declare module '../../platform/database/database.ts' {
  interface Tables {
    contracts: {
      id: Generated<string>;
      organizationId: string;
      partnerId: string;
      name: string;
      startDate: number;
      expireDate: number | null;
      baseCurrencyId: string;
      unitStandard: Generated<'metric' | 'imperial'>;
      billingCurrencyId: string | null;
      mileageCalculationLocationId: string | null;
      /** The state of the version in force, otherwise of the newest. */
      confirmation: Generated<ContractState>;
      version: Generated<number>;
      /** The number of changes. */
      revision: Generated<number>;
      isDisabled: Generated<boolean>;
      /** Unix seconds; null: not disabled, or since unknown. */
      disabledAt: number | null;
      flatTripRate: string | null;
      flatTripBackhaulRate: string | null;
      createdAt: number;
    };
    contractVersions: {
      contractId: string;
      /** Starts at 1. */
      number: number;
      terms: ColumnType<ContractTerms, string, string>;
      state: Generated<ContractState>;
      reason: string | null;
      /** Unix seconds from when the terms apply; null: from the confirmation. */
      effectiveFrom: number | null;
      createdBy: string | null;
      createdAt: number;
      reviewedBy: string | null;
      reviewedAt: number | null;
    };
    contractCargoTypes: {
      contractId: string;
      cargoTypeId: string;
    };
    contractVehicleTypes: {
      contractId: string;
      vehicleTypeId: string;
    };
    contractDelayTerms: {
      contractId: string;
      category: DelayCategory;
      freeMinutes: number;
      /** In the contract's base currency. */
      hourlyRate: string;
    };
    contractPointRates: {
      contractId: string;
      /** The first pickup. */
      fromLocationId: string;
      /** The last drop. */
      toLocationId: string;
      flatRate: string;
      backhaulRate: string | null;
    };
  }
}
