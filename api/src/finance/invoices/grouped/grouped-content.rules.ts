import type { BillingSpan, Invoice, InvoicedBill, InvoiceTax, TaxRate } from 'shared-contracts/finance/invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { type ApprovedBill, type Issue, type Sides, taxationOf, toInvoice } from '../issue/content.rules.ts';

type TaxedBill = Pick<ApprovedBill, 'lines' | 'untaxed' | 'net'>;

/** Lines that deduct more than the others of their bill charge are not refunded. */
const isCharged = ({ lines }: TaxedBill) => !sumOf(lines.map(({ billed }) => billed)).isNegative();

/** Taxes per rate over all bills, the highest rate first: rounded lines are added up and taxed once. */
export function taxesOfBills(bills: readonly TaxedBill[], rates: readonly TaxRate[]): InvoiceTax[] {
  const lines = bills.filter(isCharged).flatMap(({ lines: charged, untaxed }) =>
    charged.map(({ billed, taxPercentage }) => {
      const percentage = decimal(taxPercentage).toFixed();
      return { billed, tax: { percentage, ...taxationOf(percentage, rates, untaxed) } };
    }),
  );
  return [...Map.groupBy(lines, ({ tax }) => JSON.stringify([tax.percentage, tax.category, tax.name, tax.reason]))]
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const base = sumOf([first, ...others].map(({ billed }) => billed));
      const tax = base.times(first.tax.percentage).div(100);
      return [{ ...first.tax, base: toMoney(base), tax: toMoney(tax) }];
    })
    .toSorted((one, other) => decimal(other.percentage).comparedTo(one.percentage));
}

/** Net, tax and total of bills that are invoiced together. */
export function totalsOfBills(bills: readonly TaxedBill[], rates: readonly TaxRate[]) {
  const taxes = taxesOfBills(bills, rates);
  const [net, tax] = [sumOf(bills.map((bill) => bill.net)), sumOf(taxes.map((one) => one.tax))];
  return { taxes, net: toMoney(net), tax: toMoney(tax), total: toMoney(net.plus(tax)) };
}

const toInvoicedBill = (bill: ApprovedBill): InvoicedBill => {
  const { subject, contract, override, service, places, unitStandard, baseCurrency, net } = bill;
  return { subject, contract, override, service, places, unitStandard, baseCurrency, net };
};

const times = (bills: readonly ApprovedBill[]) =>
  bills.flatMap(({ service }) => [service.from, service.to]).filter((at) => at !== null);

/** One invoice for one or more bills with the same sides, currency and issuer. */
export function toGroupedInvoice(
  bills: readonly [ApprovedBill, ...ApprovedBill[]],
  sides: Sides,
  issue: Issue,
  period: BillingSpan,
): Invoice {
  const [first] = bills;
  const rates = sides.payee.settings.taxRates;
  const served = times(bills);
  const common = {
    ...first,
    ...totalsOfBills(bills, rates),
    contract: null,
    override: null,
    places: [],
    baseCurrency: first.currency,
    service: served.length > 0 ? { from: Math.min(...served), to: Math.max(...served) } : { from: null, to: null },
  };
  const { taxes, ...totals } = common;
  return {
    ...toInvoice({ ...totals, lines: [], untaxed: null }, sides, issue),
    taxes,
    subject: null,
    period,
    bills: bills.map(toInvoicedBill),
    lines: bills.flatMap(({ lines, untaxed }, bill) =>
      lines.map((line) => ({ ...line, category: taxationOf(line.taxPercentage, rates, untaxed).category, bill })),
    ),
  };
}
