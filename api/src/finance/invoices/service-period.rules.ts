import type { Invoice } from 'shared-contracts/finance/invoices';

/**
 * When an invoice's service was performed. Early ones were frozen with both dates the wrong way round: their content stays
 * as it was issued, and what is printed or sent of it has them in order.
 */
export const toServicePeriod = ({ from, to }: Invoice['service']): Invoice['service'] =>
  from !== null && to !== null && to < from ? { from: to, to: from } : { from, to };
