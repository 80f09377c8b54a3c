import type { ReportRunPage, ReportSchedule } from 'shared-contracts/finance/report-schedules';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { USER_STATUS } from 'shared-contracts/values/statuses';
import { readPdf } from '../../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { createServices } from '../../../platform/services/create-services.ts';
import { openReports, tableOf } from '../testing/report.fixtures.ts';
import { reportScheduleJob, runSchedules } from './run-schedules.ts';

const portal = testApp();
let reports: Awaited<ReturnType<typeof openReports>>;
let viewId: string;
beforeAll(async () => {
  reports = await openReports(portal);
  viewId = await saveReport('name=orderDetail&sort=orderNumber&period=yesterday', { name: 'Orders of yesterday' });
});

const COLUMNS = ['orderNumber', 'revenue', 'currency'];
const layout = (ids: readonly string[]) => [
  ...ids.map((id) => ({ id, isHidden: false, width: null })),
  ...HIDDEN.filter(({ id }) => !ids.includes(id)),
];
const HIDDEN = [
  'orderReference',
  'orderStage',
  'owner',
  'partner',
  'orderType',
  'operation',
  'contract',
  'pickup',
  'drop',
  'stops',
  'pickupFrom',
  'deliveryTo',
  'cargo',
  'quantity',
  'weight',
  'space',
  'predictedDistance',
  'actualDistance',
  'cost',
  'revenueLkr',
  'costLkr',
  'tripNumber',
].map((id) => ({ id, isHidden: true, width: null }));

async function saveReport(query: string, { name, as = reports.as }: { name: string; as?: typeof reports.as }) {
  const list = `report.${new URLSearchParams(query).get('name')}`;
  const reply = await as.post('/list-views', {
    list,
    path: '/reports',
    tab: null,
    name,
    query,
    columns: layout(COLUMNS),
    isCards: false,
    isShared: false,
  });
  expect(reply.statusCode).toBe(201);
  return (reply.json() as { id: string }).id;
}
const schedule = async (input: Record<string, unknown> = {}, as = reports.as) =>
  as.post('/reports/schedules', {
    listViewId: viewId,
    format: 'xlsx',
    frequency: 'daily',
    weekday: null,
    dayOfMonth: null,
    hour: 6,
    userIds: [reports.dispatcher.id],
    contactIds: [],
    ...input,
  });
const create = async (input: Record<string, unknown> = {}) => {
  const reply = await schedule(input);
  expect([reply.statusCode, reply.json()]).toMatchObject([201, {}]);
  return reply.json() as ReportSchedule;
};
const find = async (id: string) =>
  ((await reports.as.get('/reports/schedules')).json() as { items: ReportSchedule[] }).items.find(
    (one) => one.id === id,
  )!;
const runsOf = async (id: string) =>
  ((await reports.as.get(`/reports/schedules/${id}/runs`)).json() as ReportRunPage).items;
const run = () => runSchedules(portal.app);
const mails = async () => {
  const rows = await portal.db.selectFrom('mails').select(['id', 'recipient', 'subject', 'text']).execute();
  await portal.db
    .deleteFrom('mailAttachments')
    .execute()
    .catch(() => null);
  return rows;
};
const attachments = () => portal.db.selectFrom('mailAttachments').selectAll().orderBy('mailId').execute();
const clear = async () => {
  portal.clock.now = TEST_NOW;
  await portal.db.deleteFrom('reportSchedules').execute();
  await portal.db.deleteFrom('mailAttachments').execute();
  await portal.db.deleteFrom('mails').execute();
  await portal.db.deleteFrom('notifications').execute();
};
beforeEach(clear);

test('sends a saved report once when it is due, with its columns and its current period', async () => {
  const { id, dueAt } = await create();
  expect(dueAt).toBeGreaterThan(TEST_NOW);
  await run();
  expect(await attachments()).toEqual([]);
  portal.clock.now = dueAt!;
  await Promise.all([run(), run(), run()]);
  const [file, ...others] = await attachments();
  expect([others, file?.name]).toEqual([[], '2026-11-21 Orders of yesterday.xlsx']);
  expect(await tableOf(file!.content)).toEqual([{ Order: 'SHIP·R-1', Revenue: '100', Currency: 'LKR' }]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ subject: 'Report: Orders of yesterday' });
  expect(mail?.text).toContain('with 1 rows as of');
  expect(mail?.text).toContain(`/reports?savedView=${viewId}`);
  expect(await runsOf(id)).toMatchObject([
    { state: 'sent', dueAt, rows: 1, recipients: 1, isRequested: false, errorCode: null },
  ]);
  expect((await find(id)).dueAt).toBe(dueAt! + DAY);
  await run();
  expect(await runsOf(id)).toHaveLength(1);
});

