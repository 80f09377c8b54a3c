import type { CalculationDate } from 'shared-contracts/values/finance/rating';

/** Unix seconds. */
type Dates = {
  createdAt: number;
  pickupPlanned: number | null;
  pickupActual: number | null;
  deliveryPlanned: number | null;
  deliveryActual: number | null;
};

/** R2: the rating date, actual or else planned; null if neither is known. */
export function ratingDate(
  basis: CalculationDate,
  { createdAt, pickupPlanned, pickupActual, deliveryPlanned, deliveryActual }: Dates,
): number | null {
  if (basis === 'created') return createdAt;
  return basis === 'pickup' ? (pickupActual ?? pickupPlanned) : (deliveryActual ?? deliveryPlanned);
}
