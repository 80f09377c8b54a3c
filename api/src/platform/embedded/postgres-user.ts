import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';

/** The user that runs PostgreSQL; empty for the current user. PostgreSQL refuses to run as root. */
export type PostgresUser = { uid?: number; gid?: number };

const getId = (flag: '-u' | '-g', user: string) => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

export function findPostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = getId('-u', user);
    const gid = getId('-g', user);
    if (uid && gid !== null) return { uid, gid };
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Start as another user, or set DATABASE_URL.',
  );
}

/** Tries to enter the folder as that user, because its mode alone doesn't tell whether its parents are accessible. */
export const canEnterFolder = (folder: string, user: PostgresUser) =>
  user.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd -- "$0"', resolve(folder)], { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
