import { formatOrderNumber, type NumberedOrder } from 'shared-contracts/values/orders/order-number';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../demo/builders.ts';
import { acquireExportSlot } from './platform/export/export-slots.ts';
import { readSheet } from './platform/excel/read-sheet.ts';
import { listOperations } from './platform/testing/operations.ts';
import { TEST_NOW, testApp } from './platform/testing/test-app.ts';

// Checks for every exportable list that the file has exactly the rows of the list, in the same order.
const portal = testApp({ isDemo: true });

type Named = { name: string };
type Item = Record<string, unknown> & {
  id: string;
  createdAt: number;
  organization: Named;
  partner: Named;
  locations: Named[];
};
const nameOrder = (item: Item) => formatOrderNumber(item as unknown as NumberedOrder);
type Expected = Record<string, (item: Item) => unknown>;
/** Wall clock of the demo's users. */
const at = (unix: unknown) =>
  typeof unix === 'number' ? new Date((unix + 5.5 * HOUR) * 1_000).toISOString().slice(0, 16).replace('T', ' ') : '';
const number = (value: unknown) => (value === null ? '' : Number(value));
const createdAt = (item: Item) => at(item.createdAt);
const organization = (item: Item) => item.organization.name;

const ORDER: Expected = {
  number: nameOrder,
  stage: (item) => `The ${String(item['stage'])}`,
  partner: (item) => item.partner.name,
  totalWeight: (item) => number(item['totalWeight']),
  cost: (item) => number(item['predictedCost']),
  pickupWindow: (item) => at(item['pickupFrom']),
  createdAt,
};
const TRIP: Expected = {
  number: (item) => item['number'],
  vehicle: (item) => (item['vehicle'] as Named | null)?.name ?? '',
  orders: (item) => item['orders'],
  organization,
  createdAt,
};
const CONTRACT: Expected = { name: (item) => item['name'], partner: (item) => item.partner.name, createdAt };

/** Path, a user with rows, and for each column of the screen the first column of the file. */
const LISTS: [path: string, login: string, expected: Expected][] = [
  ['/orders/v2', 'owner', ORDER],
  ['/v2/orders?fromPartner=true', 'control', ORDER],
  ['/v2/orders/archive', 'owner', ORDER],
  ['/orders/v2/delayed', 'owner', ORDER],
  ['/orders/v2/demurrage', 'root', ORDER],
  ['/v1/trips', 'carrier', TRIP],
  ['/v2/trips/archive', 'carrier', TRIP],
  ['/vehicles', 'fleet', { registrationPlate: (item) => item['registrationPlate'], organization, createdAt }],
  [
    '/inspections',
    'carrier',
    { vehicle: (item) => (item['vehicle'] as Named).name, occurredAt: (item) => at(item['occurredAt']) },
  ],
  [
    '/work-orders',
    'carrier',
    { number: (item) => item['number'], vehicle: (item) => (item['vehicle'] as Named).name, organization, createdAt },
  ],
  ['/drivers', 'carrier', { phone: (item) => item['phone'] ?? '', organization, createdAt }],
  ['/v2/trips/driver-scorecards', 'carrier', { name: (item) => (item['driver'] as Named).name }],
  ['/contacts?isBilling=true', 'owner', { name: (item) => item['name'], organization, createdAt }],
  ['/locations?sort=-name', 'owner', { name: (item) => item['name'], city: (item) => item['city'] ?? '', createdAt }],
  ['/bills', 'owner', { number: (item) => nameOrder(item['subject'] as Item), total: (item) => number(item['total']) }],
  [
    '/accruals',
    'owner',
    { number: (item) => nameOrder(item['subject'] as Item), amount: (item) => number(item['amount']) },
  ],
  ['/invoices', 'owner', { number: (item) => item['number'], total: (item) => number(item['total']) }],
  ['/carrier-invoices', 'owner', { number: (item) => item['number'], total: (item) => number(item['total']) }],
  [
    '/aging?side=payable',
    'owner',
    { partner: (item) => (item['partner'] as Named).name, total: (item) => number(item['total']) },
  ],
  ['/contracts', 'owner', CONTRACT],
  ['/v1/contracts/common', 'owner', CONTRACT],
  ['/users?sort=-createdAt', 'owner', { login: (item) => item['login'], organization, createdAt }],
  ['/organizations', 'root', { name: (item) => item['name'], createdAt }],
  ['/organizations/declined', 'root', { name: (item) => item['name'], declinedAt: (item) => at(item['declinedAt']) }],
  ['/cargos', 'owner', { name: (item) => item['name'], weight: (item) => number(item['weight']), createdAt }],
  ['/operations', 'owner', { name: (item) => item['name'], createdAt }],
  ['/order-types', 'owner', { name: (item) => item['name'], code: (item) => item['code'], createdAt }],
  ['/routes', 'dispatcher', { name: (item) => item['name'], distance: (item) => number(item['distance']), createdAt }],
  ['/routes-zones', 'carrier', { name: (item) => item['name'], colour: (item) => item['colour'], createdAt }],
  ['/order-templates', 'owner', { name: (item) => item['name'], timeZone: (item) => item['timeZone'], createdAt }],
  ['/tender-offers', 'carrier', { number: nameOrder, organization }],
  ['/partners', 'owner', { name: (item) => item['name'], type: (item) => item['type'], createdAt }],
  ['/vehicles/draft', 'fleet', { registrationPlate: (item) => item['registrationPlate'] ?? '' }],
  ['/audit', 'root', { occurredAt: (item) => at(item['occurredAt']) }],
];

