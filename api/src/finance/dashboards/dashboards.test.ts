import fc from 'fast-check';
import { sql } from 'kysely';
import type {
  CostRevenue,
  Counters,
  OrderQuantity,
  PartnerStatistics,
  ProgressSeries,
  RouteZoneStats,
  Scorecard,
} from 'shared-contracts/dashboards';
import { COUNTED_STAGES, COUNTER_NAMES, type CounterName } from 'shared-contracts/values/dashboards';
import { ORDER_STAGES } from 'shared-contracts/values/order-stages';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { monthsAhead } from '../../fleet/telemetry/month.rules.ts';
import { makeMonths } from '../../fleet/telemetry/partitions.store.ts';
import { ORDER_PROGRESS, TAKEN, TRIP_PROGRESS } from './progress.rules.ts';

const portal = testApp();
const DAY = 86_400;
/** 1 to 30 November 2026 in Colombo, five and a half hours ahead. */
const MONTH = { from: Date.UTC(2026, 9, 31, 18, 30) / 1_000, to: Date.UTC(2026, 10, 30, 18, 30) / 1_000 - 1 };
const COUNT = 45;

type User = { id: string; organizationId: string };
type Get = <T>(path: string, query?: Record<string, string | number | readonly string[]>) => Promise<T>;
let people: Record<'shipper' | 'carrier' | 'forwarder' | 'root', User>;
let types: string[];
let port: string;

const reading =
  (user: User): Get =>
  async (path, query = {}) => {
    const asked = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    );
    return (await portal.as(user).get(`${path}?${asked.toString()}`)).json();
  };
const totalOf = async (get: Get, path: string, query: Parameters<Get>[1]) =>
  (await get<{ total: number }>(path, { ...query, limit: 5 })).total;

