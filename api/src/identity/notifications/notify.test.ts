import fc from 'fast-check';
import {
  ACTIONS,
  hasAccess,
  type Access,
  MODELS,
  ORGANIZATION_TYPES,
  ROLES,
  type AccessSubject,
} from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import type { Audience } from './audience.ts';
import { RETENTION } from './notifications.store.ts';
import { notify, resolveNotifications } from './notify.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const ORDER = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a10';
const NOTIFICATION = {
  kind: 'orderStage',
  subjectId: ORDER,
  values: { number: 'O-000001', stage: 'validated' },
  at: TEST_NOW,
} as const;

const notifyAndListRecipients = async (to: Audience | Audience[], caller: Parameters<typeof notify>[1] = null) => {
  await portal.db.deleteFrom('notifications').execute();
  await inTransaction(portal.db, (tx) => notify(tx, caller, { ...NOTIFICATION, to }));
  return (await portal.db.selectFrom('notifications').select('userId').execute())
    .map(({ userId }) => userId)
    .toSorted();
};
const ids = (...users: { id: string }[]) => users.map(({ id }) => id).toSorted();

test('notifies users, contacts and root once each, except the one who caused it', async () => {
  const [ann, bob, cid] = [await build().user({ contact: {} }), await build().user(), await build().user()];
  const contactIds = [ann.contactId ?? '', (await createBuilders(portal.db, TEST_NOW).contact()).id];
  expect(await notifyAndListRecipients({ userIds: [ann.id, bob.id] })).toEqual(ids(ann, bob));
  expect(await notifyAndListRecipients([{ userIds: [ann.id, bob.id, cid.id] }, { contactIds }])).toEqual(
    ids(ann, bob, cid),
  );
  expect(await notifyAndListRecipients({ contactIds })).toEqual(ids(ann));
  expect(await notifyAndListRecipients({ userIds: [] })).toEqual([]);
  expect(await notifyAndListRecipients([])).toEqual([]);
  const root = await build().user({ role: 'root' });
  expect(await notifyAndListRecipients({ role: 'root' })).toEqual(ids(root));
  expect(
    await notifyAndListRecipients([{ userIds: [ann.id, bob.id] }, { role: 'root' }], {
      userId: ann.id,
      actorId: root.id,
    }),
  ).toEqual(ids(bob));
});

test('skips blocked users and users of blocked organizations', async () => {
  const blocked = await build().user({ status: 2 });
  const ofBlockedOrganization = await build().user({
    organizationId: (await build().organization({ status: 2 })).id,
  });
  expect(await notifyAndListRecipients({ userIds: [blocked.id, ofBlockedOrganization.id] })).toEqual([]);
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

test('notifies the users of an organization with the required access', async () => {
  const types = ['1pl', '3pl', 'fleetOwner'] as const;
  const organizations = await Promise.all(
    types.map(async (type) => ({ type, id: (await build().organization({ type })).id })),
  );
  const rules = [
    [],
    [{ model: 'user', rule: 'read' }],
    [
      { model: 'user', rule: 'write' },
      { model: 'contact', rule: 'read' },
    ],
  ] as const;
  const users: (AccessSubject & { id: string; organizationId: string })[] = [];
  for (const { id: organizationId, type: organizationType } of organizations) {
    for (const granted of rules)
      users.push({ ...(await build().user({ organizationId, rules: granted })), rules: granted, organizationType });
    for (const role of ['admin', 'root'] as const)
      users.push({ ...(await build().user({ organizationId, role })), rules: [], organizationType });
  }
  await fc.assert(
    fc.asyncProperty(access, fc.constantFrom(...organizations), async (requiredAccess, { id: organizationId }) => {
      const expected = users.filter(
        (user) => user.organizationId === organizationId && hasAccess(user, requiredAccess),
      );
      expect(await notifyAndListRecipients({ organizationId, access: requiredAccess })).toEqual(ids(...expected));
    }),
    { numRuns: 60 },
  );
});

test('is rolled back with the transaction', async () => {
  const ann = await build().user();
  await portal.db.deleteFrom('notifications').execute();
  const failing = inTransaction(portal.db, async (tx) => {
    await notify(tx, null, { ...NOTIFICATION, to: { userIds: [ann.id] } });
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await portal.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});

test('marks resolved notifications as read for everyone and deletes expired ones', async () => {
  const [ann, bob] = [await build().user(), await build().user()];
  await notifyAndListRecipients({ userIds: [ann.id, bob.id] });
  await notify(portal.db, null, {
    ...NOTIFICATION,
    kind: 'approvalWaiting',
    values: { number: 'O-000001', organization: 'Harvest' },
    to: { userIds: [ann.id, bob.id] },
  });
  await resolveNotifications(portal.db, 'approvalWaiting', ORDER, TEST_NOW + 5);
  const rows = () => portal.db.selectFrom('notifications').select(['kind', 'readAt']).orderBy('kind').execute();
  expect(await rows()).toEqual([
    ...Array(2).fill({ kind: 'approvalWaiting', readAt: TEST_NOW + 5 }),
    ...Array(2).fill({ kind: 'orderStage', readAt: null }),
  ]);
  await notify(portal.db, null, { ...NOTIFICATION, at: TEST_NOW + RETENTION, to: { userIds: [ann.id] } });
  expect(await rows()).toEqual([{ kind: 'orderStage', readAt: null }]);
});
