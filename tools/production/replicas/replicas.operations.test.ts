import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createBuilders } from '../../../api/demo/builders.ts';
import { buildApp } from '../../../api/src/app.ts';
import { issueToken } from '../../../api/src/identity/auth/session.ts';
import { readConfig } from '../../../api/src/platform/config/config.ts';
import { connectDatabase, type Connection } from '../../../api/src/platform/database/connect.ts';
import { publish } from '../../../api/src/platform/live/publish.ts';
import { readLive } from '../../../api/src/platform/live/testing/live-reader.ts';
import { createServices } from '../../../api/src/platform/services/create-services.ts';
import { prepareDatabase } from '../../../api/src/prepare-database.ts';
import { HOOKS } from '../../../api/src/wiring.ts';
import { freePort } from '../../lib/port.ts';
import { startPostgres } from '../testing/postgres.ts';

const SECRET = 'a secret that only this rehearsal knows';
/** A busy machine may need some of it. */
const MAX_LAG_SECONDS = 10;
const portOf = async () => (await freePort(0, '127.0.0.1')) ?? 0;
const now = () => Math.floor(Date.now() / 1_000);

let primary: Awaited<ReturnType<typeof startPostgres>>;
let follower: Awaited<ReturnType<typeof primary.follow>>;
let replica: Awaited<ReturnType<typeof follower.start>>;
const reported: string[] = [];
const processes: { app: FastifyInstance; connection: Connection }[] = [];

async function startProcess() {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    TOKEN_SECRET: SECRET,
    RATE_LIMITS: 'false',
    DATABASE_URL: primary.url('consign'),
    DATABASE_READ_URL: replica.url('consign'),
    DATABASE_READ_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
  });
  const onError = ({ message }: Error) => void reported.push(message);
  const connection = await connectDatabase(config, onError);
  const app = await buildApp(createServices({ ...connection, now, config, secret: SECRET, hooks: HOOKS }, onError));
  await app.listen({ port: 0, host: '127.0.0.1' });
  processes.push({ app, connection });
  return app;
}

beforeAll(async () => {
  primary = await startPostgres(await portOf());
  await primary.query('create database consign');
  const { db, close } = await connectDatabase({ databaseUrl: primary.url('consign'), dataFolder: '' }, console.error);
  await prepareDatabase(db);
  await close();
  follower = await primary.follow(await portOf());
  replica = await follower.start();
  await startProcess();
  await startProcess();
}, 600_000);
afterAll(async () => {
  for (const { app, connection } of processes) {
    await app.close();
    await app.jobs.stop();
    await connection.close();
  }
  await replica.end();
  await primary.stop();
});

const [ONE, OTHER] = [0, 1];
const appOf = (number: number) => {
  const app = processes[number]?.app;
  if (!app) throw new Error(`There is no process ${number}`);
  return app;
};
const db = () => appOf(ONE).db;
const build = () => createBuilders(db(), now());

async function setUp() {
  const { id: organizationId } = await build().organization();
  const rules = (['read', 'write'] as const).map((rule) => ({ model: 'contact' as const, rule }));
  const addContact = (lastName: string) => build().contact({ organizationId, firstName: 'A', lastName });
  return {
    ann: await build().user({ organizationId, rules }),
    bob: await build().user({ organizationId, rules }),
    addContact,
  };
}

async function call(number: number, user: { id: string }, path: string, payload?: object) {
  const authorization = `Bearer ${await issueToken(appOf(number), user.id)}`;
  return appOf(number).inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
}
const list = async (number: number, user: { id: string }) =>
  ((await call(number, user, '/contacts')).json() as { items: { name: string }[] }).items.map(({ name }) => name);

const usable = () => processes.map(({ connection }) => connection.replica?.isUsable());
async function until(condition: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 2_400; tries += 1) {
    if (await condition()) return;
    await wait(50);
  }
  throw new Error(`It never came: ${String(condition)}`);
}
const pause = () => replica.query('select pg_wal_replay_pause()');
const resume = () => replica.query('select pg_wal_replay_resume()');
/** Waits until the replica has replayed all writes, and every process has noticed. */
async function settle() {
  const [{ position } = {}] = await primary.query('select pg_current_wal_insert_lsn()::text as position');
  await until(async () => {
    const [row] = await replica.query(`select pg_last_wal_replay_lsn() >= '${String(position)}' as has`);
    return row?.['has'] === true && usable().every(Boolean);
  });
}

test('anyone who has written sees it from every process at once; others read the replica', async () => {
  const { ann, bob, addContact } = await setUp();
  await addContact('Before');
  await settle();
  expect([await list(ONE, ann), await list(OTHER, bob)]).toEqual([['A Before'], ['A Before']]);
  await pause();
  await addContact('Behind');
  // Shows that the list comes from the replica: changes made without a call aren't there yet.
  expect([await list(ONE, ann), await list(OTHER, bob)]).toEqual([['A Before'], ['A Before']]);
  const created = await call(ONE, ann, '/contacts', { firstName: 'A', lastName: 'Own', email: 'own@x.example' });
  expect(created.statusCode).toBe(201);
  expect(await list(OTHER, ann)).toEqual(['A Before', 'A Behind', 'A Own']);
  expect(await list(ONE, bob)).toEqual(['A Before']);
  await resume();
  await settle();
  expect(await list(ONE, bob)).toEqual(['A Before', 'A Behind', 'A Own']);
});

test('an event reaches browsers once the replica has what it is about', async () => {
  const { ann, addContact } = await setUp();
  await settle();
  const stream = await readLive(appOf(OTHER), ann);
  await stream.nextChunk();
  await pause();
  await addContact('New');
  await publish(db(), { topic: 'notifications', payload: null, userIds: [ann.id] });
  const seen = stream.next().then(() => list(OTHER, ann));
  expect(await Promise.race([seen, wait(1_000, 'held')])).toBe('held');
  await resume();
  expect(await seen).toEqual(['A New']);
  await stream.close();
});

test('a replica that lags too much is not used until it has caught up', async () => {
  const { bob, addContact } = await setUp();
  await settle();
  await pause();
  await addContact('Late');
  expect(await list(ONE, bob)).toEqual([]);
  await until(() => usable().every((is) => is === false));
  expect(await list(ONE, bob)).toEqual(['A Late']);
  // Each process reports it at its next check.
  const said = () => reported.filter((line) => line.includes(`lags more than ${MAX_LAG_SECONDS} s`)).length;
  await until(() => said() >= processes.length);
  await resume();
  await settle();
});

test('nothing fails when the replica dies, and it is used again once it is back', async () => {
  const { ann, bob } = await setUp();
  await settle();
  let isOver = false;
  const answers: number[] = [];
  const load = [ONE, OTHER].map(async (number) => {
    while (!isOver) {
      const [one, dashboard] = [await call(number, ann, '/contacts'), await call(number, bob, '/contacts')];
      answers.push(one.statusCode, dashboard.statusCode);
    }
  });
  await until(() => answers.length > 20);
  await replica.end('SIGQUIT');
  await until(() => usable().every((is) => is === false));
  const since = answers.length;
  await until(() => answers.length > since + 20);
  replica = await follower.start();
  await until(() => usable().every(Boolean));
  isOver = true;
  await Promise.all(load);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