beforeAll(async () => {
  const given = builders(portal.db, TEST_NOW);
  const [shipper, carrier, forwarder, platform] = [
    await given.organization({ type: '1pl' }),
    await given.organization({ type: '2pl' }),
    await given.organization({ type: '3pl' }),
    await given.organization({ type: '5pl' }),
  ];
  const colombo = await portal.db
    .selectFrom('timezones')
    .select('id')
    .where('name', '=', 'Asia/Colombo')
    .executeTakeFirstOrThrow();
  const user = (organizationId: string, more = {}) =>
    given.user({ organizationId, rules: 'all', timezoneId: colombo.id, ...more });
  people = {
    shipper: await user(shipper.id),
    carrier: await user(carrier.id),
    forwarder: await user(forwarder.id),
    root: await user(platform.id, { role: 'root', rules: 'none' }),
  };
  const zone = await given.routeZone({ organizationId: carrier.id });
  const places = new Map<string, string[]>();
  const orderTypes = new Map<string, string[]>();
  for (const { id } of [shipper, forwarder]) {
    places.set(id, [
      (await given.location({ organizationId: id })).id,
      (await given.location({ organizationId: id })).id,
      (await given.location({ organizationId: id })).id,
    ]);
    orderTypes.set(id, [
      (await given.orderType({ organizationId: id })).id,
      (await given.orderType({ organizationId: id })).id,
    ]);
  }
  types = orderTypes.get(shipper.id) ?? [];
  port = places.get(shipper.id)?.[0] ?? '';
  const ways = [
    [shipper.id, carrier.id],
    [shipper.id, forwarder.id],
    [forwarder.id, carrier.id],
  ] as const;
  const wished = fc.record({
    way: fc.constantFrom(...ways),
    stage: fc.constantFrom(...ORDER_STAGES),
    days: fc.integer({ min: -40, max: 30 }),
    hours: fc.integer({ min: 0, max: 23 }),
    type: fc.nat(1),
    from: fc.nat(1),
    isArchived: fc.constantFrom(false, false, false, true),
    lateness: fc.integer({ min: -3, max: 6 }),
  });
  for (const { way, stage, days, hours, type, from, isArchived, lateness } of fc.sample(wished, {
    numRuns: COUNT,
    seed: 11,
  })) {
    const [organizationId, partnerId] = way;
    const [a = '', b = '', c = ''] = places.get(organizationId) ?? [];
    const begin = TEST_NOW + days * DAY + hours * 3_600;
    const order = await given.order({
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
  const bill = (subject: object, organizationId: string, n: number, state: 'draft' | 'submitted' | 'approved') => ({
    ...subject,
    organizationId,
    state,
    createdAt: TEST_NOW,
    ...(state !== 'draft' && { figures: '{}' }),
    approvedAt: state === 'approved' ? TEST_NOW : null,
    currencyId: currencies[n % 5 === 0 ? 1 : 0]?.id ?? null,
    taxBase: `${n * 1_000}.10`,
  });
  const states = ['approved', 'submitted', 'approved', 'draft', 'approved'] as const;
  const orders = await portal.db.selectFrom('orders').select(['id', 'organizationId']).orderBy('id').execute();
  const trips = await portal.db.selectFrom('trips').select(['id', 'organizationId']).orderBy('id').execute();
  await portal.db
    .insertInto('bills')
    .values([
      ...orders.map(({ id, organizationId }, n) => bill({ orderId: id }, organizationId, n, states[n % 5] ?? 'draft')),
      ...trips.map(({ id, organizationId }, n) => bill({ tripId: id }, organizationId, n, states[n % 5] ?? 'draft')),
    ])
    .execute();
}, 60_000);

const WHO = ['shipper', 'carrier', 'forwarder', 'root'] as const;
const pickup = { pickupFrom: MONTH.from, pickupTo: MONTH.to };
const begin = { pickFrom: MONTH.from, pickTo: MONTH.to };
const isOfStages = (name: CounterName): name is keyof typeof COUNTED_STAGES => name in COUNTED_STAGES;

describe.each(WHO)('what a %s sees', (who) => {
  const get: Get = (path, query) => reading(people[who])(path, query);

  test('each counter is what the list behind it has', async () => {
    const { items, ...span } = await get<Counters>('/dashboards/counters');
    expect([span, items.map(({ name }) => name)]).toEqual([MONTH, COUNTER_NAMES]);
    const own = who === 'root' ? '/orders' : '/orders/v2';
    for (const { name, own: mine, partner } of items) {
      const stages = isOfStages(name) ? COUNTED_STAGES[name] : [];
      if (name === 'completedTrips')
        expect([name, mine + partner]).toEqual([name, await totalOf(get, '/v2/trips', { ...begin, stage: stages })]);
      else if (name === 'routeDeviated')
        expect(mine + partner).toBe(await totalOf(get, '/v2/trips', { ...begin, incident: 'routeDeviated' }));
      else if (name === 'unplannedStops')
        expect(mine + partner).toBe(await totalOf(get, '/v2/trips', { ...begin, incident: 'unplannedStop' }));
      else if (name === 'demurrage') expect(mine + partner).toBe(await totalOf(get, '/orders/v2/demurrage', pickup));
      else {
        expect([name, mine]).toEqual([name, await totalOf(get, own, { ...pickup, stage: stages })]);
        if (who !== 'root')
          expect([name, partner]).toEqual([
            name,
            await totalOf(get, '/v2/orders', { ...pickup, fromPartner: 'true', stage: stages }),
          ]);
      }
    }
    expect(items.reduce((sum, one) => sum + one.own + one.partner, 0)).toBeGreaterThan(5);
  });

  /** Counted one by one, without the store's help. */
  const seen = async () => {
    const { organizationId } = people[who];
    const rows = await portal.db
      .selectFrom('orders')
      .innerJoin('organizations', 'organizations.id', 'orders.organizationId')
      .selectAll('orders')
      .select('organizations.type')
      .execute();
    return rows
      .filter(
        (row) =>
          who === 'root' ||
          row.organizationId === organizationId ||
          (row.partnerId === organizationId && row.validatedAt !== null),
      )
      .filter(({ pickupFrom }) => pickupFrom !== null && pickupFrom >= MONTH.from && pickupFrom <= MONTH.to)
      .map((row) => ({
        ...row,
        isOwn: who === 'root' || row.organizationId === organizationId,
        day: Math.floor(((row.pickupFrom ?? 0) - MONTH.from) / DAY),
      }));
  };

  test('orders by day, of 1pl and all, are those of the table', async () => {
    const orders = await seen();
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
    const among = (day: number, word: string) =>
      orders.filter((order) => order.day === day && order.type === '1pl' && ORDER_PROGRESS[order.stage] === word)
        .length;
    expect(points).toEqual(
      points.map(({ at }, day) => ({
        at,
        waiting: among(day, 'waiting'),
        running: among(day, 'running'),
        done: among(day, 'done'),
        ended: among(day, 'ended'),
      })),
    );
  });

  test('partners and their marks are those of the table', async () => {
    const orders = await seen();
    const stops = await portal.db.selectFrom('orderStops').selectAll().execute();
    const otherOf = (order: (typeof orders)[number]) => (order.isOwn ? order.partnerId : order.organizationId);
    const { items } = await get<PartnerStatistics>('/dashboards/partners');
    const counted = [...Map.groupBy(orders, otherOf)].map(([id, some]) => [
      id,
      some.filter(({ isOwn }) => isOwn).length,
      some.filter(({ isOwn }) => !isOwn).length,
    ]);
    expect(new Set(items.map(({ partner, sent, received }) => JSON.stringify([partner?.id, sent, received])))).toEqual(
      new Set(counted.map((row) => JSON.stringify(row))),
    );
    const card = await get<Scorecard>('/dashboards/scorecard');
    for (const { partner, orders: number, onTime, acceptance, demurrage } of card.items) {
      const some = orders.filter((order) => otherOf(order) === partner.id);
      const came = some.flatMap((order) =>
        stops
          .filter((stop) => stop.orderId === order.id && stop.position === 1 && stop.arrivedAt !== null)
          .map(({ arrivedAt }) => (arrivedAt ?? 0) <= (order.deliveryTo ?? 0)),
      );
      const taken = some.filter(({ stage }) => TAKEN.includes(stage)).length;
      const left = some.filter(({ stage, pickupTo }) => stage === 'validated' && (pickupTo ?? 0) < TEST_NOW).length;
      expect([number, onTime, acceptance]).toEqual([
        some.length,
        { met: came.filter(Boolean).length, of: came.length },
        { met: taken, of: taken + left },
      ]);
      expect(demurrage.minutes > 0).toBe(demurrage.orders > 0);
    }
    expect(card.items.length).toBe(items.length);
  });

  test('cost and revenue are what approved bills amount to, each currency by itself', async () => {
    const { organizationId } = people[who];
    const bills = await portal.db
      .selectFrom('bills')
      .innerJoin('currencies', 'currencies.id', 'bills.currencyId')
      .leftJoin('orders', 'orders.id', 'bills.orderId')
      .leftJoin('trips', 'trips.id', 'bills.tripId')
      .select(['shortName', 'taxBase', 'orders.pickupFrom', 'trips.pickAt', 'bills.organizationId'])
      .where('state', '=', 'approved')
      .execute();
    const mine = bills.filter((bill) => who === 'root' || bill.organizationId === organizationId);
    const cents = (some: typeof mine, at: 'pickupFrom' | 'pickAt') =>
      some.reduce(
        (sum, bill) =>
          bill[at] !== null && bill[at] >= MONTH.from && bill[at] <= MONTH.to
            ? sum + Math.round(Number(bill.taxBase) * 100)
            : sum,
        0,
      );
    const { currencies } = await get<CostRevenue>('/dashboards/cost-revenue');
    const inCents = (amount: string) => Math.round(Number(amount) * 100);
    for (const { currency, revenue, cost, points } of currencies) {
      const some = mine.filter(({ shortName }) => shortName === currency);
      expect([currency, inCents(revenue), inCents(cost)]).toEqual([
        currency,
        cents(some, 'pickupFrom'),
        cents(some, 'pickAt'),
      ]);
      expect([points.length, points.reduce((sum, point) => sum + inCents(point.cost), 0)]).toEqual([30, inCents(cost)]);
    }
    expect(currencies.length).toBeGreaterThan(0);
  });

  test('trips of 2pl and by zone are those of the lists', async () => {
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
      ...(await listed(false, { partnerId: people.carrier.organizationId })),
      ...(await listed(true, { partnerId: people.carrier.organizationId })),
    ];
    const sum = (word: 'waiting' | 'running' | 'done' | 'ended') => points.reduce((all, point) => all + point[word], 0);
    expect(['waiting', 'running', 'done', 'ended'].map((word) => sum(word as 'done'))).toEqual(
      ['waiting', 'running', 'done', 'ended'].map(
        (word) => carrier.filter(({ stage }) => TRIP_PROGRESS[stage] === word).length,
      ),
    );
    const { items } = await get<RouteZoneStats>('/dashboards/route-zones');
    const own = trips.filter(({ type }) => who === 'root' || type === 'own');
    expect(items.reduce((all, { waiting, running, done, ended }) => all + waiting + running + done + ended, 0)).toBe(
      own.length,
    );
    expect(items.filter(({ zone }) => zone).reduce((all, { done, running }) => all + done + running, 0)).toBe(
      own.filter(({ routeZone, stage }) => routeZone && stage !== 'cancelled').length,
    );
  });
});

test('filters are those of the lists; the days are those of the caller; a stranger sees nothing', async () => {
  const get = reading(people.shipper);
  const sum = ({ points }: OrderQuantity) => points.reduce((all, { own }) => all + own, 0);
  const both = await Promise.all(
    [false, true].map((isArchived) =>
      totalOf(get, isArchived ? '/v2/orders/archive' : '/orders/v2', {
        ...pickup,
        orderTypeId: types[0] ?? '',
        pickLocationId: port,
      }),
    ),
  );
  expect(sum(await get('/dashboards/order-quantity', { orderTypeId: types[0] ?? '', pickLocationId: port }))).toBe(
    (both[0] ?? 0) + (both[1] ?? 0),
  );
  expect(await get<OrderQuantity>('/dashboards/order-quantity', { dropLocationId: port })).toMatchObject({
    points: Array.from({ length: 30 }, () => ({ own: 0, partner: 0 })),
  });
  const today = await get<OrderQuantity>('/dashboards/order-quantity', { period: 'today' });
  expect([today.unit, today.from, today.points.length]).toEqual(['hour', Date.UTC(2026, 10, 19, 18, 30) / 1_000, 24]);
  const two = await get<OrderQuantity>('/dashboards/order-quantity', { from: TEST_NOW - 5 * DAY, to: TEST_NOW });
  expect([two.unit, two.from, two.to]).toEqual(['day', TEST_NOW - 5 * DAY, TEST_NOW]);
  const given = builders(portal.db, TEST_NOW, 'stranger');
  const stranger = await given.user({ organizationId: (await given.organization({ type: '4pl' })).id, rules: 'all' });
  expect(await reading(stranger)('/dashboards/partners', { period: 'year' })).toMatchObject({ items: [] });
  const wrong = await portal.as(people.shipper).get(`/dashboards/counters?from=${TEST_NOW}&to=${TEST_NOW - 1}`);
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    422,
    { to: { code: 'invalidDate', message: 'Invalid date' } },
  ]);
  const clerk = await given.user({
    organizationId: people.shipper.organizationId,
    rules: [{ model: 'order', rule: 'read' }],
  });
  expect((await portal.as(clerk).get('/dashboards/counters')).statusCode).toBe(403);
  expect((await portal.as(people.shipper).get('/dashboards/nothing')).statusCode).toBe(404);
});

