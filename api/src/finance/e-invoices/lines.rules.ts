import type { EInvoiceAdjustment, EInvoiceLine } from 'shared-contracts/finance/e-invoices';
import type { Invoice, InvoicedBill, InvoiceLine } from 'shared-contracts/finance/invoices';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { toLocalDate } from '../../platform/time/days.rules.ts';
import { decimal, sumOf, toMoney } from '../../platform/values/money.ts';
import { basisOf } from '../bill-texts/bill.basis.ts';
import type { BillTexts } from '../bill-texts/bill-texts.ts';
import { nameOfLine, UNIT } from '../invoices/pdf/invoice-parts.ts';
import { toServicePeriod } from '../invoices/service-period.rules.ts';
import { DISCOUNT_CODE, MEASURE_OF, SERVICE_UNIT_CODES, toVatCategory, UNITS } from './codes.rules.ts';

/** Precise enough for price × quantity to give the amount again. */
const PRICE_PLACES = 8;
const MINUTES_PER_HOUR = '60';

type Pricing = Pick<EInvoiceLine, 'quantity' | 'unit' | 'price' | 'priceBase'>;
type Bill = Pick<Invoice, 'unitStandard' | 'places' | 'service' | 'net'> & { subject: InvoicedBill['subject'] | null };
export type LineContext = { words: BillTexts; zone: string; isRegistered: boolean; isGrouped: boolean };

/** The rate if it gives the amount; otherwise, for example after a conversion, the amount per unit. */
function priceOf(
  billed: string,
  quantity: string,
  unit: string,
  rate: string | undefined,
  base: string | null,
): Pricing {
  const isExact =
    rate !== undefined &&
    toMoney(
      decimal(quantity)
        .times(rate)
        .div(base ?? '1'),
    ) === toMoney(decimal(billed));
  if (isExact) return { quantity, unit, price: decimal(rate).toFixed(), priceBase: base };
  const price = decimal(billed).div(quantity).toDecimalPlaces(PRICE_PLACES).toFixed();
  return { quantity, unit, price, priceBase: null };
}

function pricingOf(
  { rule, billed, rate, distance, minutes, quantity, unit, isPart }: InvoiceLine,
  { unitStandard }: Bill,
): Pricing {
  const measure = isPart ? 'one' : MEASURE_OF[rule];
  if (!isPart && quantity !== undefined && unit !== undefined)
    return priceOf(billed, decimal(quantity).toFixed(), SERVICE_UNIT_CODES[unit], rate, null);
  if (measure === 'distance' && distance !== undefined && Number(distance) > 0)
    return priceOf(billed, decimal(distance).toFixed(), UNITS[unitStandard], rate, null);
  if (measure === 'minutes' && minutes !== undefined && minutes > 0)
    return priceOf(billed, String(minutes), UNITS.minute, rate, MINUTES_PER_HOUR);
  return { quantity: '1', unit: measure === 'one' ? UNITS.one : UNITS.trip, price: billed, priceBase: null };
}

/** Category and rate; what is outside VAT has no rate. */
export function vatOf(
  { category, taxPercentage }: Pick<InvoiceLine, 'category' | 'taxPercentage'>,
  isRegistered: boolean,
) {
  const vat = toVatCategory({ category, percentage: taxPercentage }, isRegistered);
  const percentage = vat === 'S' ? decimal(taxPercentage).toFixed() : '0';
  return { category: vat, taxPercentage: vat === 'O' ? null : percentage };
}

export function toPeriod(service: Bill['service'], zone: string) {
  const { from, to } = toServicePeriod(service);
  const [first, last] = [from, to].map((at) => (at === null ? null : toLocalDate(at, zone)));
  return first || last ? { from: first ?? null, to: last ?? null } : null;
}

const isDeduction = ({ billed }: InvoiceLine) => billed.startsWith('-');

const toAdjustment = (line: InvoiceLine, { words, isRegistered }: LineContext): EInvoiceAdjustment => ({
  isCharge: false,
  amount: line.billed.slice(1),
  base: null,
  percentage: null,
  reason: nameOfLine(line, words),
  reasonCode: DISCOUNT_CODE,
  ...vatOf(line, isRegistered),
});

function toLine(line: InvoiceLine, bill: Bill, context: LineContext): Omit<EInvoiceLine, 'id'> {
  const { words, zone, isRegistered, isGrouped } = context;
  const basis = !line.isPart && basisOf(line, UNIT[bill.unitStandard], words);
  return {
    note: null,
    ...pricingOf(line, bill),
    net: line.billed,
    period: isGrouped ? toPeriod(bill.service, zone) : null,
    object: bill.subject && formatOrderNumber(bill.subject),
    adjustments: [],
    name: nameOfLine(line, words),
    description: [basis, isGrouped && bill.places.join(' – ')].filter(Boolean).join(' · ') || null,
    ...vatOf(line, isRegistered),
  };
}

/** A price can't be negative (BR-27), a quantity can. */
const toNegativeLine = (line: InvoiceLine, bill: Bill, context: LineContext) => ({
  ...toLine({ ...line, isPart: true }, bill, context),
  quantity: '-1',
  price: line.billed.slice(1),
});

/**
 * The lines of one bill. An invoice doesn't refund deductions that exceed the charges: the bill becomes a line of
 * zero. A credit note can consist of deductions only; they become lines, since it needs at least one (BR-16).
 */
export function linesOfBill(lines: readonly InvoiceLine[], bill: Bill, context: LineContext) {
  const [first] = lines;
  const sum = sumOf(lines.map(({ billed }) => billed));
  if (first && sum.isNegative() && !sum.equals(bill.net))
    return { lines: [toLine({ ...first, billed: '0.00' }, bill, context)], adjustments: [] };
  if (lines.every(isDeduction))
    return { lines: lines.map((line) => toNegativeLine(line, bill, context)), adjustments: [] };
  return {
    lines: lines.filter((line) => !isDeduction(line)).map((line) => toLine(line, bill, context)),
    adjustments: lines.filter(isDeduction).map((line) => toAdjustment(line, context)),
  };
}
