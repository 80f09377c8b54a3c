import { sql } from 'kysely';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const lines: string[] = [];
const portal = testApp({ log: (line) => lines.push(line) });
const DAY = 86_400;
let caller = 0;

/** A cargo owner with an order on the road, whose vehicle was last seen near Kegalle. */
async function onTheRoad() {
  const office = await openOffice(portal);
  const { given, organizationId, partner, planner } = office;
  const vehicle = await given.vehicle({ organizationId: partner.id });
  const trip = await given.trip({ organizationId: partner.id, vehicleId: vehicle.id, stage: 'transit', carrying: [] });
  const order = await given.order({
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

/** Everybody comes from an address of their own unless told. */
const open = (
  token: string,
  { query = '', address = `10.0.${Math.trunc(caller / 200)}.${(caller++ % 200) + 1}` } = {},
) => portal.app.inject({ method: 'GET', url: `/api/tracking/${token}${query}`, remoteAddress: address });

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('whoever has the link is told where the order is, and nothing else of it', async () => {
  const { make, order, vehicle, partner, organizationId } = await onTheRoad();
  const { token, code } = (await make()).json();
  const reply = await open(token);
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ]);
  const { steps, ...told } = reply.json();
  const { name } = await portal.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  expect(told).toEqual({
    code,
    brand: name,
    state: 'transit',
    pickup: { from: order.pickupFrom, to: order.pickupTo },
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    eta: { from: expect.any(Number), to: expect.any(Number), isEstimate: true },
    lastPlace: { latitude: 7.23, longitude: 80.2, town: 'Kegalle', at: TEST_NOW - 60 },
  });
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
  const hidden = [
    order.id,
    order.number,
    'PO 4711',
    'Kandy',
    '7.226',
    '80.196',
    vehicle.registrationPlate,
    partner.name,
  ];
  expect(hidden.filter((word) => reply.payload.includes(word))).toEqual([]);
  await portal.db
    .updateTable('organizations')
    .set({ pageTitle: 'Serendib Tracking' })
    .where('id', '=', organizationId)
    .execute();
  expect((await open(token)).json().brand).toBe('Serendib Tracking');
});

test('the place is told while the order is on the road, and no longer', async () => {
  const { make, order } = await onTheRoad();
  const { token } = (await make()).json();
  for (const stage of ['validated', 'addedToTrip', 'delivered', 'cancelled'] as const) {
    await portal.db.updateTable('orders').set({ stage }).where('id', '=', order.id).execute();
    expect((await open(token)).json()).toMatchObject({ lastPlace: null });
  }
});

test('a token is 192 random bits, told once and kept as a hash; no line of the log has it', async () => {
  const { make, list, order } = await onTheRoad();
  lines.length = 0;
  const made = await make({ expiresAt: TEST_NOW + 5 * DAY });
  const { token, ...link } = made.json();
  expect([made.statusCode, /^[\w-]{32}$/.test(token), (await make()).json().token === token]).toEqual([
    201,
    true,
    false,
  ]);
  expect(link).toEqual({
    id: expect.any(String),
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

test('a link that is expired, revoked, of an order that is gone, of a blocked company or unknown is not found, all alike', async () => {
  const { make, revoke, order, organizationId } = await onTheRoad();
  const [short, revoked, kept] = await Promise.all([make({ expiresAt: TEST_NOW + 60 }), make(), make()]).then(
    (replies) => replies.map((reply) => reply.json()),
  );
  expect((await revoke(revoked.id)).json()).toMatchObject({ state: 'revoked', revokedAt: TEST_NOW, actions: [] });
  expect((await open(short.token)).statusCode).toBe(200);
  portal.clock.now = TEST_NOW + 60;
  const status = (value: 1 | 2) =>
    portal.db.updateTable('organizations').set({ status: value }).where('id', '=', organizationId).execute();
  await status(2);
  const ofBlocked = await open(kept.token);
  await status(1);
  expect((await open(kept.token)).statusCode).toBe(200);
  const replies = [
    ofBlocked,
    await open(short.token),
    await open(revoked.token),
    await open('x'.repeat(32)),
    await open('%20'),
    await open('é%00'),
  ];
  for (const table of ['trip_stop_orders', 'trip_orders'])
    await sql`delete from ${sql.table(table)} where order_id = ${order.id}`.execute(portal.db);
  await sql`delete from orders where id = ${order.id}`.execute(portal.db);
  replies.push(await open(kept.token));
  expect(replies.map((reply) => reply.json())).toEqual(
    replies.map(() => ({ statusCode: 404, code: 'notFound', message: 'Not found' })),
  );
});

test('who guesses has to wait, and who only looks does not', async () => {
  const { make } = await onTheRoad();
  const { token } = (await make()).json();
  const guesser = { address: '192.0.2.7' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess++) statuses.push((await open(`guess${guess}`, guesser)).statusCode);
  expect(statuses.slice(0, 31).every((status) => status === 404)).toBe(true);
  const waits = await open(token, guesser);
  expect([statuses.at(-1), waits.statusCode, waits.json().code, Number(waits.headers['retry-after'])]).toEqual([
    429,
    429,
    'tooManyAttempts',
    5,
  ]);
  for (let look = 0; look < 35; look++) statuses.push((await open(token, { address: '192.0.2.8' })).statusCode);
  expect(statuses.slice(32).every((status) => status === 200)).toBe(true);
  await portal.db.updateTable('trackingLinks').set({ asked: 60 }).where('asked', '>=', 35).execute();
  expect((await open(token)).headers['retry-after']).toBe(String(60 - (TEST_NOW % 60)));
  portal.clock.now = TEST_NOW + 60;
  expect((await open(token)).statusCode).toBe(200);
});

test('the owner sees who made a link and how often it was opened; a refresh of an open page is no opening', async () => {
  const { make, list, order, planner } = await onTheRoad();
  const { token } = (await make()).json();
  portal.clock.now = TEST_NOW + 5;
  await open(token);
  portal.clock.now = TEST_NOW + 30;
  await open(token, { query: '?refresh=true' });
  const { login } = await portal.db
    .selectFrom('users')
    .select('login')
    .where('id', '=', planner.id)
    .executeTakeFirstOrThrow();
  const { items, ...page } = await list();
  expect(items).toMatchObject([{ createdBy: login, opened: 1, lastOpenedAt: TEST_NOW + 5 }]);
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
  ['an end that is over', { expiresAt: TEST_NOW }, 422, 'The end must lie in the future'],
  ['more than 90 days', { expiresAt: TEST_NOW + 91 * DAY }, 422, 'At most 90 days from now'],
])('%s is refused', async (_what, body, status, message) => {
  const { make } = await onTheRoad();
  const reply = await make(body);
  expect([reply.statusCode, reply.json().fields.expiresAt.message]).toEqual([status, message]);
});

test('links are the owner’s: readers read, the carrier and strangers do neither, and each change stands in the timeline once', async () => {
  const { given, organizationId, partner, order, make, list, revoke, planner } = await onTheRoad();
  const reader = await given.user({ organizationId, rules: [{ model: 'order', rule: 'read' }] });
  const carrier = await given.user({ organizationId: partner.id, rules: 'all' });
  const stranger = await given.user({ organizationId: (await given.organization()).id, rules: 'all' });
  const link = (await make()).json();
  const other = await onTheRoad();
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
      await make({}, stranger),
      await revoke(link.id, stranger),
      await portal.as(stranger).get(`/orders/${order.id}/tracking-links`),
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

test('at most 20 links of an order work at a time', async () => {
  const { make, revoke } = await onTheRoad();
  const replies = await Promise.all(Array.from({ length: 21 }, () => make()));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(replies.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({
    statusCode: 409,
    code: 'tooManyLinks',
  });
  await revoke(replies.find(({ statusCode }) => statusCode === 201)?.json().id);
  expect((await make()).statusCode).toBe(201);
});
