import { DEFAULT_INVOICE_SETTINGS } from 'shared-contracts/values/finance/invoices';
import { DAY } from 'shared-contracts/values/time';
import { type ApprovedBill, taxationOf, toInvoice } from './content.rules.ts';

const RATES = [
  { name: 'VAT', percentage: '18', category: 'standard' },
  { name: 'Zero', percentage: '0.00', category: 'zeroRated', reason: 'Export' },
  { name: 'Levy', percentage: '2.5', category: 'standard', reason: '' },
] as const;

test.each([
  ['18.00', { category: 'standard', name: 'VAT', reason: null }],
  ['0', { category: 'zeroRated', name: 'Zero', reason: 'Export' }],
  ['2.50', { category: 'standard', name: 'Levy', reason: null }],
  ['15', { category: 'standard', name: null, reason: null }],
])('a tax of %s %% has the name and the reason of its rate', (percentage, taxation) => {
  expect(taxationOf(percentage, RATES as never, null)).toEqual(taxation);
});

test('an untaxed bill has its own reason', () => {
  const untaxed = { category: 'exempt', reason: 'Transit' } as const;
  expect(taxationOf('18', RATES as never, untaxed)).toEqual({ ...untaxed, name: null });
});

const party = (name: string) => ({
  party: {
    id: name,
    name,
    address: null,
    country: null,
    taxNumber: null,
    companyNumber: null,
    contact: null,
    email: null,
  },
  settings: {
    ...DEFAULT_INVOICE_SETTINGS,
    address: null,
    taxNumber: null,
    companyNumber: null,
    bankName: `Bank of ${name}`,
    bankAccount: '123',
    bankCode: 'B1',
    paymentTermDays: name === 'Payee' ? 30 : 10,
    series: 'A',
    creditNoteSeries: 'CN',
    numberFormat: '',
    taxRates: [...RATES] as never,
  },
});

test('an invoice has the bank, the term and the taxes of its payee', () => {
  const lines = [
    { billed: '100.00', taxPercentage: '18' },
    { billed: '50.00', taxPercentage: '0' },
    { billed: '0.05', taxPercentage: '18.0' },
  ];
  const bill = { total: '168.06', lines, untaxed: null } as unknown as ApprovedBill;
  const issue = { number: 'A-2026-1', at: 1_000, zone: 'Asia/Colombo' };
  expect(toInvoice(bill, { payee: party('Payee'), payer: party('Payer') }, issue)).toEqual({
    kind: 'invoice',
    total: '168.06',
    number: 'A-2026-1',
    issuedAt: 1_000,
    zone: 'Asia/Colombo',
    dueAt: 1_000 + 30 * DAY,
    paymentTermDays: 30,
    payee: party('Payee').party,
    payer: party('Payer').party,
    bank: { name: 'Bank of Payee', account: '123', code: 'B1' },
    lines: [
      { billed: '100.00', taxPercentage: '18', category: 'standard' },
      { billed: '50.00', taxPercentage: '0', category: 'zeroRated' },
      { billed: '0.05', taxPercentage: '18.0', category: 'standard' },
    ],
    taxes: [
      { percentage: '18', base: '100.05', tax: '18.01', category: 'standard', name: 'VAT', reason: null },
      { percentage: '0', base: '50.00', tax: '0.00', category: 'zeroRated', name: 'Zero', reason: 'Export' },
    ],
  });
});