test('a vehicle in transit that leaves its way or halts elsewhere is kept with its trip, once', async () => {
  const trips = await portal.db
    .selectFrom('trips')
    .select(['id', 'vehicleId'])
    .where('stage', '=', 'transit')
    .where('vehicleId', 'is not', null)
    .orderBy('id')
    .execute();
  const [away, still] = trips;
  const put = async (vehicleId: string, latitude: number, longitude: number) => {
    const columns = { latitude, longitude, speed: 0, heading: null };
    await portal.db
      .insertInto('positions')
      .values([0, 600, 1_200].map((ago) => ({ ...columns, vehicleId, at: TEST_NOW - 1_200 + ago })))
      .execute();
    await portal.db
      .insertInto('lastPositions')
      .values({ ...columns, vehicleId, at: TEST_NOW, heardAt: TEST_NOW, doubted: null })
      .execute();
  };
  await makeMonths(portal.db, monthsAhead(TEST_NOW));
  await portal.db
    .updateTable('trips')
    .set({ startedAt: TEST_NOW - 7_200 })
    .where('stage', '=', 'transit')
    .execute();
  const stop = await portal.db
    .selectFrom('tripStops')
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .select(['latitude', 'longitude'])
    .where('tripId', '=', still?.id ?? '')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await put(away?.vehicleId ?? '', 48.85, 2.35);
  await put(still?.vehicleId ?? '', stop.latitude, stop.longitude);
  for (let times = 0; times < 2; times++) {
    await portal.app.jobs.enqueue(portal.db, 'dashboards.incidents', {});
    await portal.app.jobs.runDue();
  }
  const kept = await portal.db
    .selectFrom('tripIncidents')
    .select(['tripId', 'kind', 'at'])
    .where(
      'tripId',
      'in',
      trips.map(({ id }) => id),
    )
    .orderBy('kind')
    .execute();
  expect(kept).toEqual([
    { tripId: away?.id, kind: 'routeDeviated', at: TEST_NOW },
    { tripId: away?.id, kind: 'unplannedStop', at: TEST_NOW - 1_200 },
  ]);
});

