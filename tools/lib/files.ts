import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** A reader sees the old document or the new one, never half of it. */
export function writeWhole(file: string, content: unknown) {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(beside, file);
}

const STALE_MS = 30_000;
const isStale = (lock: string) =>
  Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > STALE_MS;

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Runs what changes a file while nobody else does. A lock that its owner left behind is broken after half a minute. */
export async function alone<T>(file: string, change: () => T): Promise<T> {
  const lock = `${file}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  while (!take(lock)) await wait(20);
  try {
    return change();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
