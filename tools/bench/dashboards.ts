import { mkdtempSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backfillBillStarts } from '../../api/src/finance/public.ts';
import { loadDemo } from '../../api/demo/demo.ts';
import { type Db, openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { serve } from './api/served.ts';
import { addFreight } from './dashboards/many-organizations.ts';
import { median, rounded } from '../lib/median.ts';

const ORGANIZATIONS = 50;
/** Orders and trips, a million together; set `DASHBOARD_ORDERS` for fewer. */
const ORDERS = Number(process.env['DASHBOARD_ORDERS'] ?? 600_000);
/** The folder that keeps the rows for the next run; a new folder each time by default. */
const KEPT = process.env['DASHBOARD_FOLDER'];
const ROUNDS = 9;
const WARM_UP = 2;
const LIMITS = { widgetMs: 300, allMs: 1_500 };
const WIDGETS = [
  'counters',
  'cost-revenue',
  'two-pl-trips',
  'one-pl-orders',
  'route-zones',
  'order-quantity',
  'partners',
  'scorecard',
] as const;
const LOGINS = ['dispatcher', 'planner', 'root'] as const;
/** A month and the longest period of the screen. */
const PERIODS = ['month', 'year'] as const;

async function timed(ask: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const started = performance.now();
    await ask();
    if (round >= 0) times.push(performance.now() - started);
  }
  return rounded(median(times));
}

/** Each widget alone, and all at once as the screen requests them. */
async function measured(url: string, headers: Record<string, string>, period: string) {
  const ask = async (widget: string) => {
    const answer = await fetch(`${url}/api/dashboards/${widget}?period=${period}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.json();
  };
  const widgets: Record<string, number> = {};
  for (const widget of WIDGETS) widgets[widget] = await timed(() => ask(widget));
  return { widgets, all: await timed(() => Promise.all(WIDGETS.map(ask))) };
}

const countOf = async (db: Db, table: 'orders' | 'trips') =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Recomputes what the database maintains with every change, for rows that were copied without it. */
async function fillBillStarts(db: Db) {
  const filled = await backfillBillStarts(db);
  const { numAffectedRows } =
    await sql`update orders set longest_wait = null where longest_wait = 2147483647 and stands_since is null`.execute(
      db,
    );
  if (filled > 0 || Number(numAffectedRows) > 0) await sql`vacuum analyze`.execute(db);
}

/** Migrates the database, and fills it unless it has its rows. */
async function fill(db: Db) {
  await prepareDatabase(db);
  if ((await countOf(db, 'orders')) < ORDERS) {
    const now = Math.floor(Date.now() / 1_000);
    await loadDemo(db, now);
    await addFreight(db, now, { organizations: ORGANIZATIONS, orders: ORDERS });
  }
  await fillBillStarts(db);
}

/** Dashboards over many orders and trips of many organizations. */
export default async function run() {
  const folder = KEPT ?? mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  try {
    await fill(db);
    const figures: Record<string, number> = {
      orders: await countOf(db, 'orders'),
      trips: await countOf(db, 'trips'),
      load: rounded(loadavg()[0] ?? 0),
    };
    const api = await serve(folder, LOGINS[0]);
    const [slowest, together]: [number[], number[]] = [[], []];
    for (const login of LOGINS) {
      for (const period of PERIODS) {
        const { widgets, all } = await measured(api.url, await api.signIn(login), period);
        for (const [widget, ms] of Object.entries(widgets)) figures[`${login} ${period} ${widget}`] = ms;
        figures[`${login} ${period} all`] = all;
        slowest.push(Math.max(...Object.values(widgets)));
        together.push(all);
      }
    }
    await api.close();
    return {
      holds: Math.max(...slowest) <= LIMITS.widgetMs && Math.max(...together) <= LIMITS.allMs,
      figures,
      limits: LIMITS,
    };
  } finally {
    await db.destroy();
    await stop();
    if (KEPT === undefined) removeData(folder);
  }
}
