import { Webhook } from 'standardwebhooks';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { type NewTimelineEntry, recordTimeline } from '../../platform/timeline/timeline.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { ensureEndpoint } from '../../platform/webhooks/webhook-endpoints.store.ts';
import { createWebhookHeaders } from '../../platform/webhooks/signature.ts';
import { takeReadyDeliveries } from '../../platform/webhooks/outbox.store.ts';
import { testWebhookReceiver } from '../../platform/testing/webhook-receiver.ts';
import { inTransaction } from '../../platform/database/database.ts';

const portal = testApp();
const receiver = testWebhookReceiver();
const build = () => createBuilders(portal.db, TEST_NOW);
let path = 0;
afterEach(async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('webhookDeliveries').execute();
});

async function setUp(type: '1pl' | '3pl' = '1pl') {
  const { id: organizationId } = await build().organization({ type });
  const admin = await build().user({ organizationId, role: 'admin', rules: 'all', contact: {} });
  const as = portal.as(admin);
  const url = `${receiver.url}/${(path += 1)}`;
  const create = (input: object = {}) => as.post('/webhooks', { name: 'ERP', url, topics: ['order'], ...input });
  /** Changes a record like a feature does. */
  const change = (
    subjectId: string,
    event: 'save' | 'submit' | 'cancel',
    subject: 'order' | 'trip' | 'contact' = 'order',
  ) =>
    inTransaction(portal.db, (tx) =>
      recordTimeline(tx, { userId: admin.id, actorId: null, organizationId }, {
        subject,
        event,
        subjectId,
        from: 'saved',
        to: 'review',
        changes: { number: '7' },
        occurredAt: portal.clock.now,
      } as NewTimelineEntry),
    );
  return { organizationId, admin, as, create, change, url };
}
async function dispatch() {
  await portal.app.jobs.enqueue(portal.db, 'webhooks.dispatch', {});
  await portal.app.jobs.runDue();
}
const eventsReceived = () => receiver.state.received.map(({ body }) => JSON.parse(body));
const ORDER = '00000000-0000-4000-8000-0000000000a1';
const OTHER = '00000000-0000-4000-8000-0000000000a2';

test('sends a change to a subscribed address, signed with its secret', async () => {
  const { create, change, as } = await setUp();
  const reply = await create();
  expect(reply.statusCode).toBe(201);
  const { id, secret } = reply.json();
  await change(ORDER, 'submit');
  await change(ORDER, 'save', 'contact');
  await dispatch();
  const [message, ...more] = receiver.state.received;
  expect(more).toEqual([]);
  expect(JSON.parse(message?.body ?? '')).toEqual({
    type: 'order.submit',
    timestamp: '2026-11-20T08:00:00.000Z',
    data: {
      id: ORDER,
      event: 'submit',
      from: 'saved',
      to: 'review',
      reason: null,
      changedFields: ['number'],
      occurredAt: '2026-11-20T08:00:00.000Z',
    },
  });
  const now = jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW * 1_000);
  const verified = new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>);
  expect(verified).toMatchObject({ type: 'order.submit' });
  now.mockRestore();
  expect((await as.get(`/webhooks/${id}/deliveries`)).json().items).toMatchObject([
    { type: 'order.submit', state: 'delivered', attempts: 1, status: 200, body: message?.body, response: 'thank you' },
  ]);
});

test('sends no change that was rolled back, or of another organization', async () => {
  const { create } = await setUp();
  await create();
  const other = await setUp();
  await other.change(ORDER, 'submit');
  await expect(
    inTransaction(portal.db, async (tx) => {
      await recordTimeline(
        tx,
        { ...other.admin, userId: null, actorId: null },
        { subject: 'order', subjectId: ORDER, event: 'submit', occurredAt: TEST_NOW },
      );
      throw new Error('Rolled back');
    }),
  ).rejects.toThrow('Rolled back');
  await dispatch();
  expect(receiver.state.received).toEqual([]);
});

