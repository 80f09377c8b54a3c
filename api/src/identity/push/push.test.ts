import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createBrowser } from '../auth/testing/browser.ts';
import { notify } from '../notifications/notify.ts';
import { testPushService } from './testing/push-service.ts';

const service = testPushService();
const push = { allowsPrivate: true };
const portal = testApp({ config: { push, publicUrl: 'https://portal.example' } });
const build = () => createBuilders(portal.db, TEST_NOW);
const TRIP = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';

beforeEach(() => {
  portal.clock.now = TEST_NOW;
  push.allowsPrivate = true;
});

type Portal = ReturnType<typeof createBrowser>;
const authorization = ({ token }: Portal) => ({ authorization: `Bearer ${token}` });
const put = async (browser: Portal, subscription: object) =>
  portal.as(null, authorization(browser)).put('/push/subscription', subscription);
const readState = async (browser: Portal) => (await browser.get('/push/subscription')).json();

async function openPhone(user: { login: string }, subscription = service.openBrowser()) {
  const browser = createBrowser(portal);
  await browser.signIn(user.login);
  expect((await put(browser, subscription)).json()).toEqual({ publicKey: expect.any(String), isOn: true });
  return browser;
}

const MESSAGE = { number: 'T-000012', author: 'Dan Perera', text: 'Use gate 2', to: 'driver' } as const;
const notifyOf = (user: { id: string }, values: { text?: string } = {}) =>
  inTransaction(portal.db, (tx) =>
    notify(tx, null, {
      to: { userIds: [user.id] },
      kind: 'tripMessage',
      subjectId: TRIP,
      values: { ...MESSAGE, ...values },
      at: portal.clock.now,
    }),
  );
const deliver = async () => {
  await portal.app.jobs.enqueue(portal.db, 'push.send', {});
  await portal.app.jobs.runDue();
};
const listBodies = async () => (await service.readAll()).map(({ payload }) => payload.body);
const countQueued = async () => (await portal.db.selectFrom('pushMessages').select('id').execute()).length;

test('sends a notification once to each browser of its recipient, encrypted, in their language', async () => {
  const ann = await build().user({ language: 'it' });
  const [phone] = [await openPhone(ann), await openPhone(ann), await openPhone(await build().user())];
  await notifyOf(ann);
  expect(service.state.received).toEqual([]);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  const [first, second, ...others] = await service.readAll();
  expect(others).toEqual([]);
  expect(first?.payload).toEqual({
    id: expect.any(String),
    title: 'Dan Perera · T-000012',
    body: 'Use gate 2',
    path: `/driving/${TRIP}`,
  });
  expect(second?.payload).toEqual(first?.payload);
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * HOUR), urgency: 'high' });
  const origin = `http://${first?.headers.host}`;
  expect(first?.sender).toMatchObject({ claims: { aud: origin, sub: 'https://portal.example' } });
  expect(first?.sender.key).toBe((await readState(phone)).publicKey);
  expect(await countQueued()).toBe(0);
  await inTransaction(portal.db, (tx) =>
    notify(tx, null, {
      to: { userIds: [ann.id] },
      kind: 'driverTrip',
      subjectId: TRIP,
      values: { number: 'T-000012', news: 'changed' },
      at: TEST_NOW,
    }),
  );
  await deliver();
  const { payload } = (await service.readAll()).at(-1) ?? {};
  expect(payload).toMatchObject({ title: 'Viaggio T-000012', body: 'Il programma di questo viaggio è cambiato' });
});

