import fc from 'fast-check';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';

/** 1 to 30 November 2026 in Colombo, which is UTC+5:30. */
export const MONTH = { from: Date.UTC(2026, 9, 31, 18, 30) / 1_000, to: Date.UTC(2026, 10, 30, 18, 30) / 1_000 - 1 };
const COUNT = 45;

type Portal = ReturnType<typeof testApp>;
type User = { id: string; organizationId: string };
export type Get = <T>(path: string, query?: Record<string, string | number | readonly string[]>) => Promise<T>;

const createGetter =
  (portal: Portal, user: User): Get =>
  async (path, query = {}) => {
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((item): [string, string] => [name, String(item)]),
      ),
    );
    return (await portal.as(user).get(`${path}?${search.toString()}`)).json();
  };

/**
 * Creates a shipper, a carrier, a forwarder and a root user, orders of random stages and dates between them,
 * their trips, incidents and bills.
 */
export async function openDashboards(portal: Portal) {
  const build = createBuilders(portal.db, TEST_NOW);
  const [shipper, carrier, forwarder, platform] = [
    await build.organization({ type: '1pl' }),
    await build.organization({ type: '2pl' }),
    await build.organization({ type: '3pl' }),
    await build.organization({ type: '5pl' }),
  ];
  const colombo = await portal.db
    .selectFrom('timezones')
    .select('id')
    .where('name', '=', 'Asia/Colombo')
    .executeTakeFirstOrThrow();
  const createUser = (organizationId: string, more = {}) =>
    build.user({ organizationId, rules: 'all', timezoneId: colombo.id, ...more });
  const people = {
    shipper: await createUser(shipper.id),
    carrier: await createUser(carrier.id),
    forwarder: await createUser(forwarder.id),
    root: await createUser(platform.id, { role: 'root', rules: 'none' }),
  };
  const zone = await build.routeZone({ organizationId: carrier.id });
  const locations = new Map<string, string[]>();
  const orderTypes = new Map<string, string[]>();
  for (const { id } of [shipper, forwarder]) {
    locations.set(id, [
      (await build.location({ organizationId: id })).id,
      (await build.location({ organizationId: id })).id,
      (await build.location({ organizationId: id })).id,
    ]);
    orderTypes.set(id, [
      (await build.orderType({ organizationId: id })).id,
      (await build.orderType({ organizationId: id })).id,
    ]);
  }
  const orderTypeIds = orderTypes.get(shipper.id) ?? [];
  const portId = locations.get(shipper.id)?.[0] ?? '';
  const partnerPairs = [
    [shipper.id, carrier.id],
    [shipper.id, forwarder.id],
    [forwarder.id, carrier.id],
  ] as const;
  const orderInputs = fc.record({
    pair: fc.constantFrom(...partnerPairs),
    stage: fc.constantFrom(...ORDER_STAGES),
    days: fc.integer({ min: -40, max: 30 }),
    hours: fc.integer({ min: 0, max: 23 }),
    type: fc.nat(1),
    from: fc.nat(1),
    isArchived: fc.constantFrom(false, false, false, true),
    lateness: fc.integer({ min: -3, max: 6 }),
  });
  for (const { pair, stage, days, hours, type, from, isArchived, lateness } of fc.sample(orderInputs, {
    numRuns: COUNT,
    seed: 11,
  })) {
    const [organizationId, partnerId] = pair;
    const [a = '', b = '', c = ''] = locations.get(organizationId) ?? [];
    const begin = TEST_NOW + days * DAY + hours * 3_600;
    const order = await build.order({
      organizationId,
      partnerId,
      stage,
      isArchived,
      orderTypeId: orderTypes.get(organizationId)?.[type] ?? '',
      stops: [{ locationId: from ? a : b }, { locationId: c }],
      pickupFrom: begin,
      pickupTo: begin + 7_200,
      deliveryFrom: begin + 4 * 3_600,
      deliveryTo: begin + 8 * 3_600,
    });
    await portal.db
      .updateTable('orderStops')
      .set({ arrivedAt: begin + (6 + lateness) * 3_600 })
      .where('orderId', '=', order.id)
      .where('position', '=', 1)
      .where('arrivedAt', 'is not', null)
      .execute();
  }
  await portal.db
    .updateTable('trips')
    .set({ routeZoneId: zone.id })
    .where('organizationId', '=', carrier.id)
    .where('stage', 'in', ['completed', 'transit'])
    .execute();
  const [first, second] = await portal.db
    .selectFrom('trips')
    .select('id')
    .where('pickAt', '>=', MONTH.from)
    .where('pickAt', '<=', MONTH.to)
    .where('stage', '=', 'completed')
    .orderBy('id')
    .execute();
  await portal.db
    .insertInto('tripIncidents')
    .values([
      { tripId: first?.id ?? '', kind: 'routeDeviated', at: TEST_NOW, latitude: 7, longitude: 80 },
      { tripId: second?.id ?? '', kind: 'unplannedStop', at: TEST_NOW, latitude: 7, longitude: 80 },
    ])
    .execute();
  const currencies = await portal.db
    .selectFrom('currencies')
    .select(['id', 'shortName'])
    .where('shortName', 'in', ['LKR', 'USD'])
    .orderBy('shortName')
    .execute();
  const bill = (
    subject: object,
    [organizationId, partnerId]: readonly [string, string],
    n: number,
    state: 'draft' | 'submitted' | 'approved',
  ) => ({
    ...subject,
    organizationId,
    partnerId,
    state,
    createdAt: TEST_NOW,
    ...(state !== 'draft' && { figures: '{}', net: `${n * 1_000}.10` }),
    approvedAt: state === 'approved' ? TEST_NOW : null,
    currencyId: currencies[n % 5 === 0 ? 1 : 0]?.id ?? null,
    taxBase: `${n * 1_000}.10`,
  });
  const states = ['approved', 'submitted', 'approved', 'draft', 'approved'] as const;
  const orders = await portal.db
    .selectFrom('orders')
    .select(['id', 'organizationId', 'partnerId'])
    .orderBy('id')
    .execute();
  const trips = await portal.db.selectFrom('trips').select(['id', 'organizationId']).orderBy('id').execute();
  await portal.db
    .insertInto('bills')
    .values([
      ...orders.map(({ id, organizationId, partnerId }, n) =>
        bill({ orderId: id }, [organizationId, partnerId], n, states[n % 5] ?? 'draft'),
      ),
      ...trips.map(({ id, organizationId }, n) =>
        bill({ tripId: id }, [organizationId, shipper.id], n, states[n % 5] ?? 'draft'),
      ),
    ])
    .execute();
  return {
    people,
    orderTypeIds,
    portId,
    getterFor: (reader: User) => createGetter(portal, reader),
  };
}
