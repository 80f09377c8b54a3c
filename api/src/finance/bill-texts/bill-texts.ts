import type {
  BillProvisionalReason,
  ContractProblem,
  BillState,
  BillSubject,
} from 'shared-contracts/values/finance/bills';
import type { CalculationDate, RatingRule, ServiceUnit } from 'shared-contracts/values/finance/rating';

/** Texts of the bill PDF and its email. Placeholders are in braces. */
export type BillTexts = {
  title: Record<BillSubject, string>;
  /** Title of a file with several. */
  bills: string;
  state: Record<BillState, string>;
  /** Across every page of a draft. */
  draft: string;
  stateLabel: string;
  reference: string;
  billedTo: string;
  contact: string;
  contract: string;
  version: string;
  billVersion: string;
  ratedOn: Record<CalculationDate, string>;
  distance: string;
  estimated: string;
  actual: string;
  space: string;
  weight: string;
  demurrageTime: string;
  conversion: string;
  charge: string;
  basis: string;
  amount: string;
  rule: Record<RatingRule, string>;
  agreedInTender: string;
  distanceCharge: string;
  band: string;
  /** The text of a band without an upper end. */
  openBand: string;
  distanceDiscount: string;
  minimumCharge: string;
  fuelSurcharge: string;
  dayPercentage: string;
  dayAmount: string;
  serviceUnit: Record<ServiceUnit, string>;
  chargedTime: string;
  perHour: string;
  perTrip: string;
  baseRate: string;
  taxBase: string;
  vat: string;
  total: string;
  provisional: string;
  reason: Record<BillProvisionalReason, string>;
  contractProblems: string;
  contractProblem: Record<ContractProblem, string>;
  override: string;
  empty: string;
  issued: string;
  mail: {
    subject: Record<BillSubject, string>;
    text: Record<BillSubject, string>;
    draftSubject: string;
    draftText: string;
  };
};
