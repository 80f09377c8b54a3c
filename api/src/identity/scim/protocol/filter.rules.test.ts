import fc from 'fast-check';
import { type Filter, matchesFilter, parseFilter } from './filter.rules.ts';
import { ScimError } from './scim.errors.ts';

const eq = (path: string, value: string | boolean | number | null): Filter => ({ op: 'eq', path, value });
const co = (path: string, value: string): Filter => ({ op: 'co', path, value });
const EMPLOYEE = eq('userType', 'Employee');
const EXAMPLE_ADDRESSES: Filter = {
  op: 'or',
  filters: [co('emails', 'example.com'), co('emails.value', 'example.org')],
};
const WORK_ADDRESS: Filter = {
  op: 'of',
  path: 'emails',
  filter: { op: 'and', filters: [eq('type', 'work'), co('value', '@example.com')] },
};

/** RFC 7644, section 3.4.2.2, figure 2. */
test.each<[string, Filter]>([
  ['userName eq "bjensen"', eq('userName', 'bjensen')],
  [`name.familyName co "O'Malley"`, co('name.familyName', "O'Malley")],
  ['userName sw "J"', { op: 'sw', path: 'userName', value: 'J' }],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"', { op: 'sw', path: 'userName', value: 'J' }],
  ['title pr', { op: 'pr', path: 'title' }],
  [
    'meta.lastModified gt "2011-05-13T04:42:34Z"',
    { op: 'gt', path: 'meta.lastModified', value: '2011-05-13T04:42:34Z' },
  ],
  [
    'meta.lastModified le "2011-05-13T04:42:34Z"',
    { op: 'le', path: 'meta.lastModified', value: '2011-05-13T04:42:34Z' },
  ],
  ['title pr and userType eq "Employee"', { op: 'and', filters: [{ op: 'pr', path: 'title' }, EMPLOYEE] }],
  ['title pr or userType eq "Intern"', { op: 'or', filters: [{ op: 'pr', path: 'title' }, eq('userType', 'Intern')] }],
  [
    'schemas eq "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"',
    eq('schemas', 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'),
  ],
  [
    'userType eq "Employee" and (emails co "example.com" or emails.value co "example.org")',
    { op: 'and', filters: [EMPLOYEE, EXAMPLE_ADDRESSES] },
  ],
  [
    'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
    {
      op: 'and',
      filters: [
        { op: 'ne', path: 'userType', value: 'Employee' },
        { op: 'not', filter: EXAMPLE_ADDRESSES },
      ],
    },
  ],
  ['userType eq "Employee" and (emails.type eq "work")', { op: 'and', filters: [EMPLOYEE, eq('emails.type', 'work')] }],
  [
    'userType eq "Employee" and emails[type eq "work" and value co "@example.com"]',
    { op: 'and', filters: [EMPLOYEE, WORK_ADDRESS] },
  ],
  [
    'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
    {
      op: 'or',
      filters: [
        WORK_ADDRESS,
        { op: 'of', path: 'ims', filter: { op: 'and', filters: [eq('type', 'xmpp'), co('value', '@foo.com')] } },
      ],
    },
  ],
])('reads the example %s', (text, expected) => {
  expect(parseFilter(text)).toEqual(expected);
});

test.each<[string, Filter]>([
  [
    'a eq 1 or b eq 2 and c eq 3',
    { op: 'or', filters: [eq('a', 1), { op: 'and', filters: [eq('b', 2), eq('c', 3)] }] },
  ],
  ['not (a eq 1) and b eq 2', { op: 'and', filters: [{ op: 'not', filter: eq('a', 1) }, eq('b', 2)] }],
  ['USERNAME EQ "Or" AND active EQ True', { op: 'and', filters: [eq('USERNAME', 'Or'), eq('active', true)] }],
  [String.raw`userName eq "a \"b\" \\ c\u0041"`, eq('userName', String.raw`a "b" \ cA`)],
  ['  externalId eq null ', eq('externalId', null)],
])('reads %s', (text, expected) => {
  expect(parseFilter(text)).toEqual(expected);
});

test.each([
  '',
  'userName',
  'userName eq',
  'userName is "x"',
  'userName eq x',
  'userName eq "x',
  'userName eq "x" or',
  '(userName eq "x"',
  'userName eq "x")',
  'emails[type eq "work"',
  'emails[type eq "work"].value eq "x"',
  'not userName eq "x"',
  'userName eq "x" userName eq "y"',
  '"userName" eq "x"',
  '__proto__.x.y eq 1',
  'userName eq [',
  'a'.repeat(2_001),
])('rejects %s', (text) => {
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ status: 400, scimType: 'invalidFilter' }));
});

test('answers any text quickly, with a filter or invalidFilter', () => {
  const part = fc.constantFrom(
    'userName',
    ' eq ',
    '"x"',
    '"',
    '\\',
    '\n',
    '(',
    ')',
    '[',
    ']',
    ' and ',
    ' or ',
    'not ',
    ' pr',
    '.',
    '$',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (filter) => {
      try {
        return parseFilter(filter) !== undefined;
      } catch (error) {
        return error instanceof ScimError && error.scimType === 'invalidFilter';
      }
    }),
    { numRuns: 2_000 },
  );
  const start = performance.now();
  expect(() => parseFilter(`userName eq "${'\n'.repeat(1_900)}`)).toThrow(ScimError);
  expect(() => parseFilter('('.repeat(2_000))).toThrow(ScimError);
  expect(performance.now() - start).toBeLessThan(1_000);
});

const HOME = { value: 'babs@jensen.org', type: 'home', primary: false };
test.each([
  ['type eq "HOME"', true],
  ['TYPE eq "home"', true],
  ['type ne "home"', false],
  ['type eq "home" and primary eq true', false],
  ['type eq "work" or value ew "jensen.org"', true],
  ['not (primary eq true)', true],
  ['value co "@" and value sw "babs"', true],
  ['display pr', false],
  ['value gt "a" and value lt "z"', true],
  ['display eq null', true],
])('matches a value with %s: %s', (filter, expected) => {
  expect(matchesFilter(HOME, parseFilter(filter))).toBe(expected);
});
