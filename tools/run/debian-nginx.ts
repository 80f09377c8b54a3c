import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../lib/capture.ts';
import { launcher, unpackDebian } from '../browser/debian.ts';
import { GENERATED } from '../lib/paths.ts';

const HOME = join(GENERATED, 'nginx');
const OWN = join(HOME, 'nginx');
const PLACES = [process.env['NGINX'] ?? '', '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', OWN];

const runs = async (path: string) => existsSync(path) && (await capture([path, '-v'], { limitMinutes: 1 })).ok;

async function find(): Promise<string | undefined> {
  for (const path of PLACES) if (await runs(path)) return path;
  return undefined;
}

/** The machine's own nginx, otherwise Debian's. @throws with the output of the failed step */
export async function nginx(): Promise<string> {
  const installed = await find();
  if (installed) return installed;
  const { output } = await unpackDebian(HOME, 'nginx');
  writeFileSync(OWN, launcher(HOME, 'usr/sbin/nginx'));
  chmodSync(OWN, 0o755);
  const unpacked = await find();
  if (!unpacked) throw new Error(`${output}No nginx runs here: install one, or name it by NGINX=/path/to/nginx.`);
  return unpacked;
}
