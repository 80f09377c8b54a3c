import fc from 'fast-check';
import type { EInvoice, EInvoiceLine } from 'shared-contracts/finance/e-invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import { buildEInvoice } from '../../e-invoices/testing/build-e-invoice.ts';
import { creditedNumber, fitsMoney, toEntered, toReceived } from './to-received.rules.ts';

const [LINE] = buildEInvoice().lines as [EInvoiceLine];
const totals = (more: Partial<EInvoice['totals']>) => ({ ...buildEInvoice().totals, ...more });
const receive = (more: Partial<EInvoice> = {}) => {
  const result = toReceived(buildEInvoice(more));
  return 'received' in result ? result.received : result.problems;
};
const receiveLine = (more: Partial<EInvoiceLine>, invoice: Partial<EInvoice> = {}) => {
  const result = receive({ lines: [{ ...LINE, ...more }], adjustments: [], ...invoice });
  return Array.isArray(result) ? result : result.lines[0];
};

test('an e-invoice is received with its lines, and its discount as one of them', () => {
  expect(receive()).toEqual({
    number: 'INV-2026-000001',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    period: null,
    currency: 'EUR',
    net: '170.00',
    tax: '32.30',
    total: '202.30',
    lines: [
      { reference: 'O-000012', description: 'Distance · 100 km', net: '180.00', taxPercentage: '19' },
      { reference: 'O-000012', description: 'Discount', net: '-10.00', taxPercentage: '19' },
    ],
  });
});

test('charges for the whole invoice are added to it', () => {
  const [discount] = buildEInvoice().adjustments;
  const adjustments = discount ? [{ ...discount, isCharge: true, reason: 'Fuel for T-000345' }] : [];
  expect(receive({ adjustments })).toMatchObject({
    lines: [{}, { reference: 'T-000345', description: 'Fuel for T-000345', net: '10.00' }],
  });
});

test.each<[what: string, line: Partial<EInvoiceLine>, orderReference: string | null, reference: string | null]>([
  ['the object of the line', { object: 'o 7', name: 'O-000001' }, 'O-000002', 'o 7'],
  ['the first number in its texts', { object: null, note: 'o-000003, O-000004' }, 'O-000002', 'O-000003'],
  ['the order of the invoice', { object: null }, 'O-000002', 'O-000002'],
  ['nothing', { object: null }, null, null],
  ['no blank object', { object: '   ' }, 'O-000002', null],
])('a line refers to %s', (_, line, orderReference, reference) => {
  expect(receiveLine(line, { orderReference })).toMatchObject({ reference });
});

test.each<[what: string, line: Partial<EInvoiceLine>, received: object]>([
  ['joins its texts', { name: 'A', description: 'B', note: 'C' }, { description: 'A · B · C' }],
  ['leaves out empty texts', { name: 'A', description: null, note: '' }, { description: 'A' }],
  ['has no empty text', { name: ' ', description: null }, { description: null }],
  ['shortens its text', { name: 'x'.repeat(301), description: null }, { description: 'x'.repeat(300) }],
  ['shortens its reference', { object: '7'.repeat(101) }, { reference: '7'.repeat(100) }],
  [
    'ends with no half character',
    { name: `${'x'.repeat(299)}🚚`, description: null },
    { description: 'x'.repeat(299) },
  ],
  ['keeps a whole one', { name: `${'x'.repeat(298)}🚚`, description: null }, { description: `${'x'.repeat(298)}🚚` }],
  ['ends with no space', { name: `${'x'.repeat(299)} y`, description: null }, { description: 'x'.repeat(299) }],
  ['rounds its amount', { net: '180.005' }, { net: '180.01' }],
  ['may deduct', { net: '-5' }, { net: '-5.00' }],
  ['has no tax without a rate', { taxPercentage: null }, { taxPercentage: '0' }],
  ['has no tax at what is no rate', { taxPercentage: '-19' }, { taxPercentage: '0' }],
  ['rounds its rate to four places', { taxPercentage: '8.123456' }, { taxPercentage: '8.1235' }],
  ['writes its rate without zeros', { taxPercentage: '19.00' }, { taxPercentage: '19' }],
])('a line %s', (_, line, received) => {
  expect(receiveLine(line)).toMatchObject(received);
});

test.each(['19.', '1900', '19 ', 'x19', '19.1234567890123', '.5'])('%j is no rate', (taxPercentage) => {
  expect(receiveLine({ taxPercentage })).toMatchObject({ taxPercentage: '0' });
});

test.each(['', '1.', '.5', '+5', 'x5', '5x', '1e3', '12345678901234', '1.1234567890123'])(
  '%j is no amount',
  (amount) => {
    expect(receiveLine({ net: amount })).toEqual(['lines']);
    expect(receive({ totals: totals({ net: amount, gross: amount }) })).toEqual(['totals.net', 'totals.gross']);
  },
);

const NOTE = { kind: 'creditNote' as const };
const preceding = (...numbers: string[]) => numbers.map((number) => ({ number, issuedOn: null }));

