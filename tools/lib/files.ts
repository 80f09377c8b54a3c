import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** Replaces a file atomically: readers see the old document or the new one. */
export function writeJsonAtomically(file: string, content: unknown) {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(temporary, file);
}

const STALE_MS = 30_000;
const isStale = (lock: string) =>
  Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS;

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Runs a change to a file while holding its lock. A stale lock is broken after half a minute. */
export async function withFileLock<T>(file: string, change: () => T): Promise<T> {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  while (!tryLock(lock)) await wait(20);
  try {
    return change();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
