import type { BillState } from 'shared-contracts/values/finance/bills';
import type { Settlement } from 'shared-contracts/values/finance/carrier-invoices';
import { decimal, toMoney } from '../../../platform/values/money.ts';

export type SettledBill = {
  state: BillState;
  isInvoiced: boolean;
  /** Approved, for the invoice of a week or month that is not issued yet. */
  isAwaitingInvoice: boolean;
  isOutdated: boolean;
  net: string;
};

/**
 * How an agreed net amount is applied to a bill without changing approved figures: a bill that isn't approved yet is
 * adjusted; a lower amount than invoiced is credited; for a higher one the invoice is reversed and the next version
 * adjusted.
 * @returns null if it can't be: the bill was approved before the portal issued invoices
 */
export function settlementOf(bill: SettledBill, agreedNet: string): Settlement | null {
  const difference = decimal(agreedNet).minus(bill.net);
  if (difference.isZero()) return 'none';
  if (bill.state !== 'approved') return 'adjustment';
  if (bill.isInvoiced) return difference.isNegative() ? 'creditNote' : 'newVersion';
  return bill.isAwaitingInvoice || bill.isOutdated ? 'newVersion' : null;
}

type Adjusted = { extraCharges: readonly { name: string; amount: string }[]; discount: string };

/**
 * The extra charge or discount that lets a bill come to an agreed amount.
 * @param conversionRate units of the billing currency, of `difference`, per unit of the base currency
 */
export function adjustmentOf<T extends Adjusted>(
  { extraCharges, discount }: T,
  difference: string,
  { name, conversionRate }: { name: string; conversionRate: string | null },
) {
  const amount = decimal(difference).div(conversionRate ?? '1');
  if (amount.isNegative()) return { discount: toMoney(decimal(discount).plus(amount.abs())) };
  return { extraCharges: [...extraCharges, { name, amount: toMoney(amount) }] };
}
