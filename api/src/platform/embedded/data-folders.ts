import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';
import { canEnter, type RunAs } from './run-as.ts';

const ELSEWHERE = '/var/lib';
/** Longest path of a socket: 108 bytes of `sockaddr_un`, 104 on macOS, with the closing zero. */
const SOCKET_BYTES = process.platform === 'linux' ? 107 : 103;
const SOCKET_NAME = '/.s.PGSQL.65535';

export const give = (path: string, { uid, gid }: RunAs) => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** What is there is whole: it is made beside its place and moved there. Of several processes that make it at once, the first one's stands. */
export function makeWhole(place: string, make: (growing: string) => void) {
  if (existsSync(place)) return;
  const growing = `${place}.${process.pid}`;
  rmSync(growing, { recursive: true, force: true });
  try {
    make(growing);
    renameSync(growing, place);
  } catch (error) {
    rmSync(growing, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

/** A home that lies elsewhere is found through a link, so that a removed data folder never meets its old home again. */
const makeElsewhere = (link: string) => {
  const home = mkdtempSync(join(ELSEWHERE, 'consign-'));
  chmodSync(home, 0o755);
  symlinkSync(home, link);
};

const makeHere = (home: string) => {
  mkdirSync(home);
  chmodSync(home, 0o755);
};

/**
 * Where the database's files live: in the data folder, or, when the user that runs PostgreSQL cannot enter it
 * (root's own checkout), in a folder of its own below /var/lib that the data folder links to.
 */
export function databaseHome(dataFolder: string, user: RunAs): string {
  const home = resolve(dataFolder, 'database');
  mkdirSync(dataFolder, { recursive: true });
  makeWhole(home, canEnter(dataFolder, user) ? makeHere : makeElsewhere);
  return realpathSync(home);
}

const shortFolder = (cluster: string) =>
  join(tmpdir(), `consign-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);

/** The folder of the socket: the cluster's own, or a short one in the temporary folder when that path is too long for a socket. */
export function socketFolder(cluster: string, user: RunAs): string {
  if (Buffer.byteLength(cluster + SOCKET_NAME) <= SOCKET_BYTES) return cluster;
  const folder = shortFolder(cluster);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  const owner = user.uid ?? process.getuid?.();
  if (uid === process.getuid?.()) give(folder, user);
  else if (uid !== owner)
    throw new StartError(
      `The folder ${folder} belongs to another user: remove it, or set DATA_FOLDER to a shorter path.`,
    );
  return folder;
}

/** Removes the database's files wherever they live. The database must be stopped. */
export function removeData(dataFolder: string) {
  const link = join(dataFolder, 'database');
  if (existsSync(link)) {
    const home = realpathSync(link);
    rmSync(shortFolder(join(home, 'cluster')), { recursive: true, force: true });
    rmSync(home, { recursive: true });
  }
  rmSync(dataFolder, { recursive: true, force: true });
}
