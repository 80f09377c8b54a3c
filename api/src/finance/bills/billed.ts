import type { BillSubject } from 'shared-contracts/values/finance/bills';
import type { RequestedService } from 'shared-contracts/orders/requested-services';
import type { Point } from '../../platform/geometry/great-circle.rules.ts';
import type { RatingFacts } from '../rating/facts.ts';
import type { ratingDate } from '../rating/rating-date.rules.ts';
import type { CostShareOrder } from '../rating/spread.rules.ts';
import type { NumberedOrder } from 'shared-contracts/values/orders/order-number';

/** Rating facts that come from the order or trip and can't be edited on the bill. */
export type JourneyFacts = Omit<RatingFacts, 'approachDistance' | 'extraCharges' | 'services' | 'discount'>;

/** Billing data of an order or a trip. */
export type Billed = {
  of: BillSubject;
  id: string;
  number: string;
  reference: string | null;
  stage: string;
  organizationId: string;
  organization: string;
  organizationCode: string;
  /** Defaults that the bill can override. */
  partnerId: string | null;
  contractId: string | null;
  billingContactId: string | null;
  dates: Parameters<typeof ratingDate>[1];
  /** The location of the first pickup. */
  start: Point | null;
  facts: JourneyFacts;
  /** Requested by the order: the bill charges them until its own are entered. */
  services?: RequestedService[];
  places: string[];
  sharers: (CostShareOrder & NumberedOrder)[];
};
