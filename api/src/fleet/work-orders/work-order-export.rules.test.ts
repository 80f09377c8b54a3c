import { exportRow } from '../../platform/export/testing/export-row.ts';
import { WORK_ORDER_EXPORT } from './work-order-export.rules.ts';

const workOrder = {
  number: 'W-2',
  vehicle: { name: 'WP LA-1001' },
  title: 'Brakes',
  kind: 'repair',
  status: 'done',
  contact: { name: 'Nimal' },
  workshop: 'City garage',
  service: { name: 'Oil' },
  outFrom: 10,
  outTo: 20,
  cost: '80.00',
  currency: 'LKR',
  doneAt: 30,
  odometer: 123_456,
  engineHours: 99.6,
  organization: { name: 'Lanka' },
  createdAt: 1,
};

test('exports a work order', () => {
  expect(exportRow(WORK_ORDER_EXPORT, workOrder)).toEqual({
    number: 'W-2',
    vehicle: 'WP LA-1001',
    title: 'Brakes',
    kind: 'repair',
    status: 'done',
    workshop: 'Nimal',
    service: 'Oil',
    outOfService: [10, 20],
    cost: ['80.00', 'LKR'],
    doneAt: 30,
    odometer: '123456',
    engineHours: 100,
    organization: 'Lanka',
    createdAt: 1,
  });
});

test.each([
  ['a workshop without a contact', { contact: null }, { workshop: 'City garage' }],
  ['no regular service', { service: null }, { service: undefined }],
  ['no readings', { odometer: null, engineHours: null }, { odometer: null, engineHours: null }],
])('exports %s', (_name, changes, expected) => {
  expect(exportRow(WORK_ORDER_EXPORT, { ...workOrder, ...changes })).toMatchObject(expected);
});
