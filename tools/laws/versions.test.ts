import { versionFindings } from './versions.ts';

const area = {
  name: 'mfe-a',
  version: '1.0.0',
  dependencies: { ky: '2.1.0' },
  peerDependencies: { 'shared-ui': '1.0.0' },
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
  expect(versionFindings([area, shared])).toEqual([
    { library: 'ky', version: '2.1.0', workspace: 'mfe-a' },
    { library: 'ky', version: '2.0.0', workspace: 'shared-ui' },
    { library: 'react', version: '^19.0.0', workspace: 'shared-ui' },
    { library: 'shared-ui', version: '1.0.0', workspace: 'mfe-a' },
  ]);
});
