import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '../../api/demo/demo.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { freePort } from '../lib/port.ts';
import { startPostgres } from '../production/testing/postgres.ts';
import { serve } from './api/served.ts';
import { processorSeconds } from './scale/processor.ts';

const LOGIN = 'dispatcher';
const ROUNDS = 40;
/** As a share of the primary's processor time without a replica. */
const LIMITS = { primaryShare: 0.6 };
const portOf = async () => (await freePort(0, '127.0.0.1')) ?? 0;

/** Lists, a report and dashboards. */
const CALLS = [
  'orders/v2?limit=50',
  'contacts?limit=50',
  'reports?name=tripArchive&limit=50',
  'dashboards/counters?period=month',
  'partners/scorecards',
];

/** The processor milliseconds of the primary for each call. */
async function measure(data: string, pid: number, settings: Readonly<Record<string, string>>) {
  const api = await serve(data, LOGIN, settings);
  try {
    const round = async () => {
      for (const path of CALLS) {
        const answer = await fetch(`${api.url}/api/${path}`, { headers: api.headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${answer.status} ${path}`);
      }
    };
    // Statements are prepared, and the replica has been looked at.
    for (let warm = 0; warm < 10; warm += 1) await round();
    const before = processorSeconds(pid);
    for (let rounds = 0; rounds < ROUNDS; rounds += 1) await round();
    return ((processorSeconds(pid) - before) * 1_000) / (ROUNDS * CALLS.length);
  } finally {
    await api.close();
  }
}

/** The primary's processor time for lists, reports and dashboards with and without a replica. */
export default async function run() {
  const primary = await startPostgres(await portOf());
  let replica: { end: () => Promise<void> } | undefined;
  try {
    await primary.query('create database consign');
    const db = openDatabase({ connectionString: primary.url('consign') }, console.error);
    await prepareDatabase(db);
    await loadDemo(db, Math.floor(Date.now() / 1_000));
    await db.destroy();
    await primary.query('vacuum analyze', 'consign');
    const follower = await (await primary.follow(await portOf())).start();
    replica = follower;
    const [{ folder } = {}] = await primary.query("select current_setting('data_directory') as folder");
    const [pid] = readFileSync(join(String(folder), 'postmaster.pid'), 'utf8').split('\n');
    const settings = { DATABASE_URL: primary.url('consign'), TOKEN_SECRET: 'a secret that only this bench knows' };
    const alone = await measure(String(folder), Number(pid), settings);
    const shared = await measure(String(folder), Number(pid), {
      ...settings,
      DATABASE_READ_URL: follower.url('consign'),
    });
    const share = Math.round((shared / alone) * 100) / 100;
    const figures = {
      primaryMsAlone: Math.round(alone * 100) / 100,
      primaryMsWithReplica: Math.round(shared * 100) / 100,
      primaryShare: share,
    };
    return { holds: share <= LIMITS.primaryShare, figures, limits: LIMITS };
  } finally {
    await replica?.end();
    await primary.stop();
  }
}
