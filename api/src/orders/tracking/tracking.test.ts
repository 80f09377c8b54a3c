import { sql } from 'kysely';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const lines: string[] = [];
const portal = testApp({ log: (line) => lines.push(line) });
let addressCount = 0;

/** Creates a cargo owner with an order in transit, whose vehicle has its last position near Kegalle. */
async function openTransit() {
  const office = await openOffice(portal);
  const { build, organizationId, partner, planner } = office;
  const vehicle = await build.vehicle({ organizationId: partner.id });
  const trip = await build.trip({ organizationId: partner.id, vehicleId: vehicle.id, stage: 'transit', carrying: [] });
  const order = await build.order({
    organizationId,
    partnerId: partner.id,
    operationId: office.operation.id,
    contractId: office.contract.id,
    createdBy: planner.id,
    stage: 'transit',
    trip,
    stops: [{ locationId: office.port.id }, { locationId: office.kandy.id }],
    reference: 'PO 4711',
  });
  await portal.db
    .insertInto('lastPositions')
    .values({
      vehicleId: vehicle.id,
      at: TEST_NOW - 60,
      heardAt: TEST_NOW - 60,
      latitude: 7.226_41,
      longitude: 80.196_32,
      speed: 43,
      heading: 80,
    })
    .execute();
  const make = (body: object = {}, as: { id: string } = planner) =>
    portal.as(as).post(`/orders/${order.id}/tracking-links`, body);
  const list = async (as: { id: string } = planner) =>
    (await portal.as(as).get(`/orders/${order.id}/tracking-links`)).json();
  const revoke = (linkId: string, as: { id: string } = planner) =>
    portal.as(as).patch(`/orders/${order.id}/tracking-links/${linkId}/revoke`);
  return { ...office, order, vehicle, trip, make, list, revoke };
}

/** Opens a link, by default from a new network address. */
const open = (
  token: string,
  { query = '', address = `10.0.${Math.trunc(addressCount / 200)}.${(addressCount++ % 200) + 1}` } = {},
) => portal.app.inject({ method: 'GET', url: `/api/tracking/${token}${query}`, remoteAddress: address });

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('shows where the order is and nothing else about it', async () => {
  const { make, order, vehicle, partner, organizationId } = await openTransit();
  const { token, code } = (await make()).json();
  const reply = await open(token);
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ]);
  const { steps, stops, ...tracking } = reply.json();
  const { name } = await portal.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  expect(tracking).toEqual({
    code,
    brand: name,
    scope: 'order',
    state: 'transit',
    pickup: { from: order.pickupFrom, to: order.pickupTo },
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    eta: { from: expect.any(Number), to: expect.any(Number), isEstimate: true },
    etaState: 'live',
    positionAt: TEST_NOW - 60,
    lastPlace: { latitude: 7.23, longitude: 80.2, town: 'Kegalle', at: TEST_NOW - 60 },
    proofs: [],
  });
  expect(stops).toMatchObject([
    { name: 'Port', state: 'done', items: null },
    { name: 'Kandy', state: 'onTheWay', eta: tracking.eta.to, items: null },
  ]);
  expect(
    steps.map(({ step, place, at }: { step: string; place: string; at: number | null }) => [step, place, at !== null]),
  ).toEqual([
    ['booked', 'past', true],
    ['started', 'past', true],
    ['pickup', 'past', true],
    ['transit', 'now', true],
    ['delivery', 'ahead', false],
    ['delivered', 'ahead', false],
  ]);
  const hidden = [order.id, order.number, 'PO 4711', '7.226', '80.196', vehicle.registrationPlate, partner.name];
  expect(hidden.filter((word) => reply.payload.includes(word))).toEqual([]);
  await portal.db
    .updateTable('organizations')
    .set({ pageTitle: 'Serendib Tracking' })
    .where('id', '=', organizationId)
    .execute();
  expect((await open(token)).json().brand).toBe('Serendib Tracking');
});

