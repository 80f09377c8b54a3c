import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openRoad } from '../testing/road.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

type Row = { number: string };
const numbersOf = (user: { id: string }) => async (path: string) =>
  (await portal.as(user).get(path))
    .json()
    .items.map(({ number }: Row) => number)
    .toSorted()
    .join(' ');

test("lists own orders, partners' orders, those of 3pl partners, all and archived ones", async () => {
  const { build, organizationId, partner, planner, dispatcher, contract, operation } = await openRoad(portal);
  const own = { organizationId, partnerId: partner.id, contractId: contract.id, operationId: operation.id };
  const carrier = await build.organization({ type: '3pl' });
  await build.order({ ...own, number: 'OWN-1' });
  await build.order({ ...own, number: 'OWN-2', stage: 'validated' });
  await build.order({ ...own, number: 'OWN-3', stage: 'cancelled', isArchived: true });
  await build.order({ organizationId: carrier.id, partnerId: partner.id, number: 'THEIRS-1', stage: 'validated' });
  await build.order({ organizationId: partner.id, partnerId: carrier.id, number: 'PARTNER-1', stage: 'validated' });
  const [mine, theirs] = [numbersOf(planner), numbersOf(dispatcher)];
  expect(await mine('/orders/v2')).toBe('OWN-1 OWN-2');
  expect(await mine('/v2/orders')).toBe('OWN-1 OWN-2');
  expect(await mine('/v2/orders?fromPartner=true')).toBe('');
  expect(await mine('/v2/orders/archive')).toBe('OWN-3');
  expect(await theirs('/v2/orders?fromPartner=true')).toBe('OWN-2 THEIRS-1');
  expect(await theirs('/v2/orders?fromPartner=3pl')).toBe('THEIRS-1');
  expect(await theirs('/orders')).toBe('OWN-2 PARTNER-1 THEIRS-1');
  expect(await theirs(`/orders?partnerId=${organizationId}&partnerId=${carrier.id}`)).toBe('OWN-2 PARTNER-1 THEIRS-1');
  expect(await theirs(`/v2/orders?fromPartner=true&partnerId=${organizationId}`)).toBe('OWN-2');
});

test('filters by every field of the filter dialog', async () => {
  const { build, organizationId, partner, planner, contract, operation, port, kandy, vehicleType } =
    await openRoad(portal);
  const own = { organizationId, partnerId: partner.id, contractId: contract.id, operationId: operation.id };
  const other = {
    contractId: (await build.contract({ organizationId, partnerId: partner.id })).id,
    operationId: (await build.operation({ organizationId })).id,
  };
  await build.order({
    ...own,
    number: 'A',
    createdAt: TEST_NOW - 5 * DAY,
    pickupFrom: TEST_NOW + DAY,
    deliveryFrom: TEST_NOW + 2 * DAY,
    vehicleTypeIds: [vehicleType.id],
    stops: [{ locationId: port.id }, { locationId: kandy.id }],
  });
  await build.order({
    ...own,
    ...other,
    number: 'B',
    createdAt: TEST_NOW - DAY,
    pickupFrom: TEST_NOW + 3 * DAY,
    deliveryFrom: TEST_NOW + 4 * DAY,
    stops: [{ locationId: kandy.id }, { locationId: port.id }],
  });
  const listNumbers = numbersOf(planner);
  const cases: [string, string][] = [
    [`contractId=${contract.id}`, 'A'],
    [`operationId=${other.operationId}`, 'B'],
    [`vehicleTypeId=${vehicleType.id}`, 'A'],
    [`pickLocationId=${port.id}`, 'A'],
    [`dropLocationId=${port.id}`, 'B'],
    [`createdFrom=${TEST_NOW - DAY}`, 'B'],
    [`createdTo=${TEST_NOW - DAY - 1}`, 'A'],
    [`pickupFrom=${TEST_NOW + DAY}&pickupTo=${TEST_NOW + DAY}`, 'A'],
    [`deliveryFrom=${TEST_NOW + 3 * DAY}`, 'B'],
    [`deliveryTo=${TEST_NOW + 4 * DAY}`, 'A B'],
  ];
  for (const [query, numbers] of cases)
    expect([query, await listNumbers(`/orders/v2?${query}`)]).toEqual([query, numbers]);
  const { items } = (await portal.as(planner).get('/orders/v2?search=nothing&sort=number&limit=1&page=1')).json();
  expect(items).toEqual([]);
  const [row] = (await portal.as(planner).get(`/orders/v2?vehicleTypeId=${vehicleType.id}`)).json().items;
  expect(row).toMatchObject({
    vehicleTypes: [{ id: vehicleType.id }],
    contract: { id: contract.id },
    operation: { id: operation.id },
    trip: null,
    isArchived: false,
  });

  const listLocations = async (query: string) => (await portal.as(planner).get(`/orders/locations?${query}`)).json();
  expect(await listLocations('')).toMatchObject({
    total: 2,
    items: [{ name: 'Kandy' }, { name: 'Port', latitude: 6.95 }],
  });
  expect(await listLocations('search=kan&kind=drop')).toMatchObject({ total: 1, items: [{ id: kandy.id }] });
});

