import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/platform/database.ts';
import { startEmbedded } from '../../api/src/platform/embedded/embedded.ts';
import { removeData } from '../../api/src/platform/embedded/home.ts';
import { prepareDatabase } from '../../api/src/prepare.ts';
import { serve } from './api/served.ts';
import { work } from './approvals/crowd.ts';
import { addOffice, type Office } from './approvals/offices.ts';
import { compared } from './approvals/replay.ts';
import { tallyOf } from './approvals/tally.ts';
import { median, quantile, rounded } from './measure/median.ts';
import { within } from './measure/within.ts';

/** Of four people each. */
const OFFICES = 25;
/** Fewer by `APPROVALS_SECONDS`. */
const SECONDS = Number(process.env['APPROVALS_SECONDS'] ?? 60);
const LIMITS = { serverErrors: 0, refused: 0, lost: 0, doubled: 0, astray: 0 };

/** A hundred people create, submit, approve and reject orders, each wish twice at once: none is lost or comes true twice, and every timeline leads to its order's stage. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbedded(folder);
  const db = openDatabase(connection, console.error);
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    const offices: Office[] = [];
    for (let number = 1; number <= OFFICES; number += 1) offices.push(await addOffice(db, now, number));
    const api = await serve(folder, offices[0]?.first ?? '');
    const tally = tallyOf(api.url);
    await work(tally, api.signIn, offices, SECONDS);
    const found = await compared(db, tally.told);
    await api.close();
    const { times, told, count } = tally;
    const figures = {
      people: OFFICES * 4,
      seconds: SECONDS,
      orders: told.size,
      moves: [...told.values()].flat().length,
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