test('shows the position only while the order is under way', async () => {
  const { make, order } = await openTransit();
  const { token } = (await make()).json();
  for (const stage of ['validated', 'addedToTrip', 'delivered', 'cancelled'] as const) {
    await portal.db.updateTable('orders').set({ stage }).where('id', '=', order.id).execute();
    expect((await open(token)).json()).toMatchObject({ lastPlace: null });
  }
});

test('returns the token of 192 random bits once, stores only its hash and never logs it', async () => {
  const { make, list, order } = await openTransit();
  lines.length = 0;
  const reply = await make({ expiresAt: TEST_NOW + 5 * DAY });
  const { token, ...link } = reply.json();
  expect([reply.statusCode, /^[\w-]{32}$/.test(token), (await make()).json().token === token]).toEqual([
    201,
    true,
    false,
  ]);
  expect(link).toEqual({
    id: expect.any(String),
    drop: null,
    code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    state: 'active',
    createdBy: expect.any(String),
    createdAt: TEST_NOW,
    expiresAt: TEST_NOW + 5 * DAY,
    revokedAt: null,
    opened: 0,
    lastOpenedAt: null,
    actions: ['revoke'],
  });
  await open(token);
  await open(`${token}x`);
  const { rows } = await sql<{
    all: string;
  }>`select string_agg(l::text, '') || (select string_agg(t::text, '') from timeline_entries t) as all from tracking_links l`.execute(
    portal.db,
  );
  expect(rows[0]?.all).not.toContain(token);
  expect(JSON.stringify([await list(), (await portal.as(null).get(`/orders/${order.id}`)).json()])).not.toContain(
    token,
  );
  expect(lines.some((line) => line.includes('/api/tracking/:token'))).toBe(true);
  expect(lines.join()).not.toContain(token);
});

test('answers 404 alike for links that are expired, revoked, unknown, or of a deleted order or a blocked organization', async () => {
  const { make, revoke, order, organizationId } = await openTransit();
  const [shortLived, revoked, active] = await Promise.all([make({ expiresAt: TEST_NOW + 60 }), make(), make()]).then(
    (replies) => replies.map((reply) => reply.json()),
  );
  expect((await revoke(revoked.id)).json()).toMatchObject({ state: 'revoked', revokedAt: TEST_NOW, actions: [] });
  expect((await open(shortLived.token)).statusCode).toBe(200);
  portal.clock.now = TEST_NOW + 60;
  const setOrganizationStatus = (value: 1 | 2) =>
    portal.db.updateTable('organizations').set({ status: value }).where('id', '=', organizationId).execute();
  await setOrganizationStatus(2);
  const blockedReply = await open(active.token);
  await setOrganizationStatus(1);
  expect((await open(active.token)).statusCode).toBe(200);
  const replies = [
    blockedReply,
    await open(shortLived.token),
    await open(revoked.token),
    await open('x'.repeat(32)),
    await open('%20'),
    await open('é'),
  ];
  for (const table of ['trip_stop_orders', 'trip_orders'])
    await sql`delete from ${sql.table(table)} where order_id = ${order.id}`.execute(portal.db);
  await sql`delete from orders where id = ${order.id}`.execute(portal.db);
  replies.push(await open(active.token));
  expect(replies.map((reply) => reply.json())).toEqual(
    replies.map(() => ({ statusCode: 404, code: 'notFound', message: 'Not found' })),
  );
});

