import { randomUUID } from 'node:crypto';
import { HOUR } from 'shared-contracts/values/time';
import { png } from '../../../demo/drawing/png.ts';
import { form, MULTIPART } from '../../identity/organizations/testing/picture.fixtures.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();
const IMAGE = png(60, 80, (x, y) => [x * 4, y * 3, 120]);
const [KANDY, GALLE] = [2, 3];

let addressCount = 0;

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** Gets a public path from a new network address. */
const open = (path: string) =>
  portal.app.inject({ method: 'GET', url: `/api${path}`, remoteAddress: `10.1.0.${++addressCount}` });

/**
 * An order with pickups in Port and Hatton and drops in Kandy and Galle; the last position of its vehicle is near
 * Port.
 */
async function openRound() {
  const road = await openRoad(portal);
  const { build, organizationId, partner, planner, port, kandy, cargo } = road;
  const hatton = await build.location({ organizationId, name: 'Hatton', latitude: 6.89, longitude: 80.6 });
  const galle = await build.location({ organizationId, name: 'Galle', latitude: 6.05, longitude: 80.22 });
  const order = await road.onRoad('started', {
    reachedAt: TEST_NOW - 10 * HOUR,
    cargoItems: [{ cargoId: cargo.id, quantity: 10 }],
    stops: [
      { locationId: port.id },
      { locationId: hatton.id, kind: 'pickup' },
      { locationId: kandy.id, items: [{ item: 0, quantity: 4 }] },
      { locationId: galle.id },
    ],
  });
  const vehicle = await build.vehicle({ organizationId: partner.id });
  const driverUser = await build.user({
    organizationId: partner.id,
    rules: [{ model: 'trip', rule: 'read' }],
    contact: {},
  });
  const driver = await build.driver({
    organizationId: partner.id,
    userId: driverUser.id,
    contactId: driverUser.contactId,
  });
  await portal.db
    .updateTable('trips')
    .set({ vehicleId: vehicle.id, driverId: driver.id })
    .where('id', '=', order.tripId)
    .execute();
  const locate = (at: number) =>
    portal.db
      .insertInto('lastPositions')
      .values({ vehicleId: vehicle.id, at, heardAt: at, latitude: 6.95, longitude: 79.84, speed: 43, heading: 80 })
      .onConflict((row) => row.column('vehicleId').doUpdateSet({ at }))
      .execute();
  await locate(TEST_NOW - 240);
  const go = async (...stages: string[]) => {
    for (const stage of stages) {
      portal.clock.now += 60;
      expect((await road.drive(driverUser, order.id, stage)).statusCode).toBe(200);
    }
  };
  const toFirstDrop = () =>
    go('arrivedToPickupLocation', 'transit', 'arrivedToPickupLocation', 'transit', 'arrivedToDropLocation');
  const leaveKandy = () =>
    road.drive(driverUser, order.id, 'transit', {
      delivered: [{ cargoId: cargo.id, quantity: 3, shortageReason: 'One broken' }],
    });
  const createLink = async (stop?: number) =>
    (
      await portal.as(planner).post(`/orders/${order.id}/tracking-links`, { ...(stop !== undefined && { stop }) })
    ).json();
  const track = async (token: string) => {
    const reply = await open(`/tracking/${token}`);
    return { ...reply.json(), payload: reply.payload };
  };
  const prove = (fields: object) => {
    const parts = Object.entries({ key: randomUUID(), orderId: order.id, occurredAt: portal.clock.now, ...fields }).map(
      ([name, value]) =>
        Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`),
    );
    return portal
      .as(driverUser, MULTIPART)
      .post(
        `/trips/${order.tripId}/proofs`,
        Buffer.concat([...parts, form(IMAGE, { field: 'file', name: 'proof.png' })]),
      );
  };
  return { ...road, order, driverUser, locate, go, toFirstDrop, leaveKandy, createLink, track, prove };
}

const pick =
  (...keys: string[]) =>
  (stop: Record<string, unknown>) =>
    keys.map((key) => stop[key]);

test('the order’s link has a row per stop with its state, times and expected arrival, but no cargo', async () => {
  const { createLink, track, toFirstDrop, leaveKandy, go, cargo } = await openRound();
  const { token } = await createLink();
  const started = await track(token);
  expect(started.stops.map(pick('kind', 'number', 'name', 'state', 'stopsBefore'))).toEqual([
    ['pickup', 1, 'Port', 'onTheWay', 0],
    ['pickup', 2, 'Hatton', 'planned', 1],
    ['drop', 1, 'Kandy', 'planned', 2],
    ['drop', 2, 'Galle', 'planned', 3],
  ]);
  const arrivals = started.stops.map(({ eta }: { eta: number }) => eta);
  expect(arrivals[0]).toBe(TEST_NOW);
  expect(arrivals).toEqual(arrivals.toSorted());
  expect([started.scope, started.etaState, started.positionAt, started.eta]).toEqual([
    'order',
    'live',
    TEST_NOW - 240,
    { from: arrivals[3], to: arrivals[3], isEstimate: true },
  ]);
  await toFirstDrop();
  await leaveKandy();
  const tracking = await track(token);
  expect(tracking.stops.map(pick('name', 'state', 'isShort', 'arrivedAt', 'departedAt', 'stopsBefore'))).toEqual([
    ['Port', 'done', false, TEST_NOW + 60, TEST_NOW + 120, null],
    ['Hatton', 'done', false, TEST_NOW + 180, TEST_NOW + 240, null],
    ['Kandy', 'done', true, TEST_NOW + 300, TEST_NOW + 300, null],
    ['Galle', 'onTheWay', false, null, null, 0],
  ]);
  expect(tracking.payload).not.toContain(cargo.name);
  expect(tracking.payload).not.toContain('One broken');
  await go('arrivedToDropLocation', 'incompleteDelivery');
  expect(await track(token)).toMatchObject({
    state: 'incomplete',
    etaState: 'notUnderWay',
    eta: null,
    positionAt: null,
  });
});

test('a drop’s link shows its drop with cargo and steps, and nothing of the others', async () => {
  const { createLink, track, toFirstDrop, leaveKandy, go, cargo } = await openRound();
  const [kandy, galle] = [await createLink(KANDY), await createLink(GALLE)];
  expect([kandy.drop, galle.drop]).toEqual([
    { position: KANDY, kind: 'drop', number: 1, name: 'Kandy' },
    { position: GALLE, kind: 'drop', number: 2, name: 'Galle' },
  ]);
  await toFirstDrop();
  const waiting = await track(galle.token);
  expect(waiting).toMatchObject({
    scope: 'drop',
    state: 'transit',
    pickup: { from: null, to: null },
    lastPlace: null,
    etaState: 'live',
    stops: [{ name: 'Galle', stopsBefore: 1, state: 'planned', items: [{ quantity: 6, deliveredQuantity: null }] }],
  });
  expect(waiting.stops[0].eta).toBe(waiting.eta.to);
  await leaveKandy();
  const [short, next] = [await track(kandy.token), await track(galle.token)];
  expect(short).toMatchObject({
    state: 'incomplete',
    eta: null,
    lastPlace: null,
    stops: [
      {
        name: 'Kandy',
        state: 'done',
        isShort: true,
        items: [{ cargo: cargo.name, quantity: 4, deliveredQuantity: 3, shortageReason: 'One broken' }],
      },
    ],
  });
  expect(short.steps.slice(-2).map(pick('step', 'at', 'place'))).toEqual([
    ['delivery', TEST_NOW + 300, 'past'],
    ['delivered', TEST_NOW + 300, 'past'],
  ]);
  expect(next).toMatchObject({
    state: 'transit',
    stops: [{ stopsBefore: 0 }],
    lastPlace: { town: expect.any(String) },
  });
  await go('arrivedToDropLocation');
  const names = ['Port', 'Hatton', 'Kandy', 'Galle', 'One broken'];
  const named = async (token: string) => {
    const { payload } = await track(token);
    return names.filter((name) => payload.includes(`"${name}"`));
  };
  expect([await named(kandy.token), await named(galle.token)]).toEqual([['Kandy', 'One broken'], ['Galle']]);
});

test('a link shows the proofs of its stops, and their images only to its holder', async () => {
  const { createLink, track, toFirstDrop, prove, planner, order } = await openRound();
  const [whole, kandy] = [await createLink(), await createLink(KANDY)];
  await toFirstDrop();
  for (const fields of [
    { kind: 'photo', stop: KANDY },
    { kind: 'signature', signedBy: 'Ruwan', stop: GALLE },
    { kind: 'photo' },
  ])
    expect((await prove(fields)).statusCode).toBe(200);
  const proofsOf = (stops: { proofs: object[] }[]) => stops.map(({ proofs }) => proofs.length);
  const all = await track(whole.token);
  expect([proofsOf(all.stops), all.proofs.length]).toEqual([[0, 0, 1, 1], 1]);
  const own = await track(kandy.token);
  expect([proofsOf(own.stops), own.proofs]).toEqual([[1], []]);
  const get = (url: string) => open(url.replace('/api', ''));
  const [proof] = own.stops[0].proofs;
  const image = await get(proof.url);
  expect([image.statusCode, image.rawPayload.equals(IMAGE), image.headers['x-robots-tag']]).toEqual([
    200,
    true,
    'noindex, nofollow',
  ]);
  expect((await get(proof.thumbnail)).headers['content-type']).toBe('image/jpeg');
  const [foreign] = all.stops[GALLE].proofs;
  expect((await get(foreign.url)).statusCode).toBe(200);
  expect((await get(foreign.url.replace(whole.token, kandy.token))).statusCode).toBe(404);
  await portal.as(planner).patch(`/orders/${order.id}/tracking-links/${kandy.id}/revoke`);
  expect((await get(proof.url)).statusCode).toBe(404);
});

test('readers of the order see the same arrivals, and why there are none', async () => {
  const { createLink, track, dispatcher, planner, order, locate, build } = await openRound();
  const { token } = await createLink();
  const { stops } = await track(token);
  const etas = async (user: { id: string }) => (await portal.as(user).get(`/orders/${order.id}/etas`)).json();
  expect(await etas(planner)).toEqual({
    etaState: 'live',
    positionAt: TEST_NOW - 240,
    stops: stops.map(({ position, eta }: { position: number; eta: number }) => ({ position, eta })),
  });
  expect(await etas(dispatcher)).toEqual(await etas(planner));
  const stranger = await build.user({ organizationId: (await build.organization()).id, rules: 'all' });
  expect((await portal.as(stranger).get(`/orders/${order.id}/etas`)).statusCode).toBe(404);
  await locate(TEST_NOW - HOUR - 1);
  expect(await etas(planner)).toEqual({ etaState: 'stalePosition', positionAt: TEST_NOW - HOUR - 1, stops: [] });
  expect(await track(token)).toMatchObject({ etaState: 'stalePosition', eta: { isEstimate: false } });
  await portal.db.deleteFrom('lastPositions').execute();
  expect(await etas(planner)).toEqual({ etaState: 'noPosition', positionAt: null, stops: [] });
});

test('a drop’s link follows its drop when the order is edited, until the drop is removed', async () => {
  const { planner, save, port, kandy, build, organizationId } = await openRoad(portal);
  const galle = await build.location({ organizationId, name: 'Galle' });
  const stopsAt = (...places: { id: string }[]) => places.map(({ id }) => ({ locationId: id, contactId: null }));
  const { id } = await save({ stops: stopsAt(port, kandy) });
  const links = `/orders/${id}/tracking-links`;
  const refused = await portal.as(planner).post(links, { stop: 0 });
  expect([refused.statusCode, refused.json().fields]).toMatchObject([422, { stop: { code: 'notFound' } }]);
  const { token } = (await portal.as(planner).post(links, { stop: 1 })).json();
  const edit = (...places: { id: string }[]) =>
    portal.as(planner).patch(`/orders/${id}`, { stops: stopsAt(port, ...places) });
  await edit(galle, kandy);
  expect((await open(`/tracking/${token}`)).json().stops).toMatchObject([{ name: 'Kandy', number: 2 }]);
  await edit(galle);
  expect((await open(`/tracking/${token}`)).statusCode).toBe(404);
  expect((await portal.as(planner).get(links)).json().items).toMatchObject([
    { state: 'obsolete', drop: null, actions: [] },
  ]);
});
