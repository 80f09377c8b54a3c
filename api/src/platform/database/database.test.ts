import { given } from '../../demo/builders.ts';
import { nextNumber } from './counters.ts';
import { inTransaction } from './database.ts';
import { ordering, paged } from './page.ts';
import { createTestDatabase, type TestDatabase } from './testing/databases.ts';
import { TEST_NOW } from './testing/test-app.ts';
import { record, timelineOf } from './timeline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SUBJECT_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('numbers of an organization have no gaps and no doubles, whoever counts at the same time', async () => {
  const { db } = database;
  const [a, b] = [await given(db, TEST_NOW).organization(), await given(db, TEST_NOW).organization()];
  const numbers = await Promise.all(
    Array.from({ length: 20 }, () => inTransaction(db, (tx) => nextNumber(tx, a.id, 'order'))),
  );
  expect(numbers.toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  const lost = inTransaction(db, async (tx) => {
    await nextNumber(tx, a.id, 'order');
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  expect([
    await nextNumber(db, a.id, 'order'),
    await nextNumber(db, b.id, 'order'),
    await nextNumber(db, a.id, 'trip'),
  ]).toEqual([21, 1, 1]);
});

test('a timeline tells what happened, in order and under both names', async () => {
  const { db } = database;
  const user = await given(db, TEST_NOW).user({ login: 'kumari' });
  const root = await given(db, TEST_NOW).user({ login: 'root', role: 'root' });
  const caller = { userId: user.id, actorId: null, organizationId: user.organizationId };
  const order = { subject: 'order', subjectId: SUBJECT_ID };
  await record(db, caller, { ...order, event: 'save', to: 'saved', occurredAt: TEST_NOW });
  await record(
    db,
    { ...caller, actorId: root.id },
    {
      ...order,
      event: 'reject',
      from: 'saved',
      to: 'rejected',
      reason: 'late',
      changes: { a: [1, 2] },
      occurredAt: TEST_NOW - 9,
      recordedAt: TEST_NOW,
    },
  );
  await record(db, caller, { ...order, subject: 'trip', event: 'save', occurredAt: TEST_NOW });
  const common = { id: expect.any(String) as unknown, user: 'kumari', recordedAt: TEST_NOW };
  expect(await timelineOf(db, 'order', SUBJECT_ID)).toEqual([
    { ...common, event: 'save', from: null, to: 'saved', reason: null, occurredAt: TEST_NOW, actor: null },
    {
      ...common,
      event: 'reject',
      from: 'saved',
      to: 'rejected',
      reason: 'late',
      occurredAt: TEST_NOW - 9,
      actor: 'root',
    },
  ]);
});

test('a page is a part of all, with how many there are in all', async () => {
  const { db } = database;
  const rows = db
    .selectFrom('countries')
    .select('shortName')
    .where('shortName', 'in', ['LK', 'IN', 'MV', 'SG', 'MY'])
    .orderBy('shortName');
  const page = async (number: number) =>
    (({ items, ...rest }) => ({ codes: items.map(({ shortName }) => shortName), ...rest }))(
      await paged(rows, { page: number, limit: 2 }),
    );
  expect(await page(1)).toEqual({ codes: ['IN', 'LK'], total: 5, page: 1, limit: 2 });
  expect(await page(3)).toEqual({ codes: ['SG'], total: 5, page: 3, limit: 2 });
  expect(await page(9)).toEqual({ codes: [], total: 5, page: 9, limit: 2 });
  expect([ordering('-name'), ordering('name')]).toEqual([
    { column: 'name', direction: 'desc' },
    { column: 'name', direction: 'asc' },
  ]);
});
