import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadDemo } from '../../api/demo/demo.ts';
import { type Db, openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded/embedded-postgres.ts';
import { ensureDatabaseHome, removeData } from '../../api/src/platform/embedded/data-folders.ts';
import { findRunningPostmaster } from '../../api/src/platform/embedded/postmaster.ts';
import { findPostgresUser } from '../../api/src/platform/embedded/postgres-user.ts';
import { prepareDatabase } from '../../api/src/prepare-database.ts';
import { loadTokenSecret } from '../../api/src/platform/config/token-secret.ts';
import { serve } from './api/served.ts';
import { recordStatements, serveBare } from './scale/bare.ts';
import { rounded } from '../lib/median.ts';
import { within } from '../lib/within.ts';
import { costOf, type Cost } from './scale/costs.ts';
import { addWholeOrders } from './scale/whole-orders.ts';
import { addFleets } from './telemetry/fleets.ts';
import { addTracks } from './telemetry/tracks.ts';

const ORDERS = 10_000;
const VEHICLES = 1_000;
const POSITIONS = 500_000;
const LOGIN = 'owner';
const HOUR = 3_600;
const TRACKERS_AT_ONCE = 64;
const LIMITS = { orderBytes: 8_000, positionBytes: 150, listRatio: 2, orderRatio: 2, trackerRatio: 2 };

async function bytesOfPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number; count: number }>`
    select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = 'positions'::regclass)::bigint as bytes, (select count(*) from positions) as count`.execute(
    db,
  );
  const { bytes = 0, count = 1 } = rows[0] ?? {};
  return Math.round(bytes / count);
}

const figuresOf = (name: string, { apiMs, databaseMs, perCore }: Cost) => ({
  [`${name}PerCore`]: perCore,
  [`${name}ApiMs`]: apiMs,
  [`${name}DatabaseMs`]: databaseMs,
});

const ratioOf = (cost: Cost, bare: Cost) => rounded((cost.apiMs + cost.databaseMs) / (bare.apiMs + bare.databaseMs));

/** Capacity of one core, and disk space: for docs/scale.md. */
export default async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'consign-bench-'));
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const db = openDatabase(connection, console.error);
  let api: Awaited<ReturnType<typeof serve>> | undefined;
  let bare: Awaited<ReturnType<typeof serveBare>> | undefined;
  try {
    await prepareDatabase(db);
    const now = Math.floor(Date.now() / 1_000);
    await loadDemo(db, now);
    const orderBytes = await addWholeOrders(db, ORDERS);
    const [fleet] = await addFleets(db, now, 1, VEHICLES);
    if (!fleet) throw new Error('No fleet');
    await addTracks(db, fleet.vehicleIds, POSITIONS / VEHICLES, now - HOUR);
    const positionBytes = await bytesOfPosition(db);
    await sql`vacuum analyze`.execute(db);

    api = await serve(folder, LOGIN);
    const { url, headers } = api;
    const pids = {
      api: api.pid,
      database: findRunningPostmaster(join(ensureDatabaseHome(folder, findPostgresUser()), 'cluster')) ?? 0,
    };
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${url}/api/${path}`, { headers, ...init });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.text();
    };
    const { items } = JSON.parse(await ask('orders/v2?limit=100')) as { items: { id: string }[] };
    const json = { 'content-type': 'application/json' };
    const position = (device: string, n: number) => ({
      device_id: device,
      location: { timestamp: now - HOUR + n, coords: { latitude: 6.9, longitude: 80 + n / 1e5, speed: 11 } },
    });
    const positionPath = (n: number) =>
      `telemetry/positions?token=${fleet.token}&id=${fleet.devices[n % VEHICLES]}&lat=6.9&lon=${80 + n / 1e5}&timestamp=${now - HOUR + Math.floor(n / 5)}&speed=20`;
    const sendPosition = (n: number) => ask(positionPath(n), { headers: {} });
    const costs = {
      list: await costOf(pids, 300, () => ask('orders/v2?limit=20')),
      order: await costOf(pids, 500, (n) => ask(`orders/${items[n % items.length]?.id}`)),
      write: await costOf(pids, 400, (n) =>
        ask('order-types', {
          method: 'POST',
          headers: { ...headers, ...json },
          body: JSON.stringify({ name: `Bench ${n}`, code: `B${n}` }),
        }),
      ),
      tracker: await costOf(pids, 3_000, sendPosition, TRACKERS_AT_ONCE),
      batch: await costOf(pids, 30, (n) =>
        ask('telemetry/positions', {
          method: 'POST',
          headers: { ...json, authorization: `Bearer ${fleet.token}` },
          body: JSON.stringify(fleet.devices.map((device) => position(device, 1_000 + n))),
        }),
      ),
    };
    const calls = await recordStatements(connection, loadTokenSecret({ dataFolder: folder }), {
      list: { url: '/api/orders/v2?limit=20', headers },
      order: { url: `/api/orders/${items[0]?.id}`, headers },
      tracker: { url: `/api/${positionPath(1)}` },
    });
    bare = await serveBare(folder, connection, calls);
    const barePids = { ...pids, api: bare.pid };
    const requestBare = (name: string) => async () => {
      const answer = await fetch(`${bare?.url}/${name}`);
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer.text();
    };
    const bareCosts = {
      list: await costOf(barePids, 300, requestBare('list')),
      order: await costOf(barePids, 500, requestBare('order')),
      tracker: await costOf(barePids, 500, requestBare('tracker')),
    };
    const figures = {
      orderBytes,
      positionBytes,
      ...Object.assign({}, ...Object.entries(costs).map(([name, cost]) => figuresOf(name, cost))),
      batchPositionsPerCore: costs.batch.perCore * VEHICLES,
      ...Object.assign({}, ...Object.entries(bareCosts).map(([name, cost]) => figuresOf(`${name}Bare`, cost))),
      listRatio: ratioOf(costs.list, bareCosts.list),
      orderRatio: ratioOf(costs.order, bareCosts.order),
      trackerRatio: ratioOf(costs.tracker, bareCosts.tracker),
    };
    return { holds: within(figures, LIMITS), figures, limits: LIMITS };
  } finally {
    await bare?.close();
    await api?.close();
    await db.destroy();
    await stop();
    removeData(folder);
  }
}
