import fc from 'fast-check';
import { matchRoute } from 'shared-contracts/values/portal/match-route';
import { toReturnPath } from './return-path.rules.ts';

const ORIGIN = 'https://portal.example';
const ROUTES = ['/orders', '/orders/:id', '/orders/:id/edit', '/contracts'].map((path) => ({ path }));
const returnPathOf = (to: string) => toReturnPath(to, ORIGIN, ROUTES);

test.each(['/', '/orders', '/orders/7', '/orders/7/edit?tab=stops#top', '/orders?page=2&search=tea', '/?from=mail'])(
  'leads to a declared path: %s',
  (to) => {
    expect(returnPathOf(to)).toBe(to);
  },
);

test('escapes what browsers escape in a search', () => {
  expect(returnPathOf('/orders?search=black tea')).toBe('/orders?search=black%20tea');
});

test.each([
  ['another host', 'https://evil.example/orders'],
  ['another host by credentials', 'https://portal.example@evil.example/orders'],
  ['another host that starts like this one', 'https://portal.example.evil.example/orders'],
  ['another scheme', 'http://portal.example/orders'],
  ['another port', 'https://portal.example:8443/orders'],
  ['the same host, but not as a path', 'https://portal.example/orders'],
  ['a path without a slash', 'orders'],
  ['no scheme', '//evil.example'],
  ['a third slash', '///evil.example/'],
  ['a dot segment before two slashes', '/.//evil.example/'],
  ['a dot segment that goes up', '/..//evil.example/'],
  ['a segment and a dot segment', '/x/..//evil.example/'],
  ['a declared path and dot segments', '/orders/..//evil.example/'],
  ['a declared path reached by dot segments', '/x/../orders'],
  ['an encoded dot segment', '/%2e//evil.example'],
  ['encoded dots that go up', '/orders/%2E%2e//evil.example'],
  ['two encodings', '/%252e%252e//evil.example'],
  ['encoded slashes', '/%2f%2fevil.example'],
  ['encoded slashes behind a declared path', '/orders/%2F%2Fevil.example'],
  ['an encoded backslash', '/orders/%5cevil.example'],
  ['two slashes behind a declared path', '/orders//evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash behind a dot segment', '/.\\/evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line break between slashes', '/\n/evil.example'],
  ['a leading space', ' //evil.example'],
  ['a leading control character', '\u0001//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a script in other letters', 'JaVaScRiPt:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob of this origin', 'blob:https://portal.example/orders'],
  ['an address that no one can parse', 'http://['],
  ['a host with a slash that looks like one', '/∕evil.example'],
  ['nothing', ''],
  ['a path that no route declares', '/nowhere'],
  ['the API', '/api/v1/users'],
  ['sign-in', '/login?to=/orders'],
  ['choosing a password', '/first-password'],
  ['tracking', '/track/1234'],
])('leads home instead of to %s', (_what, to) => {
  expect(returnPathOf(to)).toBe('/');
});

const CHARACTERS = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%252f',
  '\t',
  '\n',
  '\0',
  ' ',
  '@',
  ':',
  '?',
  '#',
];
const WORDS = [
  'https:',
  'javascript:',
  'evil.example',
  'portal.example',
  'orders',
  'contracts',
  '7',
  'edit',
  '[',
  '／',
];
const hostile = fc.array(fc.constantFrom(...CHARACTERS, ...WORDS), { maxLength: 9 }).map((parts) => parts.join(''));

test('leads to a declared path of this origin, decoded once or twice, for any address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string(),
      ),
      (to) => {
        const path = returnPathOf(to);
        const url = new URL(path, ORIGIN);
        return (
          /^\/(?![/\\])/.test(path) &&
          url.origin === ORIGIN &&
          `${url.pathname}${url.search}${url.hash}` === path &&
          (url.pathname === '/' || Boolean(matchRoute(ROUTES, url.pathname))) &&
          returnPathOf(path) === path
        );
      },
    ),
    { numRuns: 5_000 },
  );
});