test('throttles addresses that guess tokens, but not those that open valid links', async () => {
  const { make } = await openTransit();
  const { token } = (await make()).json();
  const guesserAddress = { address: '192.0.2.7' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess++) statuses.push((await open(`guess${guess}`, guesserAddress)).statusCode);
  expect(statuses.slice(0, 31).every((status) => status === 404)).toBe(true);
  const throttled = await open(token, guesserAddress);
  expect([
    statuses.at(-1),
    throttled.statusCode,
    throttled.json().code,
    Number(throttled.headers['retry-after']),
  ]).toEqual([429, 429, 'tooManyAttempts', 5]);
  for (let view = 0; view < 35; view++) statuses.push((await open(token, { address: '192.0.2.8' })).statusCode);
  expect(statuses.slice(32).every((status) => status === 200)).toBe(true);
  await portal.db.updateTable('trackingLinks').set('asked', 120).where('asked', '>=', 35).execute();
  expect((await open(token)).headers['retry-after']).toBe(String(60 - (TEST_NOW % 60)));
  portal.clock.now = TEST_NOW + 60;
  expect((await open(token)).statusCode).toBe(200);
});

test('shows the owner who created a link and how often it was opened, without refreshes', async () => {
  const { make, list, order } = await openTransit();
  const { token } = (await make()).json();
  portal.clock.now = TEST_NOW + 5;
  await open(token);
  portal.clock.now = TEST_NOW + 30;
  await open(token, { query: '?refresh=true' });
  const { items, ...page } = await list();
  expect(items).toMatchObject([{ createdBy: 'Pia Planner', opened: 1, lastOpenedAt: TEST_NOW + 5 }]);
  expect(page).toEqual({
    total: 1,
    page: 1,
    limit: 20,
    usualExpiry: Number(order.deliveryTo) + 14 * DAY,
    latestExpiry: TEST_NOW + 30 + 90 * DAY,
    actions: ['make'],
  });
});

test.each([
  ['an expiry in the past', { expiresAt: TEST_NOW }, 422, 'Expiry must be in the future'],
  ['an expiry in more than 90 days', { expiresAt: TEST_NOW + 91 * DAY }, 422, 'At most 90 days from now'],
])('rejects %s', async (_case, body, status, message) => {
  const { make } = await openTransit();
  const reply = await make(body);
  expect([reply.statusCode, reply.json().fields.expiresAt.message]).toEqual([status, message]);
});

test('lets only the owner manage links, and readers of the owner list them; records each change once in the timeline', async () => {
  const { build, organizationId, partner, order, make, list, revoke, planner } = await openTransit();
  const reader = await build.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] });
  const carrier = await build.user({ organizationId: partner.id, rules: 'all' });
  const otherUser = await build.user({ organizationId: (await build.organization()).id, rules: 'all' });
  const link = (await make()).json();
  const other = await openTransit();
  expect(await list(reader)).toMatchObject({ items: [{ actions: [] }], actions: [] });
  const statusOf = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);
  expect(statusOf([await make({}, reader), await revoke(link.id, reader)])).toEqual([403, 403]);
  expect(
    statusOf([
      await make({}, carrier),
      await revoke(link.id, carrier),
      await portal.as(carrier).get(`/orders/${order.id}/tracking-links`),
    ]),
  ).toEqual([403, 403, 403]);
  expect(
    statusOf([
      await make({}, otherUser),
      await revoke(link.id, otherUser),
      await portal.as(otherUser).get(`/orders/${order.id}/tracking-links`),
    ]),
  ).toEqual([404, 404, 404]);
  expect(statusOf([await other.revoke(link.id), await revoke(link.id), await revoke(link.id)])).toEqual([
    404, 200, 200,
  ]);
  const { items } = (await portal.as(planner).get(`/orders/${order.id}/timeline`)).json();
  expect(items.slice(-2).map(({ event }: { event: string }) => event)).toEqual([
    'makeTrackingLink',
    'revokeTrackingLink',
  ]);
});

test('limits the active links of an order to 20', async () => {
  const { make, revoke } = await openTransit();
  const replies = await Promise.all(Array.from({ length: 21 }, () => make()));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(replies.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
    statusCode: 409,
    code: 'tooManyLinks',
  });
  await revoke(replies.find(({ statusCode }) => statusCode === 201)?.json().id);
  expect((await make()).statusCode).toBe(201);
});
