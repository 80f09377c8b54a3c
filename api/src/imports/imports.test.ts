import pg from 'pg';
import { readSheet, type SheetRow } from '../platform/excel/read-sheet.ts';
import { partOf, sheetOf, workbookOf } from '../platform/excel/testing/files.ts';
import { publish } from '../platform/live/publish.ts';
import { readLive } from '../platform/live/testing/live-reader.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import { SUBJECTS } from './subjects.ts';
import { type Cells, fileOf, openOfficeWithFiles, sender } from './testing/office-with-files.ts';

const portal = testApp();
const count = async (table: 'orders' | 'cargos' | 'locations', organizationId: string) =>
  (await portal.db.selectFrom(table).select('id').where('organizationId', '=', organizationId).execute()).length;
/** What is wrong, as `row column: message`. */
const told = ({ problems }: { problems: { row: number; column: string | null; message: string }[] }) =>
  problems.map(({ row, column, message }) => `${row} ${column}: ${message}`);

test("orders come in with all that a row says, at the time of one's own clock, and each row tells its number or why not", async () => {
  const office = await openOfficeWithFiles(portal);
  const { planner, organizationId, row, whole, check, amal, cargo, partner } = office;
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

  expect(await check('orders', rows)).toEqual({
    total: 3,
    valid: 2,
    problemCount: 2,
    problems: [
      { row: 3, column: 'Partner', code: 'notFound', message: 'Partner not found: Nobody', params: { name: 'Nobody' } },
      { row: 3, column: 'Pickup from', code: 'date', message: 'Invalid date. Write YYYY-MM-DD HH:mm' },
    ],
  });
  expect(await count('orders', organizationId)).toBe(0);

  const done = await whole('orders', rows);
  expect(done).toMatchObject({
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
  expect(done.rows).toEqual([
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
  expect((await portal.as(planner).get(`/orders/${done.rows[1]?.record?.id}`)).json()).toMatchObject({
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
    items: [{ id: done.id, created: 2 }],
  });
});

test('every fault of a row is told by its column', async () => {
  const { row, check, given, organizationId, cargo, partner } = await openOfficeWithFiles(portal);
  for (let n = 0; n < 2; n++) await given.location({ organizationId, name: 'Twice' });
  await given.location({ organizationId, name: 'Store, gate 4' });
  await given.contract({ organizationId: partner.id, partnerId: organizationId, name: 'Same' });
  const third = await given.organization({ type: '3pl' });
  await given.contract({ organizationId, partnerId: third.id, name: 'Same' });
  const foreign = await given.cargo({ organizationId: third.id, name: 'Theirs' });
  const cases: [Cells, string | null][] = [
    [{ Contract: 'Same' }, null],
    [{ Stops: 'Store, gate 4;Store, gate 4,Amal Perera' }, null],
    [{ Stops: '', Cargo: '', 'Pack numbers': '', 'Loading duration': '', Flexible: 'TRUE' }, null],
    [{ 'Order type': '' }, 'Order type: Field is required'],
    [{ Operation: ' port ' }, 'Operation: Operation not found: port'],
    [{ Flexible: 'ja' }, 'Flexible: Write yes or no'],
    [{ 'Cutoff option': 'later' }, 'Cutoff option: Write one of none, pickup, delivery'],
    [{ 'Pickup to': '2026-02-30 10:00' }, 'Pickup to: Invalid date. Write YYYY-MM-DD HH:mm'],
    [{ 'Pickup to': '46346.5' }, 'Pickup to: Invalid date. Write YYYY-MM-DD HH:mm'],
    [{ 'Pickup to': '2026-11-21 07:00' }, 'Pickup to: Pickup to must be at or after pickup from'],
    [
      { 'Delivery from': '2026-11-19 07:00', 'Pickup from': '', 'Pickup to': '' },
      'Delivery from: Delivery from must be in the future',
    ],
    [{ 'Loading duration': '1h' }, 'Loading duration: Write the duration as HH:mm'],
    [{ Cargo: `${cargo.name}` }, `Cargo: Write ${cargo.name} as name,count`],
    [{ Cargo: `${cargo.name},0` }, 'Cargo: Min 1'],
    [
      { Cargo: `${cargo.name},1000000;${cargo.name},1000000;${cargo.name},1000000` },
      'Cargo: Too much cargo for one order',
    ],
    [{ Cargo: `${cargo.name.toUpperCase()},1` }, `Cargo: Cargo not found: ${cargo.name.toUpperCase()}`],
    [{ Cargo: `${foreign.name},1` }, 'Cargo: Cargo not found: Theirs'],
    [{ 'Pack numbers': 'a;b' }, 'Pack numbers: More pack numbers than cargo'],
    [{ Stops: 'Twice;Kandy' }, 'Stops: More than one location is called Twice'],
    [{ Stops: 'Port,Nobody' }, 'Stops: Contact not found: Nobody'],
    [{ Stops: 'Nowhere,Amal Perera' }, 'Stops: Location not found: Nowhere'],
    [{ Stops: Array.from({ length: 51 }, () => 'Port').join(';') }, 'Stops: Max 50'],
    [{ Reference: 'x'.repeat(51) }, 'Reference: Max 50 symbols'],
    [{ 'Notification contacts': 'Amal Perera;Amal' }, 'Notification contacts: Contact not found: Amal'],
  ];
  const faults = await check(
    'orders',
    cases.map(([changes]) => ({ ...row, ...changes })),
  );
  expect(told(faults)).toEqual(cases.flatMap(([, message], i) => (message === null ? [] : [`${i + 2} ${message}`])));
  expect([faults.total, faults.valid]).toEqual([cases.length, 3]);
});

test('cargos and locations come in by the same way', async () => {
  const { organizationId, planner, given, check, whole, amal } = await openOfficeWithFiles(portal);
  const [general, food] = [
    await given.cargoType({ organizationId, name: 'Plain' }),
    await given.cargoType({ organizationId, name: 'Eatable' }),
  ];
  const cargo = {
    Name: 'Tea',
    Code: 'TEA',
    'Cargo type': general.name,
    'Allowed cargo types': `${food.name}`,
    'Shipping unit': 'Chest',
    'Billing by': 'weight',
    'Width (m)': '1.5',
    'Height (m)': '2',
    'Length (m)': '1',
    'Weight (kg)': '40',
    'Effective space (CBM)': '',
  };
  const cargos = [
    cargo,
    { ...cargo, Code: 'tea' },
    { ...cargo, Code: 'T2', 'Weight (kg)': 'heavy', 'Cargo type': 'None' },
    { ...cargo, Code: 'T3', 'Width (m)': '999999', 'Height (m)': '99999', 'Length (m)': '9999' },
  ];
  expect(told(await check('cargos', cargos))).toEqual([
    '3 Code: Already exists',
    '4 Cargo type: Cargo type not found: None',
    '4 Weight (kg): Invalid value',
    '5 Length (m): Too large for one piece',
  ]);
  const made = await whole('cargos', cargos);
  expect([made.created, made.failed, made.rows[0]?.message]).toEqual([
    1,
    3,
    'There is a problem when creating this cargo',
  ]);
  expect((await portal.as(planner).get(`/cargos/${made.rows.at(-1)?.record?.id}`)).json()).toMatchObject({
    name: 'Tea',
    actualSpace: '3.000',
    effectiveSpace: '3.000',
    allowedCargoTypes: [{ id: food.id }],
  });

  const place = {
    Name: 'Depot',
    City: 'Kandy',
    Country: 'Sri Lanka',
    Latitude: '7.29',
    Longitude: '80.63',
    'Geofence type': 'circle',
    'Geofence radius (m)': '200',
    'Geofence polygon': '',
    Contacts: amal.name,
  };
  const fence = { 'Geofence type': 'polygon', 'Geofence radius (m)': '', 'Geofence polygon': '7,80;7.1,80;7.1,80.1' };
  const places = [
    place,
    { ...place, ...fence, Name: 'Field' },
    { ...place, 'Geofence radius (m)': '' },
    { ...place, ...fence, 'Geofence polygon': '7,80;8' },
    { ...place, Latitude: '97', Country: 'Nowhere' },
    { ...place, ...fence, 'Geofence polygon': '0,0;1,1;0,1;1,0' },
  ];
  expect(told(await check('locations', places))).toEqual([
    '4 Geofence radius (m): Field is required',
    '5 Geofence polygon: Write each corner as latitude,longitude',
    '6 Country: Country not found: Nowhere',
    '6 Latitude: Max 90',
    '7 Geofence polygon: The outline crosses itself',
  ]);
  const there = await whole('locations', places);
  expect([there.created, there.failed, there.rows[0]?.message]).toEqual([
    2,
    4,
    'There is a problem when creating this location',
  ]);
  const depot = there.rows.find(({ row }) => row === 2)?.record;
  expect((await portal.as(planner).get(`/locations/${depot?.id}`)).json()).toMatchObject({
    name: depot?.name,
    country: { name: 'Sri Lanka' },
    geofenceRadius: 200,
    contacts: [{ id: amal.id }],
  });
});

test('open lists of the organization hear of imported orders once they are there, and nobody else does', async () => {
  const { row, whole, first, partner, given } = await openOfficeWithFiles(portal);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const people = [first, await given.user({ organizationId: partner.id })];
  const readers = await Promise.all(people.map((user) => readLive(portal.app, user)));
  await whole('orders', [row, row, row]);
  await publish(portal.db, { topic: 'notifications', userIds: people.map(({ id }) => id), payload: null });
  const heard = await Promise.all(
    readers.map(async (reader) => {
      const events = (await reader.next()) ?? [];
      while (events.at(-1)?.topic !== 'notifications') events.push(...((await reader.next()) ?? []));
      return events.slice(0, -1);
    }),
  );
  expect(heard).toEqual([[{ topic: 'orders', payload: { id: null } }], []]);
  await Promise.all(readers.map(({ leave }) => leave()));
});

test('the same file is imported once: by two clicks, by a repeated job, by two processes; unless it is wanted again', async () => {
  const { row, post, state, organizationId, planner } = await openOfficeWithFiles(portal);
  const file = await fileOf([row, row, row]);
  const clicks = await Promise.all([post('orders', file), post('orders', file)]);
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
  const [id, other] = clicks.map((reply) => reply.json().id as string);
  expect(other).toBe(id);
  expect(await state('orders', id ?? '')).toMatchObject({ state: 'waiting', done: 0, total: 3 });
  await portal.app.jobs.enqueue(portal.db, 'imports.run', { id: id ?? '' });
  await portal.app.jobs.runDue();
  await portal.app.jobs.enqueue(portal.db, 'imports.run', { id: id ?? '' });
  await portal.app.jobs.runDue();
  expect([await count('orders', organizationId), (await post('orders', file)).json().id]).toEqual([3, id]);
  const again = (await post('orders', file, '?again=true')).json().id;
  await portal.app.jobs.runDue();
  expect([again === id, await count('orders', organizationId)]).toEqual([false, 6]);
  const numbers = (await portal.as(planner).get(`/orders/import/${again}/rows?state=created`))
    .json()
    .items.map(({ record }: { record: { name: string } }) => record.name);
  expect(numbers).toEqual(['O-000004', 'O-000005', 'O-000006']);
});

test('a row that cannot be saved any more fails alone; whoever may not import any more saves nothing', async () => {
  const { row, post, rowsOf, planner, organizationId, kandy } = await openOfficeWithFiles(portal);
  const { id } = (
    await post('orders', await fileOf([row, { ...row, Stops: 'Kandy' }, { ...row, Stops: 'Port' }]))
  ).json();
  await portal.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({}) })
    .where('importId', '=', id)
    .where('row', '=', 4)
    .execute();
  await portal.db.deleteFrom('locations').where('id', '=', kandy.id).execute();
  await portal.app.jobs.runDue();
  const rows = await rowsOf('orders', id);
  expect(
    rows.map(({ row: n, state: became, problems }) => [n, became, problems[0]?.column ?? null, problems[0]?.message]),
  ).toEqual([
    [2, 'failed', 'Stops', 'Location not found'],
    [3, 'failed', 'Stops', 'Location not found'],
    [4, 'failed', null, 'Something went wrong on our side'],
  ]);
  const late = (await post('orders', await fileOf([{ ...row, Stops: 'Port' }]))).json();
  await portal.db
    .deleteFrom('userRules')
    .where('userId', '=', planner.id)
    .where('model', '=', 'order')
    .where('rule', '=', 'write')
    .execute();
  await portal.app.jobs.runDue();
  expect([
    (await portal.as(planner).get(`/orders/import/${late.id}`)).statusCode,
    await count('orders', organizationId),
  ]).toEqual([403, 0]);
  const left = await portal.db
    .selectFrom('importRows')
    .select(['state', 'problems'])
    .where('importId', '=', late.id)
    .execute();
  expect(left).toEqual([
    { state: 'failed', problems: [{ code: 'forbidden', message: 'You have no access to this', column: null }] },
  ]);
});

test('many rows take few queries, and one that nobody foresaw stops none of those around it', async () => {
  const { row, post, rowsOf } = await openOfficeWithFiles(portal);
  const ROWS = 120;
  const { id } = (
    await post('orders', await fileOf(Array.from({ length: ROWS }, (_, n) => ({ ...row, Reference: `PO ${n}` }))))
  ).json();
  await portal.db
    .updateTable('importRows')
    .set({ input: JSON.stringify({}) })
    .where('importId', '=', id)
    .where('row', '=', 30)
    .execute();
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  await portal.app.jobs.runDue();
  const queries = asked.mock.calls.length;
  asked.mockRestore();
  expect(queries / ROWS).toBeLessThan(3);
  const [failed, ...created] = await rowsOf('orders', id);
  expect([failed?.row, failed?.state, created.length]).toEqual([30, 'failed', ROWS - 1]);
  expect(created.map(({ record }) => record?.name)).toEqual(
    created.map((_, i) => `O-${String(i + 1).padStart(6, '0')}`),
  );
});

test("another organization's import is not found, nor is that of another kind", async () => {
  const { row, post, planner } = await openOfficeWithFiles(portal);
  const stranger = await openOfficeWithFiles(portal);
  const { id } = (await post('orders', await fileOf([row]))).json();
  const statuses = await Promise.all([
    portal.as(planner).get(`/orders/import/${id}`),
    portal.as(planner).get(`/cargos/import/${id}`),
    portal.as(stranger.planner).get(`/orders/import/${id}`),
    portal.as(stranger.planner).get(`/orders/import/${id}/rows`),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404]);
  expect((await portal.as(stranger.planner).get('/orders/import')).json().total).toBe(0);
});

test.each([
  ['a PDF', 'fileFormat', 'File has invalid format. Only XLSX supported', () => Buffer.from('%PDF-1.7')],
  ['50 MB', 'fileTooLarge', 'Max file size. Max 5 Mb', () => Buffer.alloc(50 * 1024 * 1024)],
  [
    'a formula',
    'formula',
    'B2 holds a formula: paste its value instead',
    () => workbookOf('<row r="2"><c r="B2"><f>1+1</f><v>2</v></c></row>'),
  ],
  ['nothing in it', 'noRows', 'The file has no rows', () => workbookOf('')],
  [
    'headings alone',
    'noRows',
    'The file has no rows',
    () => sheetOf([['Order type', 'Partner', 'Contract', 'Operation']]),
  ],
  [
    'a heading missing',
    'missingColumns',
    'Columns are missing: Contract, Operation',
    () => sheetOf([['Order type', 'Partner', 'contract'], ['a']]),
  ],
  [
    'a heading nobody knows',
    'unknownColumns',
    'Columns are unknown: Price',
    () => sheetOf([['Order type', 'Partner', 'Contract', 'Operation', 'Price'], ['a']]),
  ],
  [
    'a heading twice',
    'doubledColumns',
    'Columns are there twice: Partner',
    () => sheetOf([['Order type', 'Partner', 'Contract', 'Operation', 'Partner'], ['a']]),
  ],
  [
    '200 columns',
    'tooManyColumns',
    'More than 60 columns',
    () => sheetOf([Array.from({ length: 200 }, (_, i) => `c${i}`)]),
  ],
  [
    'a row too many',
    'tooManyRows',
    'More than 5000 rows',
    () =>
      sheetOf([
        ['Order type', 'Partner', 'Contract', 'Operation'],
        ...Array.from({ length: 5_001 }, () => ['a', 'b', 'c', 'd']),
      ]),
  ],
])('a file with %s is refused with a word for whoever sent it', async (_what, code, message, file) => {
  const { post } = sender(portal, (await openOfficeWithFiles(portal)).planner);
  for (const query of ['?dryRun=true', '']) {
    const reply = await post('orders', await file(), query);
    expect([reply.statusCode, reply.json().message, reply.json().fields.file.code]).toEqual([422, message, code]);
  }
});

test("the empty file holds every heading in text cells and explains them in one's own language; filled with its examples it is understood", async () => {
  const { planner, check } = await openOfficeWithFiles(portal);
  await portal.db.updateTable('users').set({ language: 'fr' }).where('id', '=', planner.id).execute();
  for (const path of ['orders', 'cargos', 'locations'] as const) {
    const reply = await portal.as(planner).get(`/${path}/import/template`);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      `attachment; filename="${path}-import.xlsx"`,
    ]);
    const rows: SheetRow[] = [];
    for await (const row of readSheet(reply.rawPayload, { rows: 10, columns: 60 })) rows.push(row);
    expect(rows).toHaveLength(1);
    const { columns } = Object.values(SUBJECTS).find((subject) => subject.path === path) ?? { columns: [] };
    const explained = await partOf(reply.rawPayload, 'xl/worksheets/sheet2.xml');
    expect(
      [
        'Colonne',
        'Obligatoire',
        'Que saisir',
        'Exemple',
        'Un nom exactement comme dans le portail, majuscules comprises.',
      ].filter((words) => !explained.includes(words)),
    ).toEqual([]);
    expect(rows[0]?.cells).toEqual(columns.map(({ title }) => title));
    const { problems } = await check(path, [Object.fromEntries(columns.map(({ title, example }) => [title, example]))]);
    expect(
      problems.filter(({ code }) => code !== 'notFound').map(({ column, message }) => `${column}: ${message}`),
    ).toEqual([]);
  }
});
