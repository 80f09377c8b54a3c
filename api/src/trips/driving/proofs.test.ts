import { randomUUID } from 'node:crypto';
import { png } from '../../../demo/drawing/png.ts';
import { MEGABYTE, PDF } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from './testing/cab.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const toPath = (url: string) => url.replace('/api', '');

let cab: Awaited<ReturnType<typeof openCab>>;
let trip: { id: string; orderId: string };
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  cab = await openCab(portal);
  trip = await cab.assigned();
  await cab.drive(trip, 'start', 'arriveAtPickup', 'depart', 'arriveAtDrop');
});
const getProofs = async (by: { id: string }) => portal.as(by).get(`/orders/${trip.orderId}/proofs`);

test('stores photo and signature once per key with their stop, by default the only drop, and shows them to owner, dispatcher and driver', async () => {
  const key = randomUUID();
  const signature = { key, kind: 'signature', signedBy: 'Kamala Silva', orderId: trip.orderId, stop: 0 };
  const replies = [
    await cab.uploadProof(trip.id, IMAGE, { orderId: trip.orderId, occurredAt: portal.clock.now - 30 }),
    await cab.uploadProof(trip.id, IMAGE, signature),
    await cab.uploadProof(trip.id, IMAGE, signature),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().isRepeated])).toEqual([
    [200, false],
    [200, false],
    [200, true],
  ]);
  const lists = await Promise.all([cab.owner, cab.dispatcher, cab.driverUser].map(getProofs));
  const [items] = lists.map((reply) => reply.json().items);
  const drop = { position: 1, kind: 'drop', number: 1, name: expect.any(String) };
  expect(items).toMatchObject([
    {
      kind: 'photo',
      stop: drop,
      signedBy: null,
      mime: 'image/png',
      takenAt: portal.clock.now - 30,
      takenBy: 'Dinesh Wheel',
    },
    { kind: 'signature', stop: { kind: 'pickup', number: 1 }, signedBy: 'Kamala Silva' },
  ]);
  expect(lists.map((reply) => reply.json().items)).toEqual([items, items, items]);
  const image = await cab.asOwner.get(toPath(items[1].url));
  expect([image.statusCode, image.rawPayload.equals(IMAGE), image.headers['content-type']]).toEqual([
    200,
    true,
    'image/png',
  ]);
  expect((await cab.asOwner.get(toPath(items[1].thumbnail))).headers['content-type']).toBe('image/jpeg');
  expect((await cab.timeline(trip.orderId)).filter(({ event }) => event === 'proofAdded')).toHaveLength(2);
});

test('accepts several documents in addition to photos, with their content types', async () => {
  for (const content of [PDF, IMAGE, PDF])
    expect((await cab.uploadProof(trip.id, content, { orderId: trip.orderId })).statusCode).toBe(200);
  const { items } = (await getProofs(cab.dispatcher)).json();
  expect(items.map(({ mime }: { mime: string }) => mime).toSorted()).toEqual([
    'application/pdf',
    'application/pdf',
    'image/png',
  ]);
  const { url, thumbnail } = items.find(({ mime }: { mime: string }) => mime === 'application/pdf');
  expect(thumbnail).toBeNull();
  for (const as of [cab.asOwner, cab.asDriver]) {
    const { headers, rawPayload } = await as.get(toPath(url));
    expect([headers['content-type'], rawPayload.equals(PDF)]).toEqual(['application/pdf', true]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
});

test.each([
  ['a file of another kind, regardless of its name', Buffer.from('<svg/>'), {}, 422, 'file'],
  ['a document as a signature', PDF, { kind: 'signature', signedBy: 'Kamala' }, 422, 'file'],
  ['an image of more than a megabyte', Buffer.concat([IMAGE, Buffer.alloc(MEGABYTE)]), {}, 422, 'file'],
  ['a signature without a name', IMAGE, { kind: 'signature' }, 422, 'signedBy'],
  ['an unknown kind', IMAGE, { kind: 'video' }, 422, 'kind'],
  ['an order that is not in the trip', IMAGE, { orderId: randomUUID() }, 422, 'orderId'],
  ['a stop that the order does not have', IMAGE, { stop: 7 }, 422, 'stop'],
])('rejects %s by field', async (_case, content, fields, status, field) => {
  const reply = await cab.uploadProof(trip.id, content, { orderId: trip.orderId, ...fields });
  expect([reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([status, [field]]);
});

test('rejects proofs before an order is started', async () => {
  const plannedCab = await openCab(portal);
  const plannedTrip = await plannedCab.assigned();
  const reply = await plannedCab.uploadProof(plannedTrip.id, IMAGE, { orderId: plannedTrip.orderId });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'nothingToProve', params: { stage: 'addedToTrip' } },
  ]);
});

test('rejects proofs of another driver and hides proofs from other organizations', async () => {
  expect((await cab.uploadProof(trip.id, IMAGE, { orderId: trip.orderId }, cab.otherDriver)).statusCode).toBe(404);
  await cab.uploadProof(trip.id, IMAGE, { orderId: trip.orderId });
  const [proof] = (await getProofs(cab.owner)).json().items;
  const { id: organizationId } = await cab.build.organization({ type: '2pl' });
  const otherUser = await cab.build.user({ organizationId, rules: 'all' });
  const replies = [
    await getProofs(otherUser),
    await portal.as(otherUser).get(toPath(proof.url)),
    await portal.as(otherUser).get(toPath(proof.thumbnail)),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});
