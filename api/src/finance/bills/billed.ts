import type { BillSubject } from 'shared-contracts/values/bills';
import type { Point } from '../../network/geo/great-circle.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';
import type { ratingDate } from '../rating/rating-date.rules.ts';
import type { Sharer } from '../rating/spread.rules.ts';

/** Facts that no bill changes. */
export type GivenFacts = Omit<RatingFacts, 'approachDistance' | 'extraCharges' | 'discount'>;

/** An order or a trip as its bill sees it. */
export type Billed = {
  of: BillSubject;
  id: string;
  number: string;
  reference: string | null;
  stage: string;
  organizationId: string;
  organization: string;
  /** Whom the bill is addressed to, by which contract, unless the bill says otherwise. */
  partnerId: string | null;
  contractId: string | null;
  billingContactId: string | null;
  dates: Parameters<typeof ratingDate>[1];
  /** Of the first pickup. */
  start: Point | null;
  facts: GivenFacts;
  places: string[];
  sharers: (Sharer & { number: string })[];
};
