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
import { StartupError } from '../errors/startup-error.ts';
import { canEnterFolder, type PostgresUser } from './postgres-user.ts';

const SYSTEM_DATA_FOLDER = '/var/lib';
/** `sockaddr_un` has 108 bytes, 104 on macOS, including the terminating zero. */
const MAX_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103;
const SOCKET_NAME = '/.s.PGSQL.65535';

export const changeOwner = (path: string, { uid, gid }: PostgresUser) => {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
};

/** Creates a file or folder under a temporary name and renames it when complete. The first of several processes wins. */
export function createAtomically(path: string, create: (temporary: string) => void) {
  if (existsSync(path)) return;
  const temporary = `${path}.${process.pid}`;
  rmSync(temporary, { recursive: true, force: true });
  try {
    create(temporary);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** The random folder name prevents a recreated data folder from finding the database of the deleted one. */
const createLinkedHome = (link: string) => {
  const home = mkdtempSync(join(SYSTEM_DATA_FOLDER, 'consign-'));
  chmodSync(home, 0o755);
  symlinkSync(home, link);
};

const createHome = (home: string) => {
  mkdirSync(home);
  chmodSync(home, 0o755);
};

/**
 * Creates the folder of the database files: inside the data folder, or, when the user that runs PostgreSQL can't enter
 * that one (e.g. below /root), below /var/lib with a link in the data folder.
 */
export function ensureDatabaseHome(dataFolder: string, user: PostgresUser): string {
  const home = resolve(dataFolder, 'database');
  mkdirSync(dataFolder, { recursive: true });
  createAtomically(home, canEnterFolder(dataFolder, user) ? createHome : createLinkedHome);
  return realpathSync(home);
}

const shortSocketFolder = (cluster: string) =>
  join(tmpdir(), `consign-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);

/** The cluster itself, or a folder with a short path when the cluster's path is too long for a socket. */
export function ensureSocketFolder(cluster: string, user: PostgresUser): string {
  if (Buffer.byteLength(cluster + SOCKET_NAME) <= MAX_SOCKET_PATH_BYTES) return cluster;
  const folder = shortSocketFolder(cluster);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(folder);
  const owner = user.uid ?? process.getuid?.();
  if (uid === process.getuid?.()) changeOwner(folder, user);
  else if (uid !== owner)
    throw new StartupError(
      `The folder ${folder} belongs to another user. Remove it, or set DATA_FOLDER to a shorter path.`,
    );
  return folder;
}

/** Deletes the data folder and the database files it links to. Stop the database first. */
export function removeData(dataFolder: string) {
  const link = join(dataFolder, 'database');
  if (existsSync(link)) {
    const home = realpathSync(link);
    rmSync(shortSocketFolder(join(home, 'cluster')), { recursive: true, force: true });
    rmSync(home, { recursive: true });
  }
  rmSync(dataFolder, { recursive: true, force: true });
}
