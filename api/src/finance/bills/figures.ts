import type { ContractTerms } from 'shared-contracts/finance/contract-terms';
import type { BillProvisionalReason, ContractProblem } from 'shared-contracts/values/finance/bills';
import type { UntaxedCategory } from 'shared-contracts/values/finance/invoices';
import type { RatedBill } from '../rating/bill.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';

/** The contract terms that rate a bill as of `ratedAt` (R2); a VAT rate entered on the bill replaces the contract's. */
export type RatedBy = {
  id: string;
  name: string;
  version: number;
  terms: ContractTerms;
  currency: string;
  billingCurrency: string;
};

/**
 * All figures of a bill with their inputs, as frozen on submission. `places`: the names of the locations of
 * `facts.stops`; `contractProblems`: missing in bills frozen by earlier releases; `net`: the tax base in the base
 * currency; `shares`: each order's share of a trip's bill (R14).
 */
export type Figures = Omit<RatedBill, 'reasons'> & {
  reasons: BillProvisionalReason[];
  contractProblems?: ContractProblem[];
  net: string;
  /** Why no line is taxed; null if lines are taxed. Missing in bills frozen by earlier releases. */
  untaxed?: { category: UntaxedCategory; reason: string | null } | null;
  ratedAt: number | null;
  contract: RatedBy | null;
  facts: RatingFacts;
  places: string[];
  shares: { id: string; number: string; shipperCode?: string | null | undefined; amount: string }[];
};