test('sends a change made through its route', async () => {
  const { create, as, organizationId } = await setUp();
  await create();
  const order = await build().order({ organizationId, stage: 'saved' });
  expect((await as.patch(`/orders/${order.id}/stage`, { stage: 'cancelled', reason: 'No cargo' })).statusCode).toBe(
    200,
  );
  await dispatch();
  expect(eventsReceived()).toMatchObject([{ type: 'order.cancel', data: { id: order.id, to: 'cancelled' } }]);
});

test('preserves the order of messages about one record without delaying others', async () => {
  const { create, change } = await setUp();
  await create();
  receiver.state.status = 500;
  await change(ORDER, 'save');
  await change(ORDER, 'submit');
  await dispatch();
  expect(eventsReceived().map(({ type }) => type)).toEqual(['order.save']);
  receiver.state.status = 200;
  await change(OTHER, 'save');
  await dispatch();
  expect(eventsReceived().map(({ data }) => [data.id, data.event])).toEqual([
    [ORDER, 'save'],
    [OTHER, 'save'],
  ]);
  portal.clock.now += 5;
  await dispatch();
  expect(eventsReceived().map(({ data }) => [data.id, data.event])).toEqual([
    [ORDER, 'save'],
    [OTHER, 'save'],
    [ORDER, 'save'],
    [ORDER, 'submit'],
  ]);
});

test('gives up after three days, turns the webhook off, notifies the admins and resumes when turned on', async () => {
  const { create, change, as, admin } = await setUp();
  const { id } = (await create()).json();
  receiver.state.status = 503;
  await change(ORDER, 'submit');
  for (let hours = 0; hours <= 3 * 24 + 6; hours += 6) {
    await dispatch();
    portal.clock.now += 6 * HOUR;
  }
  expect((await as.get('/webhooks')).json().items).toMatchObject([
    { id, disabledAt: TEST_NOW + 3 * DAY, lastDelivery: { state: 'failed', status: 503 } },
  ]);
  const sent = receiver.state.received.length;
  expect(sent).toBeGreaterThan(10);
  const bell = await portal.db
    .selectFrom('notifications')
    .select(['kind', 'subjectId'])
    .where('userId', '=', admin.id)
    .execute();
  expect(bell).toEqual([{ kind: 'webhookFailed', subjectId: id }]);
  await change(ORDER, 'save');
  await dispatch();
  expect(receiver.state.received).toHaveLength(sent);
  receiver.state.status = 200;
  expect((await as.patch(`/webhooks/${id}`, { isEnabled: true })).json()).toMatchObject({ disabledAt: null });
  await change(ORDER, 'cancel');
  await dispatch();
  expect(eventsReceived().at(-1)).toMatchObject({ type: 'order.cancel' });
});

test('posts each message once with several processes, and again when one has died', async () => {
  const { create, change } = await setUp();
  await create();
  await change(ORDER, 'submit');
  const take = () =>
    takeReadyDeliveries(portal.db, portal.clock.now, { slots: { total: 10, each: 10, except: [] }, lease: 60 });
  // One of three processes claims it, and is killed before it can post.
  expect((await Promise.all([take(), take(), take()])).flat()).toHaveLength(1);
  await dispatch();
  expect(receiver.state.received).toEqual([]);
  portal.clock.now += 60;
  await dispatch();
  expect(eventsReceived().map(({ type }) => type)).toEqual(['order.submit']);
});

test('sends a test, and a message again with the same id', async () => {
  const { create, as } = await setUp();
  const { id } = (await create()).json();
  const delivery = (await as.post(`/webhooks/${id}/test`)).json();
  await dispatch();
  expect((await as.post(`/webhooks/${id}/deliveries/${delivery.id}/send`)).json()).toMatchObject({ state: 'queued' });
  await dispatch();
  expect(receiver.state.received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id]);
  expect(eventsReceived()[0]).toMatchObject({ type: 'webhook.test', data: { id, name: 'ERP' } });
});

