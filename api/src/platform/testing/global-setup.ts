import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { prepareDatabase } from '../../prepare.ts';
import { openDatabase } from '../database.ts';
import { startEmbedded } from '../embedded/embedded.ts';
import { removeData } from '../embedded/home.ts';
import { isAlive } from '../embedded/postmaster.ts';
import { DEMO_TEMPLATES } from './demo-template.ts';
import { announceServer, TEMPLATE, testServer } from './server.ts';

const PREFIX = 'consign-test-';
/** Nothing here must outlive a crash. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** Beside its socket, as a server of DATABASE_URL would. */
const LISTENING = ['listen_addresses=127.0.0.1'];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Servers of runs that were killed. */
async function sweep() {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX) && !isAlive(Number(name.split('-')[2])));
  for (const name of left) {
    const folder = join(tmpdir(), name);
    const { stop } = await startEmbedded(folder);
    await stop();
    removeData(folder);
  }
}

async function start() {
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return { connection: { connectionString: TEST_DATABASE_URL }, stop: async () => {} };
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  const { connection, stop } = await startEmbedded(folder, {
    port: await freePort(),
    settings: [...FAST, ...LISTENING],
  });
  return {
    connection,
    stop: async () => {
      await stop();
      removeData(folder);
    },
  };
}

async function makeTemplate() {
  const admin = new pg.Client(testServer());
  await admin.connect();
  for (const name of [TEMPLATE, ...DEMO_TEMPLATES]) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const db = openDatabase(testServer(TEMPLATE), console.error);
  await prepareDatabase(db);
  await db.destroy();
}

/** One real server for the run, with a prepared database that every test file copies. */
export default async function globalSetup() {
  const server = await start();
  globalThis.stopTestServer = server.stop;
  announceServer(server.connection);
  await makeTemplate();
}

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}
