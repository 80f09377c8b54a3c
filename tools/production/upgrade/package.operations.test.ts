import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../lib/paths.ts';
import { packRelease } from '../package/pack-release.ts';
import { unpackRelease } from '../package/unpack-release.ts';
import { startPortal } from '../testing/portal.fixtures.ts';
import { openStage } from '../testing/stage.ts';
import { builtPortal, readLink, setLink } from './release-folder.ts';

const NOTE = '.package-lock.json';

let stage: Awaited<ReturnType<typeof openStage>>;
let link: string;
let releases: string;
let restarted: number[];

/** What a supervisor does: `COMMAND` asks here for a restart of the process of `PORT`. */
const supervisor = createServer((request, response) => {
  const port = Number(new URL(request.url ?? '', 'http://supervisor').searchParams.get('port'));
  restarted.push(port);
  void stage
    .end(port, 'SIGTERM')
    .then(() => stage.start(port, join(link, 'api')))
    .then(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
});

beforeAll(async () => {
  stage = await openStage({});
  link = join(stage.folder, 'consign');
  releases = join(stage.folder, 'releases');
  cpSync(builtPortal(ROOT), join(stage.folder, 'portal'), { recursive: true });
  setLink(link, ROOT);
  await startPortal(stage);
  supervisor.listen(0, '127.0.0.1');
  await once(supervisor, 'listening');
}, 600_000);
afterAll(async () => {
  supervisor.close();
  await stage.close();
});
beforeEach(() => {
  restarted = [];
});

/** The command as an operator gives it, in the folder of the release in use. */
async function upgradeFrom(file: string) {
  const restart = `node --eval "fetch('http://127.0.0.1:${(supervisor.address() as AddressInfo).port}/?port=' + process.env.PORT).then((answer) => process.exit(answer.ok ? 0 : 1))"`;
  const options = {
    from: file,
    releases,
    link,
    ports: stage.ports.join(','),
    backups: join(stage.folder, 'backups'),
    watch: '1',
    restart,
    stop: 'true',
  };
  const child = spawn(
    process.execPath,
    ['tools/run/upgrade.ts', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])],
    { cwd: ROOT, env: { ...stage.settings, PG_BIN: stage.postgres.bin }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output: output + errors };
}

/** Packages as npm would have installed them, with its note: links to those of this checkout. */
function install(release: string) {
  for (const modules of globSync('{node_modules,*/node_modules}', { cwd: ROOT })) {
    mkdirSync(join(release, modules));
    for (const name of readdirSync(join(ROOT, modules)).filter((entry) => entry !== NOTE))
      symlinkSync(join(ROOT, modules, name), join(release, modules, name));
  }
  cpSync(join(release, 'package-lock.json'), join(release, 'node_modules', NOTE));
}

test('a release is upgraded from its package, by its own upgrade', async () => {
  const file = join(stage.folder, 'consign.tgz');
  expect(packRelease(ROOT, file, { withModules: false })).toBeGreaterThan(1_000_000);
  const release = await unpackRelease(file, releases);
  install(release);
  const { code, output } = await upgradeFrom(file);
  expect(output).toContain(`Processes: ${stage.ports.join(', ')} run ${release}`);
  expect([code, readLink(link), restarted]).toEqual([0, release, [...stage.ports]]);
  expect(output).toContain('The new release is in use.');
  expect((await stage.client.ask('/login')).status).toBe(200);
});

test('a package whose processes do not start is rolled back; one that is damaged changes nothing', async () => {
  const before = readLink(link);
  const file = join(stage.folder, 'broken.tgz');
  packRelease(ROOT, file, { withModules: false });
  appendFileSync(file, gzipSync('')); // so that it has a folder of its own
  const broken = await unpackRelease(file, releases);
  install(broken);
  writeFileSync(join(broken, 'api/src/main.ts'), "throw new Error('broken');\n");
  const { code, output } = await upgradeFrom(file);
  expect([code, readLink(link)]).toEqual([1, before]);
  expect(output).toContain('The upgrade was rolled back. The release before is in use.');
  expect((await stage.client.ask('/api/ready')).status).toBe(200);

  const damaged = join(stage.folder, 'damaged.tgz');
  writeFileSync(damaged, readFileSync(file).subarray(0, 100_000));
  restarted = [];
  const refused = await upgradeFrom(damaged);
  expect([refused.code, restarted, globSync('.unpacking-*', { cwd: releases })]).toEqual([1, [], []]);
});
