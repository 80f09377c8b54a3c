import { getSpanErrors } from './schedule.rules.ts';

test.each([
  [0, 1, null],
  [5, 5, 'Invalid date'],
  [6, 5, 'Invalid date'],
  [0, 366 * 86_400, null],
  [0, 366 * 86_400 + 1, 'Max 366 days'],
])('validates a schedule from %i to %i', (fromAt, toAt, message) => {
  expect(getSpanErrors({ fromAt, toAt })?.['to']?.message ?? null).toBe(message);
});
