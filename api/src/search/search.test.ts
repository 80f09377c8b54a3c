import type { FoundRecord, RecentWork } from 'shared-contracts/search';
import { given as builders } from '../../demo/builders.ts';
import { openOffice } from '../orders/testing/office.ts';
import { record } from '../platform/timeline.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const READS = (['order', 'trip', 'vehicle'] as const).map((model) => ({ model, rule: 'read' }) as const);

async function found(user: { id: string }, search: string) {
  const { items } = (await portal.as(user).get(`/search?search=${encodeURIComponent(search)}`)).json();
  return (items as FoundRecord[]).map(({ kind, number }) => `${kind} ${number}`);
}

/** An organization with an order, a trip and a vehicle that share a piece of text. */
async function house() {
  const { id: organizationId } = await given().organization();
  const order = await given().order({ organizationId, number: 'O-700001', reference: 'Tea 4711', stage: 'validated' });
  const trip = await given().trip({ organizationId, number: 'T-470001', reference: 'tea run', carrying: [] });
  const vehicle = await given().vehicle({ organizationId, registrationPlate: 'WP TEA-4711' });
  const reader = await given().user({ organizationId, rules: READS });
  return { organizationId, order, trip, vehicle, reader };
}

test('orders and trips are found by number and reference, vehicles by plate however it is typed', async () => {
  const { reader, order, vehicle } = await house();
  expect(await found(reader, 'TEA')).toEqual(['order O-700001', 'trip T-470001', 'vehicle WP TEA-4711']);
  expect(await found(reader, 'o-7000')).toEqual(['order O-700001']);
  for (const plate of ['wptea4711', 'WP-TEA 4711', 'tea-47'])
    expect(await found(reader, plate)).toContain('vehicle WP TEA-4711');
  expect((await portal.as(reader).get('/search?search=4711')).json()).toEqual({
    items: [
      { kind: 'order', id: order.id, number: 'O-700001', hint: 'Tea 4711', stage: 'validated' },
      { kind: 'vehicle', id: vehicle.id, number: 'WP TEA-4711', hint: expect.any(String), stage: null },
    ],
  });
});

test.each([['%%%'], ['___'], ['\\\\\\'], ['- -'], ["' or 1=1--"]])('%s is text like any other', async (search) => {
  const { reader } = await house();
  expect(await found(reader, search)).toEqual([]);
});

test.each([[''], ['te'], ['  te  ']])('"%s" is too short', async (search) => {
  const { reader } = await house();
  const reply = await portal.as(reader).get(`/search?search=${encodeURIComponent(search)}`);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['search']]);
});

test("only kinds that a rule opens, and only records of one's own", async () => {
  const { organizationId } = await house();
  expect(
    await found(
      await given().user({
        organizationId,
        rules: [
          { model: 'trip', rule: 'read' },
          { model: 'order', rule: 'write' },
        ],
      }),
      'tea',
    ),
  ).toEqual(['trip T-470001']);
  expect(await found(await given().user({ organizationId, rules: 'none' }), 'tea')).toEqual([]);
  expect(
    await found(await given().user({ organizationId: (await given().organization()).id, rules: READS }), 'tea'),
  ).toEqual([]);
  expect((await found(await given().user({ role: 'root' }), 'tea')).length).toBeGreaterThanOrEqual(3);
});

test('an order is found by its partner once it is validated', async () => {
  const { partner, submitted, first, second, given: builder } = await openOffice(portal);
  const carrier = await builder.user({ organizationId: partner.id });
  const { id } = await submitted({ reference: 'Cinnamon 9' });
  expect(await found(carrier, 'cinnamon')).toEqual([]);
  for (const approver of [first, second]) await portal.as(approver).patch(`/orders/${id}/approve`, {});
  expect(await found(carrier, 'cinnamon')).toHaveLength(1);
});

test('the newest five of a kind', async () => {
  const { organizationId, reader } = await house();
  for (const n of [1, 2, 3, 4, 5, 6])
    await given().order({ organizationId, number: `O-80000${n}`, createdAt: TEST_NOW + n });
  expect(await found(reader, 'O-8000')).toEqual([6, 5, 4, 3, 2].map((n) => `order O-80000${n}`));
});

test('records are told by their ids, as far as they may be seen', async () => {
  const [mine, others] = [await house(), await house()];
  const ask = async (user: { id: string }, query: string) =>
    (await portal.as(user).get(`/search/records?${query}`)).json();
  const all = `order=${mine.order.id}&order=${others.order.id}&trip=${mine.trip.id}&vehicle=${mine.vehicle.id}&vehicle=${others.organizationId}`;
  expect((await ask(mine.reader, all)).items.map(({ id }: FoundRecord) => id)).toEqual([
    mine.order.id,
    mine.trip.id,
    mine.vehicle.id,
  ]);
  expect((await ask(mine.reader, '')).items).toEqual([]);
  expect((await ask(mine.reader, 'order=7')).fields).toMatchObject({ 'order.0': { code: 'uuid' } });
});

const worked = (
  caller: { id: string; organizationId: string },
  subject: string,
  subjectId: string,
  event: string,
  at: number,
) =>
  record(
    portal.db,
    { userId: caller.id, actorId: null, organizationId: caller.organizationId },
    { subject, subjectId, event, occurredAt: at },
  );
const recent = async (user: { id: string }): Promise<RecentWork['items']> =>
  (await portal.as(user).get('/search/recent')).json().items;

test('recent work is what one changed last, each record once', async () => {
  const { reader, order, trip, vehicle, organizationId } = await house();
  const other = await given().user({ organizationId });
  await worked(reader, 'order', order.id, 'save', TEST_NOW);
  await worked(reader, 'vehicle', vehicle.id, 'edit', TEST_NOW + 1);
  await worked(reader, 'order', order.id, 'submit', TEST_NOW + 2);
  await worked(reader, 'contract', trip.id, 'edit', TEST_NOW + 3);
  await worked(other, 'trip', trip.id, 'save', TEST_NOW + 4);
  expect(await recent(reader)).toEqual([
    {
      kind: 'order',
      id: order.id,
      number: 'O-700001',
      hint: 'Tea 4711',
      stage: 'validated',
      event: 'submit',
      at: TEST_NOW + 2,
    },
    {
      kind: 'vehicle',
      id: vehicle.id,
      number: 'WP TEA-4711',
      hint: expect.any(String),
      stage: null,
      event: 'edit',
      at: TEST_NOW + 1,
    },
  ]);
});

test('of recent work no more than eight are shown, and none that is gone or closed by now', async () => {
  const { reader, organizationId, trip } = await house();
  const ids: string[] = [];
  for (let n = 0; n < 10; n += 1) ids.push((await given().order({ organizationId, number: `O-90000${n}` })).id);
  for (const id of ids) await worked(reader, 'order', id, 'save', TEST_NOW);
  await worked(reader, 'trip', trip.id, 'save', TEST_NOW);
  await portal.db
    .deleteFrom('orders')
    .where('id', '=', ids[9] ?? '')
    .execute();
  await portal.db.deleteFrom('userRules').where('userId', '=', reader.id).where('model', '=', 'trip').execute();
  expect((await recent(reader)).map(({ number }) => number)).toEqual(
    [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `O-90000${n}`),
  );
});
