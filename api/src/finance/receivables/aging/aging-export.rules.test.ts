import { exportRow } from '../../../platform/export/testing/export-row.ts';
import { AGING_EXPORT } from './aging-export.rules.ts';

const row = {
  partner: { name: 'Harvest' },
  currency: 'LKR',
  invoices: 3,
  notDue: '1.00',
  days30: '2.00',
  days60: '3.00',
  days90: '4.00',
  over90: '5.00',
  credit: '-6.00',
  total: '9.00',
  creditUse: { limit: '1000.00', currency: 'EUR', percent: 90 },
};

test('exports the debts of partners by age, with their credit limit in its own currency', () => {
  expect(exportRow(AGING_EXPORT, row)).toEqual({
    partner: 'Harvest',
    currency: 'LKR',
    invoices: 3,
    notDue: ['1.00', 'LKR'],
    days30: ['2.00', 'LKR'],
    days60: ['3.00', 'LKR'],
    days90: ['4.00', 'LKR'],
    over90: ['5.00', 'LKR'],
    credit: ['-6.00', 'LKR'],
    creditLimit: ['1000.00', 'EUR'],
    creditUsed: 90,
    total: ['9.00', 'LKR'],
  });
});

test('exports a partner without a limit', () => {
  expect(exportRow(AGING_EXPORT, { ...row, creditUse: null })).toMatchObject({
    creditLimit: [null, null],
    creditUsed: null,
  });
});
