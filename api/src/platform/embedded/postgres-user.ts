import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** The user that runs PostgreSQL; empty: our own. PostgreSQL refuses to run as root. */
export type RunAs = { uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g', user: string) => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
};

export function runAs(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const uid = idOf('-u', user);
    const gid = idOf('-g', user);
    if (uid && gid !== null) return { uid, gid };
  }
  throw new StartError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" here: start as another user, or set DATABASE_URL.',
  );
}

/** Asked of the system itself, as that user: the folder's own mode says nothing of those above it. */
export const canEnter = (folder: string, user: RunAs) =>
  user.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd -- "$0"', resolve(folder)], { ...user, stdio: 'ignore', cwd: '/' }).status === 0;
