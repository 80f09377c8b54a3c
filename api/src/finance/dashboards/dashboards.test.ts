import type {
  CostRevenue,
  Counters,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
  Scorecard,
} from 'shared-contracts/finance/dashboards';
import { COUNTER_STAGES, COUNTER_NAMES, type CounterName } from 'shared-contracts/values/finance/dashboards';
import { DAY } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { ORDER_PROGRESS, TAKEN, TRIP_PROGRESS } from './progress.rules.ts';
import { type Get, MONTH, openDashboards } from './testing/dashboard.fixtures.ts';

const portal = testApp();
let dashboards: Awaited<ReturnType<typeof openDashboards>>;
beforeAll(async () => {
  dashboards = await openDashboards(portal);
}, 60_000);

const totalOf = async (get: Get, path: string, query: Parameters<Get>[1]) =>
  (await get<{ total: number }>(path, { ...query, limit: 5 })).total;

const ROLES = ['shipper', 'carrier', 'forwarder', 'root'] as const;
const isInMonth = (at: number | null) => at !== null && at >= MONTH.from && at <= MONTH.to;
const pickup = { pickupFrom: MONTH.from, pickupTo: MONTH.to };
const begin = { pickFrom: MONTH.from, pickTo: MONTH.to };
const isOfStages = (name: CounterName): name is keyof typeof COUNTER_STAGES => name in COUNTER_STAGES;

