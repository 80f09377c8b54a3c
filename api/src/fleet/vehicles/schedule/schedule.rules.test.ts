import { getSpanErrors } from './schedule.rules.ts';

const START = 1_800_000_000;
const INVALID = { to: { code: 'date', message: 'Invalid date' } };
const TOO_LONG = { to: { code: 'max', message: 'Max 366 days', params: { max: 366 } } };

test.each([
  [1, null],
  [0, INVALID],
  [-1, INVALID],
  [366 * 86_400, null],
  [366 * 86_400 + 1, TOO_LONG],
])('validates a schedule of %i seconds', (seconds, errors) => {
  expect(getSpanErrors({ fromAt: START, toAt: START + seconds })).toEqual(errors);
});
