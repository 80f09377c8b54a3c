import { findHostProblem } from './hosts.ts';

test.each([
  ['portal.example.com', null],
  ['freight.meridian.example', 'notPublic'],
  ['portal.meridian.internal', 'notPublic'],
  ['test.meridian.lk', 'development'],
  ['staging-freight.meridian.lk', 'development'],
  ['tests.meridian.lk', null],
  ['serendib.localhost', null],
  ['xn--bcher-kva.de', null],
  ['localhost', 'notPublic'],
  ['intranet', 'notPublic'],
  ['portal.test', 'notPublic'],
  ['portal.local', 'notPublic'],
  ['10.0.0.1', 'address'],
  ['192.168.1', 'address'],
  ['test.', 'invalid'],
  ['a..b', 'invalid'],
  ['-a.example', 'invalid'],
  ['a-.example', 'invalid'],
  [`${'a'.repeat(64)}.example`, 'invalid'],
  ['a_b.example', 'invalid'],
])('host %s: %s', (host, expected) => {
  expect(findHostProblem(host)).toBe(expected);
});
