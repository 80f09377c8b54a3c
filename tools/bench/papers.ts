import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '../../api/demo/demo.ts';
import { type Db, openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { serve } from './api/served.ts';
import { median, rounded } from '../lib/median.ts';

const LOGIN = 'dispatcher';
const LANGUAGES = { latin: 'en', sinhala: 'sin' } as const;
const ROUNDS = 7;
/** For the slowest document, including the first one, which loads the fonts. */
const LIMITS = { slowestP50Ms: 1_000, firstMs: 1_000 };

type Api = Awaited<ReturnType<typeof serve>>;

async function printed({ url, headers }: Api, path: string) {
  const started = performance.now();
  const answer = await fetch(`${url}/api/${path}`, { headers });
  const content = await answer.arrayBuffer();
  if (!answer.ok || !Buffer.from(content).subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new Error(`${answer.status} ${path}`);
  return performance.now() - started;
}

/** The trip with the most stops that the organization has a bill for. */
async function papersOf(db: Db): Promise<Record<string, string>> {
  const { id } = await db
    .selectFrom('bills')
    .innerJoin('tripStops', 'tripStops.tripId', 'bills.tripId')
    .innerJoin('trips', 'trips.id', 'bills.tripId')
    .innerJoin('users', 'users.organizationId', 'trips.organizationId')
    .select('trips.id')
    .where('users.login', '=', LOGIN)
    .groupBy('trips.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    manifest: `trips/${id}/manifest/export`,
    loadingPlan: `trips/${id}/loading-plan/export`,
    bill: `trips/${id}/bill/export`,
  };
}

/** Generates the documents of a demo trip as PDF through the API, in Latin and in Sinhala script. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const embedded = await startEmbeddedPostgres(folder);
  const db = openDatabase(embedded.connection, console.error);
  try {
    await prepareDatabase(db);
    await loadDemo(db, Math.floor(Date.now() / 1_000));
    const papers = await papersOf(db);
    const api = await serve(folder, LOGIN);
    const firsts: number[] = [];
    const p50: Record<string, number> = {};
    for (const [letters, language] of Object.entries(LANGUAGES)) {
      await db.updateTable('users').set({ language }).where('login', '=', LOGIN).execute();
      for (const [paper, path] of Object.entries(papers)) {
        firsts.push(await printed(api, path));
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await printed(api, path));
        p50[`${letters}${paper.charAt(0).toUpperCase()}${paper.slice(1)}Ms`] = rounded(median(times));
      }
    }
    await api.close();
    const figures = {
      ...p50,
      slowestP50Ms: Math.max(...Object.values(p50)),
      firstMs: rounded(Math.max(...firsts)),
      load: rounded(loadavg()[0] ?? 0),
    };
    return {
      holds: figures.slowestP50Ms <= LIMITS.slowestP50Ms && figures.firstMs <= LIMITS.firstMs,
      figures,
      limits: LIMITS,
    };
  } finally {
    await db.destroy();
    await embedded.stop();
    removeData(folder);
  }
}
