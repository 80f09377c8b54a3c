import type { RecordSummary, RecentWork } from 'shared-contracts/search';
import { createBuilders } from '../../demo/builders.ts';
import { openOffice } from '../orders/testing/office.ts';
import { type NewTimelineEntry, recordTimeline } from '../platform/timeline/timeline.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const READ_RULES = (['order', 'trip', 'vehicle'] as const).map((model) => ({ model, rule: 'read' }) as const);

async function searchAs(user: { id: string }, search: string) {
  const { items } = (await portal.as(user).get(`/search?search=${encodeURIComponent(search)}`)).json();
  return (items as RecordSummary[]).map(({ kind, number }) => `${kind} ${number}`);
}

/** Creates an organization whose order, trip and vehicle contain the same text. */
async function setUp() {
  const { id: organizationId } = await build().organization();
  const order = await build().order({ organizationId, number: 'O-700001', reference: 'Tea 4711', stage: 'validated' });
  const trip = await build().trip({ organizationId, number: 'T-470001', reference: 'tea run', carrying: [] });
  const vehicle = await build().vehicle({ organizationId, registrationPlate: 'WP TEA-4711' });
  const reader = await build().user({ organizationId, rules: READ_RULES });
  return { organizationId, order, trip, vehicle, reader };
}

test('finds orders and trips by number and reference, and vehicles by plate regardless of separators', async () => {
  const { reader, order, vehicle } = await setUp();
  expect(await searchAs(reader, 'TEA')).toEqual(['order O-700001', 'trip T-470001', 'vehicle WP TEA-4711']);
  expect(await searchAs(reader, 'o-7000')).toEqual(['order O-700001']);
  for (const plate of ['wptea4711', 'WP-TEA 4711', 'tea-47'])
    expect(await searchAs(reader, plate)).toContain('vehicle WP TEA-4711');
  expect((await portal.as(reader).get('/search?search=4711')).json()).toEqual({
    items: [
      { kind: 'order', id: order.id, number: 'O-700001', hint: 'Tea 4711', stage: 'validated', shipperCode: null },
      { kind: 'vehicle', id: vehicle.id, number: 'WP TEA-4711', hint: expect.any(String), stage: null },
    ],
  });
});

test.each([['%%%'], ['___'], ['\\\\\\'], ['- -'], ["' or 1=1--"]])('treats %s as plain text', async (search) => {
  const { reader } = await setUp();
  expect(await searchAs(reader, search)).toEqual([]);
});

test.each([[''], ['te'], ['  te  ']])('rejects "%s" as too short', async (search) => {
  const { reader } = await setUp();
  const reply = await portal.as(reader).get(`/search?search=${encodeURIComponent(search)}`);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['search']]);
});

test('returns only kinds that the rules allow and records of the organization', async () => {
  const { organizationId } = await setUp();
  expect(
    await searchAs(
      await build().user({
        organizationId,
        rules: [
          { model: 'trip', rule: 'read' },
          { model: 'order', rule: 'write' },
        ],
      }),
      'tea',
    ),
  ).toEqual(['trip T-470001']);
  expect(await searchAs(await build().user({ organizationId, rules: 'none' }), 'tea')).toEqual([]);
  expect(
    await searchAs(await build().user({ organizationId: (await build().organization()).id, rules: READ_RULES }), 'tea'),
  ).toEqual([]);
  expect((await searchAs(await build().user({ role: 'root' }), 'tea')).length).toBeGreaterThanOrEqual(3);
});

test('shows orders to the partner once they are validated', async () => {
  const { partner, submitted, first, second } = await openOffice(portal);
  const carrier = await build().user({ organizationId: partner.id });
  const { id } = await submitted({ reference: 'Cinnamon 9' });
  expect(await searchAs(carrier, 'cinnamon')).toEqual([]);
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`, {});
  expect(await searchAs(carrier, 'cinnamon')).toHaveLength(1);
});

test('returns the newest five of a kind', async () => {
  const { organizationId, reader } = await setUp();
  for (const n of [1, 2, 3, 4, 5, 6])
    await build().order({ organizationId, number: `O-80000${n}`, createdAt: TEST_NOW + n });
  expect(await searchAs(reader, 'O-8000')).toEqual([6, 5, 4, 3, 2].map((n) => `order O-80000${n}`));
});

test('returns records by id if the caller can see them', async () => {
  const [ownRecords, otherRecords] = [await setUp(), await setUp()];
  const getRecords = async (user: { id: string }, query: string) =>
    (await portal.as(user).get(`/search/records?${query}`)).json();
  const query = `order=${ownRecords.order.id}&order=${otherRecords.order.id}&trip=${ownRecords.trip.id}&vehicle=${ownRecords.vehicle.id}&vehicle=${otherRecords.organizationId}`;
  expect((await getRecords(ownRecords.reader, query)).items.map(({ id }: RecordSummary) => id)).toEqual([
    ownRecords.order.id,
    ownRecords.trip.id,
    ownRecords.vehicle.id,
  ]);
  expect((await getRecords(ownRecords.reader, '')).items).toEqual([]);
  expect((await getRecords(ownRecords.reader, 'order=7')).fields).toMatchObject({ 'order.0': { code: 'uuid' } });
});

const CHANGE_EVENTS = { order: 'edit', trip: 'edit', vehicle: 'updated', contract: 'updated' } as const;

const recordChange = (
  caller: { id: string; organizationId: string },
  subject: keyof typeof CHANGE_EVENTS,
  subjectId: string,
  at: number,
) =>
  recordTimeline(portal.db, { userId: caller.id, actorId: null, organizationId: caller.organizationId }, {
    subject,
    event: CHANGE_EVENTS[subject],
    subjectId,
    occurredAt: at,
  } as NewTimelineEntry);
const getRecentWork = async (user: { id: string }): Promise<RecentWork['items']> =>
  (await portal.as(user).get('/search/recent')).json().items;

test('lists the records that a user changed last, without duplicates', async () => {
  const { reader, order, trip, vehicle, organizationId } = await setUp();
  const other = await build().user({ organizationId });
  await recordChange(reader, 'order', order.id, TEST_NOW);
  await recordChange(reader, 'vehicle', vehicle.id, TEST_NOW + 1);
  await recordChange(reader, 'order', order.id, TEST_NOW + 2);
  await recordChange(reader, 'contract', trip.id, TEST_NOW + 3);
  await recordChange(other, 'trip', trip.id, TEST_NOW + 4);
  expect(await getRecentWork(reader)).toEqual([
    {
      kind: 'order',
      id: order.id,
      number: 'O-700001',
      hint: 'Tea 4711',
      stage: 'validated',
      shipperCode: null,
      event: 'edit',
      at: TEST_NOW + 2,
    },
    {
      kind: 'vehicle',
      id: vehicle.id,
      number: 'WP TEA-4711',
      hint: expect.any(String),
      stage: null,
      event: 'updated',
      at: TEST_NOW + 1,
    },
  ]);
});

test('lists at most eight recent records, without deleted and inaccessible ones', async () => {
  const { reader, organizationId, trip } = await setUp();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await build().order({ organizationId, number: `O-90000${n}` })).id);
  for (const id of ids) await recordChange(reader, 'order', id, TEST_NOW);
  await recordChange(reader, 'trip', trip.id, TEST_NOW);
  await portal.db
    .deleteFrom('orders')
    .where('id', '=', ids[9] ?? '')
    .execute();
  await portal.db.deleteFrom('userRules').where('userId', '=', reader.id).where('model', '=', 'trip').execute();
  expect((await getRecentWork(reader)).map(({ number }) => number)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `O-90000${n}`),
  );
});
