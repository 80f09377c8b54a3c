import { getInitials } from './initials.ts';

test.each([
  ['Ceylon Cargo Lines (Pvt) Ltd', 'CC'],
  ['Lanka Ltd', 'L'],
  ['Harbour', 'H'],
  ['nimal.perera', 'NP'],
  ['සිලෝන් කාගෝ', 'සිකා'],
  ['', ''],
])('abbreviates %s to %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