/** The file then has its head alone. */
const EMPTY_IN_DEMO = ['/orders/v2/demurrage', '/organizations/declined'];

const findUser = (login: string) =>
  portal.db.selectFrom('users').select(['id', 'organizationId']).where('login', '=', login).executeTakeFirstOrThrow();
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const toExport = (path: string) => path.replace(/(\?|$)/, '/export$1');

async function listAll(user: { id: string }, path: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const reply = (await portal.as(user).get(withQuery(path, `limit=100&page=${page}`))).json();
    items.push(...reply.items);
    if (items.length >= reply.total) return items;
  }
}

const titleOf = (id: string) => `Title of ${id}`;
const input = (format: 'xlsx' | 'csv', ids: readonly string[]) => ({
  format,
  title: 'List',
  columns: ids.map((id) => ({
    id,
    title: titleOf(id),
    labels: Object.fromEntries(ORDER_STAGES.map((code) => [code, `The ${code}`])),
  })),
});

async function readRows(format: 'xlsx' | 'csv', file: Buffer): Promise<Record<string, string>[]> {
  const rows: string[][] = [];
  if (format === 'csv') rows.push(...(parse(file, { bom: true }) as string[][]));
  else for await (const { cells } of readSheet(file, { rows: 60_000, columns: 200 })) rows.push(cells);
  const [head = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(head.map((title, i) => [title, cells[i] ?? ''])));
}

/** The titles of measures end with their unit. */
const cellOf = (row: Record<string, string>, id: string) =>
  Object.entries(row).find(([title]) => title === titleOf(id) || title.startsWith(`${titleOf(id)}, `))?.[1] ?? '';
/** Phone numbers start like formulas. */
const toSafeText = (format: 'xlsx' | 'csv', text: string) =>
  format === 'csv' && /^[=+@-]/.test(text) ? `'${text}` : text;
const UNIX_EPOCH = 25_569;
const isTime = (id: string) => /(At|Window)$/.test(id);
/** Excel has days since 1900 for times, and amounts have as many decimals as their format shows. */
function toText(id: string, value: unknown, text: string): string {
  if (isTime(id) && /^\d+(\.\d+)?$/.test(text)) return at(Math.round((Number(text) - UNIX_EPOCH) * DAY) - 5.5 * HOUR);
  return typeof value === 'number' ? String(Number(text)) : text;
}