test('lists orders that exceed their free time with their charges', async () => {
  const { build, organizationId, partner, onRoad, planner, dispatcher } = await openRoad(portal);
  const windows = (hours: number) => ({
    pickupFrom: TEST_NOW - hours * HOUR,
    pickupTo: TEST_NOW,
    deliveryFrom: TEST_NOW + DAY,
    deliveryTo: TEST_NOW + DAY,
  });
  const { id } = await onRoad('arrivedToPickupLocation', { ...windows(3), reachedAt: TEST_NOW - 200 * MINUTE });
  await onRoad('arrivedToPickupLocation', { ...windows(2), reachedAt: TEST_NOW - 200 * MINUTE });
  const withoutDelayTerms = await build.contract({ organizationId, partnerId: partner.id, delayTerms: [] });
  const uncharged = await onRoad('arrivedToPickupLocation', {
    ...windows(3),
    contractId: withoutDelayTerms.id,
    loadingMinutes: 10,
    reachedAt: TEST_NOW - 200 * MINUTE,
  });
  const listed = async (user: { id: string }) =>
    (await portal.as(user).get('/orders/v2/demurrage?sort=createdAt')).json().items;
  const stop = {
    position: 0,
    kind: 'pickup',
    location: { name: 'Port' },
    arrivedAt: TEST_NOW - 200 * MINUTE,
    departedAt: null,
    dwellMinutes: 180,
  };
  const rows = await listed(planner);
  expect(rows.map((row: { id: string }) => row.id)).toEqual([id]);
  expect(rows[0]).toMatchObject({
    demurrage: {
      chargedMinutes: 60,
      amount: '500.00',
      stops: [{ ...stop, freeMinutes: 120, chargedMinutes: 60, amount: '500.00' }],
    },
  });
  const { stops } = (await portal.as(planner).get(`/v1/orders/${uncharged.id}/timing`)).json();
  expect(stops[0]).toMatchObject({ dwellMinutes: 180, freeMinutes: null, chargedMinutes: 0, amount: null });
  expect(await listed(dispatcher)).toHaveLength(1);
});

test('duplicates an order without reference, dates and approvals', async () => {
  const { planner, dispatcher, onRoad, cargo } = await openRoad(portal);
  const { id } = await onRoad('delivered', {
    reference: 'PO 1',
    description: 'Dry',
    cargoItems: [{ cargoId: cargo.id, quantity: 2, packNumber: 'P' }],
  });
  const reply = await portal.as(planner).post(`/orders/${id}`);
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toMatchObject({
    stage: 'saved',
    reference: null,
    description: 'Dry',
    pickupFrom: null,
    pickupTo: null,
    deliveryFrom: null,
    deliveryTo: null,
    firstApproval: null,
    secondApproval: null,
    createdAt: TEST_NOW,
    createdBy: 'Pia Planner',
    cargoItems: [{ quantity: 2, packNumber: 'P', deliveredQuantity: null }],
    stops: [{}, {}],
    trip: null,
  });
  expect(reply.json().id).not.toBe(id);
  expect((await portal.as(dispatcher).post(`/orders/${id}`)).statusCode).toBe(403);
});

test.each([
  ['cancelled', 0, 200],
  ['rejected', 0, 200],
  ['notDelivered', 0, 200],
  ['billed', 0, 200],
  ['delivered', 29, 409],
  ['delivered', 30, 200],
  ['manuallyDelivered', 31, 200],
  ['incompleteDelivery', 99, 409],
  ['saved', 99, 409],
  ['transit', 99, 409],
] as const)('archiving an order that is %s for %i days answers %i', async (stage, days, status) => {
  const { build, organizationId, planner, operation } = await openRoad(portal);
  const { id } = await build.order({
    organizationId,
    operationId: operation.id,
    stage,
    reachedAt: TEST_NOW - days * DAY,
  });
  const reply = await portal.as(planner).post(`/orders/archive/${id}`);
  expect([reply.statusCode, reply.json().code]).toEqual([status, status === 409 ? 'notArchivable' : undefined]);
  if (status === 409)
    expect(reply.json().params).toMatchObject({ of: 'order', stage, days: stage === 'delivered' ? 30 : 'none' });
});

test('restores an order from the archive on request or when it is reopened', async () => {
  const { build, organizationId, planner, operation } = await openRoad(portal);
  const { id } = await build.order({ organizationId, operationId: operation.id, stage: 'rejected' });
  const as = portal.as(planner);
  const isInArchive = async () => (await as.get(`/v2/orders/archive/${id}`)).statusCode === 200;
  for (const _time of [1, 2])
    expect((await as.post(`/orders/archive/${id}`)).json()).toMatchObject({ isArchived: true });
  expect(await isInArchive()).toBe(true);
  expect((await as.post(`/orders/archive/${id}/restore`)).json()).toMatchObject({ isArchived: false });
  expect(await isInArchive()).toBe(false);
  await as.post(`/orders/archive/${id}`);
  expect((await as.patch(`/orders/${id}/reopen`)).json()).toMatchObject({ stage: 'saved', isArchived: false });
  const { items } = (await as.get(`/orders/${id}/timeline`)).json();
  expect(items.map(({ event }: { event: string }) => event).slice(-4)).toEqual([
    'archive',
    'restore',
    'archive',
    'reopen',
  ]);
});
