import type { OrderTiming } from 'shared-contracts/orders/order-timing';
import type { TimelineEntry } from 'shared-contracts/timeline';
import { HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openBilling } from './testing/bill.fixtures.ts';

const portal = testApp();
let billing: Awaited<ReturnType<typeof openBilling>>;
beforeAll(async () => {
  billing = await openBilling(portal);
});

type User = { id: string };
const correct = (user: User, id: string, body: object, position: number | string = 0) =>
  portal.as(user).patch(`/orders/${id}/stops/${position}/times`, { reason: 'Wrong gate', ...body });
const timingOf = async (user: User, id: string): Promise<OrderTiming> =>
  (await portal.as(user).get(`/v1/orders/${id}/timing`)).json();
const historyOf = async (user: User, path: string): Promise<TimelineEntry[]> =>
  (await portal.as(user).get(`${path}/timeline`)).json().items;
const bellOf = async (user: User) =>
  (await portal.as(user).get('/notifications'))
    .json()
    .items.map(({ kind, values }: { kind: string; values: { state: string } }) => `${kind} ${values.state}`);

/** Port, 08:00 to 12:10 at the pickup and 13:00 to 14:30 at the drop of the day before. */
const openDelivered = async () => {
  const id = await billing.delivered({ actualDistance: '100' });
  const notReported = { startedAt: null, endedAt: null };
  await portal.db.updateTable('orderStops').set(notReported).where('orderId', '=', id).execute();
  const { stops } = await timingOf(billing.clerk, id);
  return { id, arrivedAt: stops[0]?.arrival?.at ?? 0, departedAt: stops[0]?.departure?.at ?? 0 };
};

test('corrects a time with a reason; delay, demurrage and history follow', async () => {
  const { clerk, both } = billing;
  const { id, arrivedAt } = await openDelivered();
  const order = async (user: User) => (await portal.as(user).get(`/orders/${id}`)).json();
  expect((await order(clerk)).actions).toContain('correctTimes');
  expect((await timingOf(clerk, id)).stops[0]).toMatchObject({ dwellMinutes: 250, chargedMinutes: 130 });
  const reply = await correct(clerk, id, { arrivedAt: arrivedAt + 70 * MINUTE });
  expect(reply.json()).toMatchObject({
    stops: [
      {
        arrival: { at: arrivedAt + 70 * MINUTE, isInferred: false },
        dwellMinutes: 180,
        chargedMinutes: 60,
        amount: '500.00',
        correctable: ['arrivedAt', 'startedAt', 'endedAt', 'departedAt'],
      },
      {},
    ],
  });
  const entry = (await historyOf(clerk, `/orders/${id}`)).at(-1);
  expect(entry).toMatchObject({ event: 'correctTimes', reason: 'Wrong gate', from: null, to: null, user: 'clerk' });
  expect(entry?.changes).toEqual([
    { field: 'arrivedAt', from: arrivedAt, to: arrivedAt + 70 * MINUTE },
    { field: 'stop', from: null, to: 'Port' },
  ]);
  expect(await portal.db.selectFrom('orders').select('longestWait').where('id', '=', id).executeTakeFirst()).toEqual({
    longestWait: 180,
  });
  const { revision } = await order(both);
  await correct(both, id, { arrivedAt: arrivedAt + 60 * MINUTE });
  const stale = await portal
    .as(clerk, { 'if-match': `"${revision}"` })
    .patch(`/orders/${id}/stops/0/times`, { arrivedAt, reason: 'X' });
  expect(stale.json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
    conflict: { fields: ['arrivedAt', 'stop'] },
  });
});

test('reports the invalid field without changing anything', async () => {
  const { clerk } = billing;
  const { id, arrivedAt, departedAt } = await openDelivered();
  const codesOf = async (body: object, position?: number) => {
    const { statusCode, fields = {} } = (await correct(clerk, id, body, position)).json();
    const codes = Object.entries(fields as Record<string, { code: string }>).map(
      ([field, { code }]) => `${field} ${code}`,
    );
    return [statusCode, ...codes];
  };
  expect(await codesOf({ arrivedAt, reason: ' ' })).toEqual([422, 'reason required']);
  expect(await codesOf({ arrivedAt: departedAt + 1 })).toEqual([422, 'arrivedAt afterLaterTime']);
  expect(await codesOf({ departedAt: arrivedAt - 1 })).toEqual([422, 'departedAt beforeEarlierTime']);
  expect(await codesOf({ departedAt: TEST_NOW + 1 }, 1)).toEqual([422, 'departedAt inFuture']);
  expect(await codesOf({ arrivedAt }, 2)).toEqual([404]);
  const before = await historyOf(clerk, `/orders/${id}`);
  expect((await correct(clerk, id, { arrivedAt })).statusCode).toBe(200);
  expect(await historyOf(clerk, `/orders/${id}`)).toEqual(before);
});

test('lets the owner and the carrier correct, from the approval of the bill the owner alone', async () => {
  const { clerk, theirs, outsider, build, organizationId } = billing;
  const { id, arrivedAt } = await openDelivered();
  const later = { arrivedAt: arrivedAt + MINUTE };
  const reader = await build.user({ organizationId, rules: 'readOnly' });
  expect((await correct(reader, id, later)).statusCode).toBe(403);
  expect((await correct(outsider, id, later)).statusCode).toBe(404);
  expect((await timingOf(reader, id)).stops[0]?.correctable).toEqual([]);
  expect((await correct(theirs, id, later)).statusCode).toBe(200);
  const entry = (await historyOf(theirs, `/orders/${id}`)).at(-1);
  expect(entry?.changes).toContainEqual({ field: 'arrivedAt', from: arrivedAt, to: arrivedAt + MINUTE });
  await portal.db.updateTable('orders').set({ stage: 'billed' }).where('id', '=', id).execute();
  expect((await correct(theirs, id, { arrivedAt })).statusCode).toBe(403);
  expect((await correct(clerk, id, { arrivedAt })).statusCode).toBe(200);
  await portal.db.updateTable('orders').set({ stage: 'cancelled' }).where('id', '=', id).execute();
  expect((await correct(clerk, id, later)).json()).toMatchObject({ statusCode: 409, code: 'timesNotCorrectable' });
});

