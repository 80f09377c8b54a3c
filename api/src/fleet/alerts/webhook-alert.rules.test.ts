import { toWebhookAlert } from './webhook-alert.rules.ts';

const ALERT = {
  id: 'a1',
  kind: 'speeding',
  severity: 'critical',
  vehicleId: 'v1',
  driverId: null,
  name: 'WP LK-1',
  params: { speed: 95, limit: 80 },
  dueAt: null,
  occurredAt: Date.UTC(2026, 10, 20, 8) / 1_000,
} as const;

test('sends vehicle, times and address of an alert to a webhook', () => {
  expect(toWebhookAlert(ALERT, 'https://portal.example')).toEqual({
    id: 'a1',
    kind: 'speeding',
    severity: 'critical',
    vehicle: { id: 'v1', registrationPlate: 'WP LK-1' },
    driver: null,
    details: { speed: 95, limit: 80 },
    dueAt: null,
    occurredAt: '2026-11-20T08:00:00.000Z',
    url: 'https://portal.example/alerts?dialog=acknowledge.a1',
  });
});

test.each([
  ['a driver', null, 'd1', null, { id: 'd1', name: 'WP LK-1' }],
  ['a vehicle with a driver', 'v1', 'd1', { id: 'v1', registrationPlate: 'WP LK-1' }, null],
])('names %s', (_case, vehicleId, driverId, vehicle, driver) => {
  const dueAt = ALERT.occurredAt + 60;
  expect(toWebhookAlert({ ...ALERT, vehicleId, driverId, dueAt }, '')).toMatchObject({
    vehicle,
    driver,
    dueAt: '2026-11-20T08:01:00.000Z',
  });
});
