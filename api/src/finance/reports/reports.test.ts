import { CONFIGURABLE_REPORTS, REPORT_NAMES, type ReportName } from 'shared-contracts/values/reports';
import { partOf } from '../../platform/excel/testing/files.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { REPORTS } from './definitions.ts';
import { takeTurn } from './export-turns.ts';
import { DAY, FORMULA, HOUR, ledger, tableOf } from './testing/ledger.ts';

const portal = testApp();
let yard: Awaited<ReturnType<typeof ledger>>;
beforeAll(async () => {
  yard = await ledger(portal);
});

type Cells = Record<string, unknown>;
type Answer = {
  name: string;
  total: number;
  items: { cells: Cells }[];
  columns: { id: string; kind: string; isSortable: boolean }[];
};
const asked = async (query: string, as = yard.as) => {
  const reply = await as.get(`/reports?${query}`);
  return { status: reply.statusCode, ...(reply.json() as Answer) };
};
const listed = async (query: string, column: string, as = yard.as) =>
  (await asked(query, as)).items.map(({ cells }) => cells[column]);
const file = async (path: string, as = yard.as) => {
  const reply = await as.get(`/reports/${path}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  return reply;
};

/** By report: how it is asked, how many rows it has, and something of its first. */
const TABLE: Record<ReportName, [query: string, total: number, row: Cells]> = {
  deliveryManifest: [
    '{trip}&sort=stop',
    2,
    {
      stop: 1,
      location: 'Port',
      task: 'pick',
      orderNumber: 'R-1',
      orderReference: FORMULA,
      packNumber: 'P-1',
      cargo: FORMULA,
      quantity: 3,
      weight: '300.000',
    },
  ],
  loadingPlan: ['{trip}', 1, { stop: 1, place: 1, outAtStop: 2, isBehind: false, cargo: FORMULA, space: '1.500' }],
  pickingSlip: [
    '{trip}',
    1,
    { location: 'Port', coordinates: '6.9271, 79.8612', orderNumber: 'R-1', quantity: 3, outAtStop: 2 },
  ],
  tripLocationDetailed: [
    '{trip}&sort=-stop',
    2,
    { stop: 2, location: 'Kandy', orderNumbers: 'R-1', arrivedAt: null, dwellMinutes: null },
  ],
  vehicleCompliance: [
    '',
    1,
    {
      compliance: 'expiring',
      insurance: TEST_NOW + 10 * DAY,
      isActive: true,
      portPermit: null,
      driver: 'Dinesh Wheel',
    },
  ],
  orderDetail: [
    'sort=orderNumber',
    5,
    {
      orderNumber: 'R-1',
      orderStage: 'addedToTrip',
      pickup: 'Port',
      drop: 'Kandy',
      cargo: `${FORMULA} × 3`,
      quantity: 3,
      actualDistance: '123.456',
      cost: '100.00',
      currency: 'LKR',
      costLkr: '100.00',
    },
  ],
  configurableOrderDetail: ['sort=-pickupFrom', 5, { orderNumber: 'R-3', orderStage: 'validated', costLkr: null }],
  configurableDetail: ['{trip}', 1, { orderNumber: 'R-1', tripStage: 'vehicleAssigned' }],
  ordersDeliveryStatus: ['sort=orderNumber', 5, { orderNumber: 'R-1', deliveredQuantity: null, lateMinutes: null }],
  ordersInvoice: [
    '',
    2,
    {
      orderNumber: 'R-DONE',
      billState: 'approved',
      linehaul: '100.00',
      delayCharges: '15.00',
      discounts: '-25.00',
      demurrage: null,
      taxBase: '90.00',
      vat: '16.20',
      total: '106.20',
      billCurrency: 'LKR',
      costLkr: '90.00',
    },
  ],
  orderArchive: ['', 1, { orderNumber: 'R-OLD', orderStage: 'billed', orderArchivedAt: TEST_NOW - 80 * DAY }],
  tripDetail: [
    '{trip}',
    1,
    {
      tripStage: 'vehicleAssigned',
      tripPickup: 'Port',
      tripDrop: 'Kandy',
      orderCount: 1,
      tripWeight: '300.000',
      driver: 'Dinesh Wheel',
    },
  ],
  configurableTripDetail: ['sort=tripNumber', 3, { tripNumber: 'T-000001', orderCount: 1 }],
  tripsInvoice: [
    '',
    2,
    { tripNumber: 'T-DONE', orderNumbers: 'R-DONE', billState: 'approved', total: '106.20', tripCostLkr: '90.00' },
  ],
  tripArchive: ['', 1, { tripNumber: 'T-OLD', tripStage: 'billed' }],
};
const queryOf = (name: ReportName) => `name=${name}&${TABLE[name][0].replace('{trip}', `tripId=${yard.trip.id}`)}`;

test.each(REPORT_NAMES)('%s tells its rows on screen and, the same, in Excel', async (name) => {
  const [, total, row] = TABLE[name];
  const { items, columns, ...page } = await asked(queryOf(name));
  expect(page).toMatchObject({ status: 200, name, total, page: 1, limit: 20 });
  expect(items[0]?.cells).toMatchObject(row);
  expect(columns.map(({ id }) => id)).toEqual(REPORTS[name].columns);
  const reply = await file(`export?${queryOf(name)}`);
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="2026-11-20 ${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.xlsx"`,
  );
  const rows = await tableOf(reply.rawPayload);
  expect([rows.length, Object.keys(rows[0] ?? {}).length]).toEqual([total, columns.length]);
  expect(Number(reply.headers['x-estimated-bytes'])).toBeGreaterThan(1_000);
});