test('is sent once by several processes, even when each has the job twice', async () => {
  const { id, dueAt } = await create();
  portal.clock.now = dueAt!;
  const { db, connection } = portal;
  const { config, secret, hooks } = portal.app;
  const now = () => portal.clock.now;
  const other = createServices({ db, batchDb: db, connection, now, config, secret, hooks }, console.error);
  reportScheduleJob.handle(other);
  for (let n = 0; n < 4; n += 1) await other.jobs.enqueue(db, 'reports.scheduled', {});
  await Promise.all([portal.app.jobs.runDue(), other.jobs.runDue()]);
  await other.jobs.stop();
  expect([(await runsOf(id)).map(({ state }) => state), (await attachments()).length]).toEqual([['sent'], 1]);
});

test('sends a report by groups', async () => {
  const grouped = await saveReport(
    'name=orderDetail&groupBy=currency&measures=count&measures=sum.revenue&sort=-sum.revenue&chart=bar',
    { name: 'By currency' },
  );
  const { id } = await create({ listViewId: grouped });
  await reports.as.post(`/reports/schedules/${id}/runs`, {});
  await run();
  const [file] = await attachments();
  expect(await tableOf(file!.content)).toMatchObject([
    { Rows: '3', 'Revenue (sum)': '24272.89' },
    { Rows: '2', 'Revenue (sum)': '20' },
  ]);
});

test('makes up for missed times with a single run', async () => {
  const { id, dueAt } = await create();
  portal.clock.now = dueAt! + 5 * DAY + HOUR;
  await run();
  expect([(await runsOf(id)).length, (await find(id)).dueAt]).toEqual([1, dueAt! + 6 * DAY]);
});

test('sends a PDF with totals by currency to users and contacts, now', async () => {
  const contact = await reports.build.contact({ organizationId: reports.organizationId, email: 'chief@x.example' });
  const all = await saveReport('name=orderDetail&sort=orderNumber', { name: 'All orders' });
  const { id } = await create({ listViewId: all, format: 'pdf', contactIds: [contact.id] });
  const reply = await reports.as.post(`/reports/schedules/${id}/runs`, {});
  expect(reply.statusCode).toBe(201);
  expect((await reports.as.post(`/reports/schedules/${id}/runs`, {})).json().code).toBe('runIsOpen');
  await run();
  const files = await attachments();
  expect(files.map(({ name }) => name)).toEqual(['2026-11-20 All orders.pdf', '2026-11-20 All orders.pdf']);
  const text = readPdf(files[0]!.content).pages.flat().join(' ');
  for (const part of ['All orders', 'SHIP·R-1', 'Total LKR', 'Total USD', '20.00']) expect(text).toContain(part);
  expect((await mails()).map(({ recipient }) => recipient)).toContain('chief@x.example');
  expect(await runsOf(id)).toMatchObject([{ state: 'sent', isRequested: true, rows: 5, recipients: 2 }]);
});

const setStatus = (status: 1 | 2) =>
  portal.db.updateTable('users').set({ status }).where('id', '=', reports.dispatcher.id).execute();
const reportRule = () => ({ userId: reports.dispatcher.id, model: 'report', rule: 'read' }) as const;

test.each<[title: string, change: () => Promise<unknown>, undo: () => Promise<unknown>, notified: string[]]>([
  ['is blocked', () => setStatus(USER_STATUS.blocked), () => setStatus(USER_STATUS.active), []],
  [
    'may no longer read reports',
    () =>
      portal.db
        .deleteFrom('userRules')
        .where('userId', '=', reports.dispatcher.id)
        .where('model', '=', 'report')
        .execute(),
    () => portal.db.insertInto('userRules').values(reportRule()).execute(),
    ['reportFailed'],
  ],
])('stops when its owner %s', async (_title, change, undo, expected) => {
  const { id, dueAt } = await create();
  await change();
  portal.clock.now = dueAt!;
  await run();
  await undo();
  expect(await attachments()).toEqual([]);
  expect(await find(id)).toMatchObject({
    isActive: false,
    stoppedReason: 'ownerWithoutAccess',
    dueAt: null,
    lastRun: { state: 'failed', errorCode: 'ownerWithoutAccess' },
  });
  const notified = await portal.db.selectFrom('notifications').select('kind').execute();
  expect(notified.map(({ kind }) => kind)).toEqual(expected);
  const resumed = await reports.as.patch(`/reports/schedules/${id}`, { isActive: true });
  expect(resumed.json()).toMatchObject({ isActive: true, stoppedReason: null });
  expect(resumed.json().dueAt).toBeGreaterThan(portal.clock.now);
});

