import type { Invoice, InvoiceLine } from 'shared-contracts/finance/invoices';
import { buildInvoice, line, sides } from './testing/build-invoice.ts';
import { toEInvoice } from './to-e-invoice.rules.ts';

const build = (more: Partial<Invoice>) => toEInvoice(buildInvoice(more), sides());

test.each<[Partial<InvoiceLine>, object]>([
  [
    { rule: 'distance', distance: '40', rate: '2.5' },
    { quantity: '40', unit: 'KMT', price: '2.5', priceBase: null },
  ],
  [
    { rule: 'distance', distance: '30', rate: '2.5' },
    { quantity: '30', unit: 'KMT', price: '3.33333333', priceBase: null },
  ],
  [
    { rule: 'distance', distance: '0' },
    { quantity: '1', unit: 'E54', price: '100.00' },
  ],
  [{ rule: 'distance' }, { quantity: '1', unit: 'E54' }],
  [
    { rule: 'distance', distance: '40', isPart: true },
    { quantity: '1', unit: 'C62', description: null },
  ],
  [
    { rule: 'demurrage', minutes: 120, rate: '50' },
    { quantity: '120', unit: 'MIN', price: '50', priceBase: '60' },
  ],
  [
    { rule: 'demurrage', minutes: 90, rate: '50' },
    { quantity: '90', unit: 'MIN', price: '1.11111111', priceBase: null },
  ],
  [
    { rule: 'demurrage', minutes: 0 },
    { quantity: '1', unit: 'E54' },
  ],
  [{ rule: 'demurrage' }, { quantity: '1', unit: 'E54' }],
  [
    { rule: 'flatTrip', distance: '40', minutes: 120 },
    { quantity: '1', unit: 'E54' },
  ],
  [
    { rule: 'extraCharge', name: 'Toll', distance: '40', minutes: 120 },
    { quantity: '1', unit: 'C62', name: 'Extra charge: Toll' },
  ],
  [
    { rule: 'service', name: 'Tail lift', quantity: '2.0', unit: 'hour', rate: '50' },
    { quantity: '2', unit: 'HUR', price: '50' },
  ],
  [
    { rule: 'service', name: 'Tail lift', quantity: '2', unit: 'hour', isPart: true },
    { quantity: '1', unit: 'C62' },
  ],
  [
    { rule: 'service', name: 'Tail lift', unit: 'kg' },
    { quantity: '1', unit: 'C62' },
  ],
])('prices a line of %j', (more, expected) =>
  expect(build({ lines: [line('100.00', more)] }).lines[0]).toMatchObject(expected),
);

test('counts miles where distances are imperial', () =>
  expect(
    build({ unitStandard: 'imperial', lines: [line('100.00', { rule: 'distance', distance: '40', rate: '2.5' })] })
      .lines,
  ).toMatchObject([{ unit: 'SMI', description: expect.stringMatching('mi') }]));

test('includes bill, period and places for each line of a grouped invoice', () => {
  const { contract, override, unitStandard, baseCurrency } = buildInvoice();
  const common = { contract, override, unitStandard, baseCurrency };
  const bills = [
    {
      ...common,
      subject: { number: 'O-000012', shipperCode: null, reference: null },
      places: ['Kandy', 'Port'],
      service: { from: 0, to: 0 },
      net: '90.00',
    },
    {
      ...common,
      subject: { number: 'O-000013', shipperCode: null, reference: null },
      places: [],
      service: { from: null, to: null },
      net: '20.00',
    },
  ];
  const lines = [
    line('100.00', { bill: 0 }),
    line('-10.00', { rule: 'discount', bill: 0 }),
    line('20.00', { bill: 1 }),
  ];
  const grouped = build({ subject: null, bills, lines, net: '110.00' });
  expect(grouped).toMatchObject({
    delivery: null,
    totals: { lines: '120.00', allowances: '10.00' },
    adjustments: [{ amount: '10.00' }],
    lines: [
      { id: '1', object: 'O-000012', period: { from: '1970-01-01', to: '1970-01-01' }, description: 'Kandy – Port' },
      { id: '2', object: 'O-000013', period: null, description: null },
    ],
  });
  expect(grouped.lines).toHaveLength(2);
});

test('a line of a grouped invoice states how it is charged, and where', () => {
  const { contract, override, unitStandard, baseCurrency } = buildInvoice();
  const bill = {
    contract,
    override,
    unitStandard,
    baseCurrency,
    subject: { number: 'O-1', shipperCode: null, reference: null },
    places: ['Kandy', 'Port'],
    service: { from: null, to: null },
    net: '100.00',
  };
  const lines = [line('100.00', { bill: 0, rule: 'distance', distance: '40', rate: '2.5' })];
  expect(build({ subject: null, bills: [bill], lines }).lines).toMatchObject([
    { description: expect.stringMatching(/^.*40 km.* · Kandy – Port$/) },
  ]);
});
