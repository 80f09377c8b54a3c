import type { SelfUpdate } from 'shared-contracts/identity/users';
import { changesCredentials, requiresCurrentPassword } from './self-update.rules.ts';

test.each<[SelfUpdate, changes: boolean, required: boolean, requiredWithOneTimePassword: boolean]>([
  [{ language: 'it' }, false, false, false],
  [{ login: 'nimal' }, true, true, true],
  [{ email: 'nimal@consign.example' }, true, true, true],
  [{ password: 'new password' }, true, true, false],
  [{ password: 'new password', login: 'nimal' }, true, true, true],
])('changing %j changes credentials: %s, and requires the password: %s, or with a one-time one: %s', (...args) => {
  const [changes, isChange, isRequired, isRequiredWithOneTimePassword] = args;
  expect(changesCredentials(changes)).toBe(isChange);
  expect(requiresCurrentPassword(changes, false)).toBe(isRequired);
  expect(requiresCurrentPassword(changes, true)).toBe(isRequiredWithOneTimePassword);
});
