import type { FastifyInstance } from 'fastify';
import type { PoolConfig } from 'pg';
import { MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { buildApp } from '../../app.ts';
import { type Db, inTransaction, openDatabase } from '../../platform/database/database.ts';
import { createServices } from '../../platform/services/create-services.ts';
import { startProxy } from '../../platform/testing/network-proxy.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from './testing/browser.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
let time: jest.SpyInstance<number>;

/** Entries of the cache don't get older unless a test lets time pass. */
beforeEach(() => {
  portal.clock.now = TEST_NOW;
  time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
});
afterEach(() => jest.restoreAllMocks());
const passTime = (ms: number) => time.mockReturnValue(performance.now() + ms);

type App = { app: FastifyInstance };

/** A user with one rule who has just made a call, so that their identity is known. */
async function userOf({ app }: App) {
  const { id: organizationId } = await build().organization();
  const user = await build().user({ role: 'admin', organizationId, rules: [{ model: 'user', rule: 'read' }] });
  const browser = createBrowser({ app });
  await browser.signIn(user.login);
  const readStatus = async () => (await browser.get('/users')).statusCode;
  const statuses = [await readStatus(), await readStatus()];
  return { ...user, organizationId, browser, readStatus, statuses };
}
type User = Awaited<ReturnType<typeof userOf>>;

/** Whether a call reads its caller from the database. */
async function readsCaller(call: () => Promise<unknown>) {
  const statements = jest.spyOn(portal.db, 'withoutPlugins');
  await call();
  const calls = statements.mock.calls.length;
  statements.mockRestore();
  return calls > 0;
}

const requireFactor = { administrators: true, approvers: false, billApprovers: false };
const losses: [string, number, (tx: Db, user: User) => Promise<unknown>][] = [
  ['a lost rule', 403, (tx, { id }) => tx.deleteFrom('userRules').where('userId', '=', id).execute()],
  ['a block', 401, (tx, { id }) => tx.updateTable('users').set({ status: 2 }).where('id', '=', id).execute()],
  [
    'a blocked organization',
    401,
    (tx, { organizationId }) =>
      tx.updateTable('organizations').set({ status: 2 }).where('id', '=', organizationId).execute(),
  ],
  ['an ended session', 401, (tx, { id }) => tx.deleteFrom('sessions').where('userId', '=', id).execute()],
  [
    'a new password',
    401,
    (tx, { id }) => tx.updateTable('users').set({ sessionVersion: 9 }).where('id', '=', id).execute(),
  ],
  [
    'a one-time password',
    403,
    (tx, { id }) => tx.updateTable('users').set({ mustChangePassword: true }).where('id', '=', id).execute(),
  ],
  [
    'a required second factor',
    403,
    (tx, { organizationId }) =>
      tx
        .insertInto('secondFactorPolicies')
        .values({ organizationId, everyone: true, ...requireFactor })
        .execute(),
  ],
  ['a deleted user', 401, (tx, { id }) => tx.deleteFrom('users').where('id', '=', id).execute()],
];

test.each(losses)('%s counts for the next request of the same process', async (_name, status, lose) => {
  const user = await userOf(portal);
  await inTransaction(portal.db, (tx) => lose(tx, user));
  expect([...user.statuses, await user.readStatus()]).toEqual([200, 200, status]);
});

test('an identity is read once, until it is too old', async () => {
  const { readStatus } = await userOf(portal);
  expect(await readsCaller(readStatus)).toBe(false);
  passTime(799);
  expect(await readsCaller(readStatus)).toBe(false);
  passTime(1);
  expect(await readsCaller(readStatus)).toBe(true);
});

test('the last use of a session is noted at most every five minutes, and empties nothing', async () => {
  const [user, other] = [await userOf(portal), await userOf(portal)];
  portal.clock.now += 5 * MINUTE;
  await user.readStatus();
  expect(await portal.db.selectFrom('sessions').select('lastUsedAt').where('userId', '=', user.id).execute()).toEqual([
    { lastUsedAt: portal.clock.now },
  ]);
  portal.clock.now -= 1;
  expect(await readsCaller(user.readStatus)).toBe(false);
  expect(await readsCaller(other.readStatus)).toBe(false);
});

const FACTOR = { kind: 'totp', name: 'Phone', createdAt: TEST_NOW } as const;
const AREA_RULE = { model: 'trips.shift', rule: 'write' } as const;
const changes: [string, boolean, (user: User) => Promise<unknown>][] = [
  [
    'a rule for an area',
    true,
    ({ id }) =>
      portal.db
        .insertInto('userAreaRules')
        .values({ userId: id, ...AREA_RULE })
        .execute(),
  ],
  ['a lost rule for an area', true, () => portal.db.deleteFrom('userAreaRules').execute()],
  [
    'a second factor',
    true,
    ({ id }) =>
      portal.db
        .insertInto('userFactors')
        .values({ userId: id, ...FACTOR })
        .execute(),
  ],
  ['a lost second factor', true, () => portal.db.deleteFrom('userFactors').execute()],
  ['an approver', true, () => build().operation()],
  ['another approver', true, () => portal.db.updateTable('operations').set({ approver2Id: null }).execute()],
  ['another sign-in', false, ({ login }) => createBrowser(portal).signIn(login)],
  [
    'another name',
    false,
    ({ id }) => portal.db.updateTable('users').set({ givenName: 'Ann' }).where('id', '=', id).execute(),
  ],
  ['a used factor', false, () => portal.db.updateTable('userFactors').set({ lastUsedAt: TEST_NOW }).execute()],
];

test.each(changes)('%s makes identities outdated: %p', async (_name, isOutdated, change) => {
  const user = await userOf(portal);
  await portal.db
    .insertInto('userAreaRules')
    .values({ ...AREA_RULE, userId: user.id, rule: 'read' })
    .execute();
  await portal.db
    .insertInto('userFactors')
    .values({ ...FACTOR, userId: user.id })
    .execute();
  await build().operation();
  await user.readStatus();
  await change(user);
  expect(await readsCaller(user.readStatus)).toBe(isOutdated);
});

test('a session ends on time, also when it was used a moment ago', async () => {
  const { browser, readStatus } = await userOf(portal);
  await portal.db
    .updateTable('sessions')
    .set({ endsAt: TEST_NOW + 2 })
    .execute();
  expect(await readStatus()).toBe(200);
  portal.clock.now += 2;
  expect([await readStatus(), (await browser.get('/users')).json().code]).toEqual([401, 'unauthorized']);
});

test('a session as someone else ends with the rights of either user', async () => {
  const root = await build().user({ role: 'root' });
  async function actAsUser() {
    const { id } = await userOf(portal);
    const browser = createBrowser(portal);
    await browser.signIn(root.login);
    browser.token = (await browser.post('/auth/as', { userId: id })).json().token;
    return { id, readStatus: async () => (await browser.get('/users')).statusCode };
  }
  const blocked = await actAsUser();
  const first = await blocked.readStatus();
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', blocked.id).execute();
  expect([first, await blocked.readStatus()]).toEqual([200, 401]);
  const other = await actAsUser();
  const second = await other.readStatus();
  await portal.db.updateTable('users').set({ role: 'admin' }).where('id', '=', root.id).execute();
  expect([second, await other.readStatus()]).toEqual([200, 401]);
});

test('a read that began before a change is not kept', async () => {
  const user = await userOf(portal);
  passTime(1_000);
  const { withoutPlugins } = portal.db;
  jest.spyOn(portal.db, 'withoutPlugins').mockImplementationOnce(() => {
    const db = withoutPlugins.call(portal.db);
    const executeQuery: Db['executeQuery'] = async (query) => {
      const result = await db.executeQuery(query);
      await portal.db.deleteFrom('userRules').where('userId', '=', user.id).execute();
      return result as never;
    };
    return Object.assign(Object.create(db), { executeQuery });
  });
  expect([await user.readStatus(), await user.readStatus()]).toEqual([200, 403]);
});

/** Another process on the same database. `listensTo`: the connection that receives its notifications. */
async function startAnotherProcess(listensTo: PoolConfig) {
  const { now, config, secret, hooks } = portal.app;
  const db = openDatabase(portal.connection, console.error);
  const services = createServices({ db, connection: listensTo, now, config, secret, hooks }, () => undefined);
  const app = await buildApp(services);
  await app.live.ensureConnected();
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  return { app, close };
}

describe('in another process', () => {
  let other: Awaited<ReturnType<typeof startAnotherProcess>>;
  beforeAll(async () => {
    other = await startAnotherProcess(portal.connection);
  });
  afterAll(() => other.close());

  test.each(losses)('%s counts with its notification', async (_name, status, lose) => {
    const user = await userOf(other);
    await inTransaction(portal.db, (tx) => lose(tx, user));
    // No entry gets too old, so only a notification ends this.
    let read = await user.readStatus();
    while (read === 200) read = await user.readStatus();
    expect([...user.statuses, read]).toEqual([200, 200, status]);
  });
});

describe('in another process whose connection for notifications is silently dead', () => {
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let other: Awaited<ReturnType<typeof startAnotherProcess>>;
  beforeAll(async () => {
    proxy = await startProxy(portal.connection);
    other = await startAnotherProcess(proxy.connection);
    proxy.pause();
  });
  afterAll(async () => {
    await proxy.close();
    await other.close();
  });

  test.each(losses)('%s counts within a second', async (_name, status, lose) => {
    const user = await userOf(other);
    await inTransaction(portal.db, (tx) => lose(tx, user));
    passTime(999);
    expect([...user.statuses, await user.readStatus()]).toEqual([200, 200, status]);
  });

  test('a granted rule and a lifted block count at once: whoever would be refused is read anew', async () => {
    const { id, browser } = await userOf(other);
    const listContacts = async () => (await browser.get('/contacts')).statusCode;
    const refused = await listContacts();
    await portal.db.insertInto('userRules').values({ userId: id, model: 'contact', rule: 'read' }).execute();
    expect([refused, await listContacts()]).toEqual([403, 200]);
    const setStatus = (status: 1 | 2) => portal.db.updateTable('users').set({ status }).where('id', '=', id).execute();
    await setStatus(2);
    passTime(999);
    const blocked = await listContacts();
    await setStatus(1);
    expect([blocked, await listContacts()]).toEqual([401, 200]);
  });
});
