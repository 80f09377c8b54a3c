import fc from 'fast-check';
import { toPaymentCode } from './payment-code.rules.ts';

const INVOICE = {
  kind: 'invoice',
  currency: 'EUR',
  total: '1234.5',
  payee: { name: 'Adria Cargo d.o.o.' },
  bank: { name: 'Banka', account: 'SI56 1910 0000 0123 438', code: 'LJBA SI 2X' },
  number: 'INV-2026-000123',
} as const;

test('a payable invoice becomes a credit transfer of one field per line', () => {
  expect(toPaymentCode(INVOICE)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'LJBASI2X',
    'Adria Cargo d.o.o.',
    'SI56191000000123438',
    'EUR1234.50',
    '',
    '',
    'INV-2026-000123',
  ]);
});

test.each([
  ['a credit note', { kind: 'creditNote' as const }],
  ['another currency', { currency: 'LKR' }],
  ['no account', { bank: { name: null, account: null, code: null } }],
  ['an account with a wrong check digit', { bank: { ...INVOICE.bank, account: 'SI56 1910 0000 0123 439' } }],
  ['an account number of the country', { bank: { ...INVOICE.bank, account: '0071 2345 6789' } }],
  ['an IBAN outside of SEPA', { bank: { ...INVOICE.bank, account: 'BR15 0000 0000 0000 1093 2840 814P 2' } }],
  ['nothing to pay', { total: '0.00' }],
  ['a negative amount', { total: '-5.00' }],
  ['more than a transfer can carry', { total: '1000000000.00' }],
])('%s has no code', (_, difference) => {
  expect(toPaymentCode({ ...INVOICE, ...difference })).toBeNull();
});

test('omits an invalid bank code', () => {
  expect(toPaymentCode({ ...INVOICE, bank: { ...INVOICE.bank, code: 'BANK 12' } })?.split('\n')[4]).toBe('');
});

test('every name and amount respects the number of fields and the size of a code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 99_999_999_999 }), (name, cents) => {
      const fields = toPaymentCode({ ...INVOICE, payee: { name }, total: (cents / 100).toFixed(2) })?.split('\n') ?? [];
      expect(fields).toHaveLength(11);
      expect(fields[5]?.length).toBeLessThanOrEqual(140);
      expect(fields[7]).toBe(`EUR${(cents / 100).toFixed(2)}`);
    }),
  );
});

const fieldsOf = (changes: object) => toPaymentCode({ ...INVOICE, ...changes })?.split('\n') ?? [];
test.each<[what: string, changes: object, field: number, value: string]>([
  ['a name on one line', { payee: { name: ' Adria \n\t Cargo ' } }, 5, 'Adria Cargo'],
  ['the first 70 characters of a name', { payee: { name: '🚚'.repeat(71) } }, 5, '🚚'.repeat(70)],
  ['the first 140 characters of a number', { number: '7'.repeat(141) }, 10, '7'.repeat(140)],
  ['no bank code', { bank: { ...INVOICE.bank, code: null } }, 4, ''],
  ['a bank code without spaces, in capitals', { bank: { ...INVOICE.bank, code: ' ljba  si2x ' } }, 4, 'LJBASI2X'],
  ['the largest amount', { total: '999999999.99' }, 7, 'EUR999999999.99'],
])('a code has %s', (_, changes, field, value) => {
  expect(fieldsOf(changes)[field]).toBe(value);
});

test('an account in capitals that is no IBAN has no code', () => {
  expect(fieldsOf({ bank: { ...INVOICE.bank, account: 'SI00' } })).toEqual([]);
  expect(fieldsOf({ bank: { ...INVOICE.bank, account: '' } })).toEqual([]);
});
