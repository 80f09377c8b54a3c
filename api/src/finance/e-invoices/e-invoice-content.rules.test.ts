import type { Invoice } from 'shared-contracts/finance/invoices';
import { buildInvoice, line, payee, payer, sides, tax, unix } from './testing/build-invoice.ts';
import { toVatId } from './codes.rules.ts';
import { type Sides, toEInvoice } from './to-e-invoice.rules.ts';

const build = (more: Partial<Invoice> = {}, to: Partial<Sides> = {}) => toEInvoice(buildInvoice(more), sides(to));

const address = ['12 Harbour Road', 'Block 4', 'Colombo, 00100'];
const SELLER = {
  name: 'Lanka Lines',
  electronicAddress: { scheme: '0088', id: '4796013300017' },
  address,
  city: null,
  postalCode: null,
  country: 'LK',
  vatId: 'LK104882316',
  taxId: null,
  companyId: 'PV 99',
  contact: 'Ann Perera',
  phone: null,
  email: 'bills@lines.example',
};
const BUYER = {
  ...SELLER,
  name: 'Harvest',
  electronicAddress: { scheme: '0088', id: '4796013300024' },
  address: [],
  country: 'FR',
  vatId: null,
  companyId: null,
  contact: null,
  email: null,
};
const CHARGE = {
  id: '1',
  note: null,
  quantity: '1',
  unit: 'E54',
  net: '100.00',
  period: null,
  object: 'O-000012',
  adjustments: [],
  name: 'Flat trip rate',
  description: '100 per trip',
  price: '100.00',
  priceBase: null,
  category: 'S',
  taxPercentage: '18',
};
const INVOICE = {
  customization: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  profile: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  kind: 'invoice',
  typeCode: '380',
  number: 'INV-2026-000001',
  issuedOn: '2026-11-21',
  dueOn: '2026-12-21',
  note: 'Kandy – Port',
  currency: 'LKR',
  buyerReference: 'Dept 7',
  orderReference: 'PO 1',
  contractReference: 'Lanes 2026',
  period: { from: '2026-11-18', to: '2026-11-20' },
  preceding: [],
  seller: SELLER,
  buyer: BUYER,
  delivery: { on: '2026-11-20', name: 'Port' },
  payment: {
    code: '30',
    reference: 'INV-2026-000001',
    account: 'LK1234',
    accountName: 'Lanka Lines',
    bankCode: 'BCEY',
  },
  terms: '30 days net',
  adjustments: [
    {
      isCharge: false,
      amount: '10.00',
      base: null,
      percentage: null,
      reason: 'Discount: Loyalty',
      reasonCode: '95',
      category: 'S',
      taxPercentage: '18',
    },
  ],
  taxTotal: '16.20',
  taxes: [{ base: '90.00', tax: '16.20', category: 'S', percentage: '18', reason: null, reasonCode: null }],
  totals: {
    lines: '100.00',
    allowances: '10.00',
    charges: null,
    net: '90.00',
    gross: '106.20',
    prepaid: null,
    rounding: null,
    due: '106.20',
  },
  lines: [CHARGE],
};

test('contains all data of the invoice', () => expect(build()).toEqual(INVOICE));

test('a credit note states what it reverses and why, but no payment details', () => {
  const original = { number: 'INV-2026-000000', issuedAt: unix('2026-11-01T20:00:00Z') };
  expect(build({ kind: 'creditNote', original, reason: 'Damaged' })).toEqual({
    ...INVOICE,
    kind: 'creditNote',
    typeCode: '381',
    dueOn: null,
    payment: null,
    note: 'Kandy – Port · Damaged',
    preceding: [{ number: 'INV-2026-000000', issuedOn: '2026-11-02' }],
    terms: 'Credits invoice: INV-2026-000000 of 02.11.2026',
  });
  expect(build({ kind: 'creditNote' }).terms).toBeNull();
});

const OUTSIDE = {
  payee: { ...payee, taxNumber: null },
  lines: [line('10.00', { taxPercentage: '0' })],
  taxes: [tax('10.00', '0.00', { percentage: '0' })],
  net: '10.00',
  tax: '0.00',
  total: '10.00',
};

test('omits unknown values, and those out of the scope of VAT', () => {
  const { lines, adjustments, ...rest } = build({
    ...OUTSIDE,
    payer: { ...payer, taxNumber: 'FR 12345678901' },
    bank: { name: null, account: null, code: null },
    subject: null,
    contract: null,
    service: { from: null, to: null },
    places: [],
  });
  const none = { category: 'O', percentage: null, reason: 'Not subject to VAT', reasonCode: 'VATEX-EU-O' };
  expect(rest).toEqual({
    ...Object.fromEntries(Object.entries(INVOICE).filter(([key]) => key !== 'lines' && key !== 'adjustments')),
    note: null,
    orderReference: null,
    contractReference: null,
    period: null,
    seller: { ...SELLER, vatId: null },
    buyer: BUYER,
    delivery: null,
    payment: null,
    taxTotal: '0.00',
    taxes: [{ base: '10.00', tax: '0.00', ...none }],
    totals: { ...INVOICE.totals, lines: '10.00', allowances: null, net: '10.00', gross: '10.00', due: '10.00' },
  });
  expect(adjustments).toEqual([]);
  expect(lines).toEqual([
    { ...CHARGE, net: '10.00', price: '10.00', object: null, description: null, category: 'O', taxPercentage: null },
  ]);
});

