import { initialsOf } from './initials.ts';

test.each([
  ['Ceylon Cargo Lines (Pvt) Ltd', 'CC'],
  ['Lanka Ltd', 'L'],
  ['Harbour', 'H'],
  ['nimal.perera', 'NP'],
  ['සිලෝන් කාගෝ', 'සිකා'],
  ['', ''],
])('%s → %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
