import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildTextSheet } from '../../api/src/platform/excel/testing/files.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { serve } from './api/served.ts';
import { peakMegabytes } from './imports/memory.ts';
import { addOffice } from './imports/office.ts';
import { writeReport } from './imports/report.ts';
import { rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';

const ROWS = 5_000;
const REPORT = { rows: 50_000, columns: 20 };
const LOOK_EVERY_MS = 250;
const LIMITS = { importSeconds: 30, apiMegabytes: 400, reportSeconds: 10, reportMegabytes: 250, lost: 0 };

type Api = Awaited<ReturnType<typeof serve>>;
type State = { id: string; state: string; created: number; failed: number };

async function ask<T>({ url, headers }: Api, path: string, file?: Buffer): Promise<T> {
  const body = new FormData();
  if (file) body.set('file', new Blob([new Uint8Array(file)]), 'orders.xlsx');
  const answer = await fetch(`${url}/api/${path}`, file ? { method: 'POST', headers, body } : { headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function timed<T>(act: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const started = performance.now();
  const result = await act();
  return [rounded((performance.now() - started) / 1_000), result];
}

async function imported(api: Api, file: Buffer): Promise<State> {
  let state = await ask<State>(api, 'orders/import', file);
  while (state.state !== 'finished') {
    await wait(LOOK_EVERY_MS);
    state = await ask<State>(api, `orders/import/${state.id}`);
  }
  return state;
}

/** A large file of orders checked and imported through the API, and a long report written. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  try {
    const report = await writeReport(folder, REPORT.rows, REPORT.columns);
    await prepareDatabase(db);
    const { login, organizationId, table } = await addOffice(db, Math.floor(Date.now() / 1_000), ROWS);
    const file = await buildTextSheet(table);
    const api = await serve(folder, login);
    const [checkSeconds, check] = await timed(() => ask<{ valid: number }>(api, 'orders/import?dryRun=true', file));
    const [importSeconds, { created, failed }] = await timed(() => imported(api, file));
    const apiMegabytes = peakMegabytes(api.pid);
    const stored = (await db.selectFrom('orders').select('id').where('organizationId', '=', organizationId).execute())
      .length;
    await api.close();
    const figures = {
      rows: ROWS,
      fileKilobytes: Math.round(file.length / 1_024),
      checkSeconds,
      valid: check.valid,
      importSeconds,
      created,
      failed,
      lost: ROWS - Math.min(stored, created),
      apiMegabytes,
      ...report,
    };
    const holds = within(figures, LIMITS);
    return { holds, figures, limits: LIMITS };
  } finally {
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
