import { DateTime } from 'luxon';
import { decimal, toMoney } from '../../platform/values/money.ts';

type Price = { quantity: number; unitPrice: string; taxPercentage: string | null };

/** Net, tax and total of a purchase; the tax is rounded half up. */
export function purchaseAmounts({ quantity, unitPrice, taxPercentage }: Price) {
  const net = decimal(unitPrice).times(quantity);
  const tax = decimal(toMoney(net.times(taxPercentage ?? 0).dividedBy(100)));
  return { net: toMoney(net), tax: toMoney(tax), total: toMoney(net.plus(tax)) };
}

/** The same day and time some months later, or the last day of a shorter month (UTC). @param at unix seconds */
export const addMonths = (at: number, months: number): number =>
  DateTime.fromSeconds(at, { zone: 'utc' }).plus({ months }).toSeconds();

/** `EPC-2026-00012` */
export const toInvoiceNumber = (year: number, sequence: number) => `EPC-${year}-${String(sequence).padStart(5, '0')}`;