test('a deleted saved report ends its schedules; one that cannot be read stops them', async () => {
  const gone = await saveReport('name=orderDetail', { name: 'Gone' });
  const { id } = await create({ listViewId: gone });
  expect((await reports.as.delete(`/list-views/${gone}`)).statusCode).toBe(200);
  expect(await find(id)).toBeUndefined();
  const broken = await create();
  await portal.db.updateTable('listViews').set({ query: 'name=nothing' }).where('id', '=', viewId).execute();
  portal.clock.now = broken.dueAt!;
  await run();
  await portal.db
    .updateTable('listViews')
    .set({ query: 'name=orderDetail&sort=orderNumber&period=yesterday' })
    .where('id', '=', viewId)
    .execute();
  expect(await find(broken.id)).toMatchObject({ stoppedReason: 'savedReportMissing' });
});

test('reports why a report was not sent, and continues', async () => {
  await portal.db
    .updateTable('listViews')
    .set({ columns: '[]' as never })
    .where('id', '=', viewId)
    .execute();
  const { id, dueAt } = await create({ format: 'pdf' });
  portal.clock.now = dueAt!;
  await run();
  await portal.db
    .updateTable('listViews')
    .set({ columns: JSON.stringify(layout(COLUMNS)) as never })
    .where('id', '=', viewId)
    .execute();
  expect(await find(id)).toMatchObject({
    isActive: true,
    dueAt: dueAt! + DAY,
    lastRun: { errorCode: 'tooManyColumns' },
  });
  portal.clock.now = dueAt! + DAY;
  await run();
  expect((await runsOf(id)).map(({ state }) => state)).toEqual(['sent', 'failed']);
});

test.each<[input: Record<string, unknown>, field: string]>([
  [{ listViewId: '5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f11' }, 'listViewId'],
  [{ userIds: [] }, 'userIds'],
  [{ userIds: ['5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f11'] }, 'userIds'],
  [{ contactIds: ['5d5c5f0e-6f0a-4b1a-9a53-0d5f5c3b7f11'] }, 'contactIds'],
  [{ frequency: 'weekly' }, 'weekday'],
  [{ frequency: 'monthly' }, 'dayOfMonth'],
  [{ hour: 24 }, 'hour'],
])('rejects %j at its field', async (input, field) => {
  const reply = await schedule(input);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('belongs to its owner alone, and a change needs its revision', async () => {
  const { id, revision } = await create();
  const other = portal.as(await reports.build.user({ organizationId: reports.organizationId, rules: 'all' }));
  expect((await other.get('/reports/schedules')).json().items).toEqual([]);
  const replies = await Promise.all([
    other.get(`/reports/schedules/${id}/runs`),
    other.patch(`/reports/schedules/${id}`, { hour: 7 }),
    other.delete(`/reports/schedules/${id}`),
    other.post(`/reports/schedules/${id}/runs`, {}),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const theirs = await schedule({}, other);
  expect(Object.keys(theirs.json().fields)).toEqual(['listViewId']);
  expect((await reports.as.patch(`/reports/schedules/${id}`, { hour: 7 })).json()).toMatchObject({ hour: 7 });
  const stale = await portal
    .as(reports.dispatcher, { 'if-match': `"${revision}"` })
    .patch(`/reports/schedules/${id}`, { hour: 8 });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'changedMeanwhile']);
});

test('offers active users and contacts of the organization as recipients', async () => {
  const { items } = (await reports.as.get('/reports/schedules/recipients?limit=100')).json();
  expect(items.some(({ id }: { id: string }) => id === reports.dispatcher.id)).toBe(true);
  expect((await reports.as.get('/reports/schedules/recipients?search=nobody%25')).json().items).toEqual([]);
});
