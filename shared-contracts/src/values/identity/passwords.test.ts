import fc from 'fast-check';
import { findPasswordProblem } from './passwords.ts';

const COMMON = new Set(['123456', 'password', 'qwertyuiop']);
const NAMES = ['Nadia.P', 'nadia@ceylon.example'];

test.each([
  ['123456', 'commonPassword'],
  ['PassWord', 'commonPassword'],
  [' password ', 'commonPassword'],
  ['password9', null],
  ['nadia.p', 'passwordIsLogin'],
  ['NADIA.P', 'passwordIsLogin'],
  ['nadia@ceylon.example', 'passwordIsLogin'],
  ['nadia', 'passwordIsLogin'],
  ['nadia.p1', null],
  ['quiet-harbour', null],
  ['@ceylon.example', null],
])('%j: %s', (password, problem) => {
  expect(findPasswordProblem(password, NAMES, COMMON)).toBe(problem);
});

test('accepts every password that is neither common nor a name', () => {
  const own = new Set(['nadia.p', 'nadia@ceylon.example', 'nadia']);
  fc.assert(
    fc.property(fc.string(), (password) => {
      const normalized = password.trim().toLowerCase();
      fc.pre(!own.has(normalized) && !COMMON.has(normalized));
      expect(findPasswordProblem(password, NAMES, COMMON)).toBeNull();
    }),
  );
});
