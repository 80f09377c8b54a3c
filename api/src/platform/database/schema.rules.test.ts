import { oldestAfter, stateOf } from './schema.rules.ts';

const KNOWN = ['0001-a', '0002-b'];

test.each([
  ['its own database', ['0001-a', '0002-b'], '', 'ok'],
  ['one that is empty', [], '', 'migrations missing'],
  ['one of the release before', ['0001-a'], '', 'migrations missing'],
  ['one of the next release, which added something', ['0001-a', '0002-b', '0003-c'], '', 'ok'],
  [
    'one of a later release, which removed what nobody needs who knows its migrations',
    ['0001-a', '0002-b', '0003-c', '0004-d'],
    '0002-b',
    'ok',
  ],
  [
    'one of a later release, which removed what it needs',
    ['0001-a', '0002-b', '0003-c', '0004-d'],
    '0003-c',
    'database too new',
  ],
  ['one of a branch that never was its own', ['0001-a', '0002-x'], '', 'migrations missing'],
])('a release and %s', (_what, done, oldest, state) => {
  expect(stateOf(KNOWN, done, oldest)).toBe(state);
});

test('of several migrations that end a support the one that ends most counts', () => {
  expect(oldestAfter({ one: {}, two: { oldest: '0002-b' }, three: { oldest: '0001-a' } })).toBe('0002-b');
  expect(oldestAfter({ one: {} })).toBe('');
});
