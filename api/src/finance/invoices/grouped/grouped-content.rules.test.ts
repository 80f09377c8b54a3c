import fc from 'fast-check';
import type { TaxRate } from 'shared-contracts/finance/invoices';
import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { decimal, sumOf, toMoney } from '../../../platform/values/money.ts';
import type { ApprovedBill, Sides } from '../issue/content.rules.ts';
import { taxesOfBills, toGroupedInvoice, totalsOfBills } from './grouped-content.rules.ts';

const RATES: TaxRate[] = [
  { name: 'VAT', percentage: '18', category: 'standard' },
  { name: 'Zero', percentage: '0', category: 'exempt', reason: 'Export' },
];
const line = (billed: string, taxPercentage = '18') => ({ billed, taxPercentage }) as ApprovedBill['lines'][number];
const bill = (number: string, lines: ApprovedBill['lines'], more: Partial<ApprovedBill> = {}) =>
  ({
    of: 'order',
    subject: { number, shipperCode: null, reference: null },
    contract: { name: 'Lanes', version: 2 },
    override: 'Agreed',
    service: { from: 100, to: 200 },
    places: ['Kandy', 'Port'],
    unitStandard: 'metric',
    baseCurrency: 'LKR',
    currency: 'EUR',
    isSelfBilled: false,
    net: toMoney(sumOf(lines.map(({ billed }) => billed))),
    tax: '0.00',
    total: '0.00',
    untaxed: null,
    ...more,
    lines,
  }) as ApprovedBill;

test('lines of all bills are taxed together per rate, the highest rate first', () => {
  const bills = [
    bill('O-1', [line('0.05', '8'), line('0.03')]),
    bill('O-2', [line('0.03', '18.00'), line('-0.01', '18'), line('10.00', '0')]),
    bill('O-3', [line('100.00', '100')]),
  ];
  expect(taxesOfBills(bills, RATES)).toEqual([
    { percentage: '100', category: 'standard', name: null, reason: null, base: '100.00', tax: '100.00' },
    { percentage: '18', category: 'standard', name: 'VAT', reason: null, base: '0.05', tax: '0.01' },
    { percentage: '8', category: 'standard', name: null, reason: null, base: '0.05', tax: '0.00' },
    { percentage: '0', category: 'exempt', name: 'Zero', reason: 'Export', base: '10.00', tax: '0.00' },
  ]);
});

test('untaxed bills are separated by their category and reason', () => {
  const untaxed = (category: 'exempt' | 'reverseCharge', reason: string) =>
    bill('O-1', [line('10.00', '0')], { untaxed: { category, reason } });
  const bills = [
    untaxed('exempt', 'Transit'),
    untaxed('exempt', 'Export'),
    untaxed('reverseCharge', 'Transit'),
    untaxed('exempt', 'Transit'),
  ];
  expect(taxesOfBills(bills, RATES).map(({ category, reason, name, base }) => [category, reason, name, base])).toEqual([
    ['exempt', 'Transit', null, '20.00'],
    ['exempt', 'Export', null, '10.00'],
    ['reverseCharge', 'Transit', null, '10.00'],
  ]);
});

test.each([
  ['deducts more than it charges is not refunded', ['5.00', '-9.00'], []],
  ['charges nothing in the end is named', ['9.00', '-9.00'], [{ base: '0.00', tax: '0.00' }]],
  ['charges more than it deducts is taxed', ['9.00', '-5.00'], [{ base: '4.00', tax: '0.72' }]],
])('a bill that %s', (_, amounts, taxes) => {
  expect(
    taxesOfBills(
      [
        bill(
          'O-1',
          amounts.map((amount) => line(amount)),
        ),
      ],
      RATES,
    ),
  ).toMatchObject(taxes);
});

const cents = fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2));
const lines = fc.array(
  fc.tuple(cents, fc.constantFrom('18', '8', '0')).map(([billed, rate]) => line(billed, rate)),
  { minLength: 1, maxLength: 4 },
);
test('bills add up to the net amount, and that with the tax of each rate to the total', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 4 }), (bills) => {
      const { taxes, net, tax, total } = totalsOfBills(
        bills.map((one) => bill('O-1', one)),
        RATES,
      );
      expect(net).toBe(toMoney(sumOf(bills.flat().map(({ billed }) => billed))));
      expect(toMoney(sumOf(taxes.map(({ base }) => base)))).toBe(net);
      expect(tax).toBe(toMoney(sumOf(taxes.map((one) => one.tax))));
      for (const { percentage, base, tax: taxed } of taxes)
        expect(taxed).toBe(toMoney(decimal(base).times(percentage).div(100)));
      expect(total).toBe(toMoney(decimal(net).plus(tax)));
    }),
    { numRuns: 30 },
  );
});

const side = (name: string) =>
  ({
    party: { id: name, name },
    settings: { ...DEFAULT_INVOICE_SETTINGS, paymentTermDays: 30, taxRates: RATES },
  }) as unknown;
const SIDES = { payee: side('Payee'), payer: side('Payer') } as Sides;
const ISSUE = { number: 'INV-1', at: 1_000, zone: 'Asia/Colombo' };
const PERIOD = { cycle: 'monthly', from: '2026-11-01', to: '2026-11-30' } as const;

test('a grouped invoice has the lines of its bills with their details', () => {
  const bills = [
    bill('O-1', [line('100.00'), line('-10.00')], { service: { from: 300, to: null } }),
    bill('O-2', [line('50.00', '0')], { service: { from: 200, to: 250 }, baseCurrency: 'USD' }),
  ] as const;
  const invoice = toGroupedInvoice(bills, SIDES, ISSUE, PERIOD);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: 'INV-1',
    of: 'order',
    payee: { id: 'Payee' },
    payer: { id: 'Payer' },
    currency: 'EUR',
    baseCurrency: 'EUR',
    subject: null,
    contract: null,
    override: null,
    places: [],
    period: PERIOD,
    service: { from: 200, to: 300 },
    net: '140.00',
    tax: '16.20',
    total: '156.20',
  });
  expect(invoice.taxes.map(({ percentage, base, tax }) => [percentage, base, tax])).toEqual([
    ['18', '90.00', '16.20'],
    ['0', '50.00', '0.00'],
  ]);
  expect(invoice.lines).toEqual([
    { billed: '100.00', taxPercentage: '18', category: 'standard', bill: 0 },
    { billed: '-10.00', taxPercentage: '18', category: 'standard', bill: 0 },
    { billed: '50.00', taxPercentage: '0', category: 'exempt', bill: 1 },
  ]);
  expect(invoice.bills).toEqual([
    {
      subject: { number: 'O-1', shipperCode: null, reference: null },
      contract: { name: 'Lanes', version: 2 },
      override: 'Agreed',
      service: { from: 300, to: null },
      places: ['Kandy', 'Port'],
      unitStandard: 'metric',
      baseCurrency: 'LKR',
      net: '90.00',
    },
    expect.objectContaining({ subject: expect.objectContaining({ number: 'O-2' }), baseCurrency: 'USD', net: '50.00' }),
  ]);
  expect(invoice).not.toHaveProperty('untaxed');
});

test('a grouped invoice of bills without times has none', () => {
  const [only] = [bill('O-1', [line('1.00')], { service: { from: null, to: null } })];
  expect(toGroupedInvoice([only], SIDES, ISSUE, PERIOD).service).toEqual({ from: null, to: null });
});
