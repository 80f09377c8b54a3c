import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 20;

export const socketOf = (folder: string, port: number) => join(folder, `.s.PGSQL.${port}`);

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

export const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket, () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', () => resolve(false));
  });

/** Polls until `holds`, for as long as `goesOn` does. */
export async function until(holds: () => boolean | Promise<boolean>, goesOn: () => boolean): Promise<boolean> {
  while (goesOn()) {
    if (await holds()) return true;
    await wait(POLL_MS);
  }
  return holds();
}

/** After a restart of a container the number of a dead postmaster may be another process's. */
const isPostgres = (pid: number) => {
  const name = `/proc/${pid}/comm`;
  return isAlive(pid) && (!existsSync(name) || readFileSync(name, 'utf8').startsWith('postgres'));
};

/** The process that holds the cluster, if one does: ours from before a kill, or another API process's. */
export function runningPostmaster(cluster: string): number | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (pid > 0 && isPostgres(pid)) return pid;
  rmSync(file, { force: true });
  return null;
}
