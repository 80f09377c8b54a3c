import { canRetry } from './retry.rules.ts';

test.each([
  ['failed', true],
  ['kept', true],
  ['queued', false],
  ['sent', false],
] as const)('an email that is %s can be sent again: %s', (state, expected) => {
  expect(canRetry(state, true)).toBe(expected);
  expect(canRetry(state, false)).toBe(false);
});
