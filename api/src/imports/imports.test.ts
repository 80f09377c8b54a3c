import pg from 'pg';
import { publish } from '../platform/live/publish.ts';
import { readLive } from '../platform/live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { buildFile, openImportOffice } from './testing/import-office.fixtures.ts';

const portal = testApp();
const count = async (table: 'orders' | 'cargos' | 'locations', organizationId: string) =>
  (await portal.db.selectFrom(table).select('id').where('organizationId', '=', organizationId).execute()).length;

test("imports orders with all fields in the user's time zone and reports the number or the problems of each row", async () => {
  const office = await openImportOffice(portal);
  const { planner, organizationId, row, importRows, dryRun, amal, cargo, partner } = office;
  const zone = await portal.db
    .selectFrom('timezones')
    .select('id')
    .where('name', '=', 'Asia/Colombo')
    .executeTakeFirstOrThrow();
  await portal.db.updateTable('users').set({ timezoneId: zone.id }).where('id', '=', planner.id).execute();
  const rows = [
    { ...row, Reference: '=PO 1' },
    { ...row, Partner: 'Nobody', 'Pickup from': '21.11.2026' },
    { ...row, Reference: 'PO 3' },
  ];

  expect(await dryRun('orders', rows)).toEqual({
    total: 3,
    valid: 2,
    problemCount: 2,
    warnings: [],
    warningCount: 0,
    problems: [
      { row: 3, column: 'Partner', code: 'notFound', message: 'Partner not found: Nobody', params: { name: 'Nobody' } },
      { row: 3, column: 'Pickup from', code: 'date', message: 'Invalid date. Write YYYY-MM-DD HH:mm' },
    ],
  });
  expect(await count('orders', organizationId)).toBe(0);

  const imported = await importRows('orders', rows);
  expect(imported).toMatchObject({
    subject: 'order',
    fileName: 'rows.xlsx',
    state: 'finished',
    total: 3,
    done: 3,
    created: 2,
    failed: 1,
    createdAt: TEST_NOW,
    finishedAt: TEST_NOW,
  });
  expect(imported.rows).toEqual([
    {
      row: 3,
      state: 'failed',
      record: null,
      message: 'There is a problem when creating this order',
      problems: [
        expect.objectContaining({ column: 'Partner', code: 'notFound' }),
        expect.objectContaining({ column: 'Pickup from', code: 'date' }),
      ],
    },
    { row: 2, state: 'created', record: { id: expect.any(String), name: 'O-000001' }, message: null, problems: [] },
    { row: 4, state: 'created', record: { id: expect.any(String), name: 'O-000002' }, message: null, problems: [] },
  ]);
  const at = (hours: number) => Date.UTC(2026, 10, 21, 0, hours * 60 - 330) / 1_000;
  expect((await portal.as(planner).get(`/orders/${imported.rows[1]?.record?.id}`)).json()).toMatchObject({
    reference: '=PO 1',
    stage: 'saved',
    partner: { id: partner.id },
    isFlexible: true,
    isBackhaul: false,
    pickupFrom: at(8),
    pickupTo: at(9.5),
    deliveryFrom: at(12),
    deliveryTo: at(13),
    loadingMinutes: 75,
    unloadingMinutes: 0,
    cutoffOption: 'none',
    notificationContacts: [{ id: amal.id }],
    cargoItems: [{ packNumber: 'P1', cargo: { id: cargo.id }, quantity: 3 }],
    stops: [
      { location: { name: 'Port' }, contact: { id: amal.id } },
      { location: { name: 'Kandy' }, contact: null },
    ],
    totalWeight: '1440.000',
    createdBy: 'Pia Planner',
  });
  expect((await portal.as(planner).get('/orders/import?limit=5')).json()).toMatchObject({
    total: 1,
    items: [{ id: imported.id, created: 2 }],
  });
});

