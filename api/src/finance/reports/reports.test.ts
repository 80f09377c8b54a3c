import { CONFIGURABLE_REPORTS, REPORT_NAMES, type ReportName } from 'shared-contracts/values/finance/reports';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { readPart } from '../../platform/excel/testing/files.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { REPORTS } from './definitions.ts';
import { acquireExportSlot } from '../../platform/export/export-slots.ts';
import { type Cells, EXPECTED_ROWS } from './testing/expected-rows.fixtures.ts';
import { FORMULA, openReports, tableOf } from './testing/report.fixtures.ts';

const portal = testApp();
let reports: Awaited<ReturnType<typeof openReports>>;
beforeAll(async () => {
  reports = await openReports(portal);
});

type ReportPage = {
  name: string;
  total: number;
  items: { cells: Cells }[];
  columns: { id: string; kind: string; isSortable: boolean }[];
};
const findReport = async (query: string, as = reports.as) => {
  const reply = await as.get(`/reports?${query}`);
  return { status: reply.statusCode, ...(reply.json() as ReportPage) };
};
const listColumn = async (query: string, column: string, as = reports.as) =>
  (await findReport(query, as)).items.map(({ cells }) => cells[column]);
const downloadExcel = async (path: string, as = reports.as) => {
  const reply = await as.get(`/reports/${path}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  return reply;
};

const queryOf = (name: ReportName) =>
  `name=${name}&${EXPECTED_ROWS[name][0].replace('{trip}', `tripId=${reports.trip.id}`)}`;

test.each(REPORT_NAMES)('%s returns the same rows on screen and in Excel', async (name) => {
  const [, total, row] = EXPECTED_ROWS[name];
  const { items, columns, ...page } = await findReport(queryOf(name));
  expect(page).toMatchObject({ status: 200, name, total, page: 1, limit: 20 });
  expect(items[0]?.cells).toMatchObject(row);
  expect(columns.map(({ id }) => id)).toEqual(REPORTS[name].columns);
  const reply = await downloadExcel(`export?${queryOf(name)}`);
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
] as const)('%s returns one report under its own path', async (path, query, name) => {
  const search = query
    .replace('{trip}', `tripId=${reports.trip.id}`)
    .replace('owner', `ownerId=${reports.organizationId}`);
  const page = (await reports.as.get(`/reports/${path}?${search}`)).json() as ReportPage;
  expect([page.name, page.total]).toEqual([name, EXPECTED_ROWS[name][1]]);
  expect(
    await tableOf((await downloadExcel(`export/${path}?${search.replace('limit=5', '')}`)).rawPayload),
  ).toHaveLength(page.total);
});

test('filters by period, trip and partner, and pages in a stable order', async () => {
  const orders = (query: string, as = reports.as) => listColumn(`name=orderDetail&${query}`, 'orderNumber', as);
  expect(await orders(`from=${TEST_NOW + 2 * DAY}&to=${TEST_NOW + 3 * DAY}`)).toEqual(['SHIP·R-3', 'SHIP·R-2']);
  expect(await orders(`to=${TEST_NOW + HOUR}`)).toEqual(['SHIP·R-1', 'SHIP·R-DONE', 'SHIP·R-OLD']);
  expect(await orders(`tripId=${reports.trip.id}`)).toEqual(['SHIP·R-1']);
  expect(await orders(`partnerId=${reports.ownerId}`)).toHaveLength(5);
  expect(await orders(`partnerId=${(await reports.build.organization()).id}`)).toEqual([]);
  expect([await orders('limit=2&sort=orderNumber'), await orders('limit=2&page=2&sort=orderNumber')]).toEqual([
    ['SHIP·R-1', 'SHIP·R-2'],
    ['SHIP·R-3', 'SHIP·R-DONE'],
  ]);
  expect(await listColumn(`name=vehicleCompliance&partnerId=${reports.ownerId}`, 'vehicle')).toEqual([]);
});

test('reads a relative period in the reader’s time zone, at the current time', async () => {
  expect(await listColumn('name=orderDetail&period=yesterday', 'orderNumber')).toEqual([]);
  expect(await listColumn('name=orderDetail&period=yesterday&from=0', 'orderNumber')).toEqual([]);
  portal.clock.now = TEST_NOW + DAY;
  expect(await listColumn('name=orderDetail&period=yesterday', 'orderNumber')).toEqual(['SHIP·R-1']);
  portal.clock.now = TEST_NOW;
});

test('adds up what vehicles cost per km in a period, for their owner only', async () => {
  const find = async (query: string, as = reports.as) =>
    (await findReport(`name=vehicleCosts&${query}`, as)).items.map(({ cells }) => cells);
  expect(await find(`from=${TEST_NOW - 30 * DAY}`)).toMatchObject([
    { workOrderCount: 1, maintenanceCost: '4500.00', drivenDistance: '100.000', costPerKm: '45.00' },
  ]);
  expect(await find(`from=${TEST_NOW}`)).toMatchObject([
    { workOrderCount: 0, maintenanceCost: '0.00', drivenDistance: null, costPerKm: null },
  ]);
  const owner = await reports.build.user({ organizationId: reports.ownerId, rules: 'all' });
  expect(await find('', portal.as(owner))).toEqual([]);
});

test('lists all stops of an order in sequence', async () => {
  expect(await listColumn(`name=orderDetail&from=${TEST_NOW + 2 * DAY}&to=${TEST_NOW + 3 * DAY}`, 'stops')).toEqual([
    'Port → Kandy → Port',
    'Port → Kandy',
  ]);
});

test('converts revenue into LKR at the rate of its contract, and is empty without one', async () => {
  const amounts = async (query: string) =>
    (await findReport(`name=orderDetail&sort=orderNumber&${query}`)).items.map(({ cells }) => [
      cells.revenue,
      cells.currency,
      cells.revenueLkr,
    ]);
  expect(await amounts(`from=${TEST_NOW + 2 * DAY}`)).toEqual([
    ['10.00', 'USD', '3024.57'],
    ['10.00', 'USD', null],
  ]);
  expect((await amounts('')).at(3)).toEqual(['90.00', 'LKR', '90.00']);
});

test('an Excel file uses the language, units and time zone of the user and contains no formula', async () => {
  const { as, dispatcher } = reports;
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
  const reply = await downloadExcel(`export?name=orderDetail&tripId=${reports.trip.id}`);
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
    Ordine: 'SHIP·R-1',
    'Fase dell’ordine': 'Aggiunto al viaggio',
    'Riferimento ordine': FORMULA,
    'Peso, tonnes': '0.3',
    'Distanza effettiva, mi': '76.712',
    Quantità: '3',
  });
  expect(Number(row?.['Ritiro dalle'])).toBeCloseTo(at, 5);
  const xml = await readPart(reply.rawPayload, 'xl/worksheets/sheet1.xml');
  expect(xml).not.toContain('<f');
  expect(xml).toContain('state="frozen"');
  expect((await downloadExcel(`export?name=orderDetail&tripId=${reports.trip.id}`, as)).statusCode).toBe(200);
});

test('each user chooses and saves the columns of a configurable report', async () => {
  const { as, owner } = reports;
  const saveColumns = (columns: unknown, name = 'configurableOrderDetail') =>
    as.put(`/reports/columns/${name}`, { columns: columns as string[] });
  expect((await saveColumns(['tripNumber', 'orderNumber', 'orderNumber'])).json()).toMatchObject({
    chosen: ['tripNumber', 'orderNumber'],
    isSaved: true,
  });
  const columnsOf = async (query: string, user = as) => (await findReport(query, user)).columns.map(({ id }) => id);
  expect(await columnsOf('name=configurableOrderDetail')).toEqual(['tripNumber', 'orderNumber']);
  expect(await columnsOf('name=configurableOrderDetail&columns=cargo')).toEqual(['cargo']);
  expect(await columnsOf('name=configurableOrderDetail', portal.as(owner))).toEqual(
    REPORTS.configurableOrderDetail.columns,
  );
  expect(Object.keys((await tableOf((await downloadExcel('export/orders-details')).rawPayload))[0] ?? {})).toEqual([
    'Trip',
    'Order',
  ]);
  const { items } = (await as.get('/reports/columns')).json();
  expect(items.map(({ name, isSaved }: { name: string; isSaved: boolean }) => [name, isSaved])).toEqual(
    CONFIGURABLE_REPORTS.map((name) => [name, name === 'configurableOrderDetail']),
  );
  const rejected = await Promise.all([
    saveColumns(['tripPickup']),
    saveColumns([]),
    saveColumns(['nothing']),
    saveColumns(['orderNumber'], 'orderDetail'),
  ]);
  expect(rejected.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
});

test.each<[query: string, field: string, message: string | null]>([
  ['name=nothing', 'name', null],
  ['name=orderDetail&from=20&to=10', 'to', 'Invalid date'],
  ['name=pickingSlip', 'tripId', 'Field is required'],
  ['name=orderDetail&columns=cargo', 'columns', null],
  ['name=orderDetail&sort=cargo', 'sort', null],
  ['name=orderDetail&sort=nothing', 'sort', null],
  ['name=orderDetail&tripId=0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10', 'tripId', 'Trip not found'],
])('rejects %s at its field', async (query, field, message) => {
  for (const path of ['reports', 'reports/export']) {
    const reply = await reports.as.get(`/${path}?${query}`);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
    if (message) expect(reply.json().fields[field].message).toBe(message);
  }
});

test('a partner sees its orders without plans and costs of the trip; an unrelated organization sees nothing', async () => {
  const { asOwner, build, trip, dispatcher } = reports;
  const [theirs] = (
    await findReport(
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
  expect(await listColumn(`name=orderDetail&sort=orderNumber`, 'tripNumber', asOwner)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await listColumn('name=tripsInvoice', 'total', asOwner)).toEqual(['106.20']);
  const outsider = portal.as(await build.user({ organizationId: (await build.organization({ type: '4pl' })).id }));
  for (const name of REPORT_NAMES) {
    const { status, total } = await findReport(queryOf(name).replace(/sort=-?\w+/, ''), outsider);
    expect([name, status, total ?? 0]).toEqual([name, EXPECTED_ROWS[name][0].startsWith('{trip}') ? 422 : 200, 0]);
  }
  expect((await outsider.get('/reports/trips')).json().total).toBe(0);
  expect((await reports.as.get('/reports/trips?search=T-OLD')).json()).toMatchObject({
    total: 1,
    items: [{ number: 'T-OLD' }],
  });
  const unauthorized = portal.as(
    await build.user({ organizationId: dispatcher.organizationId, rules: [{ model: 'order', rule: 'read' }] }),
  );
  expect(
    await Promise.all(
      ['/reports?name=orderDetail', '/reports/export?name=orderDetail', '/reports/columns'].map(
        async (path) => (await unauthorized.get(path)).statusCode,
      ),
    ),
  ).toEqual([403, 403, 403]);
});

test('limits concurrent exports and frees the slot of a finished one', async () => {
  const releaseSlots = [acquireExportSlot(), acquireExportSlot(), acquireExportSlot()];
  const reply = await reports.as.get('/reports/export?name=orderDetail');
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'tooManyExports']);
  for (const release of releaseSlots) release();
  for (let n = 0; n < 5; n += 1) await downloadExcel('export?name=tripArchive');
});
