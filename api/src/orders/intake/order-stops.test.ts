import type { StopInput } from 'shared-contracts/orders/order-stops';
import { HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from '../testing/office.ts';

const portal = testApp();

async function openRound() {
  const office = await openOffice(portal);
  const { build, organizationId, port, kandy, cargo, input } = office;
  const hatton = await build.location({ organizationId, name: 'Hatton', latitude: 6.9, longitude: 80.6 });
  const galle = await build.location({ organizationId, name: 'Galle', latitude: 6.03, longitude: 80.21 });
  const stop = (location: { id: string }, more: Partial<StopInput> = {}): StopInput => ({
    locationId: location.id,
    contactId: null,
    ...more,
  });
  /** Two pickups and two drops of 10 + 6 pieces. */
  const round = {
    ...input,
    cargoItems: [
      { packNumber: 'P1', cargoId: cargo.id, quantity: 10 },
      { packNumber: 'P2', cargoId: cargo.id, quantity: 6 },
    ],
    stops: [
      stop(port),
      stop(hatton, {
        kind: 'pickup',
        windowFrom: TEST_NOW + 3 * HOUR,
        windowTo: TEST_NOW + 4 * HOUR,
        handlingMinutes: 20,
        instructions: 'Ring at gate 2',
        reference: 'HT-1',
        items: [{ item: 1, quantity: 6 }],
      }),
      stop(kandy, { windowTo: TEST_NOW + 5 * HOUR + 1, items: [{ item: 0, quantity: 4 }] }),
      stop(galle),
    ],
  };
  return { ...office, hatton, galle, stop, round };
}

test('an order stores the windows, instructions and cargo of each of its stops', async () => {
  const { save, round, cargo } = await openRound();
  const saved = await save(round);
  const item = (index: number, quantity: number) => ({
    item: index,
    quantity,
    cargo: { id: cargo.id, name: expect.any(String) as string },
    deliveredQuantity: null,
    shortageReason: null,
  });
  const inherited = { windowFrom: null, windowTo: null, handlingMinutes: null, items: [] };
  expect(saved).toMatchObject({
    pickup: 'Port',
    drop: 'Galle',
    stopCount: 4,
    places: [
      { name: 'Port', kind: 'pickup' },
      { name: 'Hatton', kind: 'pickup' },
      { name: 'Kandy', kind: 'drop' },
      { name: 'Galle', kind: 'drop' },
    ],
    stops: [
      {
        kind: 'pickup',
        windowFrom: TEST_NOW + HOUR,
        windowTo: TEST_NOW + 2 * HOUR,
        handlingMinutes: 30,
        instructions: null,
        reference: null,
        items: [item(0, 10)],
        explicit: inherited,
      },
      {
        kind: 'pickup',
        windowFrom: TEST_NOW + 3 * HOUR,
        windowTo: TEST_NOW + 4 * HOUR,
        handlingMinutes: 20,
        instructions: 'Ring at gate 2',
        reference: 'HT-1',
        items: [item(1, 6)],
        explicit: {
          windowFrom: TEST_NOW + 3 * HOUR,
          windowTo: TEST_NOW + 4 * HOUR,
          handlingMinutes: 20,
          items: [{ item: 1, quantity: 6 }],
        },
      },
      {
        kind: 'drop',
        windowFrom: TEST_NOW + 5 * HOUR,
        windowTo: TEST_NOW + 5 * HOUR + 1,
        handlingMinutes: 45,
        items: [item(0, 4)],
        explicit: { ...inherited, windowTo: TEST_NOW + 5 * HOUR + 1, items: [{ item: 0, quantity: 4 }] },
      },
      {
        kind: 'drop',
        windowFrom: TEST_NOW + 5 * HOUR,
        windowTo: TEST_NOW + 6 * HOUR,
        handlingMinutes: 45,
        items: [item(0, 6), item(1, 6)],
        explicit: inherited,
      },
    ],
  });
});

test('windows of the first pickup and the last drop become those of the order', async () => {
  const { save, port, kandy, stop } = await openRound();
  const saved = await save({
    loadingMinutes: 30,
    stops: [
      stop(port, { windowFrom: TEST_NOW + 2 * HOUR, windowTo: TEST_NOW + 3 * HOUR, handlingMinutes: 15 }),
      stop(kandy, { windowTo: TEST_NOW + 7 * HOUR }),
    ],
  });
  expect(saved).toMatchObject({
    pickupFrom: TEST_NOW + 2 * HOUR,
    pickupTo: TEST_NOW + 3 * HOUR,
    loadingMinutes: 15,
    deliveryFrom: TEST_NOW + 5 * HOUR,
    deliveryTo: TEST_NOW + 7 * HOUR,
    unloadingMinutes: 45,
    stops: [
      { windowFrom: TEST_NOW + 2 * HOUR, explicit: { windowFrom: null, windowTo: null, handlingMinutes: null } },
      { windowTo: TEST_NOW + 7 * HOUR, explicit: { windowTo: null } },
    ],
  });
});

test('an order of an older client has one pickup and loads all cargo there', async () => {
  const { save } = await openRound();
  const saved = await save();
  expect(saved.stops.map(({ kind, items }) => [kind, ...items.map(({ quantity }) => quantity)])).toEqual([
    ['pickup', 3],
    ['drop', 3],
  ]);
});

test('rejects inconsistent stops, by field', async () => {
  const { planner, round, port, kandy, galle, hatton, stop } = await openRound();
  const fieldsOf = async (stops: object[]) => {
    const response = await portal.as(planner).post('/orders', { ...round, stops });
    const { fields = {} } = response.json() as { fields?: Record<string, { code: string }> };
    return Object.fromEntries(Object.entries(fields).map(([field, { code }]) => [field, code]));
  };
  expect(await fieldsOf([stop(port, { kind: 'drop' }), stop(kandy, { kind: 'pickup' })])).toEqual({
    'stops.0.kind': 'pickupFirst',
    'stops.1.kind': 'dropLast',
  });
  expect(
    await fieldsOf([
      stop(port),
      stop(kandy, { items: [{ item: 0, quantity: 8 }] }),
      stop(galle, {
        items: [
          { item: 0, quantity: 3 },
          { item: 2, quantity: 1 },
        ],
      }),
    ]),
  ).toEqual({ 'stops.2.items.0.quantity': 'max', 'stops.2.items.1.item': 'notFound' });
  expect(
    await fieldsOf([
      stop(port),
      stop(kandy, { items: [{ item: 1, quantity: 1 }] }),
      stop(hatton, { kind: 'pickup', items: [{ item: 1, quantity: 6 }] }),
      stop(galle),
    ]),
  ).toEqual({ 'stops.1.items.0.quantity': 'notLoaded' });
  expect(
    await fieldsOf([
      stop(port),
      stop(kandy, { windowFrom: TEST_NOW + 6 * HOUR, windowTo: TEST_NOW + 5 * HOUR }),
      stop(hatton, { windowFrom: TEST_NOW + 1, windowTo: TEST_NOW + 2 }),
      stop(galle),
    ]),
  ).toEqual({ 'stops.1.windowTo': 'beforeWindowFrom', 'stops.2.windowTo': 'beforeEarlierStop' });
});

test('an edit keeps the stops, and other cargo without stops ends their allocation', async () => {
  const { planner, save, round, cargo } = await openRound();
  const { id } = await save(round);
  const edit = async (changes: object) => (await portal.as(planner).patch(`/orders/${id}`, changes)).json() as unknown;
  expect(await edit({ description: 'Fragile' })).toMatchObject({ stops: [{}, { reference: 'HT-1' }, {}, {}] });
  expect(await edit({ cargoItems: [{ packNumber: null, cargoId: cargo.id, quantity: 2 }] })).toMatchObject({
    stops: [
      { items: [{ item: 0, quantity: 2 }] },
      { reference: 'HT-1', items: [], explicit: { items: [] } },
      { items: [] },
      { items: [{ item: 0, quantity: 2 }] },
    ],
  });
  const { items } = (await portal.as(planner).get(`/orders/${id}/timeline`)).json() as {
    items: { changes?: { field: string }[] }[];
  };
  expect(items.map(({ changes }) => changes?.map(({ field }) => field))).toEqual([
    undefined,
    ['description'],
    ['cargoItems', 'stops'],
  ]);
});

test('a duplicate has the cargo of each stop, without windows and references', async () => {
  const { planner, save, round } = await openRound();
  const { id } = await save(round);
  expect((await portal.as(planner).post(`/orders/${id}`)).json()).toMatchObject({
    stops: [
      {},
      {
        kind: 'pickup',
        windowFrom: null,
        handlingMinutes: 20,
        instructions: 'Ring at gate 2',
        reference: null,
        items: [{ item: 1, quantity: 6 }],
      },
      { windowTo: null },
      {},
    ],
  });
});
