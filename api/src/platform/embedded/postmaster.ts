import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 20;
/** Lines of postmaster.pid. */
const PID = 0;
const PORT = 3;
const STATUS = 7;

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Polls until `holds`, for as long as `goesOn` does. */
export async function until(holds: () => boolean, goesOn: () => boolean): Promise<boolean> {
  while (goesOn()) {
    if (holds()) return true;
    await wait(POLL_MS);
  }
  return holds();
}

function tryRead(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');
const lineOf = (cluster: string, line: number) =>
  tryRead(() => readFileSync(pidFile(cluster), 'utf8').split('\n')[line]?.trim() ?? '');

/** After a crash of the machine the number of a dead postmaster may be any other process's; a postmaster works in its cluster. */
function isPostmaster(pid: number, cluster: string) {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self')) return true;
  const workingFolder = tryRead(() => readlinkSync(`/proc/${pid}/cwd`));
  return workingFolder === null
    ? Boolean(tryRead(() => readFileSync(`/proc/${pid}/comm`, 'utf8'))?.startsWith('postgres'))
    : workingFolder === cluster;
}

const writtenPid = (cluster: string) => Number(lineOf(cluster, PID));

/** The process that holds the cluster, if one does: ours from before a kill, or another API process's. */
export function runningPostmaster(cluster: string): number | null {
  const pid = writtenPid(cluster);
  return pid > 0 && isPostmaster(pid, cluster) ? pid : null;
}

/** PostgreSQL would take another process that has a dead postmaster's number for a running one. */
export function removeStaleLock(cluster: string) {
  if (writtenPid(cluster) > 0 && runningPostmaster(cluster) === null) rmSync(pidFile(cluster));
}

/** Whether the server of the cluster takes connections; one that starts or stops does not. */
export const isReady = (cluster: string) => lineOf(cluster, STATUS) === 'ready';

/** The port in the name of its socket; also that of TCP, where it listens. */
export const portOf = (cluster: string) => Number(lineOf(cluster, PORT));
