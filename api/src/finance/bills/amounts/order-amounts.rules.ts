import type { OrderAmounts } from '../../../orders/public.ts';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { allocateCost } from '../../rating/spread.rules.ts';

/** An amount without VAT in the contract's base currency, of an order's bill, or its share of a trip's. */
export type BilledAmount = {
  orderId: string;
  payerId: string;
  payeeId: string | null;
  amount: string;
  currency: string | null;
};
export type TripShares = Omit<BilledAmount, 'orderId'> & { shares: readonly { id: string; amount: string }[] };

/** R14 in the base currency: shares are stored in the billing currency. */
export const sharesOf = ({ shares, amount: net, ...bill }: TripShares): BilledAmount[] =>
  allocateCost(
    net,
    shares.map(({ id, amount }) => ({ id, distance: amount, weight: null })),
  ).map(({ id, amount }) => ({ ...bill, orderId: id, amount }));

/** Null without amounts, or if some are in another currency: those are left to their bills. */
const totalOf = (amounts: readonly BilledAmount[], currency: string) =>
  amounts.length > 0 && amounts.every((one) => one.currency === currency)
    ? toMoney(sumOf(amounts.map(({ amount }) => amount)))
    : null;

/** Amounts that an organization is paid and pays by the bills of an order and its trips. */
export function amountsFor(viewerId: string, currency: string, billed: readonly BilledAmount[]): OrderAmounts {
  const revenue = totalOf(
    billed.filter(({ payeeId }) => payeeId === viewerId),
    currency,
  );
  const cost = totalOf(
    billed.filter(({ payerId }) => payerId === viewerId),
    currency,
  );
  return {
    revenue,
    cost,
    margin: revenue === null || cost === null ? null : toMoney(decimal(revenue).minus(cost)),
  };
}
