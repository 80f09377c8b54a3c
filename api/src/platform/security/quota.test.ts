import type { Role } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { inTransaction } from '../database/database.ts';
import { TEST_NOW, testApp } from '../testing/test-app.ts';
import { type Quota, spendQuota } from './quota.ts';

const portal = testApp();
const QUOTA: Quota = {
  name: 'letter',
  code: 'letterLimit',
  noun: 'letters',
  user: 3,
  organization: 5,
};
type Person = { id: string; organizationId: string; role: Role };

const build = () => createBuilders(portal.db, TEST_NOW);
const createUser = async (organizationId?: string): Promise<Person> =>
  build().user({ organizationId: organizationId ?? (await build().organization()).id });
const callerFor = ({ id, organizationId, role }: Person) => ({
  userId: id,
  organizationId,
  organizationType: '1pl' as const,
  role,
  rules: [],
  login: id,
  contactId: null,
  actorId: null,
});
const spend = (person: Person, count = 1, now = TEST_NOW) =>
  inTransaction(portal.db, (tx) => spendQuota(tx, callerFor(person), QUOTA, now, count)).then(
    () => 'done',
    ({ status, code, message, details }) => ({ status, code, message, ...details.params }),
  );

test('limits a user, and starts again after the period', async () => {
  const user = await createUser();
  expect([await spend(user), await spend(user, 2)]).toEqual(['done', 'done']);
  expect(await spend(user, 1, TEST_NOW + 1_790)).toEqual({
    status: 429,
    code: 'letterLimit',
    message: 'You have reached the limit of 3 letters an hour. Try again in 31 min',
    max: 3,
    minutes: 31,
    retryAfter: 1_810,
  });
  expect(await spend(user, 1, TEST_NOW + 3_599)).toMatchObject({ minutes: 1, retryAfter: 1 });
  expect(await spend(user, 1, TEST_NOW + 3_600)).toBe('done');
});

test('limits an organization across its users, and no other one', async () => {
  const organizationId = (await build().organization()).id;
  const [ann, bob, eve] = [await createUser(organizationId), await createUser(organizationId), await createUser()];
  expect([await spend(ann, 3), await spend(bob, 2)]).toEqual(['done', 'done']);
  expect(await spend(bob)).toMatchObject({
    status: 429,
    message: 'Your organization has reached the limit of 5 letters an hour. Try again in 60 min',
  });
  expect(await spend(eve)).toBe('done');
});

test('does not count rejected or rolled-back uses', async () => {
  const user = await createUser();
  expect(await spend(user, 4)).toMatchObject({ status: 429 });
  const failing = inTransaction(portal.db, async (tx) => {
    await spendQuota(tx, callerFor(user), QUOTA, TEST_NOW, 3);
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await spend(user, 3)).toBe('done');
});

test('counts concurrent uses once each', async () => {
  const user = await createUser();
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => spend(user)));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3);
});

test('does not limit root', async () => {
  const root = await build().user({ role: 'root' });
  expect(await spend(root, 99)).toBe('done');
});
