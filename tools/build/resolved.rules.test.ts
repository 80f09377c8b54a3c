import { listResolved, type Lock } from './resolved.rules.ts';

const lock: Lock = {
  packages: {
    '': {},
    'mfe-a': {},
    'mfe-a/node_modules/grid': { version: '2.0.0', dependencies: { dates: '*' } },
    'node_modules/grid': { version: '1.0.0' },
    'node_modules/dates': {
      version: '3.0.0',
      dependencies: { zones: '*' },
      optionalDependencies: { native: '*', gone: '*' },
    },
    'node_modules/dates/node_modules/zones': { version: '5.0.0', integrity: 'sha512-z' },
    'node_modules/zones': { version: '4.0.0', dependencies: { dates: '*' } },
    'node_modules/native': { version: '1.1.0' },
    'node_modules/shared-ui': { link: true, resolved: 'shared-ui' },
    'node_modules/@scope/one': { version: '1.0.0', dependencies: { zones: '*' } },
  },
};

test('lists what is installed for a workspace, the nearest of each, and nothing of others', () => {
  expect(listResolved(lock, 'mfe-a', ['grid', 'shared-ui', 'missing'])).toEqual([
    'mfe-a/node_modules/grid 2.0.0 ',
    'node_modules/dates 3.0.0 ',
    'node_modules/dates/node_modules/zones 5.0.0 sha512-z',
    'node_modules/native 1.1.0 ',
  ]);
  expect(listResolved(lock, 'mfe-b', ['grid'])).toEqual(['node_modules/grid 1.0.0 ']);
});

test('ends where packages need each other, and finds packages of a scope', () => {
  expect(listResolved(lock, '', ['@scope/one'])).toEqual([
    'node_modules/@scope/one 1.0.0 ',
    'node_modules/dates 3.0.0 ',
    'node_modules/dates/node_modules/zones 5.0.0 sha512-z',
    'node_modules/native 1.1.0 ',
    'node_modules/zones 4.0.0 ',
  ]);
});
