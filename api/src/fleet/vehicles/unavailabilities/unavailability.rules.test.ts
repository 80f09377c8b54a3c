import { unavailabilityOverlapError } from './unavailability.rules.ts';

const PERIOD = { fromAt: 10, toAt: 20 };
test.each([
  ['with its reason', { ...PERIOD, reason: 'Inspection' }, ': Inspection'],
  ['without a reason', { ...PERIOD, reason: null }, ''],
  ['that has since been deleted', undefined, ''],
])('reports an overlapping unavailability %s', (_case, existing, suffix) => {
  expect(unavailabilityOverlapError(existing, 'WP-1')).toMatchObject({
    status: 409,
    code: 'vehicleUnavailable',
    message: `Vehicle is already unavailable at that time${suffix}`,
    details: { params: { record: 'WP-1', ...existing } },
  });
});
