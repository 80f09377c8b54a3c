import type { EInvoice } from 'shared-contracts/finance/e-invoices';
import { decimal } from '../../../platform/values/money.ts';
import { amountOf, eachTax, isNumber, isWithin, type Rule, rule, sumAmounts } from './rule.ts';

const adjustmentsOf = ({ adjustments }: EInvoice, isCharge: boolean) =>
  sumAmounts(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));

const VAT_PREFIX = /^(?:[A-Z]{2}|1A)/;

/** Conditions and sums: BR-CO of EN 16931. */
export const AMOUNT_RULES: readonly Rule[] = [
  ...(['seller', 'buyer'] as const).map((side) =>
    rule(
      'BR-CO-09',
      side === 'seller' ? 'payeeSettings' : 'payerSettings',
      `${side}.vatId`,
      'The VAT identifier shall have a prefix by ISO 3166-1 alpha-2 of the country that issued it',
      (i) => i[side].vatId === null || VAT_PREFIX.test(i[side].vatId),
    ),
  ),
  rule('BR-CO-10', 'amounts', 'totals.lines', 'Sum of Invoice line net amount = Σ Invoice line net amount', (i) =>
    amountOf(i.totals.lines).equals(sumAmounts(i.lines.map(({ net }) => net))),
  ),
  rule(
    'BR-CO-11',
    'amounts',
    'totals.allowances',
    'Sum of allowances on document level = Σ Document level allowance amount',
    (i) => amountOf(i.totals.allowances).equals(adjustmentsOf(i, false)),
  ),
  rule(
    'BR-CO-12',
    'amounts',
    'totals.charges',
    'Sum of charges on document level = Σ Document level charge amount',
    (i) => amountOf(i.totals.charges).equals(adjustmentsOf(i, true)),
  ),
  rule(
    'BR-CO-13',
    'amounts',
    'totals.net',
    'Invoice total amount without VAT = Σ Invoice line net amount - allowances + charges on document level',
    ({ totals }) =>
      amountOf(totals.net).equals(
        amountOf(totals.lines).minus(amountOf(totals.allowances)).plus(amountOf(totals.charges)),
      ),
  ),
  rule(
    'BR-CO-14',
    'amounts',
    'taxTotal',
    'Invoice total VAT amount = Σ VAT category tax amount',
    (i) => isNumber(i.taxTotal) && amountOf(i.taxTotal).equals(sumAmounts(i.taxes.map(({ tax }) => tax))),
  ),
  rule(
    'BR-CO-15',
    'amounts',
    'totals.gross',
    'Invoice total amount with VAT = Invoice total amount without VAT + Invoice total VAT amount',
    ({ totals, taxTotal }) => amountOf(totals.gross).equals(amountOf(totals.net).plus(amountOf(taxTotal))),
  ),
  rule(
    'BR-CO-16',
    'amounts',
    'totals.due',
    'Amount due for payment = Invoice total amount with VAT - Paid amount + Rounding amount',
    ({ totals }) =>
      amountOf(totals.due).equals(
        amountOf(totals.gross).minus(amountOf(totals.prepaid)).plus(amountOf(totals.rounding)),
      ),
  ),
  {
    ...eachTax(
      'BR-CO-17',
      'tax',
      'VAT category tax amount = VAT category taxable amount x (VAT category rate / 100), rounded to two decimals',
      ({ base, tax, percentage }) =>
        isWithin(amountOf(tax), amountOf(base).times(amountOf(percentage)).div(100), '0.01'),
    ),
    fix: 'amounts',
  },
  rule(
    'BR-CO-18',
    'amounts',
    'taxes',
    'An Invoice shall at least have one VAT breakdown group',
    (i) => i.taxes.length > 0,
  ),
  rule(
    'BR-CO-25',
    'payeeSettings',
    'dueOn',
    'If the Amount due for payment is positive, the Payment due date or the Payment terms shall be present',
    (i) => amountOf(i.totals.due).lte(decimal(0)) || (i.dueOn ?? i.terms),
  ),
  rule(
    'BR-CO-26',
    'payeeSettings',
    'seller.companyId',
    'The Seller identifier, the Seller legal registration identifier or the Seller VAT identifier shall be present',
    ({ seller }) => seller.companyId ?? seller.vatId,
  ),
];