test('sends neither rolled-back, nor non-urgent, nor already read notifications', async () => {
  const ann = await build().user();
  const phone = await openPhone(ann);
  const failing = inTransaction(portal.db, async (tx) => {
    const to = { userIds: [ann.id] };
    await notify(tx, null, { to, kind: 'tripMessage', subjectId: TRIP, values: MESSAGE, at: TEST_NOW });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  const to = { userIds: [ann.id] };
  const values = { number: 'O-000001', stage: 'delivered' } as const;
  await notify(portal.db, null, { to, kind: 'orderStage', subjectId: TRIP, values, at: TEST_NOW });
  expect(await countQueued()).toBe(0);
  await notifyOf(ann);
  await phone.post('/notifications/read');
  await deliver();
  expect([service.state.received, await countQueued()]).toEqual([[], 0]);
});

test('retries while the service is in trouble, no sooner than it requests', async () => {
  const ann = await build().user();
  await openPhone(ann);
  Object.assign(service.state, { status: 503, headers: { 'retry-after': '300' } });
  await notifyOf(ann);
  await deliver();
  portal.clock.now += 4 * MINUTE;
  await deliver();
  expect(service.state.received).toHaveLength(1);
  portal.clock.now += MINUTE;
  Object.assign(service.state, { status: 201, headers: {} });
  await deliver();
  expect(await listBodies()).toEqual(['Use gate 2', 'Use gate 2']);
  expect(await countQueued()).toBe(0);

  service.state.status = 500;
  service.state.received = [];
  await notifyOf(ann);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliver();
    portal.clock.now += HOUR;
  }
  expect([service.state.received.length, await countQueued()]).toEqual([6, 0]);
});

test.each([404, 410])('removes a browser that the service doesn’t know: %d', async (status) => {
  const ann = await build().user();
  const phone = await openPhone(ann);
  service.state.status = status;
  await notifyOf(ann);
  await deliver();
  expect(await readState(phone)).toMatchObject({ isOn: false });
  await notifyOf(ann);
  expect(await countQueued()).toBe(0);
});

test('ends with the session, with the user, and when the browser is another user’s', async () => {
  const organizationId = (await build().organization()).id;
  const admin = await build().user({ role: 'admin', organizationId, rules: 'all' });
  const [ann, bob] = [await build().user({ organizationId }), await build().user({ organizationId })];
  const [signedOut, expired] = [await openPhone(ann), await openPhone(ann)];
  await signedOut.post('/auth/sign-out');
  await notifyOf(ann);
  expect(await countQueued()).toBe(1);
  portal.clock.now += 31 * DAY;
  await deliver();
  expect(service.state.received).toEqual([]);
  expect((await expired.get('/push/subscription')).statusCode).toBe(401);

  portal.clock.now = TEST_NOW;
  const shared = service.openBrowser();
  const first = await openPhone(ann, shared);
  await openPhone(bob, shared);
  expect(await readState(first)).toMatchObject({ isOn: false });
  await notifyOf(bob, { text: 'For Bob' });
  await portal.as(admin).patch(`/users/${bob.id}`, { status: 2 });
  await deliver();
  expect(service.state.received).toEqual([]);
  expect(
    await portal.db.selectFrom('pushSubscriptions').select('userId').where('userId', '=', bob.id).execute(),
  ).toEqual([]);
});

test('stores at most ten browsers per user', async () => {
  const ann = await build().user();
  const phones = [];
  for (let count = 0; count < 11; count += 1) {
    phones.push(await openPhone(ann));
    portal.clock.now += 1;
  }
  const states = await Promise.all(phones.map(readState));
  expect(states.map(({ isOn }) => isOn)).toEqual([false, ...Array(10).fill(true)]);
  const last = phones.at(-1);
  if (last) expect((await last.delete('/push/subscription')).json()).toMatchObject({ isOn: false });
});

test('rejects addresses that could reach our own network, and sends nothing there', async () => {
  const ann = await build().user();
  const phone = await openPhone(ann, { ...service.openBrowser(), endpoint: 'https://localhost/messages' });
  const { keys } = service.openBrowser();
  push.allowsPrivate = false;
  const endpoints = [
    'http://push.example/1',
    'https://push.example:8443/1',
    'https://user:secret@push.example/1',
    'https://127.0.0.1/1',
    'https://10.0.0.1/1',
    'https://[::1]/1',
    'https://[::ffff:127.0.0.1]/1',
    'https://2130706433/1',
  ];
  for (const endpoint of endpoints) {
    const reply = await put(phone, { endpoint, keys });
    expect([endpoint, reply.statusCode, reply.json().fields]).toEqual([
      endpoint,
      422,
      { endpoint: expect.objectContaining({ code: 'addressNotAllowed' }) },
    ]);
  }
  await notifyOf(ann);
  await deliver();
  expect([await readState(phone), service.state.received]).toEqual([expect.objectContaining({ isOn: false }), []]);
  const withBadKeys = { endpoint: 'https://push.example/1', keys: { ...keys, auth: 'short' } };
  expect((await put(phone, withBadKeys)).statusCode).toBe(422);
  expect((await put(phone, { endpoint: 'https://push.example/1', keys })).statusCode).toBe(200);
});

test('belongs to the user: neither to an impersonator, nor to a token without a session', async () => {
  const root = await build().user({ role: 'root' });
  const ann = await build().user();
  const browser = createBrowser(portal);
  await browser.signIn(root.login);
  browser.token = (await browser.post('/auth/as', { userId: ann.id })).json().token;
  expect((await put(browser, service.openBrowser())).statusCode).toBe(403);
  expect((await portal.as(ann).put('/push/subscription', service.openBrowser())).json()).toMatchObject({
    statusCode: 409,
    code: 'signInAgain',
  });
});
