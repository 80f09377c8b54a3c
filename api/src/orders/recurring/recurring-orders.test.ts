import type { RecurringOrder } from 'shared-contracts/orders/recurring-orders';
import { DAY } from 'shared-contracts/values/time';
import { createServices } from '../../platform/services/create-services.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';
import { recurringOrderJob } from './make-orders.ts';

const portal = testApp();
const unix = (text: string) => Date.parse(text) / 1_000;
const dayOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10);
const TODAY = dayOf(TEST_NOW);

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** An office with a template whose orders have a pickup window of one hour and a delivery four hours later. */
async function openWithTemplate() {
  const office = await openOffice(portal);
  const { id: orderId } = await office.save();
  const body = { name: 'Milk run', timeZone: 'UTC', orderId };
  const template = (await portal.as(office.planner).post('/order-templates', body)).json();
  await portal.db.deleteFrom('orders').where('id', '=', orderId).execute();
  const pattern = {
    templateId: template.id,
    timeZone: 'Europe/Rome',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: ['18:00'],
    startDay: TODAY,
    daysAhead: 3,
  };
  const create = async (changes: object = {}): Promise<RecurringOrder> => {
    const reply = await portal.as(office.planner).post('/recurring-orders', { ...pattern, ...changes });
    expect(reply.statusCode).toBe(201);
    return reply.json();
  };
  const view = async (id: string): Promise<RecurringOrder> =>
    (await portal.as(office.planner).get(`/recurring-orders/${id}`)).json();
  const orders = () =>
    portal.db
      .selectFrom('orders')
      .select(['id', 'pickupFrom', 'pickupTo', 'deliveryFrom', 'stage'])
      .where('organizationId', '=', office.organizationId)
      .orderBy('pickupFrom')
      .execute();
  return { ...office, template, pattern, create, view, orders };
}

const runJob = async () => {
  await portal.app.jobs.enqueue(portal.db, 'orders.recurring', {});
  await portal.app.jobs.runDue();
};
const times = (rows: { pickupFrom: number | null }[]) =>
  rows.map(({ pickupFrom }) => new Date((pickupFrom ?? 0) * 1_000).toISOString().slice(0, 16));

test('shows the next five dates before and after saving', async () => {
  const { planner, pattern, create } = await openWithTemplate();
  const { next } = (await portal.as(planner).post('/recurring-orders/preview', pattern)).json();
  expect(next).toHaveLength(5);
  expect(next[0]).toEqual({ day: TODAY, time: '18:00', at: unix(`${TODAY}T17:00:00Z`) });
  const saved = await create();
  expect(saved).toMatchObject({
    template: { name: 'Milk run' },
    state: 'active',
    failures: 0,
    next,
    createdBy: 'Pia Planner',
    actions: ['edit', 'pause', 'delete'],
    runs: [],
  });
});

test('creates orders some days ahead, once, despite restarts and two processes', async () => {
  const { create, view, orders, template } = await openWithTemplate();
  const { id } = await create();
  await runJob();
  const days = [0, 1, 2, 3].map((n) => dayOf(TEST_NOW + n * DAY));
  expect(times(await orders())).toEqual(days.map((day) => `${day}T17:00`));
  const [first] = await orders();
  expect((first?.pickupTo ?? 0) - (first?.pickupFrom ?? 0)).toBe(template.pickupTo - template.pickupFrom);
  expect((first?.deliveryFrom ?? 0) - (first?.pickupFrom ?? 0)).toBe(template.deliveryFrom - template.pickupFrom);
  await runJob();
  expect(await orders()).toHaveLength(4);

  portal.clock.now = TEST_NOW + DAY;
  await portal.db.updateTable('recurringOrders').set({ dueAt: 0 }).execute();
  const { config, secret, hooks } = portal.app;
  const now = () => portal.clock.now;
  const { db, connection } = portal;
  const other = createServices({ db, batchDb: db, connection, now, config, secret, hooks }, console.error);
  recurringOrderJob.handle(other);
  const again = async () => {
    await portal.db.updateTable('recurringOrders').set({ dueAt: 0 }).execute();
    await other.jobs.enqueue(portal.db, 'orders.recurring', {});
  };
  await Promise.all([again(), again()]);
  await Promise.all([portal.app.jobs.runDue(), other.jobs.runDue()]);
  await other.jobs.stop();
  expect(times(await orders())).toEqual([...days, dayOf(TEST_NOW + 4 * DAY)].map((day) => `${day}T17:00`));
  const { runs } = await view(id);
  expect(runs).toHaveLength(5);
  expect(runs[0]).toMatchObject({
    day: dayOf(TEST_NOW + 4 * DAY),
    time: '18:00',
    error: null,
    order: { number: 'O-000006' },
  });
});

