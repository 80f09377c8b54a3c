import type { Invoice } from 'shared-contracts/finance/invoices';

/** Unix seconds. */
type Dates = Record<'pickupPlanned' | 'pickupActual' | 'deliveryPlanned' | 'deliveryActual', number | null>;

/**
 * When a bill's service was performed: as recorded, or else as planned. What was planned yields to what is recorded: an
 * order that was delivered before its planned pickup was served on that day.
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
