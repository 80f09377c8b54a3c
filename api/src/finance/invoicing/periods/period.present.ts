import type { BillingPeriodPreview, BillingPeriodRow } from 'shared-contracts/finance/billing-periods';
import type { TaxRate } from 'shared-contracts/finance/invoices';
import { toShipperCode } from '../../../orders/public.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { decimal, toMoney } from '../../../platform/values/money.ts';
import { totalsOfBills } from '../../invoices/grouped/grouped-content.rules.ts';
import { closingDay } from '../../invoices/grouped/period.rules.ts';
import { mayIssue } from '../../bills/bill.rules.ts';
import { sideOf } from '../parties.store.ts';
import type { ListedPeriod, listWaiting } from './period-list.store.ts';

export const issuerOf = ({ isSelfBilled, payerId, payeeId }: ListedPeriod) => (isSelfBilled ? payerId : payeeId);

export function presentPeriod(period: ListedPeriod, caller: Caller): BillingPeriodRow {
  const { id, of, cycle, fromDay, toDay, payerId, payer, payeeId, payee, currency, isSelfBilled, bills, net } = period;
  const mayCreate = bills > 0 && mayIssue(caller, { of, issuerId: issuerOf(period) });
  return {
    id,
    of,
    side: sideOf(caller, period),
    payer: { id: payerId, name: payer },
    payee: { id: payeeId, name: payee },
    currency,
    cycle,
    from: fromDay,
    to: toDay,
    closesOn: closingDay({ to: toDay }),
    isSelfBilled,
    bills,
    net: toMoney(decimal(net)),
    actions: mayCreate ? ['createInvoice'] : [],
  };
}

type WaitingBills = Awaited<ReturnType<typeof listWaiting>>;

/** @param rates of the payee */
export function presentPreview(
  period: ListedPeriod,
  waiting: WaitingBills,
  rates: readonly TaxRate[],
  caller: Caller,
): BillingPeriodPreview {
  const bills = waiting.flatMap(({ content, ...bill }) => (content ? [{ ...bill, content }] : []));
  const totals = totalsOfBills(
    bills.map(({ content }) => content),
    rates,
  );
  return {
    ...presentPeriod(period, caller),
    ...totals,
    outdated: period.all - period.bills,
    items: bills.map(({ id, orderId, tripId, content: { subject, service, net } }) => ({
      id,
      subject: {
        id: orderId ?? tripId ?? '',
        number: subject.number,
        shipperCode:
          subject.shipperCode &&
          toShipperCode({ organizationId: period.payerId, organizationCode: subject.shipperCode }, caller),
        reference: subject.reference,
      },
      service,
      net,
    })),
  };
}
