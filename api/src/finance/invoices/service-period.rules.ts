import type { Invoice } from 'shared-contracts/finance/invoices';

/**
 * When the service of an invoice was performed. Early invoices were frozen with the two dates swapped; their content
 * stays as issued, but they are printed and sent in order.
 */
export const toServicePeriod = ({ from, to }: Invoice['service']): Invoice['service'] =>
  from !== null && to !== null && to < from ? { from: to, to: from } : { from, to };
