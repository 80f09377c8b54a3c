import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../../api/demo/demo.ts';
import type { Caller } from '../../../api/src/platform/access/caller.ts';
import { type Db, openDatabase } from '../../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../../api/src/prepare-database.ts';
import { median, quantile, rounded } from '../../lib/median.ts';
import { bareList } from './bare.ts';
import { type Filters, servedList } from './served.ts';

const ROUNDS = 15;
const WARM_UP = 3;

async function callerOf(db: Db, login: string): Promise<Caller> {
  const user = await db
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select(['users.id as userId', 'login', 'role', 'organizationId', 'type as organizationType', 'contactId'])
    .where('login', '=', login)
    .executeTakeFirstOrThrow();
  return { ...user, rules: [], actorId: null };
}

async function timed(ask: () => Promise<unknown>) {
  const started = performance.now();
  await ask();
  return performance.now() - started;
}

type Contender = { ask: (search: string) => Promise<unknown> };

/** The contender that starts alternates, so that neither always profits from the other's warm cache. */
async function race(search: string, served: Contender, bare: Contender) {
  const times = { served: [] as number[], bare: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['served', 'bare'] as const) : (['bare', 'served'] as const);
    for (const who of order) {
      const took = await timed(() => (who === 'served' ? served : bare).ask(search));
      if (round >= 0) times[who].push(took);
    }
  }
  return times;
}

/** The ratio of the 99th percentile to the median, in the worst search. */
const tailOf = ({ served }: { served: number[] }) => quantile(served, 0.99) / median(served);
const ratioOf = ({ served, bare }: { served: number[]; bare: number[] }) => median(served) / median(bare);

type Race = {
  /** The API, and its own SQL without the API. */
  path: string;
  filters?: Filters;
  list: (db: Db, caller: Caller, search: string) => Promise<unknown>;
  /** Its first statements that it runs in parallel. */
  atOnce?: number;
  /** The empty search is the first page. */
  searches: readonly string[];
};
type Course = {
  login: string;
  /** Adds the many rows. */
  add: (db: Db) => Promise<void>;
};

type Ground = { folder: string; connection: Parameters<typeof bareList>[0]; caller: Caller };

async function raceOn({ folder, connection, caller }: Ground, { path, filters, list, searches, atOnce = 1 }: Race) {
  const bare = await bareList(connection, (client, search) => list(client, caller, search), searches, atOnce);
  const served = await servedList(folder, caller.login, path, filters);
  const races = [];
  for (const search of searches) races.push(await race(search, served, bare));
  await served.close();
  await bare.close();
  const all = { served: races.flatMap((times) => times.served), bare: races.flatMap((times) => times.bare) };
  return {
    servedMs: rounded(median(all.served)),
    bareMs: rounded(median(all.bare)),
    ratio: rounded(ratioOf(all)),
    worstSearchRatio: rounded(Math.max(...races.map(ratioOf))),
    tail: rounded(Math.max(...races.map(tailOf))),
  };
}

/**
 * Compares lists over the same rows one after another, search by search: the API against its own SQL through the bare
 * driver.
 */
export async function raceLists({ login, add }: Course, lists: readonly Race[]) {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const embedded = await startEmbeddedPostgres(folder);
  const db = openDatabase(embedded.connection, console.error);
  try {
    await prepareDatabase(db);
    await loadDemo(db, Math.floor(Date.now() / 1_000));
    await add(db);
    const ground = { folder, connection: embedded.connection, caller: await callerOf(db, login) };
    const figures = [];
    for (const one of lists) figures.push(await raceOn(ground, one));
    return figures;
  } finally {
    await db.destroy();
    await embedded.stop();
    removeData(folder);
  }
}

/** A single list. */
export async function raceList({ login, add, ...one }: Course & Race) {
  const [figures] = await raceLists({ login, add }, [one]);
  if (!figures) throw new Error('Nothing was raced');
  return figures;
}
