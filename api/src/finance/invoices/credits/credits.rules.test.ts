import type { Invoice, InvoiceLine, InvoiceTax } from 'shared-contracts/finance/invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { toCreditNote, toPartContent } from './credit-content.rules.ts';
import { exceedsRate, taxesOfCredit } from './credit-taxes.rules.ts';
import { netOf, quantityOf, remainingLines, spreadAmount } from './remaining.rules.ts';

const line = (billed: string, taxPercentage: string, more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  rule: 'extraCharge',
  amount: billed,
  billed,
  category: 'standard',
  taxPercentage,
  ...more,
});
const taxOf = (percentage: string, base: string): InvoiceTax => ({
  category: 'standard',
  name: 'VAT',
  percentage,
  reason: null,
  base,
  tax: toMoney(decimal(base).times(percentage).div(100)),
});
/** An invoice of 100.03 + 33.33 − 10.01 at 18 % and 50.05 at 8 %. */
const invoice = {
  number: 'INV-1',
  issuedAt: 0,
  lines: [
    line('100.03', '18', { rule: 'distance', distance: '40', rate: '2.50' }),
    line('33.33', '18'),
    line('50.05', '8'),
    line('-10.01', '18', { rule: 'discount' }),
  ],
  taxes: [taxOf('18', '123.35'), taxOf('8', '50.05')],
  net: '173.40',
  tax: '26.20',
  total: '199.60',
} as Invoice;
const at = (lineNumber: number, net: string) => ({ line: lineNumber, net: decimal(net) });
const note = (...lines: [number, string][]) => ({
  lines: lines.map(([of, billed]) => ({ ...line(billed, '18'), line: of })),
});

test('a line has the remainder that earlier credit notes have not credited; old ones reversed everything', () => {
  expect(remainingLines(invoice, [note([0, '20.03']), note([0, '30.00'], [1, '33.33'])])).toEqual([
    at(0, '50'),
    at(3, '-10.01'),
    at(2, '50.05'),
  ]);
  expect(remainingLines(invoice, [{ lines: invoice.lines }])).toEqual([]);
});

test('lines of a bill that deducts more than it charges are not credited', () => {
  const lines = [line('10.00', '18', { bill: 0 }), line('5.00', '18', { bill: 1 }), line('-9.00', '18', { bill: 1 })];
  expect(remainingLines({ lines }, [])).toEqual([at(0, '10')]);
});

test.each([
  [{ line: 0, quantity: '10' }, '25.01'],
  [{ line: 0, amount: '12.5' }, '12.50'],
  [{ line: 0 }, '100.03'],
])('credits of a line %j: %s', (chosen, net) => {
  expect(toMoney(netOf(invoice, decimal('100.03'), chosen))).toBe(net);
});

test('an amount of a line that deducts is deducted', () => {
  expect(toMoney(netOf(invoice, decimal('-10.01'), { line: 3, amount: '4' }))).toBe('-4.00');
});

test('a charge can only be credited together with its discount', () => {
  const left = remainingLines(invoice, []);
  expect(exceedsRate(invoice, left, [at(0, '100.03'), at(1, '33.33')])).toBe(true);
  expect(exceedsRate(invoice, left, [at(0, '100.03'), at(1, '33.33'), at(3, '-10.01')])).toBe(false);
  expect(exceedsRate(invoice, left, [at(3, '-10.01')])).toBe(true);
});

test('a credited line has its quantity or is marked as a part, with its share in the contract’s currency and its tax', () => {
  const left = remainingLines(invoice, []);
  const content = toPartContent(invoice, left, [{ ...at(0, '25.01'), quantity: '10' }, at(2, '5.05')]);
  expect(content).toMatchObject({
    lines: [
      { line: 0, billed: '25.01', amount: '25.01', distance: '10', rate: '2.50' },
      { line: 2, billed: '5.05', isPart: true },
    ],
    taxes: [
      { percentage: '18', base: '25.01', tax: '4.50' },
      { percentage: '8', base: '5.05', tax: '0.40' },
    ],
    net: '30.06',
    tax: '4.90',
    total: '34.96',
  });
});

test('any credit notes by amount add up to the lines, the taxes and the total of the invoice', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 200; round += 1) {
    const notes: Invoice[] = [];
    for (;;) {
      const left = remainingLines(invoice, notes);
      const most = sumOf(left.map(({ net }) => net));
      if (most.isZero()) break;
      const cents = most.times(100).toNumber();
      const credited = spreadAmount(left, decimal(notes.length > 5 ? cents : 1 + random(cents)).div(100));
      expect(exceedsRate(invoice, left, credited)).toBe(false);
      notes.push(toPartContent(invoice, left, credited));
    }
    for (const field of ['net', 'tax', 'total'] as const)
      expect(toMoney(sumOf(notes.map((one) => one[field])))).toBe(invoice[field]);
    for (const { percentage, tax } of invoice.taxes)
      expect(
        toMoney(
          sumOf(
            notes.flatMap(({ taxes }) => taxes.filter((one) => one.percentage === percentage)).map((one) => one.tax),
          ),
        ),
      ).toBe(tax);
    expect(notes.every(({ taxes, tax }) => toMoney(sumOf(taxes.map((one) => one.tax))) === tax)).toBe(true);
  }
});

test('untaxed charges of several reasons are credited in their order', () => {
  const taxes = ['Export', 'Transit'].map((reason) => ({
    ...taxOf('0', '10.00'),
    category: 'exempt' as const,
    reason,
  }));
  const exempt = { taxes, lines: [line('20.00', '0', { category: 'exempt' })] };
  expect(taxesOfCredit(exempt, [at(0, '20')], [at(0, '15')])).toMatchObject([
    { reason: 'Export', base: '10.00' },
    { reason: 'Transit', base: '5.00' },
  ]);
});

