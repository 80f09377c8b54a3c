import { randomUUID } from 'node:crypto';
import { png } from '../../../demo/drawing/png.ts';
import { MEGABYTE, PDF } from '../../identity/organizations/testing/pictures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { cab } from './testing/cab.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const bare = (url: string) => url.replace('/api', '');

let house: Awaited<ReturnType<typeof cab>>;
let trip: { id: string; orderId: string };
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  house = await cab(portal);
  trip = await house.assigned();
  await house.drive(trip, 'start', 'arriveAtPickup', 'depart', 'arriveAtDrop');
});
const proofsFor = async (by: { id: string }) => portal.as(by).get(`/orders/${trip.orderId}/proofs`);

test('photo and signature are kept with the order, once for each key, and shown to owner, runner and driver', async () => {
  const key = randomUUID();
  const signature = { key, kind: 'signature', signedBy: 'Kamala Silva', orderId: trip.orderId };
  const replies = [
    await house.prove(trip.id, IMAGE, { orderId: trip.orderId, occurredAt: portal.clock.now - 30 }),
    await house.prove(trip.id, IMAGE, signature),
    await house.prove(trip.id, IMAGE, signature),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().isRepeated])).toEqual([
    [200, false],
    [200, false],
    [200, true],
  ]);
  const lists = await Promise.all([house.owner, house.dispatcher, house.wheel].map(proofsFor));
  const [items] = lists.map((reply) => reply.json().items);
  expect(items).toMatchObject([
    { kind: 'photo', signedBy: null, mime: 'image/png', takenAt: portal.clock.now - 30, takenBy: 'Dinesh Wheel' },
    { kind: 'signature', signedBy: 'Kamala Silva' },
  ]);
  expect(lists.map((reply) => reply.json().items)).toEqual([items, items, items]);
  const picture = await house.asOwner.get(bare(items[1].url));
  expect([picture.statusCode, picture.rawPayload.equals(IMAGE), picture.headers['content-type']]).toEqual([
    200,
    true,
    'image/png',
  ]);
  expect((await house.asOwner.get(bare(items[1].thumbnail))).headers['content-type']).toBe('image/jpeg');
  expect((await house.timeline(trip.orderId)).filter(({ event }) => event === 'proofAdded')).toHaveLength(2);
});

test.each([
  ['what is no picture', PDF, {}, 422, 'file'],
  ['a picture of more than a megabyte', Buffer.concat([IMAGE, Buffer.alloc(MEGABYTE)]), {}, 422, 'file'],
  ['a signature of nobody', IMAGE, { kind: 'signature' }, 422, 'signedBy'],
  ['another kind', IMAGE, { kind: 'video' }, 422, 'kind'],
  ['an order that is not in the trip', IMAGE, { orderId: randomUUID() }, 422, 'orderId'],
])('%s is refused by field', async (_what, content, fields, status, field) => {
  const reply = await house.prove(trip.id, content, { orderId: trip.orderId, ...fields });
  expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([status, [field]]);
});

test('before an order is on its way there is nothing to prove', async () => {
  const early = await cab(portal);
  const next = await early.assigned();
  const reply = await early.prove(next.id, IMAGE, { orderId: next.orderId });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'nothingToProve', params: { stage: 'addedToTrip' } },
  ]);
});

test('another driver adds nothing, and a stranger does not find what is there', async () => {
  expect((await house.prove(trip.id, IMAGE, { orderId: trip.orderId }, house.other)).statusCode).toBe(404);
  await house.prove(trip.id, IMAGE, { orderId: trip.orderId });
  const [proof] = (await proofsFor(house.owner)).json().items;
  const { id: organizationId } = await house.given.organization({ type: '2pl' });
  const stranger = await house.given.user({ organizationId, rules: 'all' });
  const replies = [
    await proofsFor(stranger),
    await portal.as(stranger).get(bare(proof.url)),
    await portal.as(stranger).get(bare(proof.thumbnail)),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