test.each([
  ['trips-archive', '', 'tripArchive'],
  ['orders-archive', '', 'orderArchive'],
  ['trips-details', '', 'configurableTripDetail'],
  ['orders-details', 'limit=5', 'configurableOrderDetail'],
  ['trip-location-detail', '{trip}', 'tripLocationDetailed'],
  ['picking-slip', '{trip}', 'pickingSlip'],
  ['vehicle-compliance', 'owner', 'vehicleCompliance'],
] as const)('%s asks for one report by its own name', async (path, query, name) => {
  const told = query.replace('{trip}', `tripId=${yard.trip.id}`).replace('owner', `ownerId=${yard.organizationId}`);
  const page = (await yard.as.get(`/reports/${path}?${told}`)).json() as Answer;
  expect([page.name, page.total]).toEqual([name, TABLE[name][1]]);
  expect(await tableOf((await file(`export/${path}?${told.replace('limit=5', '')}`)).rawPayload)).toHaveLength(
    page.total,
  );
});

test('a period, a trip and a partner say which rows; pages follow each other in one order', async () => {
  const orders = (query: string, as = yard.as) => listed(`name=orderDetail&${query}`, 'orderNumber', as);
  expect(await orders(`from=${TEST_NOW + 2 * DAY}&to=${TEST_NOW + 3 * DAY}`)).toEqual(['R-3', 'R-2']);
  expect(await orders(`to=${TEST_NOW + HOUR}`)).toEqual(['R-1', 'R-DONE', 'R-OLD']);
  expect(await orders(`tripId=${yard.trip.id}`)).toEqual(['R-1']);
  expect(await orders(`partnerId=${yard.ownerId}`)).toHaveLength(5);
  expect(await orders(`partnerId=${(await yard.given.organization()).id}`)).toEqual([]);
  expect([await orders('limit=2&sort=orderNumber'), await orders('limit=2&page=2&sort=orderNumber')]).toEqual([
    ['R-1', 'R-2'],
    ['R-3', 'R-DONE'],
  ]);
  expect(await listed(`name=vehicleCompliance&partnerId=${yard.ownerId}`, 'vehicle')).toEqual([]);
});

test('costs are told in LKR at the rate of their contract, and not at all without one', async () => {
  const costs = async (query: string) =>
    (await asked(`name=orderDetail&sort=orderNumber&${query}`)).items.map(({ cells }) => [
      cells.cost,
      cells.currency,
      cells.costLkr,
    ]);
  expect(await costs(`from=${TEST_NOW + 2 * DAY}`)).toEqual([
    ['10.00', 'USD', '3024.57'],
    ['10.00', 'USD', null],
  ]);
  expect((await costs('')).at(3)).toEqual(['90.00', 'LKR', '90.00']);
});