describe.each(ROLES)('dashboards of a %s', (role) => {
  const get: Get = (path, query) => dashboards.getterFor(dashboards.people[role])(path, query);

  test('each counter equals the total of the list behind it', async () => {
    const { items, ...span } = await get<Counters>('/dashboards/counters');
    expect([span, items.map(({ name }) => name)]).toEqual([MONTH, COUNTER_NAMES]);
    const own = role === 'root' ? '/orders' : '/orders/v2';
    for (const { name, own: mine, partner } of items) {
      const stages = isOfStages(name) ? COUNTER_STAGES[name] : [];
      if (name === 'completedTrips')
        expect([name, mine + partner]).toEqual([name, await totalOf(get, '/v2/trips', { ...begin, stage: stages })]);
      else if (name === 'routeDeviated')
        expect(mine + partner).toBe(await totalOf(get, '/v2/trips', { ...begin, incident: 'routeDeviated' }));
      else if (name === 'unplannedStops')
        expect(mine + partner).toBe(await totalOf(get, '/v2/trips', { ...begin, incident: 'unplannedStop' }));
      else if (name === 'demurrage') expect(mine + partner).toBe(await totalOf(get, '/orders/v2/demurrage', pickup));
      else {
        expect([name, mine]).toEqual([name, await totalOf(get, own, { ...pickup, stage: stages })]);
        if (role !== 'root')
          expect([name, partner]).toEqual([
            name,
            await totalOf(get, '/v2/orders', { ...pickup, fromPartner: 'true', stage: stages }),
          ]);
      }
    }
    expect(items.reduce((sum, item) => sum + item.own + item.partner, 0)).toBeGreaterThan(5);
  });

  /** Lists the visible orders without the store. */
  const listVisibleOrders = async () => {
    const { organizationId } = dashboards.people[role];
    const rows = await portal.db
      .selectFrom('orders')
      .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
      .selectAll('orders')
      .select('organizations.type')
      .execute();
    return rows
      .filter(
        (row) =>
          role === 'root' ||
          row.organizationId === organizationId ||
          (row.partnerId === organizationId && row.validatedAt !== null),
      )
      .filter(({ pickupFrom }) => pickupFrom !== null && pickupFrom >= MONTH.from && pickupFrom <= MONTH.to)
      .map((row) => ({
        ...row,
        isOwn: role === 'root' || row.organizationId === organizationId,
        day: Math.floor(((row.pickupFrom ?? 0) - MONTH.from) / DAY),
      }));
  };

  test('orders by day, for 1PL and for all, match the stored orders', async () => {
    const orders = await listVisibleOrders();
    const quantity = await get<OrderQuantity>('/dashboards/order-quantity');
    const count = (day: number, isOwn: boolean) =>
      orders.filter((order) => order.day === day && order.isOwn === isOwn).length;
    expect(quantity).toMatchObject({ ...MONTH, unit: 'day' });
    expect(quantity.points).toEqual(
      Array.from({ length: 30 }, (_, day) => ({
        at: MONTH.from + day * DAY,
        own: count(day, true),
        partner: count(day, false),
      })),
    );
    const { points } = await get<ProgressSeries>('/dashboards/one-pl-orders');
    const countProgress = (day: number, word: string) =>
      orders.filter((order) => order.day === day && order.type === '1pl' && ORDER_PROGRESS[order.stage] === word)
        .length;
    expect(points).toEqual(
      points.map(({ at }, day) => ({
        at,
        waiting: countProgress(day, 'waiting'),
        running: countProgress(day, 'running'),
        done: countProgress(day, 'done'),
        ended: countProgress(day, 'ended'),
      })),
    );
  });

  test('partner statistics and scorecards match the stored orders', async () => {
    const orders = await listVisibleOrders();
    const stops = await portal.db.selectFrom('orderStops').selectAll().execute();
    const otherOf = (order: (typeof orders)[number]) => (order.isOwn ? order.partnerId : order.organizationId);
    const { items } = await get<PartnerStatistics>('/dashboards/partners');
    const counted = [...Map.groupBy(orders, otherOf)].map(([id, subset]) => [
      id,
      subset.filter(({ isOwn }) => isOwn).length,
      subset.filter(({ isOwn }) => !isOwn).length,
    ]);
    expect(new Set(items.map(({ partner, sent, received }) => JSON.stringify([partner?.id, sent, received])))).toEqual(
      new Set(counted.map((row) => JSON.stringify(row))),
    );
    const card = await get<Scorecard>('/dashboards/scorecard');
    for (const { partner, orders: number, onTime, acceptance, demurrage } of card.items) {
      const subset = orders.filter((order) => otherOf(order) === partner.id);
      const arrivals = subset.flatMap((order) =>
        stops
          .filter((stop) => stop.orderId === order.id && stop.position === 1 && stop.arrivedAt !== null)
          .map(({ arrivedAt }) => (arrivedAt ?? 0) <= (order.deliveryTo ?? 0)),
      );
      const accepted = subset.filter(({ stage }) => TAKEN.includes(stage)).length;
      const left = subset.filter(({ stage, pickupTo }) => stage === 'validated' && (pickupTo ?? 0) < TEST_NOW).length;
      expect([number, onTime, acceptance]).toEqual([
        subset.length,
        { met: arrivals.filter(Boolean).length, of: arrivals.length },
        { met: accepted, of: accepted + left },
      ]);
      expect(demurrage.minutes > 0).toBe(demurrage.orders > 0);
    }
    expect(card.items.length).toBe(items.length);
  });

  test('cost sums the approved bills that the organization pays, revenue those that it is paid, by currency', async () => {
    const { organizationId } = dashboards.people[role];
    const bills = await portal.db
      .selectFrom('bills')
      .innerJoin('currencies', 'currencies.id', 'bills.currencyId')
      .leftJoin('orders', 'orders.id', 'bills.orderId')
      .leftJoin('trips', 'trips.id', 'bills.tripId')
      .select(['shortName', 'taxBase', 'orders.pickupFrom', 'trips.pickAt', 'bills.organizationId', 'bills.partnerId'])
      .where('state', '=', 'approved')
      .execute();
    const cents = (currency: string, party: 'organizationId' | 'partnerId') =>
      bills
        .filter((bill) => bill.shortName === currency && (role === 'root' || bill[party] === organizationId))
        .filter(({ pickupFrom, pickAt }) => isInMonth(pickupFrom ?? pickAt))
        .reduce((sum, { taxBase }) => sum + Math.round(Number(taxBase) * 100), 0);
    const { currencies } = await get<CostRevenue>('/dashboards/cost-revenue');
    const inCents = (amount: string) => Math.round(Number(amount) * 100);
    for (const { currency, revenue, cost, points } of currencies) {
      expect([currency, inCents(revenue), inCents(cost)]).toEqual([
        currency,
        cents(currency, 'partnerId'),
        cents(currency, 'organizationId'),
      ]);
      expect([points.length, points.reduce((sum, point) => sum + inCents(point.cost), 0)]).toEqual([30, inCents(cost)]);
    }
    expect(currencies.length).toBeGreaterThan(0);
  });

  test('2PL trips and trips by zone match the trip lists', async () => {
    const { points } = await get<ProgressSeries>('/dashboards/two-pl-trips');
    const listed = async (isArchived: boolean, more = {}) =>
      (
        await get<{ items: { stage: keyof typeof TRIP_PROGRESS; routeZone: unknown; type: string }[] }>(
          isArchived ? '/v2/trips/archive' : '/v2/trips',
          { ...begin, limit: 9999, ...more },
        )
      ).items;
    const trips = [...(await listed(false)), ...(await listed(true))];
    const carrier = [
      ...(await listed(false, { partnerId: dashboards.people.carrier.organizationId })),
      ...(await listed(true, { partnerId: dashboards.people.carrier.organizationId })),
    ];
    const sum = (word: 'waiting' | 'running' | 'done' | 'ended') => points.reduce((all, point) => all + point[word], 0);
    expect(['waiting', 'running', 'done', 'ended'].map((word) => sum(word as 'done'))).toEqual(
      ['waiting', 'running', 'done', 'ended'].map(
        (word) => carrier.filter(({ stage }) => TRIP_PROGRESS[stage] === word).length,
      ),
    );
    const { items } = await get<RouteZoneStats>('/dashboards/route-zones');
    const own = trips.filter(({ type }) => role === 'root' || type === 'own');
    expect(items.reduce((all, { waiting, running, done, ended }) => all + waiting + running + done + ended, 0)).toBe(
      own.length,
    );
    expect(items.filter(({ zone }) => zone).reduce((all, { done, running }) => all + done + running, 0)).toBe(
      own.filter(({ routeZone, stage }) => routeZone && stage !== 'cancelled').length,
    );
  });
});

