import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import type { CreditedUnit } from 'shared-contracts/values/finance/invoices';
import { decimal, type Decimal, sumOf, toMoney } from '../../../platform/values/money.ts';

/** A line of an invoice by its position, with an amount before tax; `quantity`: of its basis. */
export type CreditedLine = { line: number; net: Decimal; quantity?: string | undefined };

const UNITS: Partial<Record<InvoiceLine['rule'], CreditedUnit>> = {
  distance: 'distance',
  loadingDelay: 'minutes',
  transitDelay: 'minutes',
  unloadingDelay: 'minutes',
  demurrage: 'minutes',
};

/** The measure of a line's basis; null if it is a flat amount. */
export function quantityOf(line: InvoiceLine): { value: string; unit: CreditedUnit } | null {
  const unit = UNITS[line.rule];
  const value = unit && line[unit];
  return unit === undefined || value === undefined || !decimal(value).greaterThan(0)
    ? null
    : { value: String(value), unit };
}

/** A key of the category and percentage of a tax. */
export const rateOf = (category: string, percentage: string) => `${category} ${decimal(percentage).toFixed()}`;

/** Positions of the lines that count; those of a bill with more deductions than charges don't. */
function chargedPositions({ lines }: Pick<Invoice, 'lines'>): Set<number> {
  const positions = Map.groupBy(lines.keys(), (line) => lines[line]?.bill);
  const charged = [...positions.values()].filter(
    (of) => !sumOf(of.map((line) => lines[line]?.billed ?? '0')).isNegative(),
  );
  return new Set(charged.flat());
}

type Credited = Pick<Invoice, 'lines'>;

/** The lines of an invoice less those of its credit notes, by rate. */
export function remainingLines(invoice: Credited, creditNotes: readonly Credited[]): CreditedLine[] {
  const credited = Map.groupBy(
    creditNotes.flatMap(({ lines }) => lines.map(({ line, billed }, own) => ({ line: line ?? own, billed }))),
    ({ line }) => line,
  );
  const charged = chargedPositions(invoice);
  return invoice.lines
    .map(({ billed, category, taxPercentage }, line) => ({
      line,
      rate: rateOf(category, taxPercentage),
      net: decimal(billed).minus(sumOf((credited.get(line) ?? []).map((one) => one.billed))),
    }))
    .filter(({ line, net }) => charged.has(line) && !net.isZero())
    .toSorted((one, other) => Number(one.rate > other.rate) - Number(one.rate < other.rate))
    .map(({ line, net }) => ({ line, net }));
}

/**
 * Distributes an amount over lines in proportion, rounded so that no line gets more than it has and the sum is exact.
 */
export function spreadAmount(lines: readonly CreditedLine[], amount: Decimal): CreditedLine[] {
  const whole = sumOf(lines.map(({ net }) => net));
  if (!whole.greaterThan(0)) return [];
  let [reached, spread] = [decimal(0), decimal(0)];
  return lines.flatMap(({ line, net }) => {
    reached = reached.plus(net);
    const next = decimal(toMoney(reached.times(amount).div(whole)));
    const share = next.minus(spread);
    spread = next;
    return share.isZero() ? [] : [{ line, net: share }];
  });
}

type Chosen = { line: number; quantity?: string | undefined; amount?: string | undefined };

/** The amount of a chosen line, with its sign: of the quantity, as entered, or all that is left. */
export function netOf(invoice: Credited, left: Decimal, { line, quantity, amount }: Chosen): Decimal {
  const original = invoice.lines[line];
  const basis = original && quantityOf(original);
  if (quantity !== undefined && original && basis)
    return decimal(toMoney(decimal(original.billed).times(quantity).div(basis.value)));
  return amount === undefined ? left : decimal(amount).times(left.isNegative() ? -1 : 1);
}