test.each<[string, Partial<Invoice>, object]>([
  [
    'zero for the registered',
    { ...OUTSIDE, payee },
    { taxes: [{ category: 'Z', percentage: '0', reason: null, reasonCode: null }] },
  ],
  [
    'rates and reasons that are alike once',
    {
      taxes: [
        tax('50.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Article 1' }),
        tax('20.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Article 2', name: 'Other' }),
        tax('10.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Article 1' }),
        tax('90.00', '16.20'),
        tax('5.00', '0.40', { percentage: '8.00' }),
      ],
    },
    {
      taxes: [
        {
          base: '80.00',
          tax: '0.00',
          category: 'E',
          percentage: '0',
          reason: 'Article 1; Article 2',
          reasonCode: null,
        },
        { base: '90.00', tax: '16.20', category: 'S', percentage: '18', reason: null, reasonCode: null },
        { base: '5.00', tax: '0.40', category: 'S', percentage: '8', reason: null, reasonCode: null },
      ],
    },
  ],
  [
    'a rate that has no sum',
    {
      lines: [
        line('90.00'),
        line('0.00', { taxPercentage: '8' }),
        line('0.00', { category: 'exempt', taxPercentage: '0' }),
      ],
    },
    {
      taxes: [
        { base: '90.00', percentage: '18' },
        { base: '0.00', tax: '0.00', category: 'S', percentage: '8', reason: null, reasonCode: null },
        { base: '0.00', tax: '0.00', category: 'E', percentage: '0', reason: 'Exempt from VAT', reasonCode: null },
      ],
    },
  ],
])('taxes %s', (_what, changes, expected) => expect(build(changes)).toMatchObject(expected));

test.each<[string, Partial<Invoice>, object]>([
  [
    'the tax number of another country',
    { payee: { ...payee, taxNumber: 'FR123' } },
    { seller: { vatId: null, taxId: 'FR123' } },
  ],
  [
    'the number of an order without a reference',
    { subject: { number: 'O-7', shipperCode: 'S', reference: null } },
    { orderReference: 'O-7', lines: [{ object: expect.stringMatching('S') }] },
  ],
  ['no bank code', { bank: { name: null, account: '7', code: null } }, { payment: { account: '7', bankCode: null } }],
  [
    'a service without an end',
    { service: { from: 0, to: null } },
    { period: { from: '1970-01-01', to: null }, delivery: null },
  ],
  [
    'a service without a start',
    { service: { from: null, to: 0 } },
    { period: { from: null, to: '1970-01-01' }, delivery: { on: '1970-01-01' } },
  ],
  ['a service without a place', { places: [] }, { delivery: { on: '2026-11-20', name: null }, note: null }],
  ['itself as self-billed', { isSelfBilled: true }, { typeCode: '389', profile: expect.stringMatching('selfbilling') }],
])('writes %s', (_what, changes, expected) => expect(build(changes)).toMatchObject(expected));

test.each([
  [null, 'a@b.example', { scheme: 'EM', id: 'a@b.example' }, 'urn:cen.eu:en16931:2017'],
  [null, null, null, INVOICE.customization],
  [{ scheme: '0088', id: '7' }, 'a@b.example', { scheme: '0088', id: '7' }, INVOICE.customization],
])('the electronic address of %j and %s is %j', (electronicAddress, email, expected, customization) =>
  expect(
    build({ payer: { ...payer, email } }, { payer: { electronicAddress, buyerReference: null, country: 'FR' } }),
  ).toMatchObject({ buyer: { electronicAddress: expected }, customization }),
);

test.each([
  ['the country in its own letters', 'de 123.456-789', 'DE', 'DE123456789'],
  ['EL for Greece', 'EL123456789', 'GR', 'EL123456789'],
  ['no GR for Greece', 'GR123456789', 'GR', null],
  ['no EL elsewhere', 'EL123456789', 'DE', null],
  ['no number of another country', 'FR123456789', 'DE', null],
  ['no number without a country', '123456789', 'DE', null],
  ['no number of a company without a country', '123456789', null, null],
  ['nothing without a number', null, 'DE', null],
])('a VAT number has %s', (_, taxNumber, country, id) => {
  expect(toVatId(taxNumber, country)).toBe(id);
});

test.each<[what: string, invoice: Partial<Invoice>, taxes: object[]]>([
  [
    'taxed',
    { taxes: [tax('90.00', '16.20', { reason: 'Ignored' })] },
    [{ category: 'S', reason: null, reasonCode: null }],
  ],
  [
    'exempt, with the reason that it has',
    { taxes: [tax('90.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Export' })] },
    [{ category: 'E', reason: 'Export' }, { category: 'S' }],
  ],
  [
    'exempt for two reasons',
    {
      lines: [line('90.00', { category: 'exempt', taxPercentage: '0' })],
      taxes: [
        tax('40.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Export' }),
        tax('50.00', '0.00', { category: 'exempt', percentage: '0', reason: 'Transit' }),
      ],
    },
    [{ category: 'E', base: '90.00', reason: 'Export; Transit' }],
  ],
  [
    'outside VAT without a number',
    {
      payee: { ...payee, taxNumber: null },
      lines: [line('90.00', { taxPercentage: '0' })],
      taxes: [tax('90.00', '0.00', { percentage: '0' })],
    },
    [{ category: 'O', percentage: null, reason: expect.any(String) }],
  ],
])('lines with %s have a single sum in their category', (_, more, taxes) => {
  expect(build(more).taxes).toMatchObject(taxes);
  expect(build(more).taxes).toHaveLength(taxes.length);
});

test('is delivered at the last place', () =>
  expect(build({ places: ['Kandy', 'Galle', 'Port'] }).delivery).toMatchObject({ name: 'Port' }));
