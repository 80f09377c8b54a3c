import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpFleet, setUpPartner } from '../vehicles/testing/fleet-setup.ts';

const portal = testApp();
const PDF = Buffer.from('%PDF-1.7 invoice');
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
const TOMORROW = { outFrom: TEST_NOW + DAY, outTo: TEST_NOW + 2 * DAY };
const PADS = { kind: 'part', description: 'Brake pads', quantity: '2', unitPrice: '1250.50' };
const LABOUR = { kind: 'labour', description: 'Fitting', quantity: '1.5', unitPrice: '3333.33' };

async function setUp() {
  const fleet = await setUpFleet(portal);
  const { organizationId, build, as } = fleet;
  const lkr = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'LKR')
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('organizations').set({ currencyId: lkr.id }).where('id', '=', organizationId).execute();
  const vehicle = await build.vehicle({ organizationId, registrationPlate: 'WP LK-4521' });
  const input = { kind: 'fault', vehicleId: vehicle.id, title: 'Brakes squeal' };
  const create = async (fields: object = {}) => as.post('/work-orders', { ...input, ...fields });
  const list = async (query = '') => (await as.get(`/work-orders${query}`)).json();
  const getEntries = async (by = as, path = '/vehicles/schedule') =>
    (await by.get(`${path}?from=${TEST_NOW}&to=${TEST_NOW + 7 * DAY}`)).json().items[0]?.entries;
  return { ...fleet, vehicle, input, create, list, getEntries };
}

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

test('creates an order with parts and labour in the currency of the organization, and records its history', async () => {
  const { as, create, build, organizationId, vehicle, organization } = await setUp();
  const garage = await build.contact({ organizationId, firstName: 'Perera', lastName: 'Motors' });
  const response = await create({ contactId: garage.id, lines: [PADS, LABOUR], ...TOMORROW });
  expect([response.statusCode, response.json()]).toEqual([
    201,
    {
      id: expect.any(String) as unknown,
      revision: 1,
      number: 'W-000001',
      kind: 'fault',
      status: 'open',
      title: 'Brakes squeal',
      description: null,
      vehicle: { id: vehicle.id, name: 'WP LK-4521' },
      organization: { id: organizationId, name: organization.name },
      contact: { id: garage.id, name: 'Perera Motors' },
      workshop: null,
      service: null,
      inspectionId: null,
      ...TOMORROW,
      lines: [
        { ...PADS, id: expect.any(String) as unknown, amount: '2501.00' },
        { ...LABOUR, id: expect.any(String) as unknown, amount: '5000.00' },
      ],
      cost: '7501.00',
      currency: 'LKR',
      documents: [],
      doneAt: null,
      odometer: null,
      engineHours: null,
      createdAt: TEST_NOW,
      actions: ['edit', 'addDocument', 'start', 'complete', 'cancel'],
    },
  ]);
  const { id } = response.json();
  const changed = await as.patch(`/work-orders/${id}`, { title: 'Brakes', lines: [PADS] });
  expect(changed.json()).toMatchObject({ title: 'Brakes', cost: '2501.00', revision: 2, ...TOMORROW });
  const { items } = (await as.get(`/work-orders/${id}/timeline`)).json();
  expect(items.at(-1)).toMatchObject({
    event: 'updated',
    changes: [
      { field: 'cost', from: '7501.00', to: '2501.00' },
      { field: 'lines', from: '2 × Brake pads (1250.50), 1.5 × Fitting (3333.33)', to: '2 × Brake pads (1250.50)' },
      { field: 'title', from: 'Brakes squeal', to: 'Brakes' },
    ],
  });
});

