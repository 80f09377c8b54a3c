import fc from 'fast-check';
import {
  ACTIONS,
  allows,
  type Access,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type Holder,
} from 'shared-contracts/values/access';
import { given as builders } from '../../../demo/builders.ts';
import { inTransaction } from '../../platform/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import type { Audience } from './audience.ts';
import { KEPT } from './notifications.store.ts';
import { notify, settle } from './notify.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const ORDER = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';
const news = {
  kind: 'orderStage',
  subjectId: ORDER,
  values: { number: 'O-000001', stage: 'validated' },
  at: TEST_NOW,
} as const;

const toldOf = async (to: Audience | Audience[], caller: Parameters<typeof notify>[1] = null) => {
  await portal.db.deleteFrom('notifications').execute();
  await inTransaction(portal.db, (tx) => notify(tx, caller, { ...news, to }));
  return (await portal.db.selectFrom('notifications').select('userId').execute())
    .map(({ userId }) => userId)
    .toSorted();
};
const ids = (...users: { id: string }[]) => users.map(({ id }) => id).toSorted();

test('users, contacts and root are told, everyone once, and never who causes it', async () => {
  const [ann, bob, cid] = [await given().user({ contact: {} }), await given().user(), await given().user()];
  const contactIds = [ann.contactId ?? '', (await builders(portal.db, TEST_NOW).contact()).id];
  expect(await toldOf({ userIds: [ann.id, bob.id] })).toEqual(ids(ann, bob));
  expect(await toldOf([{ userIds: [ann.id, bob.id, cid.id] }, { contactIds }])).toEqual(ids(ann, bob, cid));
  expect(await toldOf({ contactIds })).toEqual(ids(ann));
  expect(await toldOf({ userIds: [] })).toEqual([]);
  expect(await toldOf([])).toEqual([]);
  const root = await given().user({ role: 'root' });
  expect(await toldOf({ role: 'root' })).toEqual(ids(root));
  expect(await toldOf([{ userIds: [ann.id, bob.id] }, { role: 'root' }], { userId: ann.id, actorId: root.id })).toEqual(
    ids(bob),
  );
});

test('who is blocked, or works for a blocked organization, is not told', async () => {
  const gone = await given().user({ status: 2 });
  const closed = await given().user({ organizationId: (await given().organization({ status: 2 })).id });
  expect(await toldOf({ userIds: [gone.id, closed.id] })).toEqual([]);
});

const access: fc.Arbitrary<Access> = fc.letrec<{ access: Access }>((tie) => ({
  access: fc.record(
    {
      model: fc.constantFrom(...MODELS.slice(0, 3)),
      action: fc.constantFrom(...ACTIONS),
      roles: fc.subarray([...ROLES]),
      organizationTypes: fc.subarray([...ORGANIZATION_TYPES]),
      or: fc.array(tie('access'), { maxLength: 2, depthIdentifier: 'or' }),
    },
    { requiredKeys: [] },
  ),
})).access;

test('of an organization those are told whom the permission check lets pass', async () => {
  const types = ['1pl', '3pl', 'fleetOwner'] as const;
  const houses = await Promise.all(
    types.map(async (type) => ({ type, id: (await given().organization({ type })).id })),
  );
  const rules = [
    [],
    [{ model: 'user', rule: 'read' }],
    [
      { model: 'user', rule: 'write' },
      { model: 'contact', rule: 'read' },
    ],
  ] as const;
  const cast: (Holder & { id: string; organizationId: string })[] = [];
  for (const { id: organizationId, type: organizationType } of houses) {
    for (const held of rules)
      cast.push({ ...(await given().user({ organizationId, rules: held })), rules: held, organizationType });
    for (const role of ['admin', 'root'] as const)
      cast.push({ ...(await given().user({ organizationId, role })), rules: [], organizationType });
  }
  await fc.assert(
    fc.asyncProperty(access, fc.constantFrom(...houses), async (demand, { id: organizationId }) => {
      const expected = cast.filter((person) => person.organizationId === organizationId && allows(person, demand));
      expect(await toldOf({ organizationId, access: demand })).toEqual(ids(...expected));
    }),
    { numRuns: 60 },
  );
});

test('it lives and dies with the transaction', async () => {
  const ann = await given().user();
  await portal.db.deleteFrom('notifications').execute();
  const failing = inTransaction(portal.db, async (tx) => {
    await notify(tx, null, { ...news, to: { userIds: [ann.id] } });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await portal.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});

test('what is settled is read for everybody, the rest stays; what is old is forgotten', async () => {
  const [ann, bob] = [await given().user(), await given().user()];
  await toldOf({ userIds: [ann.id, bob.id] });
  await notify(portal.db, null, {
    ...news,
    kind: 'approvalWaiting',
    values: { number: 'O-000001', organization: 'Harvest' },
    to: { userIds: [ann.id, bob.id] },
  });
  await settle(portal.db, 'approvalWaiting', ORDER, TEST_NOW + 5);
  const rows = () => portal.db.selectFrom('notifications').select(['kind', 'readAt']).orderBy('kind').execute();
  expect(await rows()).toEqual([
    ...Array(2).fill({ kind: 'approvalWaiting', readAt: TEST_NOW + 5 }),
    ...Array(2).fill({ kind: 'orderStage', readAt: null }),
  ]);
  await notify(portal.db, null, { ...news, at: TEST_NOW + KEPT, to: { userIds: [ann.id] } });
  expect(await rows()).toEqual([{ kind: 'orderStage', readAt: null }]);
});
