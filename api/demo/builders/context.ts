import { createHash } from 'node:crypto';
import type { Db } from '../../src/platform/database/database.ts';

/** Shared by all builders. `now` is unix seconds; nothing reads the clock or a random source. */
export type Context = {
  db: Db;
  now: number;
  /** The next number for a noun: 1, 2, 3… */
  next: (noun: string) => number;
  /** The same id for the nth record of a noun, in every run. */
  id: (noun: string, n: number) => string;
  /** The default record of a kind, created when first needed. */
  usual: <T>(kind: string, make: () => Promise<T>) => Promise<T>;
};

type Memory = { counts: Map<string, number>; usual: Map<string, Promise<unknown>> };
const memories = new WeakMap<Db, Memory>();

function memoryOf(db: Db): Memory {
  const memory = memories.get(db) ?? { counts: new Map(), usual: new Map() };
  memories.set(db, memory);
  return memory;
}

function uuidOf(name: string) {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** @param seed separates the ids of two demo companies in one database */
export function contextOf(db: Db, now: number, seed: string): Context {
  const { counts, usual } = memoryOf(db);
  return {
    db,
    now,
    next: (noun) => {
      const n = (counts.get(noun) ?? 0) + 1;
      counts.set(noun, n);
      return n;
    },
    id: (noun, n) => uuidOf(`${seed}/${noun}/${n}`),
    usual: <T>(kind: string, make: () => Promise<T>) => {
      const made = (usual.get(kind) as Promise<T> | undefined) ?? make();
      usual.set(kind, made);
      return made;
    },
  };
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Removes overrides that are `undefined`, so that defaults apply. */
export const defined = <T extends object>(overrides: T): T =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined)) as T;
