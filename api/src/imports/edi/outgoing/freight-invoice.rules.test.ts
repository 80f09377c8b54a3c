import type { RatingRule } from 'shared-contracts/values/finance/rating';
import { toFreightInvoice } from './freight-invoice.rules.ts';
import { toX12Set } from './to-sets.rules.ts';
import { STOP } from '../testing/stop.fixtures.ts';

type Bill = Parameters<typeof toFreightInvoice>[0];
type Facts = Parameters<typeof toFreightInvoice>[1];

const AT = Date.UTC(2026, 10, 20, 23, 5) / 1_000;
const DAY = 86_400;
const line = (rule: RatingRule, billed: string, description: string) =>
  ({ rule, billed, description }) as Bill['lines'][number];
const stop = { ...STOP, arrivedAt: AT - 2 * DAY };
const order: Facts = {
  number: 'O-000104',
  weight: '1200.500',
  organizationCode: 'harvest',
  stops: [stop, { ...stop, kind: 'drop', name: 'Kandy', city: 'Kandy', arrivedAt: AT - DAY }],
};
const tender = { carrierCode: 'HARV', shipment: 'PO4711', payment: 'PP' };
const bill = {
  number: 'INV-7',
  version: 1,
  approvedAt: AT,
  dueAt: AT + 30 * DAY,
  currency: 'EUR',
  payee: { name: 'Harvest', address: '2 Mill Lane' },
  payer: { name: 'Shipper', address: null },
  lines: [line('distance', '1000.50', 'Distance: '.padEnd(60, 'x')), line('discount', '-12.345', 'Discount')],
  taxes: [
    { percentage: '15', tax: '148.22' },
    { percentage: '0', tax: '0.00' },
  ],
  tax: '148.22',
  total: '1136.38',
} as Bill;

test('is the set 210 of its functional group', () => {
  const segments = toFreightInvoice(bill, order, tender);
  expect(toX12Set({ kind: 'invoice', bill } as never, order, tender)).toEqual({ group: 'IM', code: '210', segments });
});

const write = (changes: Partial<Bill> = {}, facts: Partial<Facts> = {}) =>
  toFreightInvoice({ ...bill, ...changes }, { ...order, ...facts }, tender).map((segment) => segment.join('*'));

test('writes an invoice with its dates, parties, charges and taxes', () =>
  expect(write()).toEqual([
    'B3**INV-7*PO4711*PP**20261120*113638**20261119*035*HARV',
    'C3*EUR',
    'N9*CN*O-000104',
    'G62*86*20261118',
    'G62*14*20261220',
    'R3*HARV*B**M',
    'N1*BT*Shipper',
    'N1*RI*Harvest',
    'N3*2 Mill Lane',
    'N1*SF*Port',
    'N3*1 Harbour Road',
    'N4*Colombo**00100*LK',
    'N1*ST*Kandy',
    'N3*1 Harbour Road',
    'N4*Kandy**00100*LK',
    'LX*1',
    `L5*1*Distance: ${'x'.repeat(40)}`,
    `L1*1*1000.5*FR*100050****400****Distance: ${'x'.repeat(15)}`,
    'LX*2',
    'L5*2*Discount',
    'L1*2*-12.345*FR*-1235****DSC****Discount',
    'LX*3',
    'L5*3*Tax 15%',
    'L1*3*148.22*FR*14822****TAX****Tax 15%',
    'L3*1200.5*G***113638*******K',
  ]));

test('omits unknown values', () => {
  const unknown = write({ number: null, dueAt: null, payee: null, lines: [], taxes: [] }, { weight: '0', stops: [] });
  expect(unknown).toEqual([
    'B3**O-000104-1*PO4711*PP**20261120*113638****HARV',
    'C3*EUR',
    'N9*CN*O-000104',
    'R3*HARV*B**M',
    'N1*BT*Shipper',
    'L3*****113638',
  ]);
});

test('marks a newer version as a correction', () =>
  expect(write({ number: null, version: 2 })[0]).toBe(
    'B3**O-000104-2*PO4711*PP**20261120*113638*CO*20261119*035*HARV',
  ));

const [first, last] = [stop, { ...stop, arrivedAt: AT - DAY }];
test.each<[string, Facts['stops'], string, string | undefined]>([
  [
    'departure and end',
    [{ ...first, departedAt: AT - 3 * DAY }, stop, { ...last, endedAt: AT }],
    '20261120',
    '20261117',
  ],
  [
    'nothing',
    [
      { ...first, arrivedAt: null },
      { ...last, arrivedAt: null },
    ],
    '',
    undefined,
  ],
])('dates pickup and delivery by %s', (_what, stops, delivered, pickedUp) => {
  const segments = write({}, { stops });
  expect(segments[0]?.split('*').slice(9, 11)).toEqual([delivered, delivered && '035']);
  expect(segments.find((segment) => segment.startsWith('G62*86'))).toBe(pickedUp && `G62*86*${pickedUp}`);
});

test.each<[RatingRule, string]>([
  ['agreedPrice', '400'],
  ['pointToPoint', '400'],
  ['flatTrip', '400'],
  ['distanceDiscount', 'DSC'],
  ['minimumCharge', 'MIC'],
  ['fuelSurcharge', 'FUE'],
  ['saturdaySurcharge', 'SAT'],
  ['sundaySurcharge', 'HOL'],
  ['holidaySurcharge', 'HOL'],
  ['loadingDelay', 'DTL'],
  ['transitDelay', 'DTV'],
  ['unloadingDelay', 'DTU'],
  ['demurrage', 'DEM'],
  ['service', 'MSC'],
  ['extraCharge', 'MSC'],
])('a line of the rule %s has the charge code %s', (rule, code) =>
  expect(write({ lines: [line(rule, '1', 'x')] })).toContain(`L1*1*1*FR*100****${code}****x`),
);