test('also signs with the old secret for a day after a rotation', async () => {
  const { create, as } = await setUp();
  const { id, secret } = (await create()).json();
  const renewed = (await as.post(`/webhooks/${id}/secret`)).json().secret;
  const secretsThatFit = async () => {
    receiver.state.received.length = 0;
    await as.post(`/webhooks/${id}/test`);
    await dispatch();
    const [message] = receiver.state.received;
    const { 'webhook-signature': signature = '', ...headers } = (message?.headers ?? {}) as Record<string, string>;
    return [secret, renewed].map((each) => {
      const expected = createWebhookHeaders(each, {
        id: headers['webhook-id'] ?? '',
        timestamp: Number(headers['webhook-timestamp']),
        body: message?.body ?? '',
      });
      return signature.split(' ').includes(expected['webhook-signature'] ?? '');
    });
  };
  expect(await secretsThatFit()).toEqual([true, true]);
  portal.clock.now += 86_400;
  expect(await secretsThatFit()).toEqual([false, true]);
  portal.clock.now = TEST_NOW;
});

test('changes topics, renews the secret and ends', async () => {
  const { create, change, as } = await setUp();
  const { id, secret } = (await create()).json();
  expect((await as.patch(`/webhooks/${id}`, { topics: ['trip'] })).json()).toMatchObject({ topics: ['trip'] });
  expect((await as.post(`/webhooks/${id}/secret`)).json().secret).not.toBe(secret);
  await change(ORDER, 'submit');
  await change(ORDER, 'save', 'trip');
  expect((await as.delete(`/webhooks/${id}`)).statusCode).toBe(200);
  await dispatch();
  expect(receiver.state.received).toEqual([]);
  expect((await as.get('/webhooks')).json().total).toBe(0);
  expect((await create()).statusCode).toBe(201);
});

test('moves to another address with what waits and its secret, but not to one in use', async () => {
  const { create, change, as, url, organizationId } = await setUp();
  const { id, secret } = (await create()).json();
  await create({ url: `${url}/second` });
  await ensureEndpoint(portal.db, { organizationId, url: `${url}/alerts` }, { secret: 'x', now: TEST_NOW });
  const move = async (to: string) => {
    const { statusCode, json } = await as.patch(`/webhooks/${id}`, {
      name: 'ERP 2',
      url: to,
      topics: ['order', 'bill'],
    });
    return [statusCode, json().fields?.url?.code ?? json().url];
  };
  expect(await move(`${url}/second`)).toEqual([422, 'taken']);
  expect(await move(`${url}/alerts`)).toEqual([422, 'usedByAlerts']);
  await change(ORDER, 'submit');
  expect(await move(`${url}/new`)).toEqual([200, `${url}/new`]);
  await dispatch();
  const message = receiver.state.received.find(({ path: at }) => at === new URL(`${url}/new`).pathname);
  const now = jest.spyOn(Date, 'now').mockReturnValue(TEST_NOW * 1_000);
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers as Record<string, string>)).toBeDefined();
  now.mockRestore();
  const entry = await portal.db
    .selectFrom('timelineEntries')
    .select('changes')
    .where('subjectId', '=', id)
    .where('event', '=', 'updated')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toEqual({
    name: { from: 'ERP', to: 'ERP 2' },
    url: { from: url, to: `${url}/new` },
    topics: { from: ['order'], to: ['order', 'bill'] },
  });
});

test('hides webhooks of other organizations, and rejects a second one for an address', async () => {
  const { create } = await setUp();
  const { id } = (await create()).json();
  const again = await create();
  expect([again.statusCode, again.json().fields.url.code]).toEqual([422, 'taken']);
  const { as } = await setUp();
  const statuses = [
    (await as.patch(`/webhooks/${id}`, { isEnabled: false })).statusCode,
    (await as.delete(`/webhooks/${id}`)).statusCode,
    (await as.post(`/webhooks/${id}/test`)).statusCode,
    (await as.post(`/webhooks/${id}/secret`)).statusCode,
    (await as.get(`/webhooks/${id}/deliveries`)).statusCode,
    (await as.post(`/webhooks/${id}/deliveries/${ORDER}/send`)).statusCode,
  ];
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
});
