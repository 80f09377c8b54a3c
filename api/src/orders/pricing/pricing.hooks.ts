import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { ContractTerms, ServiceRate } from 'shared-contracts/finance/contract-terms';
import type { Routing } from '../../network/public.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * From the first pickup to the last drop. `distance`: km along all stops; null: unknown. `at`: the planned pickup.
 * `stops`: when each is due; null: not known.
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

/** `currency`: the one that amounts are wanted in. */
export type BilledOrder = { id: string; partnerId: string; currency: string };
export type OrderAmounts = { revenue: string | null; cost: string | null; margin: string | null };

/** What orders and trips need to know about contracts and bills. */
export type Pricing = {
  /** Those of the given contracts that the organization may use. */
  findContracts: (db: Db, organizationId: string, ids: readonly string[]) => Promise<{ id: string }[]>;
  /** The base currency of a contract. */
  currencyOf: (db: Db, contractId: string) => Promise<string>;
  /** Predicted costs in the contract's base currency; null: no rate covers the journey. */
  predictCosts: (db: Db, routing: Routing, journeys: readonly PricedJourney[]) => Promise<(string | null)[]>;
  /** What the contract offers on request. @param at the planned pickup */
  servicesOf: (db: Db, contractId: string, at: number | null) => Promise<ServiceRate[]>;
  /** Delay terms by contract. */
  delayTermsOf: (db: Db, contractIds: readonly string[]) => Promise<Map<string, ContractTerms['delays']>>;
  /** What the caller's organization is paid for orders, and pays for them; for root, their partner. */
  amountsOf: (db: Db, caller: Caller, orders: readonly BilledOrder[]) => Promise<Map<string, OrderAmounts>>;
};

declare module '../../platform/hooks.ts' {
  interface Hooks {
    pricing: Pricing;
  }
}
