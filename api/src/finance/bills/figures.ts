import type { ContractTerms } from 'shared-contracts/contracts';
import type { BillReason } from 'shared-contracts/values/bills';
import type { RatedBill } from '../rating/bill.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';

/** The terms that a bill is rated by, as they were at `ratedAt` (R2); VAT as told on the bill stands in `terms`. */
export type RatedBy = {
  id: string;
  name: string;
  version: number;
  terms: ContractTerms;
  currency: string;
  billingCurrency: string;
};

/**
 * All that a bill says in figures, with all that made them: what is frozen when it is submitted.
 * `places`: the names of the locations of `facts.stops`; `net`: the tax base in the base currency; `shares`: of the orders of a trip (R14).
 */
export type Figures = Omit<RatedBill, 'reasons'> & {
  reasons: BillReason[];
  net: string;
  ratedAt: number | null;
  contract: RatedBy | null;
  facts: RatingFacts;
  places: string[];
  shares: { id: string; number: string; amount: string }[];
};
