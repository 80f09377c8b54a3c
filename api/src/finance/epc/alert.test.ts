import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { reserveCredit } from './credits.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const someone = async (type: OrganizationType, more = {}) =>
  build().user({ organizationId: (await build().organization({ type })).id, rules: 'all', ...more });
const PURCHASE = '/v1/organizations/epc/purchase';
const ALERT = '/v1/organizations/epc/alert';
const bellOf = async (user: { id: string }) =>
  (await portal.as(user).get('/notifications?unread=true'))
    .json<{ items: { kind: string; values: { remaining: string } }[] }>()
    .items.map(({ kind, values }) => `${kind} ${values.remaining}`);

test('alerts buyers once when few credits remain and once when none does, until the next purchase', async () => {
  const user = await someone('3pl');
  const { organizationId } = user;
  const reader = await build().user({ organizationId, rules: 'none' });
  await build().epcEntry({ organizationId, quantity: 4 });
  const changed = await portal.as(user).patch(ALERT, { alertLevel: 2 });
  expect([changed.statusCode, changed.json()]).toMatchObject([200, { alertLevel: 2, remaining: 4 }]);
  const reserve = async () => {
    const { id: tripId } = await build().trip({ organizationId });
    await portal.db
      .transaction()
      .execute((tx) =>
        reserveCredit(tx, { caller: { userId: user.id, actorId: null }, organizationId, tripId, at: TEST_NOW }),
      );
    return bellOf(user);
  };
  expect([await reserve(), await reserve(), await reserve(), await reserve()]).toEqual([
    [],
    ['epcLow 2'],
    ['epcLow 2'],
    ['epcLow 0'],
  ]);
  expect(await bellOf(reader)).toEqual([]);
  await portal.as(user).post(PURCHASE, { quantity: 40 });
  expect(await bellOf(user)).toEqual([]);
});

test('a level above the remaining credits alerts immediately, but not again for the same level', async () => {
  const user = await someone('3pl');
  await build().epcEntry({ organizationId: user.organizationId, quantity: 20 });
  const setLevel = async (alertLevel: number | null) => {
    await portal.as(user).patch(ALERT, { alertLevel });
    return bellOf(user);
  };
  expect([await setLevel(15), await setLevel(30)]).toEqual([[], ['epcLow 20']]);
  await portal.db.updateTable('notifications').set({ readAt: TEST_NOW }).where('userId', '=', user.id).execute();
  expect([await setLevel(40), await setLevel(null), await setLevel(25)]).toEqual([[], [], ['epcLow 20']]);
});

test.each<[OrganizationType, object, unknown, number]>([
  ['3pl', {}, 0, 200],
  ['4pl', {}, null, 200],
  ['3pl', {}, -1, 422],
  ['3pl', {}, 100_001, 422],
  ['3pl', { rules: 'none' }, 5, 403],
  ['2pl', {}, 5, 403],
  ['5pl', { role: 'root' }, 5, 409],
])('for a %s %j: an alert at %j returns %i', async (type, more, alertLevel, status) => {
  expect((await portal.as(await someone(type, more)).patch(ALERT, { alertLevel })).statusCode).toBe(status);
});
