import type { Invoice } from 'shared-contracts/finance/invoices';

/** Unix seconds. */
type Dates = Record<'pickupPlanned' | 'pickupActual' | 'deliveryPlanned' | 'deliveryActual', number | null>;

/**
 * When the service of a bill was performed: recorded times, or else planned ones. A planned pickup after the recorded
 * delivery is replaced by the delivery's day.
 */
export function toServiceDates({
  pickupPlanned,
  pickupActual,
  deliveryPlanned,
  deliveryActual,
}: Dates): Invoice['service'] {
  const from = pickupActual ?? pickupPlanned;
  const to = deliveryActual ?? deliveryPlanned;
  if (from === null || to === null || from <= to) return { from, to };
  if (pickupActual === null && deliveryActual !== null) return { from: to, to };
  return deliveryActual === null && pickupActual !== null ? { from, to: from } : { from: to, to: from };
}
