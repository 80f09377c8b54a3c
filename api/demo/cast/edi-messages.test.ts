import { testApp } from '../../src/platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });

test('a buyer’s system tenders orders, and gets their statuses', async () => {
  const owner = await portal.db.selectFrom('users').select('id').where('login', '=', 'owner').executeTakeFirstOrThrow();
  const { items } = (await portal.as(owner).get('/edi/messages?limit=100')).json<{
    items: { kind: string; state: string }[];
  }>();
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['204', '997', '990', '214', '210']));
  const partners = (await portal.as(owner).get('/edi/partners')).json<{ items: object[] }>();
  expect(partners.items).toMatchObject([
    { partner: '02/CARR', carrier: { ownId: 'ZZ/HARVEST', syntax: 'x12' } },
    { partner: 'ZZ/LANKAFOODS', carrier: null },
  ]);
  expect(items).toContainEqual(expect.objectContaining({ partner: '02/CARR', kind: '204', direction: 'out' }));
  expect(items.filter(({ state }) => state === 'rejected')).toHaveLength(1);
});
