import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../prepare-database.ts';
import { openDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { removeData } from '../embedded/data-folders.ts';
import { isAlive } from '../embedded/postmaster.ts';
import { DEMO_TEMPLATES } from './demo-template.ts';
import { TEST_DATA_HOME } from './test-data-home.ts';
import { setTestServer, TEMPLATE, getTestServer } from './test-server.ts';

const PREFIX = 'consign-test-';
const FAST_SETTINGS = [
  // Test data doesn't have to survive a crash. It may be in memory, so its log stays small.
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=128MB',
  // Planning is half of the server's work, as each test file runs few statements often. With few rows any order of joins will do.
  'from_collapse_limit=1',
  'join_collapse_limit=1',
  'plan_cache_mode=force_generic_plan',
  // A test file's copy of the database lives for seconds.
  'autovacuum=off',
];
/** Some tests connect over TCP, as if to a server of DATABASE_URL. */
const TCP_SETTINGS = ['listen_addresses=127.0.0.1'];

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Removes the servers of test runs that were killed. */
async function removeLeftovers(home: string) {
  const leftovers = readdirSync(home).filter((name) => name.startsWith(PREFIX) && !isAlive(Number(name.split('-')[2])));
  for (const name of leftovers) {
    const folder = join(home, name);
    // An interrupted removal leaves a cluster that no longer starts, so no server runs on it.
    const server = await startEmbeddedPostgres(folder).catch(() => null);
    await server?.stop();
    removeData(folder);
  }
}

async function startServer() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { connection: { connectionString: TEST_DATABASE_URL }, stop: async () => {} };
  for (const home of new Set([TEST_DATA_HOME, tmpdir()])) await removeLeftovers(home);
  const folder = mkdtempSync(join(TEST_DATA_HOME, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  const { connection, stop } = await startEmbeddedPostgres(folder, {
    port: await findFreePort(),
    settings: [...FAST_SETTINGS, ...TCP_SETTINGS],
  });
  return {
    connection,
    stop: async () => {
      await stop();
      removeData(folder);
    },
  };
}

async function createTemplate() {
  const admin = new pg.Client(getTestServer());
  await admin.connect();
  for (const name of [TEMPLATE, ...DEMO_TEMPLATES]) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const db = openDatabase(getTestServer(TEMPLATE), console.error);
  await prepareDatabase(db);
  await db.destroy();
}

/** Starts one server for the test run, with a prepared database that every test file copies. */
export default async function globalSetup() {
  const server = await startServer();
  globalThis.stopTestServer = server.stop;
  setTestServer(server.connection);
  await createTemplate();
  // The workers that start now load the same modules.
  flushCompileCache();
}

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}