test.each([
  ['Europe/Rome', '2027-03-27T12:00:00Z', ['2027-03-28T06:00', '2027-03-29T06:00']],
  ['Europe/Rome', '2027-10-30T12:00:00Z', ['2027-10-31T07:00', '2027-11-01T07:00']],
  ['America/New_York', '2027-03-13T18:00:00Z', ['2027-03-14T12:00', '2027-03-15T12:00']],
  ['America/New_York', '2027-11-06T18:00:00Z', ['2027-11-07T13:00', '2027-11-08T13:00']],
  ['Europe/Rome', '2028-02-28T12:00:00Z', ['2028-02-29T07:00', '2028-03-01T07:00']],
])('in %s after %s, 08:00 stays 08:00', async (timeZone, now, expected) => {
  const { create, orders, contract } = await openWithTemplate();
  await portal.db.updateTable('contracts').set({ expireDate: null }).where('id', '=', contract.id).execute();
  portal.clock.now = unix(now);
  await create({ timeZone, times: ['08:00'], daysAhead: 2, startDay: now.slice(0, 10) });
  await runJob();
  expect(times(await orders())).toEqual(expected);
});

test('creates none while paused, and the missing ones after resuming', async () => {
  const { planner, create, orders } = await openWithTemplate();
  const { id } = await create();
  const paused = (
    await portal.as(planner).patch(`/recurring-orders/${id}/pause`, { from: dayOf(TEST_NOW + DAY) })
  ).json();
  expect(paused).toMatchObject({ state: 'active', pauses: [{ from: dayOf(TEST_NOW + DAY), to: null }] });
  expect(paused.next).toHaveLength(1);
  await runJob();
  expect(times(await orders())).toEqual([`${TODAY}T17:00`]);
  portal.clock.now = TEST_NOW + 2 * DAY;
  expect((await portal.as(planner).get(`/recurring-orders/${id}`)).json()).toMatchObject({
    state: 'paused',
    actions: ['edit', 'resume', 'delete'],
  });
  await portal.as(planner).patch(`/recurring-orders/${id}/resume`);
  await runJob();
  expect(times(await orders())).toEqual([0, 2, 3, 4, 5].map((n) => `${dayOf(TEST_NOW + n * DAY)}T17:00`));
});

test('changes the pattern from a day on', async () => {
  const { planner, create, orders } = await openWithTemplate();
  const { id } = await create();
  const from = dayOf(TEST_NOW + 2 * DAY);
  const changed = await portal.as(planner).patch(`/recurring-orders/${id}`, { from, times: ['07:00', '19:00'] });
  expect(changed.json().phases).toMatchObject([
    { from: TODAY, times: ['18:00'] },
    { from, times: ['07:00', '19:00'] },
  ]);
  await runJob();
  expect(times(await orders())).toEqual([
    `${TODAY}T17:00`,
    `${dayOf(TEST_NOW + DAY)}T17:00`,
    ...[2, 3].flatMap((n) => [`${dayOf(TEST_NOW + n * DAY)}T06:00`, `${dayOf(TEST_NOW + n * DAY)}T18:00`]),
  ]);
});

test('skips holidays of the organization or moves their orders', async () => {
  const { planner, create, orders } = await openWithTemplate();
  const holiday = dayOf(TEST_NOW + DAY);
  const { id } = await create({ times: ['18:00'] });
  const added = await portal.as(planner).post('/recurring-orders/holidays', { day: holiday, name: 'Founder’s day' });
  expect([added.statusCode, added.json()]).toEqual([201, { items: [{ day: holiday, name: 'Founder’s day' }] }]);
  const again = await portal.as(planner).post('/recurring-orders/holidays', { day: holiday, name: 'Again' });
  expect(again.json().fields).toHaveProperty('day.code', 'alreadyExists');
  await runJob();
  expect(times(await orders())).toEqual([0, 2, 3].map((n) => `${dayOf(TEST_NOW + n * DAY)}T17:00`));
  const stranger = await openOffice(portal);
  expect((await portal.as(stranger.planner).get('/recurring-orders/holidays')).json()).toEqual({ items: [] });
  expect((await portal.as(stranger.planner).delete(`/recurring-orders/holidays/${holiday}`)).statusCode).toBe(404);
  expect((await portal.as(planner).delete(`/recurring-orders/holidays/${holiday}`)).json()).toEqual({ items: [] });
  await runJob();
  expect(await orders()).toHaveLength(4);
  expect((await portal.as(planner).get(`/recurring-orders/${id}`)).json().failures).toBe(0);
});

