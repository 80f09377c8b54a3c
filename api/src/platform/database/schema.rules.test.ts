import { getOldestSupported, toSchemaState } from './schema.rules.ts';

const MIGRATIONS = ['0001-a', '0002-b'];

test.each([
  ['its own schema', ['0001-a', '0002-b'], '', 'ok'],
  ['an empty database', [], '', 'migrations missing'],
  ['the schema of the previous release', ['0001-a'], '', 'migrations missing'],
  ['the schema of the next release', ['0001-a', '0002-b', '0003-c'], '', 'ok'],
  ['a later schema that supports the release', ['0001-a', '0002-b', '0003-c', '0004-d'], '0002-b', 'ok'],
  [
    'a later schema that no longer supports the release',
    ['0001-a', '0002-b', '0003-c', '0004-d'],
    '0003-c',
    'database too new',
  ],
  ['the schema of another branch', ['0001-a', '0002-x'], '', 'migrations missing'],
])('checks a release with %s', (_name, applied, oldest, state) => {
  expect(toSchemaState(MIGRATIONS, applied, oldest)).toBe(state);
});

test('checks a release without migrations', () => {
  expect(toSchemaState([], [], '')).toBe('ok');
  expect(toSchemaState([], ['0001-a'], '0001-a')).toBe('database too new');
});

test('compares with the last of the migrations of a release', () => {
  const migrations = ['0001-a', '0002-b', '0003-c'];
  expect(toSchemaState(migrations, migrations, '0003-c')).toBe('ok');
});

test('uses the latest of the oldest supported migrations', () => {
  expect(getOldestSupported({ one: {}, two: { oldest: '0002-b' }, three: { oldest: '0001-a' } })).toBe('0002-b');
  expect(getOldestSupported({ one: {} })).toBe('');
  expect(getOldestSupported({})).toBe('');
});
