import { exportRow } from '../../platform/export/testing/export-row.ts';
import { INSPECTION_EXPORT } from './inspection-export.rules.ts';

const inspection = {
  vehicle: { name: 'WP LA-1001' },
  kind: 'before',
  hasDefects: true,
  defects: ['Brakes', 'Lights'],
  driver: { name: 'Kasun' },
  trip: { name: 'T-4' },
  workOrder: { name: 'W-2' },
  occurredAt: 10,
};

test('exports an inspection with defects', () => {
  expect(exportRow(INSPECTION_EXPORT, inspection)).toEqual({
    vehicle: 'WP LA-1001',
    kind: 'before',
    result: 'defects',
    defects: 'Brakes, Lights',
    driver: 'Kasun',
    trip: 'T-4',
    workOrder: 'W-2',
    occurredAt: 10,
  });
});

test('exports one without', () => {
  const row = { ...inspection, hasDefects: false, defects: [], trip: null, workOrder: null };
  expect(exportRow(INSPECTION_EXPORT, row)).toMatchObject({
    result: 'ok',
    defects: '',
    trip: undefined,
    workOrder: undefined,
  });
});