test('refreshes open order lists only in the organization, after the import has finished', async () => {
  const { row, importRows, first, partner, build } = await openImportOffice(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const people = [first, await build.user({ organizationId: partner.id })];
  const readers = await Promise.all(people.map((user) => readLive(portal.app, user)));
  await importRows('orders', [row, row, row]);
  await publish(portal.db, { topic: 'notifications', userIds: people.map(({ id }) => id), payload: null });
  const receivedEvents = await Promise.all(
    readers.map(async (reader) => {
      const events = (await reader.next()) ?? [];
      while (events.at(-1)?.topic !== 'notifications') events.push(...((await reader.next()) ?? []));
      return events.slice(0, -1);
    }),
  );
  expect(receivedEvents).toEqual([[{ topic: 'orders', payload: { id: null } }], []]);
  await Promise.all(readers.map((reader) => reader.close()));
});

test('imports a file once despite double clicks and repeated jobs, unless it is requested again', async () => {
  const { row, post, getImport, organizationId, planner } = await openImportOffice(portal);
  const file = await buildFile([row, row, row]);
  const clicks = await Promise.all([post('orders', file), post('orders', file)]);
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const [id, secondId] = clicks.map((reply) => reply.json().id as string);
  expect(secondId).toBe(id);
  expect(await getImport('orders', id ?? '')).toMatchObject({ state: 'waiting', done: 0, total: 3 });
  await portal.app.jobs.enqueue(portal.db, 'imports.run', { id: id ?? '' });
  await portal.app.jobs.runDue();
  await portal.app.jobs.enqueue(portal.db, 'imports.run', { id: id ?? '' });
  await portal.app.jobs.runDue();
  expect([await count('orders', organizationId), (await post('orders', file)).json().id]).toEqual([3, id]);
  const reimportId = (await post('orders', file, '?again=true')).json().id;
  await portal.app.jobs.runDue();
  expect([reimportId === id, await count('orders', organizationId)]).toEqual([false, 6]);
  const numbers = (await portal.as(planner).get(`/orders/import/${reimportId}/rows?state=created`))
    .json()
    .items.map(({ record }: { record: { name: string } }) => record.name);
  expect(numbers).toEqual(['O-000004', 'O-000005', 'O-000006']);
});

test('fails only the rows that have become invalid, and every row once the user lacks access', async () => {
  const { row, post, listRows, planner, organizationId, kandy } = await openImportOffice(portal);
  const { id } = (
    await post('orders', await buildFile([row, { ...row, Stops: 'Kandy' }, { ...row, Stops: 'Port' }]))
  ).json();
  await portal.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({}) })
    .where('importId', '=', id)
    .where('row', '=', 4)
    .execute();
  await portal.db.deleteFrom('locations').where('id', '=', kandy.id).execute();
  await portal.app.jobs.runDue();
  const rows = await listRows('orders', id);
  expect(
    rows.map((failed) => [failed.row, failed.state, failed.problems[0]?.column ?? null, failed.problems[0]?.message]),
  ).toEqual([
    [2, 'failed', 'Stops', 'Location not found'],
    [3, 'failed', 'Stops', 'Location not found'],
    [4, 'failed', null, 'Something went wrong on our side'],
  ]);
  const forbiddenImport = (await post('orders', await buildFile([{ ...row, Stops: 'Port' }]))).json();
  await portal.db
    .deleteFrom('userRules')
    .where('userId', '=', planner.id)
    .where('model', '=', 'order')
    .where('rule', '=', 'write')
    .execute();
  await portal.app.jobs.runDue();
  expect([
    (await portal.as(planner).get(`/orders/import/${forbiddenImport.id}`)).statusCode,
    await count('orders', organizationId),
  ]).toEqual([403, 0]);
  const forbiddenRows = await portal.db
    .selectFrom('importRows')
    .select(['state', 'problems'])
    .where('importId', '=', forbiddenImport.id)
    .execute();
  expect(forbiddenRows).toEqual([
    { state: 'failed', problems: [{ code: 'forbidden', message: 'You have no access to this', column: null }] },
  ]);
});

test('imports many rows with few queries and isolates a row that fails unexpectedly', async () => {
  const { row, post, listRows } = await openImportOffice(portal);
  const ROW_COUNT = 120;
  const { id } = (
    await post(
      'orders',
      await buildFile(Array.from({ length: ROW_COUNT }, (_, i) => ({ ...row, Reference: `PO ${i}` }))),
    )
  ).json();
  await portal.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({}) })
    .where('importId', '=', id)
    .where('row', '=', 30)
    .execute();
  const querySpy = jest.spyOn(pg.Client.prototype, 'query');
  await portal.app.jobs.runDue();
  const queries = querySpy.mock.calls.length;
  querySpy.mockRestore();
  expect(queries / ROW_COUNT).toBeLessThan(3);
  const [failed, ...created] = await listRows('orders', id);
  expect([failed?.row, failed?.state, created.length]).toEqual([30, 'failed', ROW_COUNT - 1]);
  expect(created.map(({ record }) => record?.name)).toEqual(
    created.map((_, i) => `O-${String(i + 1).padStart(6, '0')}`),
  );
});

test('hides imports of other organizations and of other subjects', async () => {
  const { row, post, planner } = await openImportOffice(portal);
  const otherOffice = await openImportOffice(portal);
  const { id } = (await post('orders', await buildFile([row]))).json();
  const statuses = await Promise.all([
    portal.as(planner).get(`/orders/import/${id}`),
    portal.as(planner).get(`/cargos/import/${id}`),
    portal.as(otherOffice.planner).get(`/orders/import/${id}`),
    portal.as(otherOffice.planner).get(`/orders/import/${id}/rows`),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
  expect((await portal.as(otherOffice.planner).get('/orders/import')).json().total).toBe(0);
});
