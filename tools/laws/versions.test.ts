import { versionFindings } from './versions.ts';

const area = {
  name: 'mfe-a',
  version: '1.0.0',
  dependencies: { ky: '2.1.0' },
  peerDependencies: { 'shared-ui': '^1.0.0' },
};

test('one exact version everywhere is fine, also as peer and under an alias', () => {
  const shared = {
    name: 'shared-ui',
    version: '1.0.0',
    devDependencies: { ky: '2.1.0', typescript6: 'npm:typescript@6.0.3' },
  };
  expect(versionFindings([area, shared])).toEqual([]);
});

test('two versions, a range and a stale workspace version are reported with their places', () => {
  const shared = { name: 'shared-ui', version: '1.1.0', dependencies: { ky: '2.0.0', react: '^19.0.0' } };
  const stale = { name: 'mfe-b', devDependencies: { 'shared-ui': '1.0.0' } };
  expect(versionFindings([area, shared, stale])).toEqual([
    { library: 'ky', version: '2.1.0', workspace: 'mfe-a' },
    { library: 'ky', version: '2.0.0', workspace: 'shared-ui' },
    { library: 'react', version: '^19.0.0', workspace: 'shared-ui' },
    { library: 'shared-ui', version: '1.0.0', workspace: 'mfe-b' },
  ]);
});

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.3.0', true],
  ['^1.0.0', '2.0.0', false],
  ['1.0.0', '1.1.0', false],
])('a peer %s of this repository takes its version %s: %s', (range, version, isTaken) => {
  const peer = { name: 'mfe-b', peerDependencies: { 'shared-ui': range } };
  expect(versionFindings([peer, { name: 'shared-ui', version }]).length === 0).toBe(isTaken);
});
