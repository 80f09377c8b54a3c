import { exportRow } from '../../../platform/export/testing/export-row.ts';
import { CARRIER_INVOICE_EXPORT } from './carrier-invoice-export.rules.ts';

const invoice = {
  number: 'INV-1',
  kind: 'creditNote',
  credited: { id: 'x', number: 'INV-0' },
  side: 'payer',
  payer: { name: 'Harvest' },
  payee: { name: 'Lanka' },
  status: 'agreed',
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  currency: 'LKR',
  net: '100.00',
  tax: '18.00',
  total: '118.00',
  difference: '-5.00',
  payable: '112.10',
  creditedTotal: '3.00',
  awaitedCredit: '2.00',
  receivedAt: 300,
};

test('exports a carrier invoice with its amounts', () => {
  expect(exportRow(CARRIER_INVOICE_EXPORT, invoice)).toEqual({
    number: 'INV-1',
    kind: 'creditNote',
    credited: 'INV-0',
    partner: 'Lanka',
    status: 'agreed',
    side: 'payer',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-20',
    net: ['100.00', 'LKR'],
    tax: ['18.00', 'LKR'],
    total: ['118.00', 'LKR'],
    difference: ['-5.00', 'LKR'],
    payable: ['112.10', 'LKR'],
    creditedTotal: ['3.00', 'LKR'],
    awaitedCredit: ['2.00', 'LKR'],
    receivedAt: 300,
  });
});

test.each([
  ['of the carrier by its payer', { side: 'payee' }, { side: 'payee', partner: 'Harvest' }],
  ['that credits nothing', { credited: null }, { credited: null }],
])('exports an invoice %s', (_name, changes, expected) => {
  expect(exportRow(CARRIER_INVOICE_EXPORT, { ...invoice, ...changes })).toMatchObject(expected);
});