test.each<[what: string, invoice: Partial<EInvoice>, problems: string[]]>([
  ['no number', { number: '' }, ['number']],
  ['a number that is too long', { number: '7'.repeat(51) }, ['number']],
  ['no day', { issuedOn: '' }, ['issuedOn']],
  ['a day that doesn’t exist', { issuedOn: '2026-02-30' }, ['issuedOn']],
  ['a month that doesn’t exist', { issuedOn: '2026-13-01' }, ['issuedOn']],
  ['a day with a time', { issuedOn: '2026-11-20T08:00' }, ['issuedOn']],
  ['a day after other text', { issuedOn: '+2026-11-20' }, ['issuedOn']],
  ['a year of three digits', { issuedOn: '0999-11-20' }, ['issuedOn']],
  ['no currency', { currency: '' }, ['currency']],
  ['a currency that is too long', { currency: 'EUROEUROEUR' }, ['currency']],
  ['no lines', { lines: [], adjustments: [] }, ['lines']],
  ['too many lines', { lines: Array.from({ length: 500 }, () => LINE) }, ['lines']],
  ['a line without an amount among others', { lines: [LINE, { ...LINE, net: '' }] }, ['lines']],
  ['a negative sum', { totals: totals({ net: '-1' }) }, ['totals.net']],
  ['a negative total', { totals: totals({ gross: '-1' }) }, ['totals.gross']],
  ['no sum of its taxes', { taxTotal: '' }, ['taxTotal']],
  ['a wrong sum of no taxes', { taxTotal: 'x', taxes: [] }, ['taxTotal']],
  ['a credit note of no invoice', NOTE, ['preceding']],
  ['a credit note of a blank number', { ...NOTE, preceding: preceding(' ') }, ['preceding']],
  ['a credit note of two invoices', { ...NOTE, preceding: preceding('INV-1', 'INV-2') }, ['preceding']],
  ['amounts that aren’t stored', { totals: totals({ gross: '9999999999999.995' }) }, ['totals']],
  ['several problems', { number: '', currency: '' }, ['number', 'currency']],
])('rejects %s', (_, invoice, problems) => {
  expect(receive(invoice)).toEqual(problems);
});

test.each<[what: string, invoice: Partial<EInvoice>, received: object]>([
  ['the longest number', { number: '7'.repeat(50) }, { number: '7'.repeat(50) }],
  ['the longest currency', { currency: 'EUROEUROEU' }, { currency: 'EUROEUROEU' }],
  ['29 February of a leap year', { issuedOn: '2028-02-29' }, { issuedOn: '2028-02-29' }],
  ['the largest amount', { totals: totals({ gross: '9999999999999.99' }) }, { total: '9999999999999.99' }],
  ['an invoice of nothing', { totals: totals({ net: '0', gross: '0' }) }, { net: '0.00', total: '0.00' }],
  ['an invoice without taxes', { taxTotal: '', taxes: [] }, { tax: '0.00' }],
  ['as many lines as are stored', { lines: Array.from({ length: 499 }, () => LINE) }, { number: 'INV-2026-000001' }],
  ['an adjustment without lines', { lines: [] }, { lines: [{ net: '-10.00' }] }],
  ['a due day that doesn’t exist', { dueOn: '2026-02-30' }, { dueOn: null }],
  ['no due day', { dueOn: null }, { dueOn: null }],
  [
    'a credit note that names its invoice twice',
    { ...NOTE, preceding: preceding('inv-1 ', 'INV-1') },
    { number: 'INV-2026-000001' },
  ],
])('receives %s', (_, invoice, received) => {
  expect(receive(invoice)).toMatchObject(received);
});

const [MONTH, DAY] = [
  { from: '2026-11-01', to: '2026-11-30' },
  { from: '2026-11-30', to: '2026-11-30' },
];
test.each<[what: string, orderReference: string | null, period: EInvoice['period'], received: EInvoice['period']]>([
  ['of an invoice of many orders', null, MONTH, MONTH],
  ['of one day', null, DAY, DAY],
  ['of none when it is of one order', 'O-000012', MONTH, null],
  ['of none when the file has none', null, null, null],
  ['of none without a start', null, { from: null, to: '2026-11-30' }, null],
  ['of none without an end', null, { from: '2026-11-01', to: null }, null],
  ['of none when it ends before it starts', null, { from: '2026-11-30', to: '2026-11-01' }, null],
])('the period is %s', (_, orderReference, period, received) => {
  expect(receive({ orderReference, period })).toMatchObject({ period: received });
});

test.each<[what: string, invoice: Partial<EInvoice>, number: string | null]>([
  ['the invoice of a credit note', { ...NOTE, preceding: preceding(' inv-1 ') }, 'INV-1'],
  ['no invoice of an invoice', { preceding: preceding('INV-1') }, null],
  ['no invoice that isn’t named', NOTE, null],
])('credits %s', (_, invoice, number) => {
  expect(creditedNumber(buildEInvoice(invoice))).toBe(number);
});

test.each([
  ['9999999999999.99', true],
  ['-9999999999999.99', true],
  ['10000000000000', false],
  ['-10000000000000', false],
])('%s fits: %s', (amount, fits) => {
  expect(fitsMoney(amount)).toBe(fits);
});

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => (value / 1_000).toFixed(3));
test('an entered invoice adds up: its lines to the net amount, and that and the tax to the total', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 5 }), cents, (amounts, tax) => {
      const entered = toEntered({
        number: 'INV-1',
        issuedOn: '2026-11-20',
        dueOn: null,
        period: null,
        currency: 'EUR',
        tax,
        lines: amounts.map((net) => ({ reference: null, description: 'Haul', net, taxPercentage: '18.50' })),
      });
      expect(entered.net).toBe(toMoney(sumOf(amounts)));
      expect(entered.tax).toBe(toMoney(decimal(tax)));
      expect(entered.total).toBe(toMoney(decimal(entered.net).plus(tax)));
      expect(entered.lines).toEqual(
        amounts.map((net) => ({
          reference: null,
          description: 'Haul',
          net: toMoney(decimal(net)),
          taxPercentage: '18.5',
        })),
      );
    }),
    { numRuns: 30 },
  );
});
