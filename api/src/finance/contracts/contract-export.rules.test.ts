import { exportRow } from '../../platform/export/testing/export-row.ts';
import { CONTRACT_EXPORT } from './contract-export.rules.ts';

const contract = {
  name: 'Linehaul 2030',
  state: 'confirmed',
  isDisabled: false,
  isExpired: false,
  partner: { name: 'Lanka' },
  organization: { name: 'Harvest' },
  startDate: 100,
  expireDate: 900,
  currency: 'LKR',
  version: 2,
  createdAt: 50,
};

test('exports a contract in force', () => {
  expect(exportRow(CONTRACT_EXPORT, contract)).toEqual({
    name: 'Linehaul 2030',
    status: ['inForce'],
    partner: 'Lanka',
    startDate: [100, 900],
    expireDate: 900,
    currency: 'LKR',
    version: 2,
    writer: 'Harvest',
    createdAt: 50,
  });
});

test.each([
  ['confirmed', true, false, ['disabled']],
  ['confirmed', false, true, ['expired']],
  ['confirmed', true, true, ['disabled', 'expired']],
  ['draft', false, false, ['draft']],
  ['draft', true, true, ['draft', 'disabled', 'expired']],
])('a contract that is %s, disabled: %s, expired: %s', (state, isDisabled, isExpired, expected) => {
  expect(exportRow(CONTRACT_EXPORT, { ...contract, state, isDisabled, isExpired }).status).toEqual(expected);
});