test('a submitted bill becomes a draft again, if its charges change', async () => {
  const { clerk, chief, bill, act } = billing;
  const { id, arrivedAt } = await openDelivered();
  await act(clerk, 'order', id, 'submit');
  await correct(clerk, id, { arrivedAt: arrivedAt - 10 * MINUTE });
  expect(await bill(clerk, 'order', id)).toMatchObject({ state: 'submitted', total: '11898.33' });
  await correct(chief, id, { arrivedAt });
  await correct(clerk, id, { arrivedAt: arrivedAt + 70 * MINUTE });
  const reopened = await bill(clerk, 'order', id);
  expect(reopened).toMatchObject({ state: 'draft', taxBase: '9500.00', total: '11210.00', version: 1 });
  expect((await historyOf(clerk, `/orders/${id}/bill`)).at(-1)).toMatchObject({
    event: 'correctTimes',
    from: 'submitted',
    to: 'draft',
    changes: [{ field: 'total', from: '11898.33', to: '11210.00' }],
  });
});

test('an approved bill stays but is out of date, until a new version is made and approved', async () => {
  const { clerk, chief, both, theirs, bill, act, path } = billing;
  const { id, arrivedAt } = await openDelivered();
  await act(clerk, 'order', id, 'submit');
  await act(chief, 'order', id, 'approve');
  const renew = (user: User) => portal.as(user).patch(path('order', id, '/renew'), {});
  expect((await renew(clerk)).json()).toMatchObject({ statusCode: 409, code: 'billUpToDate' });
  await correct(both, id, { arrivedAt: arrivedAt + 70 * MINUTE });
  expect(await bill(clerk, 'order', id)).toMatchObject({
    state: 'approved',
    total: '11898.33',
    outdatedAt: expect.any(Number),
    actions: ['renew', 'sendEmail'],
  });
  expect(await bellOf(clerk)).toContain('billOutdated approved');
  await correct(both, id, { arrivedAt });
  expect(await bill(clerk, 'order', id)).toMatchObject({ outdatedAt: null, actions: ['sendEmail'] });
  await correct(both, id, { arrivedAt: arrivedAt + 70 * MINUTE });
  expect((await renew(theirs)).statusCode).toBe(403);
  expect((await renew(clerk)).json()).toMatchObject({
    state: 'draft',
    version: 2,
    outdatedAt: null,
    total: '11210.00',
    earlierVersions: [{ version: 1, total: '11898.33', currency: 'LKR' }],
    actions: ['edit', 'submit', 'sendEmail', 'attach'],
  });
  await act(clerk, 'order', id, 'submit');
  expect((await act(chief, 'order', id, 'approve')).json()).toMatchObject({ state: 'approved', version: 2 });
  const order = (await portal.as(clerk).get(`/v2/orders/${id}`)).json();
  expect(order).toMatchObject({ stage: 'billed', actualCost: '9500.00' });
  const events = (await historyOf(clerk, `/orders/${id}`)).map(({ event }) => event);
  expect(events.filter((event) => event === 'bill')).toHaveLength(1);
  const pdf = (user: User, version: number) => portal.as(user).get(path('order', id, `/export?version=${version}`));
  expect((await pdf(clerk, 1)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect([(await pdf(clerk, 3)).statusCode, (await pdf(theirs, 1)).statusCode]).toEqual([404, 404]);
  expect(await bill(theirs, 'order', id)).toMatchObject({ version: 2, earlierVersions: [], outdatedAt: null });
});

test('a trip shows the corrected times of its orders, and its bill follows', async () => {
  const { both, build, organizationId, partner, contract, bill, edit, act } = billing;
  const carrying = [{ organizationId, partnerId: partner.id, contractId: contract.id }];
  const trip = await build.trip({ organizationId, stage: 'completed', carrying, actualDistance: '250' });
  const { orderId } = await portal.db
    .selectFrom('tripOrders')
    .select('orderId')
    .where('tripId', '=', trip.id)
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('orders').set({ pickupFrom: 0, deliveryFrom: 0 }).where('id', '=', orderId).execute();
  const { stops } = await timingOf(both, orderId);
  const [first, last] = [stops[0]?.arrival?.at ?? 0, stops.at(-1)?.departure?.at ?? 0];
  await portal.db.updateTable('trips').set({ finishedAt: last }).where('id', '=', trip.id).execute();
  await edit(both, 'trip', trip.id, { contractId: contract.id });
  await act(both, 'trip', trip.id, 'submit');
  const before = await bill(both, 'trip', trip.id);
  await correct(both, orderId, { arrivedAt: first - 6 * HOUR });
  const after = await bill(both, 'trip', trip.id);
  expect([before.state, after.state]).toEqual(['submitted', 'draft']);
  expect(Number(after.taxBase)).toBeGreaterThan(Number(before.taxBase));
  await correct(both, orderId, { departedAt: last + 5 * MINUTE }, stops.length - 1);
  const presented = (await portal.as(both).get(`/v2/trips/${trip.id}`)).json();
  expect(presented).toMatchObject({ finishedAt: last + 5 * MINUTE });
  expect(presented.stops[0]).toMatchObject({ arrivedAt: first - 6 * HOUR });
  expect(presented.stops.at(-1)).toMatchObject({ departedAt: last + 5 * MINUTE });
});
