import { spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

const [OLD, NEW] = ['registry.example.com/consign:1.1.5', 'registry.example.com/consign:1.2.0'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'consign-compose-'));
  writeFileSync(join(folder, '.env'), `PUBLIC_URL=https://portal.example.com\nCONSIGN_IMAGE=${OLD}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script with a `docker` that notes its calls, and fails the one that contains `failing`. */
function upgrade(failing = 'nothing') {
  const docker = join(folder, 'docker');
  writeFileSync(
    docker,
    `#!/bin/sh\necho "$CONSIGN_IMAGE $*" | sed 's|.*/consign:||' >> calls\ncase "$CONSIGN_IMAGE $*" in *"${failing}"*) exit 1;; esac\n`,
  );
  chmodSync(docker, 0o755);
  const { status, stderr } = spawnSync('sh', [join(ROOT, 'deploy/compose-upgrade.sh'), NEW], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((call) => call.replace(/^(\S+) compose (\S+).* (\S+)$/, '$1 $2 $3'));
  return { status, stderr, calls, settings: readFileSync(join(folder, '.env'), 'utf8') };
}

test('an image is upgraded after a backup, and kept in the settings', () => {
  const { status, calls, settings } = upgrade();
  expect([status, calls]).toEqual([
    0,
    ['1.2.0 pull portal', '1.1.5 exec consign', '1.2.0 run migrate', '1.2.0 up portal'],
  ]);
  expect(settings).toBe(`PUBLIC_URL=https://portal.example.com\nCONSIGN_IMAGE=${NEW}\n`);
  const [backup = ''] = globSync('backups/*.dump', { cwd: folder });
  expect((statSync(join(folder, backup)).mode & 0o777).toString(8)).toBe('600');
});

test.each([
  ['a backup', 'pg_dump', ['1.2.0 pull portal', '1.1.5 exec consign']],
  ['a migration', 'run', ['1.2.0 pull portal', '1.1.5 exec consign', '1.2.0 run migrate']],
  [
    'an image',
    `${NEW} compose up`,
    ['1.2.0 pull portal', '1.1.5 exec consign', '1.2.0 run migrate', '1.2.0 up portal', '1.1.5 up portal'],
  ],
])('%s that fails leaves the image of before in use', (_case, failing, calls) => {
  const result = upgrade(failing);
  expect([result.status, result.calls]).toEqual([1, calls]);
  expect(result.settings).toContain(`CONSIGN_IMAGE=${OLD}\n`);
  expect(globSync('backups/*.dump', { cwd: folder }).length).toBe(failing === 'pg_dump' ? 0 : 1);
});
