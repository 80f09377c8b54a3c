import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { serve } from './api/served.ts';
import { peakMegabytes } from './imports/memory.ts';
import { median, rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { openManyRows } from './reports/many-rows.ts';
import { raceReports } from './reports/million-rows.ts';

const ORDERS = 50_000;
const LOGIN = 'root';
const COLUMNS = [
  'orderNumber',
  'orderReference',
  'orderStage',
  'owner',
  'partner',
  'orderType',
  'contract',
  'pickup',
  'drop',
  'pickupFrom',
  'deliveryTo',
  'pickupArrivedAt',
  'dropArrivedAt',
  'cargo',
  'quantity',
  'weight',
  'space',
  'predictedDistance',
  'cost',
  'costLkr',
];
/** The other users' calls during the export. */
const OTHERS = ['orders/v2?limit=20', 'v1/trips?limit=20', 'notifications', 'vehicles?limit=20'];
const IDLE_ROUNDS = 40;
const LIMITS = { exportSeconds: 10, apiMegabytes: 250, othersRatio: 1.3, sqlRatio: 3 };

type Api = Awaited<ReturnType<typeof serve>>;

async function ask({ url, headers }: Api, path: string) {
  const started = performance.now();
  const answer = await fetch(`${url}/api/${path}`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return performance.now() - started;
}

/** Durations of other users' calls, one after the other, until the export has ended. */
async function others(api: Api, goesOn: (round: number) => boolean) {
  const times: number[] = [];
  for (let round = 0; goesOn(round); round += 1) for (const path of OTHERS) times.push(await ask(api, path));
  return times;
}

async function exported({ url, headers }: Api) {
  const started = performance.now();
  const query = new URLSearchParams([
    ['name', 'configurableOrderDetail'],
    ...COLUMNS.map((column): [string, string] => ['columns', column]),
  ]);
  const answer = await fetch(`${url}/api/reports/export?${query.toString()}`, { headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { byteLength } = await answer.arrayBuffer();
  return {
    seconds: (performance.now() - started) / 1_000,
    bytes: byteLength,
    estimated: Number(answer.headers.get('x-estimated-bytes')),
  };
}

/** Exports 50,000 rows of 20 columns as an Excel file through the API, while other users keep working. */
async function exportRows() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { stop } = await openManyRows(folder, ORDERS);
  try {
    const api = await serve(folder, LOGIN);
    await others(api, (round) => round < IDLE_ROUNDS / 2);
    const idle = median(await others(api, (round) => round < IDLE_ROUNDS));
    const idleMegabytes = peakMegabytes(api.pid);
    let isOver = false;
    const running = exported(api).finally(() => {
      isOver = true;
    });
    const busy = median(await others(api, () => !isOver));
    const { seconds, bytes, estimated } = await running;
    const apiMegabytes = peakMegabytes(api.pid);
    await api.close();
    return {
      rows: ORDERS,
      columns: COLUMNS.length,
      exportSeconds: rounded(seconds),
      fileMegabytes: rounded(bytes / 1_048_576),
      estimatedShare: rounded(estimated / bytes),
      idleMegabytes,
      apiMegabytes,
      idleMs: rounded(idle),
      busyMs: rounded(busy),
      othersRatio: rounded(busy / idle),
    };
  } finally {
    await stop();
    removeData(folder);
  }
}

/** An export of many rows, and pages, totals and groups of a report over a million orders and trips. */
export default async function run() {
  const exportFigures = await exportRows();
  const { figures: million, ratio } = await raceReports();
  const figures = { ...exportFigures, ...million, sqlRatio: ratio, load: rounded(loadavg()[0] ?? 0) };
  return { holds: within(figures, LIMITS), figures, limits: LIMITS };
}
