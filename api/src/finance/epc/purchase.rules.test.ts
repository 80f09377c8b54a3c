import { addMonths, purchaseAmounts, toInvoiceNumber } from './purchase.rules.ts';

test.each([
  [40, '250.00', null, { net: '10000.00', tax: '0.00', total: '10000.00' }],
  [40, '250.00', '18', { net: '10000.00', tax: '1800.00', total: '11800.00' }],
  [3, '0.35', '12.5', { net: '1.05', tax: '0.13', total: '1.18' }],
  [1, '0.10', '5', { net: '0.10', tax: '0.01', total: '0.11' }],
])('%i at %s with %s % tax', (quantity, unitPrice, taxPercentage, amounts) => {
  expect(purchaseAmounts({ quantity, unitPrice, taxPercentage })).toEqual(amounts);
});

test.each([
  ['2026-11-20T08:00:05Z', 12, '2027-11-20T08:00:05Z'],
  ['2026-08-31T10:00:00Z', 6, '2027-02-28T10:00:00Z'],
  ['2027-12-31T23:59:59Z', 2, '2028-02-29T23:59:59Z'],
  ['2026-12-01T00:00:00Z', 1, '2027-01-01T00:00:00Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(Date.parse(from) / 1_000, months)).toBe(Date.parse(to) / 1_000);
});

test('numbers have the year and at least five digits', () => {
  expect([toInvoiceNumber(2026, 12), toInvoiceNumber(2027, 123_456)]).toEqual(['EPC-2026-00012', 'EPC-2027-123456']);
});
