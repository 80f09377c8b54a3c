import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createSide, notificationsOf, partnerEntries, type Side } from './testing/partner.fixtures.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const createOrganization = (overrides: Parameters<typeof createSide>[1] = {}) => createSide(portal, overrides);
const statusOf = async (ours: Side, partner: Side) => (await ours.as.get(`/partners/${partner.id}`)).json().status;

describe('changing a partnership', () => {
  const createPartners = async () => {
    const [us, them] = [await createOrganization(), await createOrganization()];
    await build().partnership({ organizationId: us.id, partnerId: them.id });
    return { us, them };
  };

  test('lets either side block, and only that side unblock or remove', async () => {
    const { us, them } = await createPartners();
    expect((await them.as.patch(`/partners/${us.id}`, { status: 'blocked' })).json()).toMatchObject({
      status: 'blocked',
      isBlockedByUs: true,
      actions: ['unblock', 'remove'],
    });
    expect((await us.as.get(`/partners/${them.id}`)).json()).toMatchObject({
      status: 'blocked',
      isBlockedByUs: false,
      actions: [],
    });
    for (const rejected of [
      us.as.patch(`/partners/${them.id}`, { status: 'active' }),
      us.as.delete(`/partners/${them.id}`),
    ]) {
      expect((await rejected).json()).toMatchObject({ statusCode: 409, code: 'blockedByPartner' });
    }
    expect((await us.as.patch(`/partners/${them.id}`, { status: 'blocked' })).json()).toMatchObject({
      isBlockedByUs: false,
    });
    expect((await them.as.patch(`/partners/${us.id}`, { status: 'active' })).json().status).toBe('active');
    expect((await partnerEntries(portal, us, them.id)).map(({ event, toStage }) => [event, toStage])).toEqual([
      ['blocked', 'blocked'],
      ['unblocked', 'active'],
    ]);
  });

  test('rejects changing the status of a request, which either side can remove', async () => {
    const [us, them] = [await createOrganization(), await createOrganization()];
    await us.as.post('/partners/add', { partnerId: them.partnerToken });
    for (const status of ['blocked', 'active']) {
      expect((await them.as.patch(`/partners/${us.id}`, { status })).json()).toMatchObject({
        statusCode: 409,
        code: 'partnershipStatus',
        params: { status: 'waitingConfirmation' },
      });
    }
    expect((await them.as.delete(`/partners/${us.id}`)).json()).toEqual({ id: us.id });
    expect(await notificationsOf(portal, them)).toMatchObject([{ kind: 'partnerRequest', readAt: TEST_NOW }]);
    expect((await us.as.get(`/partners/${them.id}`)).statusCode).toBe(404);
    expect((await us.as.post('/partners/add', { partnerId: them.partnerToken })).statusCode).toBe(201);
  });

  test('rejects removal while either side runs trips with the other', async () => {
    const { us, them } = await createPartners();
    for (const number of ['T-1', 'T-2', 'T-3', 'T-4'])
      await build().trip({ organizationId: them.id, number, carrying: [{ organizationId: us.id }] });
    const rejected = (await us.as.delete(`/partners/${them.id}`)).json();
    expect(rejected).toMatchObject({
      statusCode: 409,
      code: 'partnerHasLiveTrips',
      message: 'Live trips with this partner: T-1, T-2, T-3…',
      params: { count: 4, numbers: ['T-1', 'T-2', 'T-3'] },
    });
    await portal.db.updateTable('trips').set({ stage: 'completed' }).where('organizationId', '=', them.id).execute();
    const vehicle = await build().vehicle({ organizationId: us.id });
    await build().trip({
      organizationId: them.id,
      number: 'T-5',
      vehicleId: vehicle.id,
      carrying: [{ organizationId: them.id, partnerId: us.id }],
    });
    expect((await them.as.delete(`/partners/${us.id}`)).json().params).toEqual({ count: 1, numbers: ['T-5'] });
    await portal.db.updateTable('trips').set({ stage: 'cancelled' }).where('number', '=', 'T-5').execute();
    expect((await us.as.delete(`/partners/${them.id}`)).statusCode).toBe(200);
    expect((await partnerEntries(portal, them, us.id)).at(-1)).toMatchObject({
      event: 'removed',
      fromStage: 'active',
      toStage: null,
    });
  });

  test('allows removal despite trips with other organizations', async () => {
    const { us, them } = await createPartners();
    const other = await createOrganization();
    await build().trip({ organizationId: them.id, carrying: [{ organizationId: other.id }] });
    expect((await us.as.delete(`/partners/${them.id}`)).statusCode).toBe(200);
    expect(await statusOf(us, them)).toBeUndefined();
  });
});
