import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BillSubject } from 'shared-contracts/values/finance/bills';
import { computeBills } from '../../../api/src/finance/public.ts';
import { greatCircleRouting } from '../../../api/src/network/public.ts';
import { loadDemo } from '../../../api/demo/demo.ts';
import { type Db, openDatabase } from '../../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../../api/src/prepare-database.ts';
import { addTrips } from './many-trips.ts';

/** The number of bills requested at once. */
const TOGETHER = 1_000;

async function recompute(db: Db, of: BillSubject, count: number): Promise<number> {
  const rows = await db
    .selectFrom(of === 'order' ? 'orders' : 'trips')
    .select('id')
    .orderBy('id')
    .limit(count)
    .execute();
  if (rows.length < count) throw new Error(`There are ${rows.length} only`);
  const started = performance.now();
  for (let from = 0; from < count; from += TOGETHER)
    await computeBills(
      db,
      greatCircleRouting,
      of,
      rows.slice(from, from + TOGETHER).map(({ id }) => id),
    );
  return Math.round(performance.now() - started);
}

/** Milliseconds to load orders and trips with their stops and contracts, and to compute their bills. */
export async function recomputeBills(count: number): Promise<{ orderBillsMs: number; tripBillsMs: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const embedded = await startEmbeddedPostgres(folder);
  const db = openDatabase(embedded.connection, console.error);
  try {
    await prepareDatabase(db);
    await loadDemo(db, Math.floor(Date.now() / 1_000));
    await addTrips(db, count);
    return { orderBillsMs: await recompute(db, 'order', count), tripBillsMs: await recompute(db, 'trip', count) };
  } finally {
    await db.destroy();
    await embedded.stop();
    removeData(folder);
  }
}