describe.each(LISTS)('%s', (path, login, expected) => {
  test.each(['xlsx', 'csv'] as const)('exports the rows of the list as %s, in the same order', async (format) => {
    const user = await findUser(login);
    const items = await listAll(user, path);
    expect(items.length > 0).toBe(!EMPTY_IN_DEMO.includes(path));
    const reply = await portal.as(user).post(toExport(path), input(format, [...Object.keys(expected), 'unknown']));
    expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^attachment; filename="2026-11-20 [a-z-]+\\.${format}"$`)),
    ]);
    const rows = await readRows(format, reply.rawPayload);
    const columns = Object.entries(expected);
    expect(
      rows.map((row, i) => columns.map(([id, valueOf]) => toText(id, items[i] && valueOf(items[i]), cellOf(row, id)))),
    ).toEqual(items.map((item) => columns.map(([, valueOf]) => toSafeText(format, String(valueOf(item))))));
  });
});

test('every list that exports is in this test', () => {
  const exporting = listOperations(portal.app).flatMap(({ method, path }) =>
    method === 'POST' && path.endsWith('/export') ? path.slice('/api'.length, -'/export'.length) : [],
  );
  expect(exporting.toSorted()).toEqual(LISTS.map(([path]) => path.replace(/\?.*/, '')).toSorted());
});

test('exports only rows visible to the caller, in the reader’s language and units', async () => {
  const build = createBuilders(portal.db, TEST_NOW, 'export');
  const { id: organizationId } = await build.organization();
  const user = await build.user({ organizationId, rules: 'all' });
  await build.order({ organizationId, number: 'O-EXPORT', reference: '=1+1' });
  await portal.db.updateTable('users').set({ units: 'imperial', language: 'it' }).where('id', '=', user.id).execute();
  const columns = ['number', 'reference', 'pickupWindow', 'totalWeight'];
  for (const format of ['xlsx', 'csv'] as const) {
    const reply = await portal.as(user).post('/orders/v2/export', input(format, columns));
    const rows = await readRows(format, reply.rawPayload);
    expect(rows).toEqual([
      expect.objectContaining({
        [titleOf('number')]: 'O-EXPORT',
        [titleOf('reference')]: format === 'csv' ? "'=1+1" : '=1+1', // Excel reads an inline string as text
      }),
    ]);
    expect(Object.keys(rows[0] ?? {}).slice(2)).toEqual([
      'Title of pickupWindow, dal',
      'Title of pickupWindow, al',
      'Title of totalWeight, tonnes',
    ]);
    expect((await portal.as(user).post('/orders/v2/export?stage=archived', input(format, columns))).statusCode).toBe(
      422,
    );
  }
  expect((await portal.as(await findUser('driver')).post('/users/export', input('csv', ['login']))).statusCode).toBe(
    403,
  );
  expect((await portal.as(user).post('/orders/v2/export', input('csv', ['unknown']))).json().fields).toHaveProperty(
    'columns',
  );
});

test('rejects an export while too many are running', async () => {
  const owner = await findUser('owner');
  const releaseSlots = [acquireExportSlot(), acquireExportSlot(), acquireExportSlot()];
  const rejected = await portal.as(owner).post('/contacts/export', input('csv', ['name']));
  expect(rejected.json()).toMatchObject({ statusCode: 429, code: 'tooManyExports' });
  for (const release of releaseSlots) release();
  expect((await portal.as(owner).post('/contacts/export', input('csv', ['name']))).statusCode).toBe(200);
});

test('rejects more rows than a file may have, and reads more than one page of the database', async () => {
  const root = await findUser('root');
  const { organizationId } = await findUser('owner');
  const insert = (count: number) =>
    portal.db
      .insertInto('timelineEntries')
      .columns(['organizationId', 'subject', 'subjectId', 'event', 'occurredAt', 'recordedAt'])
      .expression((eb) =>
        eb
          .selectFrom(sql<{ n: number }>`generate_series(1, ${sql.lit(count)})`.as('n'))
          .select(({ val, fn }) => [
            val(organizationId).as('organizationId'),
            val('bulk').as('subject'),
            fn<string>('gen_random_uuid', []).as('subjectId'),
            val('updated').as('event'),
            val(TEST_NOW).as('occurredAt'),
            val(TEST_NOW).as('recordedAt'),
          ]),
      )
      .execute();
  await insert(1_234);
  const path = '/audit/export?subject=bulk';
  const file = await portal.as(root).post(path, input('csv', ['record']));
  const rows = await readRows('csv', file.rawPayload);
  expect([rows.length, new Set(rows.map((row) => cellOf(row, 'record'))).size]).toEqual([1_234, 1_234]);
  await insert(50_000);
  expect((await portal.as(root).post(path, input('csv', ['record']))).json()).toMatchObject({
    statusCode: 422,
    code: 'tooManyRows',
    params: { max: 50_000 },
  });
});
