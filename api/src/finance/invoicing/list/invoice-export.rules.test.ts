import type { InvoiceRow } from 'shared-contracts/finance/billing-periods';
import { INVOICE_EXPORT } from './invoice-export.rules.ts';

const row = {
  number: 'INV-1',
  kind: 'invoice',
  side: 'payee',
  payer: { name: 'Harvest' },
  payee: { name: 'Lanka Lines' },
  issuedAt: 7,
  dueAt: 8,
  subject: { number: 'O-000012', shipperCode: null, reference: null },
  bills: 1,
  net: '1.00',
  tax: '2.00',
  total: '3.00',
  open: '4.00',
  currency: 'LKR',
} as unknown as InvoiceRow;
const valuesOf = (more: object) =>
  Object.entries(INVOICE_EXPORT).map(([id, columns]) => [
    id,
    ...columns.map(({ value }) => value({ ...row, ...more })),
  ]);

test('exports what the screen shows', () =>
  expect(valuesOf({})).toEqual([
    ['number', 'INV-1'],
    ['kind', 'invoice'],
    ['side', 'payee'],
    ['partner', 'Harvest'],
    ['issuedAt', 7],
    ['dueAt', 8],
    ['bills', 'O-000012'],
    ['net', '1.00', 'LKR'],
    ['tax', '2.00', 'LKR'],
    ['total', '3.00', 'LKR'],
    ['open', '4.00', 'LKR'],
  ]));

test('exports the other side and the number of bills of a grouped invoice, and omits unknown values', () =>
  expect(valuesOf({ side: 'payer', subject: null, bills: 3, open: undefined })).toEqual(
    expect.arrayContaining([
      ['partner', 'Lanka Lines'],
      ['bills', '3'],
      ['open', null, 'LKR'],
    ]),
  ));