test('filters match the lists, days follow the time zone of the caller, and an unrelated organization sees nothing', async () => {
  const get = dashboards.getterFor(dashboards.people.shipper);
  const sum = ({ points }: OrderQuantity) => points.reduce((all, { own }) => all + own, 0);
  const both = await Promise.all(
    [false, true].map((isArchived) =>
      totalOf(get, isArchived ? '/v2/orders/archive' : '/orders/v2', {
        ...pickup,
        orderTypeId: dashboards.orderTypeIds[0] ?? '',
        pickLocationId: dashboards.portId,
      }),
    ),
  );
  expect(
    sum(
      await get('/dashboards/order-quantity', {
        orderTypeId: dashboards.orderTypeIds[0] ?? '',
        pickLocationId: dashboards.portId,
      }),
    ),
  ).toBe((both[0] ?? 0) + (both[1] ?? 0));
  expect(await get<OrderQuantity>('/dashboards/order-quantity', { dropLocationId: dashboards.portId })).toMatchObject({
    points: Array.from({ length: 30 }, () => ({ own: 0, partner: 0 })),
  });
  const today = await get<OrderQuantity>('/dashboards/order-quantity', { period: 'today' });
  expect([today.unit, today.from, today.points.length]).toEqual(['hour', Date.UTC(2026, 10, 19, 18, 30) / 1_000, 24]);
  const two = await get<OrderQuantity>('/dashboards/order-quantity', { from: TEST_NOW - 5 * DAY, to: TEST_NOW });
  expect([two.unit, two.from, two.to]).toEqual(['day', TEST_NOW - 5 * DAY, TEST_NOW]);
  const build = createBuilders(portal.db, TEST_NOW, 'outsider');
  const outsider = await build.user({ organizationId: (await build.organization({ type: '4pl' })).id, rules: 'all' });
  expect(await dashboards.getterFor(outsider)('/dashboards/partners', { period: 'year' })).toMatchObject({ items: [] });
  const wrong = await portal
    .as(dashboards.people.shipper)
    .get(`/dashboards/counters?from=${TEST_NOW}&to=${TEST_NOW - 1}`);
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    422,
    { to: { code: 'invalidDate', message: 'Invalid date' } },
  ]);
  const clerk = await build.user({
    organizationId: dashboards.people.shipper.organizationId,
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect((await portal.as(clerk).get('/dashboards/counters')).statusCode).toBe(403);
  expect((await portal.as(dashboards.people.shipper).get('/dashboards/nothing')).statusCode).toBe(404);
});
