import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SECRETS } from '../../api/src/platform/config/secret-files.ts';
import { ROOT } from '../lib/paths.ts';

const FOLDER = join(ROOT, 'deploy/systemd');
const UNITS = globSync('*', { cwd: FOLDER }).toSorted();
/** Settings of Node.js and glibc. */
const OF_THE_RUNTIME = /^(NODE_ENV|MALLOC_\w+)$/;
const DROP_IN = 'credentials.conf';
const SERVICES = UNITS.filter((name) => name.endsWith('.service'));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const valuesOf = (name: string, key: string) =>
  [...read(name).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

/** The lower limit for any of our processes. */
const WALLS = {
  NoNewPrivileges: 'yes',
  CapabilityBoundingSet: '',
  ProtectSystem: 'strict',
  ProtectHome: 'yes',
  PrivateTmp: 'yes',
  PrivateDevices: 'yes',
  RestrictNamespaces: 'yes',
  SystemCallArchitectures: 'native',
  UMask: '0077',
  User: 'consign',
};

test.each(SERVICES)('%s runs what is in the repository, behind every wall', (name) => {
  for (const [wall, value] of Object.entries(WALLS)) expect([wall, valuesOf(name, wall)]).toEqual([wall, [value]]);
  const [command = ''] = valuesOf(name, 'ExecStart');
  const [program = '', ...args] = command.split(' ');
  const script = args.find((arg) => arg.endsWith('.ts')) ?? 'none';
  expect([
    valuesOf(name, 'WorkingDirectory'),
    existsSync(join(ROOT, script)),
    program.replace('/opt/consign', ''),
  ]).toEqual([['/opt/consign'], true, '/node_modules/.bin/node']);
});

test('every page that a unit names is there, and the settings that it is given are known', () => {
  const pages = UNITS.flatMap((name) => valuesOf(name, 'Documentation')).map((page) =>
    page.replace('file:///opt/consign/', ''),
  );
  expect(pages.filter((page) => !existsSync(join(ROOT, page)))).toEqual([]);
  const settings = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  const environmentVariables = [
    ...SERVICES.flatMap((name) => valuesOf(name, 'Environment'))
      .join(' ')
      .matchAll(/(\w+)=/g),
    ...readFileSync(join(ROOT, 'deploy/consign.env'), 'utf8').matchAll(/^(\w+)=/gm),
  ].map(([, name = '']) => name);
  expect(
    environmentVariables.filter((name) => !OF_THE_RUNTIME.test(name) && !settings.includes(`\`${name}\``)),
  ).toEqual([]);
});

test('every secret can be a file, and the drop-in gives each credential to the setting of its name', () => {
  const settings = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8');
  expect(SECRETS.filter((name) => !settings.includes(`\`${name}_FILE\``))).toEqual([]);
  const loaded = valuesOf(DROP_IN, 'LoadCredentialEncrypted');
  const files = valuesOf(DROP_IN, 'Environment').flatMap((line) => line.split(' '));
  expect(files).toEqual(
    loaded.map((name) => `${name.replace('consign.', '').replaceAll('-', '_').toUpperCase()}_FILE=%d/${name}`),
  );
  const names: readonly string[] = SECRETS;
  expect(files.map((file) => file.split('_FILE=')[0]).filter((name = '') => !names.includes(name))).toEqual([]);
});

/** systemd is checked only where it exists; the tests above run everywhere. */
const units = existsSync('/usr/bin/systemd-analyze')
  ? [...SERVICES, ...UNITS.filter((name) => name.endsWith('.timer'))]
  : [];
if (units.length > 0) {
  test('systemd finds no fault in them, and calls none exposed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'consign-units-'));
    /** The drop-in of credentials is one of each service, as in docs/production.md. */
    const placed = (name: string) =>
      name === DROP_IN ? SERVICES.map((service) => join(`${service.replace('@', '@8081')}.d`, name)) : [name];
    for (const [name, place] of UNITS.flatMap((unit) => placed(unit).map((file) => [unit, file] as const))) {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(
        join(folder, place.replace(/@\.service$/, '@8081.service')),
        read(name).replaceAll('/opt/consign/node_modules/.bin/node', process.execPath).replaceAll('%i', '8081'),
      );
    }
    const here = globSync('*.{service,timer}', { cwd: folder }).map((name) => join(folder, name));
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { env, encoding: 'utf8' });
    const { status, stderr } = analyze('verify', '--man=no', ...here);
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []]);
    expect(
      analyze('security', '--offline=true', '--threshold=20', ...here.filter((file) => file.endsWith('.service')))
        .status,
    ).toBe(0);
    rmSync(folder, { recursive: true });
  });
}
