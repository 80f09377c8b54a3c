import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';

const portal = testApp();

test('partners are those of both sides of a partnership, by type and status', async () => {
  const given = builders(portal.db, TEST_NOW);
  const us = await given.organization();
  const [asked, asking, blocked, stranger] = [
    await given.organization({ name: 'Asked Lines', type: '3pl' }), await given.organization({ name: 'Asking Fleet', type: 'fleetOwner' }),
    await given.organization({ name: 'Blocked', type: '2pl' }), await given.organization({ name: 'Stranger', type: '3pl' }),
  ];
  await given.partnership({ organizationId: us.id, partnerId: asked.id });
  await given.partnership({ organizationId: asking.id, partnerId: us.id, status: 'waitingConfirmation' });
  await given.partnership({ organizationId: us.id, partnerId: blocked.id, status: 'blocked' });
  await given.partnership({ organizationId: asked.id, partnerId: stranger.id });
  const user = await given.user({ organizationId: us.id });
  const names = async (query: string) => (await portal.as(user).get(`/partners?${query}`)).json().items.map(({ name }: { name: string }) => name);

  expect((await portal.as(user).get('/partners?status=active')).json()).toEqual({
    items: [{ id: asked.id, name: 'Asked Lines', type: '3pl', status: 'active' }], total: 1, page: 1, limit: 20,
  });
  expect(await names('')).toEqual(['Asked Lines', 'Asking Fleet', 'Blocked']);
  expect(await names('types=3pl&types=2pl')).toEqual(['Asked Lines', 'Blocked']);
  expect(await names('search=fleet')).toEqual(['Asking Fleet']);
  expect((await portal.as(null).get('/partners')).statusCode).toBe(401);
});
