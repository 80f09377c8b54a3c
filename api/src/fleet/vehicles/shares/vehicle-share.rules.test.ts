import { clampToNow, getPartnerErrors } from './vehicle-share.rules.ts';

test('starts shares now at the earliest', () => {
  expect([clampToNow({ fromAt: 1, toAt: null }, 5), clampToNow({ fromAt: 9, toAt: 12 }, 5)]).toEqual([
    { fromAt: 5, toAt: null },
    { fromAt: 9, toAt: 12 },
  ]);
});

test.each([
  [undefined, 'Partner not found'],
  ['waitingConfirmation', 'Partner is not active'],
  ['blocked', 'Partner is not active'],
  ['active', null],
])('validates a partner with status %s', (status, message) => {
  expect(getPartnerErrors(status)?.['partnerId']?.message ?? null).toBe(message);
});
