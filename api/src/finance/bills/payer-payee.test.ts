import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { Trip, TripRow } from 'shared-contracts/trips/trips';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
type Tier = 'owner' | 'forwarder' | 'carrier' | 'root';
let tiers: Record<Tier, { id: string }>;
let tripId = '';

/** An owner pays 1,000 to a forwarder for an order, and the forwarder 700 to a carrier for its trip. */
beforeAll(async () => {
  const { db } = portal;
  const build = createBuilders(db, TEST_NOW);
  const [owner, forwarder, carrier, platform] = [
    await build.organization({ type: '1pl' }),
    await build.organization({ type: '3pl' }),
    await build.organization({ type: '2pl' }),
    await build.organization({ type: '5pl' }),
  ];
  for (const [organizationId, partnerId] of [
    [owner.id, forwarder.id],
    [forwarder.id, carrier.id],
  ] as const)
    await build.partnership({ organizationId, partnerId, status: 'active' });
  const vehicle = await build.vehicle({ organizationId: carrier.id });
  const trip = await build.trip({
    organizationId: forwarder.id,
    vehicleId: vehicle.id,
    stage: 'completed',
    pickAt: TEST_NOW,
    carrying: [{ organizationId: owner.id, partnerId: forwarder.id, stage: 'delivered', pickupFrom: TEST_NOW }],
  });
  tripId = trip.id;
  const { orderId } = await db
    .selectFrom('tripOrders')
    .select('orderId')
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  const { id: currencyId } = await db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'LKR')
    .executeTakeFirstOrThrow();
  const approved = (net: string) => ({
    state: 'approved' as const,
    figures: JSON.stringify({ contract: { currency: 'LKR' } }),
    currencyId,
    net,
    taxBase: net,
    createdAt: TEST_NOW,
    approvedAt: TEST_NOW,
  });
  await db
    .insertInto('bills')
    .values([
      { orderId, organizationId: owner.id, partnerId: forwarder.id, ...approved('1000.00') },
      { tripId, organizationId: forwarder.id, partnerId: carrier.id, ...approved('700.00') },
    ])
    .execute();
  const createUser = (organizationId: string) => build.user({ organizationId, rules: 'all' });
  tiers = {
    owner: await createUser(owner.id),
    forwarder: await createUser(forwarder.id),
    carrier: await createUser(carrier.id),
    root: await build.user({ organizationId: platform.id, role: 'root', rules: 'none' }),
  };
});

test.each<[Tier, { revenue: string | null; cost: string | null; margin: string | null }]>([
  ['owner', { revenue: null, cost: '1000.00', margin: null }],
  ['forwarder', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
  ['carrier', { revenue: '700.00', cost: null, margin: null }],
  ['root', { revenue: '1000.00', cost: '700.00', margin: '300.00' }],
])('the trip shows the %s what its organization pays and is paid', async (tier, amounts) => {
  const client = portal.as(tiers[tier]);
  expect((await client.get(`/trips/${tripId}`)).json<Trip>()).toMatchObject({ ...amounts, currency: 'LKR' });
  const { items } = (await client.get('/v2/trips')).json<{ items: TripRow[] }>();
  expect(items).toMatchObject([{ id: tripId, revenue: amounts.revenue, cost: amounts.cost }]);
});

test.each<[Tier, { revenue: string; cost: string }]>([
  ['owner', { revenue: '0.00', cost: '1000.00' }],
  ['forwarder', { revenue: '1000.00', cost: '700.00' }],
  ['carrier', { revenue: '700.00', cost: '0.00' }],
  ['root', { revenue: '1700.00', cost: '1700.00' }],
])('the dashboard shows the %s what its organization pays and is paid', async (tier, totals) => {
  const { currencies } = (await portal.as(tiers[tier]).get('/dashboards/cost-revenue')).json<CostRevenue>();
  expect(currencies).toMatchObject([{ currency: 'LKR', ...totals }]);
});
