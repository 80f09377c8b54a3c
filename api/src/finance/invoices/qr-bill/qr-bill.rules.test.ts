import fc from 'fast-check';
import { type QrBill, type QrBillInvoice, toQrBill, toQrContent } from './qr-bill.rules.ts';
import { toQrBillSection } from './qr-bill-section.rules.ts';

const at = (street: string, buildingNumber: string, postalCode: string, town: string, country = 'CH') => ({
  street,
  buildingNumber,
  postalCode,
  town,
  country,
});
const ADDRESSES = {
  muster: { name: 'Max Muster & Söhne', ...at('Musterstrasse', '123', '8000', 'Seldwyla') },
  simon: { name: 'Simon Muster', ...at('Musterstrasse', '1', '8000', 'Seldwyla') },
  robert: { name: 'Robert Schneider AG', ...at('Rue du Lac', '1268', '2501', 'Biel') },
  pia: { name: 'Pia-Maria Rutschmann-Schnyder', ...at('Grosse Marktgasse', '28', '9400', 'Rorschach') },
};
const EMPTY = Array<string>(7).fill('');

/** Examples that SIX has published. */
test.each<[Omit<QrBill, 'content'>, string[]]>([
  [
    {
      account: 'CH6431961000004421557',
      creditor: ADDRESSES.muster,
      debtor: ADDRESSES.simon,
      reference: { type: 'QRR', text: '000008207791225857421286694' },
      message: 'Payment of travel',
      currency: 'CHF',
      amount: '50.00',
    },
    [
      'SPC',
      '0200',
      '1',
      'CH6431961000004421557',
      'S',
      'Max Muster & Söhne',
      'Musterstrasse',
      '123',
      '8000',
      'Seldwyla',
      'CH',
      ...EMPTY,
      '50.00',
      'CHF',
      'S',
      'Simon Muster',
      'Musterstrasse',
      '1',
      '8000',
      'Seldwyla',
      'CH',
      'QRR',
      '000008207791225857421286694',
      'Payment of travel',
      'EPD',
    ],
  ],
  [
    {
      account: 'CH5800791123000889012',
      creditor: ADDRESSES.robert,
      debtor: null,
      reference: { type: 'SCOR', text: 'RF18539007547034' },
      message: '',
      currency: 'CHF',
      amount: '199.95',
    },
    [
      'SPC',
      '0200',
      '1',
      'CH5800791123000889012',
      'S',
      'Robert Schneider AG',
      'Rue du Lac',
      '1268',
      '2501',
      'Biel',
      'CH',
      ...EMPTY,
      '199.95',
      'CHF',
      ...EMPTY,
      'SCOR',
      'RF18539007547034',
      '',
      'EPD',
    ],
  ],
])('content of %j has one element per line', (bill, lines) => {
  expect(toQrContent(bill).split('\n')).toEqual(lines);
});

const { name: payeeName, ...payeeAddress } = ADDRESSES.robert;
const { name: payerName, ...payerAddress } = ADDRESSES.pia;
const INVOICE: QrBillInvoice = {
  kind: 'invoice',
  currency: 'CHF',
  total: '1949.75',
  payee: { name: payeeName, structuredAddress: payeeAddress },
  payer: { name: payerName, structuredAddress: payerAddress },
  bank: { name: null, account: 'CH44 3199 9123 0008 8901 2', code: null },
  number: 'INV-2026-000123',
};
const IBAN = { ...INVOICE.bank, account: 'ch58 0079 1123 0008 8901 2' };
const payee = (changes: object) => ({ payee: { name: payeeName, structuredAddress: { ...payeeAddress, ...changes } } });

test('an invoice is paid with a reference derived from its number, which is also the message', () => {
  expect(toQrBill(INVOICE)).toMatchObject({
    account: 'CH4431999123000889012',
    creditor: ADDRESSES.robert,
    debtor: ADDRESSES.pia,
    reference: { type: 'QRR', text: '000000000018233120260001236' },
    message: 'INV-2026-000123',
    amount: '1949.75',
  });
});

