import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { serve } from './api/served.ts';
import { work } from './approvals/crowd.ts';
import { addOffice, type Office } from './approvals/offices.ts';
import { compareWithTimeline } from './approvals/replay.ts';
import { tallyOf } from './approvals/tally.ts';
import { median, quantile, rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';

/** Four people each. */
const OFFICES = 25;
/** Set `APPROVALS_SECONDS` for a shorter run. */
const SECONDS = Number(process.env['APPROVALS_SECONDS'] ?? 60);
const LIMITS = { serverErrors: 0, refused: 0, lost: 0, doubled: 0, astray: 0 };

/** A hundred users create, submit, approve and reject orders, every request twice at once: none is lost or applied twice. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    const offices: Office[] = [];
    for (let number = 1; number <= OFFICES; number += 1) offices.push(await addOffice(db, now, number));
    const api = await serve(folder, offices[0]?.first ?? '');
    const tally = tallyOf(api.url);
    await work(tally, api.signIn, offices, SECONDS);
    const found = await compareWithTimeline(db, tally.stagesByOrder);
    await api.close();
    const { times, stagesByOrder, count } = tally;
    const figures = {
      people: OFFICES * 4,
      seconds: SECONDS,
      orders: stagesByOrder.size,
      moves: [...stagesByOrder.values()].flat().length,
      calls: times.length,
      p50Ms: rounded(median(times)),
      p99Ms: rounded(quantile(times, 0.99)),
      ...count,
      ...found,
    };
    const holds = figures.orders > 0 && within(figures, LIMITS);
    return { holds, figures, limits: LIMITS };
  } finally {
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
