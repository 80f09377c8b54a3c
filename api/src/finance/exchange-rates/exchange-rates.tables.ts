import type { Generated } from 'kysely';
import type { RateSource } from 'shared-contracts/values/finance/exchange-rates';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Units of `quote` for one of `base` on a day (`YYYY-MM-DD`). */
    exchangeRates: {
      id: Generated<string>;
      /** Null: root's, for all. */
      organizationId: string | null;
      day: string;
      base: string;
      quote: string;
      rate: string;
      source: RateSource;
      reason: string | null;
      createdBy: string | null;
      createdAt: number;
    };
    /** Append-only: what an approved bill is in the own currency of a side. */
    bookedRates: {
      billId: string;
      billVersion: number;
      organizationId: string;
      billCurrency: string;
      currency: string;
      rate: string;
      day: string;
      source: RateSource;
      net: string;
      tax: string;
      total: string;
      rounding: string;
      bookedAt: number;
    };
  }
}
