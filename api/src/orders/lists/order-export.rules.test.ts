import { exportRow } from '../../platform/export/testing/export-row.ts';
import {
  DELAYED_ORDER_EXPORT,
  DEMURRAGE_ORDER_EXPORT,
  MIXED_ORDER_EXPORT,
  ORDER_EXPORT,
} from './order-export.rules.ts';

const order = {
  number: 'O-12',
  shipperCode: 'ACME',
  reference: 'PO 7',
  stage: 'transit',
  orderType: { name: 'Export' },
  partner: { name: 'Lanka' },
  organization: { name: 'Harvest' },
  handshake: { state: 'offered', deadline: 10 },
  places: [{ name: 'Port' }, { name: 'Kandy' }],
  pickupFrom: 21,
  pickupTo: 22,
  deliveryFrom: 31,
  deliveryTo: 32,
  currency: 'LKR',
  predictedCost: '100.00',
  predictedDistance: '115.000',
  revenue: '90.00',
  cost: '80.00',
  margin: '10.00',
  createdAt: 1,
  totalWeight: '500.000',
  totalSpace: '4.000',
  totalPalletPlaces: '3.000',
  totalLoadingMeters: '2.000',
  operation: { name: 'Tea' },
  contract: { name: 'Linehaul' },
  vehicleTypes: [{ name: 'Lorry' }, { name: 'Van' }],
  services: [
    { name: 'Tail lift', quantity: '1' },
    { name: 'Waiting', quantity: '2.000' },
  ],
  trip: { number: 'T-4' },
  isFlexible: true,
  isBackhaul: false,
  createdBy: 'nadia',
  firstApproval: { by: 'amal', at: 41 },
  secondApproval: null,
  side: 'payer',
};

test('exports an order', () => {
  expect(exportRow(ORDER_EXPORT, order)).toEqual({
    number: 'ACME·O-12',
    reference: 'PO 7',
    stage: 'transit',
    orderType: 'Export',
    partner: 'Lanka',
    organization: 'Harvest',
    handshake: ['offered', 10],
    route: 'Port → Kandy',
    pickupWindow: [21, 22],
    deliveryWindow: [31, 32],
    cost: ['100.00', 'LKR', '115.000'],
    actualRevenue: ['90.00', 'LKR'],
    actualCost: ['80.00', 'LKR'],
    margin: ['10.00', 'LKR'],
    createdAt: 1,
    totalWeight: '500.000',
    totalSpace: '4.000',
    totalPalletPlaces: '3.000',
    totalLoadingMeters: '2.000',
    operation: 'Tea',
    contract: 'Linehaul',
    vehicleTypes: ['Lorry', 'Van'],
    services: 'Tail lift, 2 × Waiting',
    trip: 'T-4',
    flexible: true,
    backhaul: false,
    createdBy: 'nadia',
    firstApproval: ['amal', 41],
    secondApproval: [undefined, undefined],
  });
});

test('the columns of an order without an offer and a trip are empty', () => {
  const row = exportRow(ORDER_EXPORT, { ...order, handshake: null, trip: null });
  expect(row).toMatchObject({ handshake: [undefined, undefined], trip: undefined });
});

test.each([
  ['payer', ['100.00', 'LKR', '115.000'], [null, 'LKR']],
  ['payee', [null, 'LKR', '115.000'], ['100.00', 'LKR']],
])('the export that the %s of an order gets', (side, cost, revenue) => {
  expect(exportRow(MIXED_ORDER_EXPORT, { ...order, side })).toMatchObject({ cost, revenue, number: 'ACME·O-12' });
});

test('exports how late an order is, and where', () => {
  const delay = { lateMinutes: 45, nextStop: { name: 'Kandy' }, deadline: 60, since: 70 };
  const expected = { late: 45, nextStop: 'Kandy', deadline: 60, since: 70, number: 'ACME·O-12' };
  expect(exportRow(DELAYED_ORDER_EXPORT, { ...order, delay })).toMatchObject(expected);
  expect(exportRow(DELAYED_ORDER_EXPORT, { ...order, delay: { ...delay, nextStop: null } }).nextStop).toBeUndefined();
});

test('exports how long vehicles waited at the stops of an order', () => {
  const stop = (name: string, arrivedAt: number, dwellMinutes: number) => ({
    location: { name },
    arrivedAt,
    dwellMinutes,
    freeMinutes: 30,
  });
  const demurrage = { stops: [stop('Port', 80, 90), stop('Kandy', 85, 50)], chargedMinutes: 80, amount: '20.00' };
  expect(exportRow(DEMURRAGE_ORDER_EXPORT, { ...order, demurrage })).toMatchObject({
    stops: ['Port', 'Kandy'],
    since: 80,
    charged: 80,
    amount: ['20.00', 'LKR'],
    dwell: 140,
    free: 60,
  });
  const none = { stops: [], chargedMinutes: 0, amount: null };
  expect(exportRow(DEMURRAGE_ORDER_EXPORT, { ...order, demurrage: none })).toMatchObject({
    since: undefined,
    dwell: 0,
  });
});
