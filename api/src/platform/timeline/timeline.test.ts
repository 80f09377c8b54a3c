import { createBuilders } from '../../../demo/builders.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { TEST_NOW } from '../testing/test-app.ts';
import { listTimeline, recordTimeline } from './timeline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const SUBJECT_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('lists entries in the order they were recorded, with user and actor', async () => {
  const { db } = database;
  const user = await createBuilders(db, TEST_NOW).user({ login: 'kumari', givenName: 'Kumari', familyName: 'Silva' });
  const root = await createBuilders(db, TEST_NOW).user({ login: 'root', role: 'root' });
  const caller = { userId: user.id, actorId: null, organizationId: user.organizationId };
  const order = { subject: 'order' as const, subjectId: SUBJECT_ID };
  await recordTimeline(db, caller, { ...order, event: 'save', to: 'saved', occurredAt: TEST_NOW });
  await recordTimeline(
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
  await recordTimeline(db, caller, { ...order, subject: 'trip', event: 'save', occurredAt: TEST_NOW });
  const common = {
    id: expect.any(String) as unknown,
    user: 'Kumari Silva',
    userLogin: 'kumari',
    reasonCode: null,
    recordedAt: TEST_NOW,
  };
  expect(await listTimeline(db, 'order', SUBJECT_ID)).toEqual([
    {
      ...common,
      event: 'save',
      from: null,
      to: 'saved',
      reason: null,
      occurredAt: TEST_NOW,
      actor: null,
      actorLogin: null,
    },
    {
      ...common,
      event: 'reject',
      from: 'saved',
      to: 'rejected',
      reason: 'late',
      occurredAt: TEST_NOW - 9,
      actor: 'root',
      actorLogin: 'root',
    },
  ]);
});
