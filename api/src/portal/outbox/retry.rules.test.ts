import { canReadSecrets, canRetry } from './retry.rules.ts';

test.each([
  ['failed', true],
  ['kept', true],
  ['queued', false],
  ['sent', false],
] as const)('an email that is %s can be sent again: %s', (state, expected) => {
  expect(canRetry(state, true)).toBe(expected);
  expect(canRetry(state, false)).toBe(false);
});

test.each([
  ['kept', true],
  ['queued', false],
  ['sent', false],
  ['failed', false],
] as const)('without a mail server, the secrets of an email that is %s can be read: %s', (state, expected) => {
  expect(canReadSecrets(state, false)).toBe(expected);
  expect(canReadSecrets(state, true)).toBe(false);
});
