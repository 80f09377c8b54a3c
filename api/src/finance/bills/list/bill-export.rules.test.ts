import { exportRow } from '../../../platform/export/testing/export-row.ts';
import { BILL_EXPORT } from './bill-export.rules.ts';

const approved = {
  of: 'order',
  side: 'payer',
  state: 'approved',
  outdatedAt: null,
  subject: { number: 'O-12', reference: 'PO 7', shipperCode: 'ACME' },
  invoice: { number: '2030-4', dueAt: 500 },
  payer: { name: 'Harvest' },
  payee: { name: 'Lanka' },
  submittedAt: 300,
  approvedAt: 400,
  currency: 'LKR',
  taxBase: '100.00',
  vat: '18.00',
  total: '118.00',
  own: { total: '0.36', currency: 'EUR', rate: '0.003', day: '2026-11-19' },
  balance: { state: 'partlyPaid', paid: '100.00', credited: '8.00', open: '10.00' },
};

test('exports an approved bill with its invoice and payments', () => {
  expect(exportRow(BILL_EXPORT, approved)).toEqual({
    number: 'ACME·O-12',
    of: 'order',
    invoice: '2030-4',
    reference: 'PO 7',
    side: 'payer',
    partner: 'Lanka',
    state: ['approved'],
    date: 400,
    dueAt: 500,
    submittedAt: 300,
    approvedAt: 400,
    taxBase: ['100.00', 'LKR'],
    vat: ['18.00', 'LKR'],
    total: ['118.00', 'LKR'],
    own: ['0.36', 'EUR'],
    ownRate: '0.003',
    ownDay: '2026-11-19',
    payment: 'partlyPaid',
    paid: ['100.00', 'LKR'],
    credited: ['8.00', 'LKR'],
    open: ['10.00', 'LKR'],
  });
});

test.each([
  ['to be paid by the partner', { side: 'payee' }, { partner: 'Harvest' }],
  ['without a payee', { payee: null }, { partner: null }],
  ['without own amounts', { own: null }, { own: [null, null], ownRate: null, ownDay: null }],
  ['that is outdated', { outdatedAt: 450 }, { state: ['approved', 'outdated'] }],
  [
    'that is submitted',
    { approvedAt: null, invoice: null, balance: null },
    { date: 300, approvedAt: null, invoice: null, dueAt: null, payment: null, open: [null, 'LKR'] },
  ],
])('exports a bill %s', (_name, changes, expected) => {
  expect(exportRow(BILL_EXPORT, { ...approved, ...changes })).toMatchObject(expected);
});
