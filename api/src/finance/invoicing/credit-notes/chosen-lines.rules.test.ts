import type { CreditNoteInput } from 'shared-contracts/finance/credit-notes';
import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import { remainingLines } from '../../invoices/credits/remaining.rules.ts';
import { choose } from './chosen-lines.rules.ts';

const line = (billed: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  rule: 'extraCharge',
  amount: billed,
  billed,
  category: 'standard',
  taxPercentage: '18',
  ...more,
});
const invoice = {
  lines: [line('100.00', { rule: 'distance', distance: '40' }), line('30.00'), line('-10.00', { rule: 'discount' })],
  taxes: [{ category: 'standard', name: 'VAT', percentage: '18', reason: null, base: '120.00', tax: '21.60' }],
  net: '120.00',
  tax: '21.60',
  total: '141.60',
} as Invoice;
const credited = [{ lines: [{ ...line('30.00'), line: 1 }] }];
const chosen = (input: Partial<CreditNoteInput>, before: { lines: InvoiceLine[] }[] = []) => {
  const result = choose(invoice, remainingLines(invoice, before), input as CreditNoteInput);
  return 'problem' in result
    ? result.problem
    : result.lines.map(
        (one) => `${one.line} ${one.net.toFixed(2)}${one.quantity === undefined ? '' : ` ${one.quantity}`}`,
      );
};

test.each<[Partial<CreditNoteInput>, string[]]>([
  [{ lines: [{ line: 0 }] }, ['0 100.00']],
  [{ lines: [{ line: 0, quantity: '10' }] }, ['0 25.00 10']],
  [{ lines: [{ line: 0 }, { line: 2, amount: '4' }] }, ['0 100.00', '2 -4.00']],
  [{ amount: '60' }, ['0 50.00', '1 15.00', '2 -5.00']],
  [{ amount: '120' }, ['0 100.00', '1 30.00', '2 -10.00']],
])('credits %j', (input, expected) => expect(chosen(input)).toEqual(expected));

test.each<[Partial<CreditNoteInput>, string, string, string]>([
  [{ lines: [{ line: 0 }, { line: 0 }] }, 'lines', 'duplicate', '0.00'],
  [{ lines: [{ line: 1 }, { line: 3 }] }, 'lines.1.line', 'unknown', '0.00'],
  [{ lines: [{ line: 1, quantity: '1' }] }, 'lines.0.quantity', 'unknown', '30.00'],
  [{ lines: [{ line: 1, amount: '0' }] }, 'lines.0', 'required', '30.00'],
  [{ lines: [{ line: 2, amount: '10.01' }] }, 'lines.0', 'exceeds', '10.00'],
  [{ lines: [{ line: 0, quantity: '40.1' }] }, 'lines.0', 'exceeds', '100.00'],
  [{ lines: [{ line: 2 }] }, 'lines', 'required', '120.00'],
  [{ lines: [] }, 'lines', 'required', '120.00'],
  [{ lines: [{ line: 0 }, { line: 1 }] }, 'lines', 'exceeds', '120.00'],
  [{ amount: '0' }, 'amount', 'required', '120.00'],
  [{}, 'amount', 'required', '120.00'],
  [{ amount: '120.01' }, 'amount', 'exceeds', '120.00'],
])('of %j, crediting %s is %s: %s remains', (input, path, code, left) =>
  expect(chosen(input)).toEqual({ path, code, left }),
);

test('a line without a remainder can’t be credited', () =>
  expect(chosen({ lines: [{ line: 1 }] }, credited)).toEqual({ path: 'lines.0', code: 'exceeds', left: '0.00' }));