test('an Excel file is read in the language, units and zone of its reader, and holds no formula', async () => {
  const { as, dispatcher } = yard;
  const zone = await portal.db
    .selectFrom('timezones')
    .select('id')
    .where('name', '=', 'Asia/Colombo')
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('users')
    .set({ language: 'it', units: 'imperial', timezoneId: zone.id })
    .where('id', '=', dispatcher.id)
    .execute();
  portal.clock.now = TEST_NOW + 12 * HOUR;
  const reply = await file(`export?name=orderDetail&tripId=${yard.trip.id}`);
  portal.clock.now = TEST_NOW;
  await portal.db
    .updateTable('users')
    .set({ language: 'en', units: 'metric' })
    .where('id', '=', dispatcher.id)
    .execute();
  expect(reply.headers['content-disposition']).toContain('"2026-11-21 order-detail.xlsx"');
  const [row] = await tableOf(reply.rawPayload);
  const at = (TEST_NOW + HOUR + 5.5 * HOUR) / DAY + 25_569;
  expect(row).toMatchObject({
    Ordine: 'R-1',
    'Fase dell’ordine': 'Aggiunto al viaggio',
    'Riferimento ordine': FORMULA,
    'Peso, tonnes': '0.3',
    'Distanza effettiva, mi': '76.712',
    Quantità: '3',
  });
  expect(Number(row?.['Ritiro dalle'])).toBeCloseTo(at, 5);
  const xml = await partOf(reply.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f');
  expect(xml).toContain('state="frozen"');
  expect((await file(`export?name=orderDetail&tripId=${yard.trip.id}`, as)).statusCode).toBe(200);
});

test('the columns of a configurable report are chosen by each reader and found again', async () => {
  const { as, owner } = yard;
  const put = (columns: unknown, name = 'configurableOrderDetail') =>
    as.put(`/reports/columns/${name}`, { columns: columns as string[] });
  expect((await put(['tripNumber', 'orderNumber', 'orderNumber'])).json()).toMatchObject({
    chosen: ['tripNumber', 'orderNumber'],
    isSaved: true,
  });
  const columnsOf = async (query: string, by = as) => (await asked(query, by)).columns.map(({ id }) => id);
  expect(await columnsOf('name=configurableOrderDetail')).toEqual(['tripNumber', 'orderNumber']);
  expect(await columnsOf('name=configurableOrderDetail&columns=cargo')).toEqual(['cargo']);
  expect(await columnsOf('name=configurableOrderDetail', portal.as(owner))).toEqual(
    REPORTS.configurableOrderDetail.columns,
  );
  expect(Object.keys((await tableOf((await file('export/orders-details')).rawPayload))[0] ?? {})).toEqual([
    'Trip',
    'Order',
  ]);
  const { items } = (await as.get('/reports/columns')).json();
  expect(items.map(({ name, isSaved }: { name: string; isSaved: boolean }) => [name, isSaved])).toEqual(
    CONFIGURABLE_REPORTS.map((name) => [name, name === 'configurableOrderDetail']),
  );
  const refused = await Promise.all([
    put(['tripPickup']),
    put([]),
    put(['nothing']),
    put(['orderNumber'], 'orderDetail'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
});

test.each<[query: string, field: string, message: string | null]>([
  ['name=nothing', 'name', null],
  ['name=orderDetail&from=20&to=10', 'to', 'Invalid date'],
  ['name=pickingSlip', 'tripId', 'Field is required'],
  ['name=orderDetail&columns=cargo', 'columns', null],
  ['name=orderDetail&sort=cargo', 'sort', null],
  ['name=orderDetail&sort=nothing', 'sort', null],
  ['name=orderDetail&tripId=0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10', 'tripId', 'Trip not found'],
])('%s is refused at its field', async (query, field, message) => {
  for (const path of ['reports', 'reports/export']) {
    const reply = await yard.as.get(`/${path}?${query}`);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
    if (message) expect(reply.json().fields[field].message).toBe(message);
  }
});

test('everybody sees what is theirs: a partner their orders without the plans and the money of the trip, a stranger nothing', async () => {
  const { asOwner, given, trip, dispatcher } = yard;
  const [theirs] = (
    await asked(
      `name=configurableTripDetail&tripId=${trip.id}&columns=tripNumber&columns=orderNumbers&columns=estimatedDistance&columns=tripCost&columns=tripDescription`,
      asOwner,
    )
  ).items;
  expect(theirs?.cells).toEqual({
    tripNumber: trip.number,
    orderNumbers: 'R-1',
    estimatedDistance: null,
    tripCost: null,
    tripDescription: null,
  });
  expect(await listed(`name=orderDetail&sort=orderNumber`, 'tripNumber', asOwner)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await listed('name=tripsInvoice', 'total', asOwner)).toEqual(['106.20']);
  const stranger = portal.as(await given.user({ organizationId: (await given.organization({ type: '4pl' })).id }));
  for (const name of REPORT_NAMES) {
    const { status, total } = await asked(queryOf(name).replace(/sort=-?\w+/, ''), stranger);
    expect([name, status, total ?? 0]).toEqual([name, TABLE[name][0].startsWith('{trip}') ? 422 : 200, 0]);
  }
  expect((await stranger.get('/reports/trips')).json().total).toBe(0);
  expect((await yard.as.get('/reports/trips?search=T-OLD')).json()).toMatchObject({
    total: 1,
    items: [{ number: 'T-OLD' }],
  });
  const blind = portal.as(
    await given.user({ organizationId: dispatcher.organizationId, rules: [{ model: 'order', rule: 'read' }] }),
  );
  expect(
    await Promise.all(
      ['/reports?name=orderDetail', '/reports/export?name=orderDetail', '/reports/columns'].map(
        async (path) => (await blind.get(path)).statusCode,
      ),
    ),
  ).toEqual([403, 403, 403]);
});

test('so many exports run at once and no more; one that is over gives its turn back', async () => {
  const turns = [takeTurn(), takeTurn(), takeTurn()];
  const reply = await yard.as.get('/reports/export?name=orderDetail');
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'tooManyExports']);
  for (const giveBack of turns) giveBack();
  for (let n = 0; n < 5; n += 1) await file('export?name=tripArchive');
});
