import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSecretFiles } from '../../api/src/platform/config/secret-files.ts';
import { capture } from '../lib/capture.ts';
import { ROOT } from '../lib/paths.ts';
import { unpackRelease } from '../production/package/unpack-release.ts';
import { takeOption } from '../production/upgrade/from.rules.ts';
import { findPorts, toSupervisor } from '../production/upgrade/processes.ts';
import { upgrade } from '../production/upgrade/upgrade.ts';
import { openTarget } from '../release/target.ts';

const USAGE = `Usage, in the folder of the new release: npm run upgrade -- [FOLDER] with the settings in the environment
  --from FILE.tgz                 in the folder of any release: a package of the new one (npm run package), or its folder
  --releases /opt/consign-releases  where the package is unpacked
  --link /opt/consign             the link that the processes run
  --ports 8081,8082               the processes of this machine; those of systemd by default
  --backups /var/backups/consign  where the backup goes; --keep 14; --no-backup for none
  --channel stable                who gets the areas: a channel, with --share PERCENT of the users
  --to s3://bucket/prefix         where the registry is (or RELEASE_TARGET); PORTAL_FOLDER by default
  --check COMMAND                 a check of your own: its failure rolls back
  --watch 15                      seconds that every process must stay ready
  --restart COMMAND --stop COMMAND  in place of systemctl, with the process in PORT`;

const text = { type: 'string' } as const;
const OPTIONS = {
  link: { ...text, default: '/opt/consign' },
  ports: text,
  backups: { ...text, default: '/var/backups/consign' },
  keep: { ...text, default: '14' },
  'no-backup': { type: 'boolean', default: false },
  channel: { ...text, default: 'stable' },
  share: text,
  to: text,
  check: text,
  watch: { ...text, default: '15' },
  restart: text,
  stop: text,
} as const;

function toNumber(value: string, [least, most]: readonly [number, number]): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most) throw new Error(USAGE);
  return number;
}

/** @throws Error with what the command printed */
async function runCheck(command: string) {
  const { ok, output } = await capture(['sh', '-c', command]);
  if (!ok) throw new Error(`the check failed: ${output.trim()}`);
}

/** Hands over to the upgrade of the new release, which knows what it needs. Installs its packages first. */
function runIn(release: string, args: readonly string[]): number {
  console.log(`${release}: its own upgrade takes over.`);
  const command = [join(release, 'tools/run/run.mjs'), 'upgrade', ...args];
  return spawnSync(process.execPath, command, { cwd: release, stdio: 'inherit' }).status ?? 1;
}

async function run() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const env = readSecretFiles(process.env);
  const { PORTAL_FOLDER: portal } = env;
  if (positionals.length > 1 || !portal) throw new Error(USAGE);
  const { check } = values;
  await upgrade({
    release: resolve(positionals[0] ?? ROOT),
    link: values.link,
    portal,
    store: openTarget(values.to ?? env['RELEASE_TARGET'] ?? join(portal, 'areas'), env),
    channel: values.channel,
    share: values.share === undefined ? undefined : toNumber(values.share, [0, 100]),
    ports: values.ports?.split(',').map((port) => toNumber(port, [1, 65_535])) ?? (await findPorts()),
    backups: values['no-backup'] ? undefined : { folder: values.backups, keep: toNumber(values.keep, [1, 10_000]) },
    watchSeconds: toNumber(values.watch, [0, 3_600]),
    check: check === undefined ? undefined : () => runCheck(check),
    supervisor: toSupervisor(values.restart, values.stop),
    env: process.env,
    say: (line) => console.log(line),
  });
  console.log('The new release is in use.');
}

try {
  const { value: from, rest } = takeOption(process.argv.slice(2), 'from');
  const { value: releases = '/opt/consign-releases', rest: args } = takeOption(rest, 'releases');
  if (from === undefined) await run();
  else process.exitCode = runIn(await unpackRelease(from, releases), args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
