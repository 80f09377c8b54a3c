import type { PaymentLineResult } from 'shared-contracts/values/finance/payment-imports';
import { type KeyedLine, type NamedInvoice, listTokens, matchLines } from './match-lines.rules.ts';

const invoice = (number: string, open: string, more: Partial<NamedInvoice> = {}): NamedInvoice => ({
  id: `${number} ${more.payerId ?? 'tea'}`,
  number,
  paymentReference: null,
  payerId: 'tea',
  currency: 'LKR',
  open,
  ...more,
});
const line = (text: string, amount: string | null, more: Partial<KeyedLine> = {}): KeyedLine => ({
  line: 1,
  day: '2026-11-20',
  amount,
  currency: 'LKR',
  payer: 'Tea',
  bankReference: '',
  text,
  key: text,
  ...more,
});
const INVOICES = [
  invoice('SFL-2026-000001', '100.00'),
  invoice('SFL-2026-000002', '50.00'),
  invoice('MILL-1', '70.00', { payerId: 'mill' }),
  invoice('USD-1', '10.00', { currency: 'USD' }),
  invoice('PAID-1', '0.00'),
  invoice('QR-1', '60.00', { paymentReference: '210000000003139471430009017' }),
  invoice('QR-2', '20.00', { paymentReference: 'RF18539007547034' }),
  invoice('SB-1', '30.00'),
  invoice('SB-1', '40.00', { payerId: 'mill' }),
];
const match = (...lines: KeyedLine[]) => matchLines(lines, { invoices: INVOICES, importedKeys: new Set(['known']) });

test.each<
  [text: string, amount: string | null, result: PaymentLineResult, invoices: string[], more?: Partial<KeyedLine>]
>([
  ['Invoice SFL-2026-000001.', '100.00', 'matched', ['SFL-2026-000001 100.00']],
  ['sfl-2026-000001', '40.00', 'partly', ['SFL-2026-000001 40.00']],
  ['SFL-2026-000001/SFL-2026-000002', '150.00', 'matched', ['SFL-2026-000001 100.00', 'SFL-2026-000002 50.00']],
  ['SFL-2026-000001, SFL-2026-000002', '150.00', 'matched', ['SFL-2026-000001 100.00', 'SFL-2026-000002 50.00']],
  ['SFL-2026-000002 SFL-2026-000001', '60.00', 'partly', ['SFL-2026-000002 50.00', 'SFL-2026-000001 10.00']],
  ['SFL-2026-000001', '100.01', 'exceedsOpen', []],
  ['SFL-2026-00000', '100.00', 'unknownNumber', []],
  ['Thank you', '100.00', 'unknownNumber', []],
  ['SFL-2026-000001', '100.00', 'currencyDiffers', [], { currency: 'USD' }],
  ['SFL-2026-000001', '100.00', 'matched', ['SFL-2026-000001 100.00'], { currency: null }],
  ['SFL-2026-000001 MILL-1', '170.00', 'severalPayers', []],
  ['SB-1', '40.00', 'matched', ['SB-1 40.00']],
  ['SB-1', '20.00', 'ambiguous', []],
  ['SFL-2026-000001', null, 'unreadable', []],
  ['SFL-2026-000001', '1.00', 'unreadable', [], { day: null }],
  ['SFL-2026-000001 USD-1', '1.00', 'currencyDiffers', []],
  ['USD-1 SFL-2026-000001', '1.00', 'currencyDiffers', [], { currency: null }],
  ['SFL-2026-000001 PAID-1', '100.00', 'matched', ['SFL-2026-000001 100.00']],
  ['210000000003139471430009017', '60.00', 'matched', ['QR-1 60.00']],
  ['RF18539007547034 QR-2', '20.00', 'matched', ['QR-2 20.00']],
  ['RF18539007547034 210000000003139471430009017', '80.00', 'matched', ['QR-2 20.00', 'QR-1 60.00']],
  ['SFL-2026-000001', '1.00', 'alreadyImported', [], { key: 'known' }],
])('%j of %s is %s', (text, amount, result, invoices, more = {}) => {
  const [matched] = match(line(text, amount, more));
  expect(matched?.result).toBe(result);
  expect(matched?.invoices.map((one) => `${one.number} ${one.amount}`)).toEqual(invoices);
});

test('a line can use what the previous lines leave open', () => {
  const lines = [line('SFL-2026-000001', '60.00'), line('SFL-2026-000001', '40.00'), line('SFL-2026-000001', '0.01')];
  expect(match(...lines).map(({ result }) => result)).toEqual(['partly', 'matched', 'exceedsOpen']);
});

test('finds numbers between words and punctuation', () => {
  expect(listTokens('(INV/2026/7); inv_8. and 20.11.')).toEqual([
    'INV/2026/7',
    '2026',
    '7',
    'INV_8.',
    'INV_8',
    '20.11.',
    '20.11',
  ]);
});
