import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '../../api/src/platform/database/database.ts';
import { ensureDatabaseHome, removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { findPostgresUser } from '../../api/src/platform/embedded/postgres-user.ts';
import { findRunningPostmaster } from '../../api/src/platform/embedded/postmaster.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { serve, withApi, type ServedApi } from './api/served.ts';
import { addOffice, type Office } from './approvals/offices.ts';
import { contention } from './measure/contention.ts';
import { createCalls } from './people/calls.ts';
import { openLiveStream } from './people/live-stream.ts';
import { type Person, work } from './people/person.ts';
import { createRandom } from './people/random.ts';
import { processorSeconds } from './scale/processor.ts';
import { addWholeOrders } from './scale/whole-orders.ts';

/** Four people each. */
const PER_OFFICE = 4;
const CROWDS = [100, 300];
const ORDERS = 20_000;
/** Set `PEOPLE_SECONDS` for a shorter run. */
const SECONDS = Number(process.env['PEOPLE_SECONDS'] ?? 180);
const SEED = 7;
const P95_MS = 150;
/** Only of the smaller crowd; that of the larger one is said for comparison. */
const LIMITED = ['home', 'list', 'order', 'timeline', 'create', 'submit', 'waiting', 'approve'];
const LIMITS = {
  people100Errors: 0,
  people100ClosedStreams: 0,
  ...Object.fromEntries(LIMITED.map((name) => [`people100${name[0]?.toUpperCase()}${name.slice(1)}P95Ms`, P95_MS])),
};

/** One after the other, as sign-in is throttled by address. */
async function signInAll({ signIn }: ServedApi, offices: readonly Office[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const { planners, first, second, input } of offices) {
    for (const login of planners) people.push({ headers: await signIn(login), kind: 'planner', input });
    for (const login of [first, second]) people.push({ headers: await signIn(login), kind: 'approver', input });
  }
  return people;
}

/** Each office has an order, of which the others are copies. */
async function addOrdersOf(db: Db, { url }: ServedApi, people: readonly Person[]) {
  const { send } = createCalls(url);
  for (const { headers, input } of people.filter((_, index) => index % PER_OFFICE === 0))
    await send(headers, { name: 'create', method: 'POST', path: 'orders', body: input });
  await addWholeOrders(db, ORDERS);
  await sql`vacuum analyze`.execute(db);
}

type Pids = { api: number; database: number };
const secondsOf = ({ api, database }: Pids) => ({ api: processorSeconds(api), database: processorSeconds(database) });

/** Lets people work at once, each with an open live stream. */
async function letWork({ url }: ServedApi, pids: Pids, people: readonly Person[]): Promise<Record<string, number>> {
  const calls = createCalls(url);
  const streams = await Promise.all(people.map(({ headers }) => openLiveStream(url, headers)));
  const contendedBefore = contention();
  const [before, started] = [secondsOf(pids), performance.now()];
  const until = Date.now() + SECONDS * 1_000;
  await Promise.all(people.map((person, index) => work(calls, person, createRandom(SEED + index), until)));
  const [after, seconds] = [secondsOf(pids), (performance.now() - started) / 1_000];
  const closed = streams.filter(({ isOpen }) => !isOpen()).length;
  await Promise.all(streams.map(({ close }) => close()));
  const perCall = (used: number) => rounded((used * 1_000) / calls.count.calls);
  return {
    calls: calls.count.calls,
    errors: calls.count.errors,
    closedStreams: closed,
    callsPerSecond: rounded(calls.count.calls / seconds),
    ...calls.figures(),
    contention: rounded((contendedBefore + contention()) / 2),
    apiMs: perCall(after.api - before.api),
    databaseMs: perCall(after.database - before.database),
  };
}

const withPrefix = (prefix: string, figures: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${prefix}${name[0]?.toUpperCase()}${name.slice(1)}`, value]),
  );

/** A hundred and three hundred signed-in people with the pauses of people, on one process and the embedded database. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    const offices: Office[] = [];
    const largest = Math.max(...CROWDS);
    for (let number = 1; number <= largest / PER_OFFICE; number += 1) offices.push(await addOffice(db, now, number));
    const figures = await withApi(await serve(folder, offices[0]?.first ?? ''), async (api) => {
      const home = ensureDatabaseHome(folder, findPostgresUser());
      const pids = { api: api.pid, database: findRunningPostmaster(join(home, 'cluster')) ?? 0 };
      const people = await signInAll(api, offices);
      await addOrdersOf(db, api, people);
      const measured: Record<string, number> = { seconds: SECONDS, orders: ORDERS };
      for (const count of CROWDS)
        Object.assign(measured, withPrefix(`people${count}`, await letWork(api, pids, people.slice(0, count))));
      return measured;
    });
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
