import type { Invoice, InvoiceTax } from 'shared-contracts/finance/invoices';
import { decimal, type Decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { type CreditedLine, rateOf } from './remaining.rules.ts';

type Taxed = Pick<Invoice, 'lines' | 'taxes'>;

const rateOfTax = ({ category, percentage }: InvoiceTax) => rateOf(category, percentage);

function netByRate({ lines }: Taxed, credited: readonly CreditedLine[]): (rate: string) => Decimal {
  const byRate = Map.groupBy(credited, ({ line }) => {
    const original = lines[line];
    return original && rateOf(original.category, original.taxPercentage);
  });
  return (rate) => sumOf((byRate.get(rate) ?? []).map(({ net }) => net));
}

/** The tax of a part of the base of a rate; of all of it, exactly that of the invoice. */
const taxAt = (part: Decimal, { base, tax, percentage }: InvoiceTax) =>
  part.equals(base) ? decimal(tax) : decimal(toMoney(part.times(percentage).div(100)));

/** Distributes a part over the entries of a rate, filling the first ones first. */
function fill(entries: readonly InvoiceTax[], part: Decimal): Decimal[] {
  let rest = part;
  return entries.map(({ base }, i) => {
    const isLast = i === entries.length - 1;
    const share = isLast || rest.abs().lessThan(decimal(base).abs()) ? rest : decimal(base);
    rest = rest.minus(share);
    return share;
  });
}

/**
 * The taxes of credited lines by rate: what the tax of all credited so far exceeds that of what was credited before. So
 * credit notes of the whole invoice together have exactly its tax.
 */
export function taxesOfCredit(
  invoice: Taxed,
  left: readonly CreditedLine[],
  credited: readonly CreditedLine[],
): InvoiceTax[] {
  const [leftOf, creditedOf] = [netByRate(invoice, left), netByRate(invoice, credited)];
  return [...Map.groupBy(invoice.taxes, rateOfTax)].flatMap(([rate, entries]) => {
    const before = sumOf(entries.map(({ base }) => base)).minus(leftOf(rate));
    const shares = [before, before.plus(creditedOf(rate))].map((part) => fill(entries, part));
    return entries.flatMap((entry, i) => {
      const [from = decimal(0), to = decimal(0)] = shares.map((share) => share[i] ?? decimal(0));
      const base = to.minus(from);
      const tax = taxAt(to, entry).minus(taxAt(from, entry));
      return base.isZero() && tax.isZero() ? [] : [{ ...entry, base: toMoney(base), tax: toMoney(tax) }];
    });
  });
}

/** Whether lines credit more of a rate than is left of it, for example a charge without its discount. */
export function exceedsRate(invoice: Taxed, left: readonly CreditedLine[], credited: readonly CreditedLine[]): boolean {
  const [leftOf, creditedOf] = [netByRate(invoice, left), netByRate(invoice, credited)];
  return invoice.taxes.some((tax) => {
    const [most, part] = [leftOf(rateOfTax(tax)), creditedOf(rateOfTax(tax))];
    return part.abs().greaterThan(most.abs()) || part.times(most).isNegative();
  });
}

/** Net, tax and total of credited lines. */
export function totalsOfCredit(taxes: readonly InvoiceTax[], credited: readonly CreditedLine[]) {
  const net = sumOf(credited.map((one) => one.net));
  const tax = sumOf(taxes.map((one) => one.tax));
  return { net: toMoney(net), tax: toMoney(tax), total: toMoney(net.plus(tax)) };
}
