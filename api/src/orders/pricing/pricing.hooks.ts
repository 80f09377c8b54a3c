import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { ContractTerms, ServiceRate } from 'shared-contracts/finance/contract-terms';
import type { Routing } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * From the first pickup to the last drop. `distance`: km along all stops, null if unknown. `at`: the planned pickup.
 * `stops`: their planned times, null if unknown.
 */
export type PricedJourney = {
  contractId: string;
  from: string;
  to: string;
  distance: string | null;
  isBackhaul: boolean;
  at?: number | null;
  stops?: readonly { locationId: string; at: number | null }[];
  /** Requested. One that the contract doesn't price adds nothing. */
  services?: readonly RequestedService[] | undefined;
};

/** `currency`: the one to convert amounts to. */
export type BilledOrder = { id: string; partnerId: string; currency: string };
export type OrderAmounts = { revenue: string | null; cost: string | null; margin: string | null };

/** Functions through which orders and trips use contracts and bills. */
export type Pricing = {
  /** Which of the contracts the organization may use. */
  findContracts: (db: Db, organizationId: string, ids: readonly string[]) => Promise<{ id: string }[]>;
  /** The base currency of a contract. */
  currencyOf: (db: Db, contractId: string) => Promise<string>;
  /** Predicted costs in the contract's base currency; null: no rate covers the journey. */
  predictCosts: (db: Db, routing: Routing, journeys: readonly PricedJourney[]) => Promise<(string | null)[]>;
  /** The services that the contract offers. @param at the planned pickup */
  servicesOf: (db: Db, contractId: string, at: number | null) => Promise<ServiceRate[]>;
  /** Delay terms by contract. */
  delayTermsOf: (db: Db, contractIds: readonly string[]) => Promise<Map<string, ContractTerms['delays']>>;
  /** Amounts that the caller's organization is paid and pays for orders; for root, those of their partner. */
  amountsOf: (db: Db, caller: Caller, orders: readonly BilledOrder[]) => Promise<Map<string, OrderAmounts>>;
};

declare module '../../platform/hooks.ts' {
  interface Hooks {
    pricing: Pricing;
  }
}
