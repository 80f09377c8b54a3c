import type { Generated } from 'kysely';
import type { DelayCategory } from './delay.rules.ts';

declare module '../platform/database.ts' {
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
      confirmation: Generated<'unconfirmed' | 'confirmed' | 'rejected'>;
      isDisabled: Generated<boolean>;
      flatTripRate: string | null;
      flatTripBackhaulRate: string | null;
      createdAt: number;
    };
    contractDistanceRates: {
      id: Generated<string>;
      contractId: string;
      /** The band is half-open: [from, to); no `to`: no limit. Miles in an imperial contract. */
      fromKm: string;
      toKm: string | null;
      value: string;
      backhaulRate: string | null;
      /** Percent of `value`. */
      backhaulPercentage: string | null;
      minKm: Generated<string>;
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
