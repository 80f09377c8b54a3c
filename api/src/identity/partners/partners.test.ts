import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createSide } from './testing/partner.fixtures.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const createOrganization = (overrides: Parameters<typeof createSide>[1] = {}) => createSide(portal, overrides);

describe('partner list', () => {
  test('lists partnerships requested by either side and filters by type and status', async () => {
    const us = await createOrganization();
    const [requested, requesting, blocked, otherOrganization, registered] = [
      await build().organization({ name: 'Asked Lines', type: '3pl' }),
      await build().organization({ name: 'Asking Fleet', type: 'fleetOwner' }),
      await build().organization({ name: 'Blocked', type: '2pl' }),
      await build().organization({ name: 'Stranger', type: '3pl' }),
      await build().organization({ name: 'In review', status: 0 }),
    ];
    await build().partnership({ organizationId: us.id, partnerId: requested.id });
    await build().partnership({
      organizationId: requesting.id,
      partnerId: us.id,
      status: 'waitingConfirmation',
      createdAt: TEST_NOW,
    });
    await build().partnership({ organizationId: us.id, partnerId: blocked.id, status: 'blocked' });
    await build().partnership({ organizationId: requested.id, partnerId: otherOrganization.id });
    await build().partnership({ organizationId: us.id, partnerId: registered.id, status: 'waitingConfirmation' });
    const names = async (query: string) =>
      (await us.as.get(`/partners?${query}`)).json().items.map(({ name }: { name: string }) => name);

    expect((await us.as.get('/partners?status=active')).json()).toEqual({
      items: [
        {
          id: requested.id,
          revision: 1,
          name: 'Asked Lines',
          type: '3pl',
          status: 'active',
          waitsForUs: false,
          isBlockedByUs: false,
          createdAt: expect.any(Number),
          actions: ['share', 'block', 'remove'],
        },
      ],
      total: 1,
      page: 1,
      limit: 20,
      types: ['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
    });
    expect(await names('')).toEqual(['Asked Lines', 'Asking Fleet', 'Blocked', 'In review']);
    expect(await names('types=3pl&types=2pl')).toEqual(['Asked Lines', 'Blocked']);
    expect(await names('search=fleet')).toEqual(['Asking Fleet']);
    expect(await names('status=registered')).toEqual(['In review']);
    expect(await names('status=waitingConfirmation')).toEqual(['Asking Fleet']);
    expect(await names('waitsForUs=true')).toEqual(['Asking Fleet']);
    expect(await names('sort=-createdAt&limit=1')).toEqual(['Asking Fleet']);
    expect(await names('sort=type')).toEqual(['In review', 'Blocked', 'Asked Lines', 'Asking Fleet']);
    expect((await portal.as(null).get('/partners')).statusCode).toBe(401);
  });

  test('offers no actions to users without rules', async () => {
    const us = await build().organization({ type: '5pl' });
    await build().partnership({ organizationId: us.id, partnerId: (await build().organization()).id });
    const reader = portal.as(await build().user({ organizationId: us.id }));
    const { items, types } = (await reader.get('/partners')).json();
    expect([items[0].actions, types[0]]).toEqual([[], '4pl']);
    const rejected = [
      reader.post('/partners', {}),
      reader.post('/partners/add', {}),
      reader.patch(`/partners/${items[0].id}/confirm`),
      reader.patch(`/partners/${items[0].id}`, {}),
      reader.delete(`/partners/${items[0].id}`),
    ];
    expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  });
});

describe('partner details', () => {
  test('counts what the two organizations share', async () => {
    const [us, them, other] = [
      await createOrganization({ name: 'We' }),
      await createOrganization({ name: 'They', registrationId: 'PV 9' }),
      await createOrganization(),
    ];
    for (const partner of [them, other]) await build().partnership({ organizationId: us.id, partnerId: partner.id });
    const VISIBLE = { isDelivery: true };
    const visible = await build().contact({ organizationId: them.id, ...VISIBLE });
    await build().contact({ organizationId: them.id, isDelivery: false, isBilling: false, isNotification: false });
    await build().contact({ organizationId: other.id, ...VISIBLE });
    await build().location({ organizationId: them.id, contactIds: [visible.id] });
    await build().location({ organizationId: them.id });
    await build().networkShare({ organizationId: them.id, partnerId: us.id, locationIds: [] });
    await build().contract({ organizationId: them.id, partnerId: us.id });
    await build().contract({ organizationId: us.id, partnerId: them.id });
    await build().contract({ organizationId: us.id, partnerId: other.id });
    await build().order({ organizationId: us.id, partnerId: them.id });
    await build().order({ organizationId: us.id, partnerId: other.id });
    await build().order({ organizationId: them.id, partnerId: us.id, stage: 'validated' });
    await build().order({ organizationId: them.id, partnerId: us.id });
    const vehicle = await build().vehicle({ organizationId: them.id });
    await portal.db
      .insertInto('vehicleShares')
      .values([
        { vehicleId: vehicle.id, partnerId: us.id, toAt: 1 },
        { vehicleId: vehicle.id, partnerId: other.id, fromAt: 1 },
      ])
      .execute();

    const info = (await us.as.get(`/partners/${them.id}`)).json();
    expect(info).toMatchObject({
      name: 'They',
      registrationId: 'PV 9',
      country: 'Sri Lanka',
      contactName: 'Nimal Perera',
      logo: null,
      status: 'active',
    });
    const reader = portal.as(await build().user({ organizationId: us.id, rules: 'all' }));
    const total = async (path: string) => (await reader.get(path)).json().total;
    expect(info.shared).toEqual({
      contacts: await total(`/contacts?partnerId=${them.id}`),
      contracts: await total(`/contracts?partnerId=${them.id}`),
      // The locations of the order's stops.
      locations: 2,
      orders: 2,
      vehicles: 1,
    });
    expect(info.shared.contacts).toBeLessThan(
      await portal.db
        .selectFrom('contacts')
        .select('id')
        .where('organizationId', '=', them.id)
        .execute()
        .then(({ length }) => length),
    );
    await portal.db
      .updateTable('partnerships')
      .set({ status: 'blocked', blockedBy: us.id })
      .where('organizationId', '=', us.id)
      .where('partnerId', '=', them.id)
      .execute();
    expect((await us.as.get(`/partners/${them.id}`)).json().shared).toMatchObject({
      contacts: 0,
      locations: 0,
      orders: 2,
    });
  });

  test('does not find partnerships of other organizations', async () => {
    const [us, them, otherOrganization] = [
      await createOrganization(),
      await createOrganization(),
      await createOrganization(),
    ];
    await build().partnership({ organizationId: us.id, partnerId: them.id });
    const replies = [
      otherOrganization.as.get(`/partners/${us.id}`),
      otherOrganization.as.patch(`/partners/${us.id}/confirm`),
      otherOrganization.as.patch(`/partners/${us.id}`, { status: 'blocked' }),
      otherOrganization.as.delete(`/partners/${us.id}`),
      us.as.get(`/partners/${us.id}`),
    ];
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});