test('takes the vehicle out of service, which only the work order can change', async () => {
  const { as, create, vehicle, getEntries, organizationId, build } = await setUp();
  const partner = await setUpPartner(portal, organizationId);
  await build.vehicleShare({ vehicleId: vehicle.id, partnerId: partner.id, fromAt: TEST_NOW });
  const order = (await create(TOMORROW)).json();
  const [, entry] = await getEntries();
  expect(entry).toMatchObject({
    kind: 'workOrder',
    workOrder: { id: order.id, number: order.number },
    note: 'Brakes squeal',
    actions: [],
  });
  const seenByPartner = (await getEntries(partner.as, '/vehicles/share/schedule'))[1];
  expect(seenByPartner).toMatchObject({ kind: 'unavailable', workOrder: null, note: null });
  const path = `/vehicles/${vehicle.id}/unavailabilities/${entry.id}`;
  for (const reply of [await as.patch(path, { reason: 'x' }), await as.delete(path)])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'unavailabilityOfWorkOrder']);
  const moved = { outFrom: TEST_NOW + 3 * DAY, outTo: TEST_NOW + 4 * DAY };
  expect((await as.patch(`/work-orders/${order.id}`, moved)).json()).toMatchObject(moved);
  const ended = await as.patch(`/work-orders/${order.id}`, { outFrom: null, outTo: null });
  expect(ended.json()).toMatchObject({ outFrom: null, outTo: null });
  expect(await getEntries()).toMatchObject([{ kind: 'share' }]);
  const { items } = (await as.get(`/vehicles/${vehicle.id}/timeline`)).json();
  expect(items.map(({ event }: { event: string }) => event)).toEqual([
    'unavailable',
    'unavailabilityChanged',
    'availableAgain',
  ]);
});

test('refuses a time in which the vehicle is on a trip or unavailable, and half a period', async () => {
  const { create, build, vehicle, organizationId, as, list } = await setUp();
  await build.trip({
    organizationId,
    vehicleId: vehicle.id,
    pickAt: TEST_NOW + DAY,
    dropAt: TEST_NOW + DAY + HOUR,
  });
  await build.unavailability({ vehicleId: vehicle.id, fromAt: TEST_NOW + 4 * DAY, toAt: TEST_NOW + 5 * DAY });
  const outcomes = [];
  for (const window of [
    TOMORROW,
    { outFrom: TEST_NOW + 4 * DAY, outTo: TEST_NOW + 6 * DAY },
    { outFrom: TEST_NOW + 2 * DAY },
    { outFrom: TEST_NOW + 3 * DAY, outTo: TEST_NOW + 2 * DAY },
  ]) {
    const { statusCode, code, fields } = (await create(window)).json();
    outcomes.push([statusCode, code, Object.keys(fields ?? {})]);
  }
  expect(outcomes).toEqual([
    [409, 'vehicleOnTrip', []],
    [409, 'vehicleUnavailable', []],
    [422, 'invalid', ['outTo']],
    [422, 'invalid', ['outTo']],
  ]);
  expect((await list()).total).toBe(0);
  const unknown = await as.post('/work-orders', {
    kind: 'plan',
    title: 'Oil',
    vehicleId: vehicle.id,
    contactId: UNKNOWN_ID,
    serviceIntervalId: UNKNOWN_ID,
  });
  expect(Object.keys(unknown.json().fields)).toEqual(['contactId', 'serviceIntervalId']);
});

test('records the service and frees the vehicle when the work is done', async () => {
  const { as, create, build, organizationId, vehicle, getEntries } = await setUp();
  const oil = await build.serviceInterval({ organizationId, name: 'Oil change', days: 90 });
  const order = (await create({ kind: 'plan', serviceIntervalId: oil.id, ...TOMORROW })).json();
  portal.clock.now = TEST_NOW + DAY + HOUR;
  const setStatus = (status: string, fields: object = {}) =>
    as.patch(`/work-orders/${order.id}/status`, { status, ...fields });
  expect((await setStatus('inProgress')).json()).toMatchObject({
    status: 'inProgress',
    actions: ['edit', 'addDocument', 'complete', 'cancel'],
  });
  expect((await setStatus('done', { doneAt: portal.clock.now + 1 })).statusCode).toBe(422);
  const done = await setStatus('done');
  expect(done.json()).toMatchObject({
    status: 'done',
    doneAt: portal.clock.now,
    outTo: portal.clock.now,
    actions: ['edit', 'addDocument'],
  });
  const { services } = (await as.get(`/vehicles/${vehicle.id}`)).json();
  expect(services).toMatchObject([{ name: 'Oil change', lastServiceAt: portal.clock.now }]);
  expect(await getEntries()).toMatchObject([{ kind: 'workOrder', toAt: portal.clock.now }]);
  expect((await setStatus('cancelled')).json().code).toBe('statusNotAllowed');
  const late = await as.patch(`/work-orders/${order.id}`, { outTo: TEST_NOW + 3 * DAY });
  expect([late.statusCode, late.json().code]).toEqual([409, 'workOrderClosed']);
  expect((await as.patch(`/work-orders/${order.id}`, { lines: [LABOUR] })).json().cost).toBe('5000.00');
});

