import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 20;
/** Line numbers of postmaster.pid. */
const PID_LINE = 0;
const PORT_LINE = 3;
const STATUS_LINE = 7;

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Polls a condition for as long as `shouldContinue` returns true. @returns whether the condition was met */
export async function waitUntil(condition: () => boolean, shouldContinue: () => boolean): Promise<boolean> {
  while (shouldContinue()) {
    if (condition()) return true;
    await wait(POLL_MS);
  }
  return condition();
}

function tryRead(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');
const readLine = (cluster: string, line: number) =>
  tryRead(() => readFileSync(pidFile(cluster), 'utf8').split('\n')[line]?.trim() ?? '');

/** After a crash, another process may have the PID of a dead postmaster. A postmaster's working folder is its cluster. */
function isPostmaster(pid: number, cluster: string) {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self')) return true;
  const workingFolder = tryRead(() => readlinkSync(`/proc/${pid}/cwd`));
  return workingFolder === null
    ? Boolean(tryRead(() => readFileSync(`/proc/${pid}/comm`, 'utf8'))?.startsWith('postgres'))
    : workingFolder === cluster;
}

const readPid = (cluster: string) => Number(readLine(cluster, PID_LINE));

/** @returns the PID of the server on the cluster, or null */
export function findRunningPostmaster(cluster: string): number | null {
  const pid = readPid(cluster);
  return pid > 0 && isPostmaster(pid, cluster) ? pid : null;
}

/** PostgreSQL doesn't start while any process has the PID of a dead postmaster. */
export function removeStaleLock(cluster: string) {
  if (readPid(cluster) > 0 && findRunningPostmaster(cluster) === null) rmSync(pidFile(cluster));
}

/** Whether the server of the cluster accepts connections. */
export const isReady = (cluster: string) => readLine(cluster, STATUS_LINE) === 'ready';

/** The port of the socket name, and of TCP if the server listens. */
export const readPort = (cluster: string) => Number(readLine(cluster, PORT_LINE));