test.each([
  ['a credit note', { kind: 'creditNote' as const }],
  ['another currency', { currency: 'USD' }],
  ['an account elsewhere', { bank: { ...INVOICE.bank, account: 'SI56 1910 0000 0123 438' } }],
  ['an account with a wrong check digit', { bank: { ...INVOICE.bank, account: 'CH4431999123000889013' } }],
  ['no account', { bank: { ...INVOICE.bank, account: null } }],
  ['nothing to pay', { total: '0.00' }],
  ['a negative amount', { total: '-1.00' }],
  ['more than the standard has digits for', { total: '1000000000.00' }],
  ['a payee without an address in parts', { payee: { name: payeeName } }],
  ['a payee without a postal code', payee({ postalCode: ' ' })],
  ['a payee without a town', payee({ town: '' })],
  ['a payee without a country', payee({ country: null })],
  ['a country that is not two letters', payee({ country: 'CHE' })],
  ['letters that the standard does not permit', payee({ town: 'කොළඹ' })],
  ['a number too long for the reference of a QR-IBAN', { number: 'A'.repeat(14) }],
])('%s has no QR-bill', (_, changes) => {
  expect(toQrBill({ ...INVOICE, ...changes })).toBeNull();
});

test.each<[what: string, changes: object, expected: object]>([
  ['euros', { currency: 'EUR' }, { currency: 'EUR' }],
  ['an account of Liechtenstein', { bank: { ...IBAN, account: 'LI21 0881 0000 2324 013A A' } }, {}],
  ['a creditor reference for an IBAN', { bank: IBAN }, { reference: { type: 'SCOR', text: 'RF98INV2026000123' } }],
  ['none of a long number', { bank: IBAN, number: 'A'.repeat(22) }, { reference: { type: 'NON', text: '' } }],
  ['an empty debtor', { payer: { name: 'කොළඹ', structuredAddress: payerAddress } }, { debtor: null }],
  ['an empty debtor without an address', { payer: { name: payerName } }, { debtor: null }],
  ['a town alone', payee({ street: null, buildingNumber: null }), { creditor: { street: '', buildingNumber: '' } }],
  ['a name on one line', { payer: { name: 'A\n B', structuredAddress: payerAddress } }, { debtor: { name: 'A B' } }],
])('a QR-bill has %s', (_, changes, expected) => {
  expect(toQrBill({ ...INVOICE, ...changes })).toMatchObject(expected);
});

test.each([
  [29_999, 'SCOR'],
  [30_000, 'QRR'],
  [31_999, 'QRR'],
  [32_000, 'SCOR'],
])('an account of the institution %i is paid with %s', (institution, type) => {
  const account = `${institution}123000889012`;
  const check = 98n - (BigInt(`${account}121700`) % 97n);
  const iban = `CH${String(check).padStart(2, '0')}${account}`;
  expect(toQrBill({ ...INVOICE, bank: { ...INVOICE.bank, account: iban } })?.reference.type).toBe(type);
});

test('the content always has 31 elements within their lengths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 99_999_999_999 }), (name, cents) => {
      const total = (cents / 100).toFixed(2);
      const content = toQrBill({ ...INVOICE, payer: { name, structuredAddress: payerAddress }, total })?.content ?? '';
      const lines = content.split('\n');
      expect(lines).toHaveLength(31);
      expect(lines[18]).toBe(total);
      expect(lines[21]?.length).toBeLessThanOrEqual(70);
      expect(content).toMatch(/^[\n\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]+$/);
    }),
  );
});

const printed = (changes: object = {}, language: 'fr' | 'sin' = 'fr') => {
  const bill = toQrBill({ ...INVOICE, ...changes });
  return bill && toQrBillSection(bill, language);
};
test('is printed in groups, and in the language of the payer or in English', () => {
  expect(printed()).toMatchObject({
    account: 'CH44 3199 9123 0008 8901 2',
    creditor: ['Robert Schneider AG', 'Rue du Lac 1268', '2501 Biel'],
    reference: '00 00000 00018 23312 02600 01236',
    amount: '1 949.75',
    texts: { receipt: 'Récépissé' },
  });
  expect(printed({ total: '1234567.00' }, 'sin')).toMatchObject({
    amount: '1 234 567.00',
    texts: { receipt: 'Receipt' },
  });
  expect(printed({ bank: IBAN })?.reference).toBe('RF98 INV2 0260 0012 3');
  expect(printed({ bank: IBAN, number: 'A'.repeat(22) })?.reference).toBeNull();
  expect(printed(payee({ country: 'DE' }))?.creditor.at(-1)).toBe('DE-2501 Biel');
});
