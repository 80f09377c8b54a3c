import { retryDelay, toOutcome, toRetryAfter } from './push-reply.rules.ts';

test.each([
  [201, 1, 'sent'],
  [404, 1, 'gone'],
  [410, 1, 'gone'],
  [403, 1, 'gone'],
  [400, 1, 'dropped'],
  [413, 1, 'dropped'],
  [429, 1, 'retry'],
  [503, 5, 'retry'],
  [503, 6, 'dropped'],
  [null, 1, 'retry'],
  [302, 1, 'dropped'],
  [200, 1, 'sent'],
  [299, 1, 'sent'],
  [300, 1, 'dropped'],
  [199, 1, 'dropped'],
  [500, 1, 'retry'],
  [499, 1, 'dropped'],
] as const)('status %s after %d attempts: %s', (status, attempts, outcome) => {
  expect(toOutcome(status, attempts)).toBe(outcome);
});

test('waits longer each time, an hour at most', () => {
  expect([0, 1, 2, 9].map(retryDelay)).toEqual([30, 60, 120, 3_600]);
  expect(['120', '99999', 'soon', undefined, '-5', '0', 'Infinity'].map(toRetryAfter)).toEqual([
    120, 3_600, 0, 0, 0, 0, 0,
  ]);
});