test.each<[what: string, line: Partial<InvoiceLine>, quantity: ReturnType<typeof quantityOf>]>([
  ['a distance', { rule: 'distance', distance: '40.5' }, { value: '40.5', unit: 'distance' }],
  ['minutes of demurrage', { rule: 'demurrage', minutes: 45 }, { value: '45', unit: 'minutes' }],
  ['no distance of 0', { rule: 'distance', distance: '0' }, null],
  ['no distance that is missing', { rule: 'distance' }, null],
  ['nothing of a flat amount', { rule: 'flatTrip', distance: '40' }, null],
])('a line is measured by %s', (_, more, quantity) => {
  expect(quantityOf(line('1.00', '18', more))).toEqual(quantity);
});

test('remaining lines are sorted by rate, and within a rate by position', () => {
  const lines = [line('1.00', '8'), line('2.00', '18'), line('3.00', '8'), line('4.00', '18'), line('5.00', '18.0')];
  expect(remainingLines({ lines }, []).map((one) => one.line)).toEqual([1, 3, 4, 0, 2]);
});

test('no amount is spread over lines that charge nothing', () => {
  expect(spreadAmount([], decimal(5))).toEqual([]);
  expect(spreadAmount([at(0, '5'), at(1, '-5')], decimal(5))).toEqual([]);
});

const delayed = {
  ...invoice,
  lines: [line('60.00', '18', { rule: 'loadingDelay', minutes: 30, amount: '20000.00' }), line('1.00', '18')],
  taxes: [taxOf('18', '61.00')],
} as Invoice;
test.each<[what: string, credited: ReturnType<typeof at> & { quantity?: string }, lines: Partial<InvoiceLine>[]]>([
  ['its minutes', { ...at(0, '20'), quantity: '10' }, [{ billed: '20.00', amount: '6666.67', minutes: 10 }]],
  ['an amount of it', at(0, '20'), [{ billed: '20.00', amount: '6666.67', minutes: 30, isPart: true }]],
  ['a quantity of a flat amount', { ...at(1, '0.50'), quantity: '10' }, [{ billed: '0.50', isPart: true }]],
])('a part of a delay is credited by %s', (_, credited, lines) => {
  expect(toPartContent(delayed, remainingLines(delayed, []), [credited]).lines).toMatchObject(lines);
});

test('a line that is credited whole stays as it is', () => {
  const left = remainingLines(delayed, []);
  const { lines } = toPartContent(delayed, left, [{ ...at(0, '60'), quantity: '30' }]);
  expect(lines).toEqual([{ ...delayed.lines[0], line: 0 }]);
});

test('credited lines are in the order of the invoice', () => {
  const left = remainingLines(invoice, []);
  const chosen = [at(2, '1'), at(0, '1'), at(1, '1')];
  expect(toPartContent(invoice, left, chosen).lines.map((one) => one.line)).toEqual([0, 1, 2]);
});

test('a credit note of a grouped invoice contains only the credited bills, each with its credited amount', () => {
  const of = (number: string) => ({ subject: { number } }) as NonNullable<Invoice['bills']>[number];
  const grouped = {
    ...invoice,
    bills: [of('O-1'), of('O-2'), of('O-3')],
    lines: [line('10.00', '18', { bill: 0 }), line('20.00', '18', { bill: 2 }), line('5.00', '18', { bill: 2 })],
    taxes: [taxOf('18', '35.00')],
  } as Invoice;
  const left = remainingLines(grouped, []);
  const creditOf = (...credited: ReturnType<typeof at>[]) => toPartContent(grouped, left, credited);
  const { bills, lines } = creditOf(at(2, '5'), at(1, '7'));
  expect(bills).toEqual([{ subject: { number: 'O-3' }, net: '12.00' }]);
  expect(lines.map(({ line: position, bill, billed }) => [position, bill, billed])).toEqual([
    [1, 0, '7.00'],
    [2, 0, '5.00'],
  ]);
  const both = creditOf(at(1, '20'), at(0, '1'));
  expect(both.bills?.map(({ subject, net }) => [subject.number, net])).toEqual([
    ['O-1', '1.00'],
    ['O-3', '20.00'],
  ]);
  expect(both.lines.map(({ bill }) => bill)).toEqual([0, 1]);
  expect(toPartContent(invoice, remainingLines(invoice, []), [at(0, '1')])).not.toHaveProperty('bills');
});

test('a credit note states its invoice and reason, and is due immediately', () => {
  const creditNote = toCreditNote(
    { ...invoice, paymentTermDays: 30 },
    { number: 'CN-1', reason: 'Damaged', at: 500, zone: 'UTC' },
  );
  expect(creditNote).toEqual({
    ...invoice,
    kind: 'creditNote',
    number: 'CN-1',
    original: { number: 'INV-1', issuedAt: 0 },
    reason: 'Damaged',
    issuedAt: 500,
    dueAt: 500,
    paymentTermDays: 0,
    zone: 'UTC',
  });
});

test('the last of several reasons for a rate takes the remainder', () => {
  const taxes = ['Export', 'Transit'].map((reason) => ({
    ...taxOf('0', '10.00'),
    category: 'exempt' as const,
    reason,
  }));
  const exempt = { taxes, lines: [line('20.00', '0', { category: 'exempt' })] };
  expect(taxesOfCredit(exempt, [at(0, '5')], [at(0, '5')])).toMatchObject([{ reason: 'Transit', base: '5.00' }]);
  expect(taxesOfCredit(exempt, [at(0, '20')], [at(0, '25')])).toMatchObject([
    { reason: 'Export', base: '10.00' },
    { reason: 'Transit', base: '15.00' },
  ]);
});