test('a cancelled order frees its vehicle and is closed', async () => {
  const { as, create, getEntries } = await setUp();
  const { id } = (await create(TOMORROW)).json();
  const cancelled = await as.patch(`/work-orders/${id}/status`, { status: 'cancelled' });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', outFrom: null, actions: [] });
  expect(await getEntries()).toEqual([]);
  expect((await as.patch(`/work-orders/${id}`, { title: 'x' })).json().code).toBe('workOrderClosed');
});

test('lists, filters, sorts and exports orders', async () => {
  const { create, list, as, build, organizationId } = await setUp();
  const truck = await build.vehicle({ organizationId, registrationPlate: 'CP AA-1000' });
  const cheap = (await create({ lines: [PADS], workshop: 'Lanka Brakes' })).json();
  const dear = (await create({ vehicleId: truck.id, kind: 'plan', title: 'Oil', lines: [PADS, LABOUR] })).json();
  await as.patch(`/work-orders/${dear.id}/status`, { status: 'cancelled' });
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id);
  expect(await idsOf('?sort=-cost')).toEqual([dear.id, cheap.id]);
  expect(await idsOf('?sort=vehicle')).toEqual([dear.id, cheap.id]);
  for (const query of ['?status=cancelled', `?vehicleId=${truck.id}`, '?kind=plan', '?search=oil'])
    expect(await idsOf(query)).toEqual([dear.id]);
  expect(await idsOf('?search=lanka')).toEqual([cheap.id]);
  expect(await idsOf(`?from=${TEST_NOW + 1}`)).toEqual([]);
  const file = await as.post('/work-orders/export?sort=number', {
    format: 'csv',
    title: 'Work orders',
    columns: [
      { id: 'number', title: 'Number' },
      { id: 'workshop', title: 'Workshop' },
      { id: 'cost', title: 'Cost' },
    ],
  });
  expect(file.body.split('\r\n').slice(1, 3)).toEqual(['W-000001,Lanka Brakes,2501.00,LKR', 'W-000002,,7501.00,LKR']);
});

test('validates documents by content, and deletes them', async () => {
  const { as, asReader, create } = await setUp();
  const { id } = (await create()).json();
  const upload = (content: Buffer, by = as) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(content)], 'invoice.pdf', { type: 'application/pdf' }));
    return by.post(`/work-orders/${id}/documents`, form);
  };
  expect((await upload(Buffer.from('<html>'))).statusCode).toBe(422);
  expect((await upload(PDF, asReader)).statusCode).toBe(403);
  const document = (await upload(PDF)).json();
  expect(document).toMatchObject({ name: 'invoice.pdf', mime: 'application/pdf', actions: ['delete'] });
  const path = document.url.replace('/api', '');
  expect((await asReader.get(path)).rawPayload).toEqual(PDF);
  expect((await as.get(`/work-orders/${id}`)).json().documents).toHaveLength(1);
  expect((await as.delete(path)).json()).toEqual({ id: document.id });
  expect((await as.get(path)).statusCode).toBe(404);
});

test('hides work orders from other organizations, and is read-only for readers', async () => {
  const { create, organizationId, asReader, input, as, vehicle } = await setUp();
  const partner = await setUpPartner(portal, organizationId);
  const { id } = (await create()).json();
  const codes = [
    await partner.as.get(`/work-orders/${id}`),
    await partner.as.get(`/work-orders/${id}/timeline`),
    await partner.as.patch(`/work-orders/${id}`, { title: 'Ours' }),
    await partner.as.patch(`/work-orders/${id}/status`, { status: 'done' }),
    await partner.as.post('/work-orders', input),
    await asReader.post('/work-orders', input),
    await asReader.patch(`/work-orders/${id}`, { title: 'x' }),
  ].map(({ statusCode }) => statusCode);
  expect(codes).toEqual([404, 404, 404, 404, 422, 403, 403]);
  expect((await partner.as.get('/work-orders')).json().total).toBe(0);
  expect((await asReader.get(`/work-orders/${id}`)).json().actions).toEqual([]);
  const removal = await as.delete(`/vehicles/${vehicle.id}`);
  expect([removal.json().code, removal.json().params]).toMatchObject(['vehicleInUse', { workOrders: 1 }]);
});
