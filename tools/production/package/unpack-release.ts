import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../../../api/src/platform/errors/startup-error.ts';
import { readBuilt } from '../upgrade/release-folder.ts';

const READABLE_BY_PROCESSES = 0o755;

/** @throws StartupError for a file that is no package of a release */
function readVersion(file: string): string {
  try {
    const text = execFileSync('tar', ['-xzOf', file, 'package.json'], { encoding: 'utf8', stdio: 'pipe' });
    const { name, version } = JSON.parse(text) as { name: string; version: string };
    if (name === 'consign' && /^[\w.-]+$/.test(version)) return version;
  } catch {
    // The sentence below says it.
  }
  throw new StartupError(`${file} is no package of a release: npm run package makes one.`);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 8);
}

/**
 * The folder of a release: itself, or a package of it unpacked into a folder of its own below `releases`. One that is
 * there already is used again.
 * @throws StartupError
 */
export async function unpackRelease(from: string, releases: string): Promise<string> {
  if (!existsSync(from)) throw new StartupError(`${from} does not exist.`);
  if (statSync(from).isDirectory()) return resolve(from);
  const folder = join(resolve(releases), `${readVersion(from)}-${await hashOf(from)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(releases, { recursive: true });
  const partial = mkdtempSync(join(resolve(releases), '.unpacking-'));
  try {
    execFileSync('tar', ['-xzf', resolve(from), '--no-same-owner', '-C', partial], { stdio: 'pipe' });
    readBuilt(partial);
    chmodSync(partial, READABLE_BY_PROCESSES);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