test('notifies the owner of an order that can’t be created, once, and retries on request', async () => {
  const { planner, contract, create, view, orders } = await openWithTemplate();
  const { id } = await create({ daysAhead: 1 });
  const setExpiry = (expireDate: number | null) =>
    portal.db.updateTable('contracts').set({ expireDate }).where('id', '=', contract.id).execute();
  await setExpiry(TEST_NOW - DAY);
  await runJob();
  await portal.db.updateTable('recurringOrders').set({ dueAt: 0 }).execute();
  await runJob();
  expect(await orders()).toEqual([]);
  const failed = await view(id);
  expect(failed.failures).toBe(2);
  expect(failed.runs[0]).toMatchObject({
    order: null,
    error: { code: 'invalid', fields: { contractId: { code: 'contractExpired', message: 'Contract has expired' } } },
  });
  const { items } = (await portal.as(planner).get('/notifications')).json();
  expect(items.map(({ kind, values }: { kind: string; values: object }) => [kind, values])).toEqual(
    [dayOf(TEST_NOW + DAY), TODAY].map((day) => ['recurringOrderFailed', { template: 'Milk run', day, time: '18:00' }]),
  );
  const retry = () => portal.as(planner).post(`/recurring-orders/${id}/retry`, { day: TODAY, time: '18:00' });
  expect((await retry()).json().fields).toHaveProperty('contractId.code', 'contractExpired');
  await setExpiry(null);
  expect((await retry()).json()).toMatchObject({ failures: 1 });
  expect(times(await orders())).toEqual([`${TODAY}T17:00`]);
  expect((await retry()).json()).toMatchObject({ statusCode: 409, code: 'notFailed' });
});

test('sends the orders for approval if selected, and none for an owner without access', async () => {
  const { planner, create, orders, view } = await openWithTemplate();
  const { id } = await create({ isSubmitted: true, daysAhead: 1 });
  await runJob();
  expect((await view(id)).runs.map(({ error }) => error)).toEqual([null, null]);
  expect((await orders()).map(({ stage }) => stage)).toEqual(['pendingValidation', 'pendingValidation']);
  await portal.db.updateTable('users').set({ status: 2 }).where('id', '=', planner.id).execute();
  portal.clock.now = TEST_NOW + DAY;
  await runJob();
  expect(await orders()).toHaveLength(2);
  await portal.db.updateTable('users').set({ status: 1 }).where('id', '=', planner.id).execute();
  expect((await view(id)).runs[0]).toMatchObject({ error: { code: 'ownerWithoutAccess' } });
});

test('rejects unknown zones and templates, and an end before the start; a template in use stays', async () => {
  const { planner, pattern, create, template } = await openWithTemplate();
  const other = await openWithTemplate();
  const post = async (changes: object) =>
    (await portal.as(planner).post('/recurring-orders', { ...pattern, ...changes })).json().fields;
  expect(await post({ timeZone: 'Nowhere/Here' })).toHaveProperty('timeZone.code', 'invalid');
  expect(await post({ templateId: other.template.id })).toHaveProperty('templateId.code', 'notFound');
  expect(await post({ endDay: dayOf(TEST_NOW - DAY) })).toHaveProperty('endDay.code', 'beforeStart');
  expect(await post({ weekdays: [] })).toHaveProperty('weekdays');
  expect(await post({ times: ['24:00'] })).toHaveProperty(['times.0']);
  await create();
  expect((await portal.as(planner).delete(`/order-templates/${template.id}`)).json()).toMatchObject({
    statusCode: 409,
    code: 'templateInUse',
  });
});

test('follows the access to orders, and is hidden from other organizations', async () => {
  const { build, organizationId, create, partner } = await openWithTemplate();
  const { id } = await create();
  const reader = portal.as(await build.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] }));
  const path = `/recurring-orders/${id}`;
  expect((await reader.get('/recurring-orders')).json().items).toMatchObject([{ id, actions: [] }]);
  const rejected = [
    reader.patch(path, { daysAhead: 2 }),
    reader.patch(`${path}/pause`, { from: TODAY }),
    reader.patch(`${path}/resume`),
    reader.post(`${path}/retry`, { day: TODAY, time: '18:00' }),
    reader.delete(path),
    reader.post('/recurring-orders/holidays', { day: TODAY, name: 'x' }),
  ];
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
  const stranger = portal.as(await build.user({ organizationId: partner.id, rules: 'all' }));
  const hidden = [
    stranger.get(path),
    stranger.patch(path, { daysAhead: 2 }),
    stranger.patch(`${path}/pause`, { from: TODAY }),
    stranger.patch(`${path}/resume`),
    stranger.post(`${path}/retry`, { day: TODAY, time: '18:00' }),
    stranger.delete(path),
  ];
  expect((await Promise.all(hidden)).map(({ statusCode }) => statusCode)).toEqual(hidden.map(() => 404));
  expect((await stranger.get('/recurring-orders')).json().items).toEqual([]);
});