test('the begin that a bill knows is that of its order or trip, whatever is moved; of those of before, it is read there until a job has told it', async () => {
  const { db } = portal;
  const bills = await db.selectFrom('bills').select(['id', 'orderId', 'tripId']).orderBy('id').execute();
  const moves = fc.record({
    bill: fc.constantFrom(...bills),
    days: fc.option(fc.integer({ min: -40, max: 30 })),
    isApproved: fc.boolean(),
  });
  for (const {
    bill: { id, orderId, tripId },
    days,
    isApproved,
  } of fc.sample(moves, { numRuns: 40, seed: 5 })) {
    const at = days === null ? null : TEST_NOW + days * DAY;
    if (orderId) await db.updateTable('orders').set({ pickupFrom: at }).where('id', '=', orderId).execute();
    if (tripId) await db.updateTable('trips').set({ pickAt: at }).where('id', '=', tripId).execute();
    await db
      .updateTable('bills')
      .set(
        isApproved
          ? { state: 'approved', figures: '{}', approvedAt: TEST_NOW }
          : { state: 'draft', figures: null, approvedAt: null },
      )
      .where('id', '=', id)
      .execute();
  }
  const wrong = async () =>
    (
      await sql`
    select bills.id from bills left join orders on orders.id = order_id left join trips on trips.id = trip_id
    where begins_at is distinct from coalesce(pickup_from, pick_at) and state = 'approved'`.execute(db)
    ).rows.length;
  const looks = [people.root, people.carrier].map((who) => () => reading(who)<CostRevenue>('/dashboards/cost-revenue'));
  const told = await Promise.all(looks.map((look) => look()));
  expect([await wrong(), told[0]?.currencies.length]).toEqual([0, 2]);
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`update bills set begins_at = null`.execute(connection);
    await sql`set session_replication_role = default`.execute(connection);
  });
  expect([(await wrong()) > 10, await Promise.all(looks.map((look) => look()))]).toEqual([true, told]);
  await portal.app.jobs.enqueue(db, 'bills.begins', {});
  await portal.app.jobs.runDue();
  expect([await wrong(), await Promise.all(looks.map((look) => look()))]).toEqual([0, told]);
  const of = await reading(people.shipper)<CostRevenue>('/dashboards/cost-revenue', { orderTypeId: types[0] ?? '' });
  const sums = await db
    .selectFrom('bills')
    .innerJoin('orders', 'orders.id', 'bills.orderId')
    .select(({ fn }) => fn.sum<string>('taxBase').as('sum'))
    .where('state', '=', 'approved')
    .where('orders.orderTypeId', '=', types[0] ?? '')
    .where('pickupFrom', '>=', MONTH.from)
    .where('pickupFrom', '<=', MONTH.to)
    .executeTakeFirstOrThrow();
  expect(of.currencies.reduce((sum, { revenue }) => sum + Number(revenue), 0)).toBeCloseTo(Number(sums.sum), 2);
});
