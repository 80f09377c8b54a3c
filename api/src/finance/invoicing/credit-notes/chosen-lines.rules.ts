import type { CreditNoteInput } from 'shared-contracts/finance/credit-notes';
import type { Invoice } from 'shared-contracts/finance/invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { exceedsRate } from '../../invoices/credits/credit-taxes.rules.ts';
import { type CreditedLine, netOf, quantityOf, spreadAmount } from '../../invoices/credits/remaining.rules.ts';

/** `path` of the field. `exceeds`: more than is left, which is `left`. */
export type CreditProblem = { path: string; code: 'exceeds' | 'unknown' | 'duplicate' | 'required'; left: string };
type Chosen = { lines: CreditedLine[] } | { problem: CreditProblem };

const problem = (path: string, code: CreditProblem['code'], left: string): Chosen => ({
  problem: { path, code, left },
});

function chooseLines(
  invoice: Invoice,
  left: readonly CreditedLine[],
  input: NonNullable<CreditNoteInput['lines']>,
): Chosen {
  if (new Set(input.map(({ line }) => line)).size < input.length) return problem('lines', 'duplicate', '0.00');
  const lines: CreditedLine[] = [];
  for (const [i, one] of input.entries()) {
    const path = `lines.${i}`;
    const rest = left.find(({ line }) => line === one.line)?.net ?? decimal(0);
    const original = invoice.lines[one.line];
    if (!original) return problem(`${path}.line`, 'unknown', '0.00');
    const basis = quantityOf(original);
    if (one.quantity !== undefined && !basis) return problem(`${path}.quantity`, 'unknown', toMoney(rest));
    const net = netOf(invoice, rest, one);
    if (net.isZero()) return problem(path, rest.isZero() ? 'exceeds' : 'required', toMoney(rest.abs()));
    if (net.abs().greaterThan(rest.abs())) return problem(path, 'exceeds', toMoney(rest.abs()));
    lines.push({ line: one.line, net, quantity: one.quantity });
  }
  return { lines };
}

function chooseAmount(left: readonly CreditedLine[], amount: string): Chosen {
  const most = sumOf(left.map(({ net }) => net));
  if (!decimal(amount).greaterThan(0)) return problem('amount', 'required', toMoney(most));
  if (decimal(amount).greaterThan(most)) return problem('amount', 'exceeds', toMoney(most));
  return { lines: spreadAmount(left, decimal(amount)) };
}

/** The lines that a request credits, or what is wrong with it. @param left what earlier credit notes leave */
export function choose(invoice: Invoice, left: readonly CreditedLine[], { lines, amount }: CreditNoteInput): Chosen {
  const chosen = lines ? chooseLines(invoice, left, lines) : chooseAmount(left, amount ?? '0');
  if ('problem' in chosen) return chosen;
  const [net, most] = [chosen.lines, left].map((some) => sumOf(some.map((one) => one.net)));
  if (!net?.greaterThan(0)) return problem('lines', 'required', toMoney(most ?? decimal(0)));
  return exceedsRate(invoice, left, chosen.lines) ? problem('lines', 'exceeds', toMoney(most ?? decimal(0))) : chosen;
}
