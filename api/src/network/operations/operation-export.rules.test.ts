import { exportRow } from '../../platform/export/testing/export-row.ts';
import { OPERATION_EXPORT } from './operation-export.rules.ts';

test('exports an operation with its people and places', () => {
  const row = {
    name: 'Tea',
    approver1: { name: 'Amal' },
    approver2: null,
    notificationContacts: [{ name: 'Ruwan' }, { name: 'Nimal' }],
    locations: [{ name: 'Port' }],
    createdAt: 1,
  };
  expect(exportRow(OPERATION_EXPORT, row)).toEqual({
    name: 'Tea',
    approver1: 'Amal',
    approver2: undefined,
    notificationContacts: ['Ruwan', 'Nimal'],
    locations: ['Port'],
    createdAt: 1,
  });
});

test('exports an operation with only a second approver', () => {
  const row = { approver1: null, approver2: { name: 'Nadia' }, notificationContacts: [], locations: [] };
  expect(exportRow(OPERATION_EXPORT, row)).toMatchObject({ approver1: undefined, approver2: 'Nadia', locations: [] });
});
