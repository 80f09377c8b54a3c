import { fileTypeFromBuffer } from 'file-type';
import { ORDER_STAGES } from 'shared-contracts/values/order-stages';
import { TRIP_STAGES } from 'shared-contracts/values/trip-stages';
import { ORGANIZATION_TYPES } from 'shared-contracts/values/access';
import { approversInTurn } from '../src/orders/actor.rules.ts';
import { type EpcSums, figuresOf } from '../src/finance/epc/epc.rules.ts';
import { TRANSITIONS } from '../src/orders/stage-table.rules.ts';
import { testApp, TEST_NOW } from '../src/platform/testing/test-app.ts';
import { REPORT_NAMES } from 'shared-contracts/values/reports';
import { loadDemo } from './demo.ts';
import { SIGN_INS } from './sign-ins.ts';

const portal = testApp({ isDemo: true });
const HOUR = 3_600;
const DAY = 24 * HOUR;

const COUNTED = [
  'organizations',
  'partnerships',
  'users',
  'contacts',
  'locations',
  'operations',
  'contracts',
  'cargos',
  'vehicles',
  'drivers',
  'orders',
  'trips',
  'tripOrders',
  'timelineEntries',
  'notifications',
] as const;
const countAll = async () => {
  const counts = COUNTED.map(async (table) => [
    table,
    await portal.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(counts));
};
const timelineOf = (subject: string) =>
  portal.db.selectFrom('timelineEntries').selectAll().where('subject', '=', subject).orderBy('position').execute();

test('it is whole: every type of organization, every stage, a couple of hundred orders', async () => {
  const organizations = await portal.db.selectFrom('organizations').selectAll().execute();
  expect(new Set(organizations.map(({ type }) => type))).toEqual(new Set(ORGANIZATION_TYPES));
  expect(new Set(organizations.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
  const orders = await portal.db.selectFrom('orders').select(['stage', 'organizationId']).execute();
  expect(orders.length).toBeGreaterThanOrEqual(200);
  expect(new Set(orders.map(({ stage }) => stage))).toEqual(new Set(ORDER_STAGES));
  const trips = await portal.db.selectFrom('trips').select('stage').execute();
  expect(new Set(trips.map(({ stage }) => stage))).toEqual(new Set(TRIP_STAGES));
  const logins = await portal.db.selectFrom('users').select('login').execute();
  expect(logins.map(({ login }) => login)).toEqual(expect.arrayContaining(SIGN_INS.map(({ login }) => login)));
});

test('loading it again, also at once from two processes, changes nothing', async () => {
  const before = await countAll();
  await Promise.all([loadDemo(portal.db, TEST_NOW + DAY), loadDemo(portal.db, TEST_NOW + 2 * DAY)]);
  expect(await countAll()).toEqual(before);
});

test('the timeline of every order walks the stage table to where the order stands, never ahead of the clock', async () => {
  const entries = Map.groupBy(await timelineOf('order'), ({ subjectId }) => subjectId);
  const orders = await portal.db
    .selectFrom('orders')
    .innerJoin('operations', 'operations.id', 'orders.operationId')
    .select(['orders.id', 'orders.stage', 'stageChangedAt', 'operationId', 'approver1Id', 'approver2Id'])
    .execute();
  for (const { id, stage, stageChangedAt, approver1Id, approver2Id } of orders) {
    const [first, ...rest] = entries.get(id) ?? [];
    expect(first).toMatchObject({ event: 'save', fromStage: null, toStage: 'saved' });
    let [at, time] = ['saved', first?.occurredAt ?? 0];
    for (const { event, fromStage, toStage, occurredAt } of rest) {
      expect(fromStage).toBe(at);
      expect(
        TRANSITIONS.filter((row) => row.event === event && row.to === toStage && row.from.some((from) => from === at)),
      ).not.toEqual([]);
      expect(occurredAt).toBeGreaterThanOrEqual(time);
      [at, time] = [toStage ?? '', occurredAt];
    }
    expect([at, time]).toEqual([stage, stageChangedAt]);
    expect(time).toBeLessThanOrEqual(TEST_NOW);
    const approvals = rest.filter(({ event }) => event === 'approve').map(({ userId }) => userId);
    expect(approvals.length).toBeLessThanOrEqual(approversInTurn(approver1Id, approver2Id).length);
    expect(new Set(approvals).size).toBe(approvals.length);
  }
});

test('the timeline of every contract leads from its writing to where it stands, each side under its own name', async () => {
  const entries = Map.groupBy(await timelineOf('contract'), ({ subjectId }) => subjectId);
  const organizationOf = new Map(
    (await portal.db.selectFrom('users').select(['id', 'organizationId']).execute()).map(({ id, organizationId }) => [
      id,
      organizationId,
    ]),
  );
  const contracts = await portal.db.selectFrom('contracts').selectAll().execute();
  const versions = Map.groupBy(
    await portal.db.selectFrom('contractVersions').selectAll().orderBy('number').execute(),
    ({ contractId }) => contractId,
  );
  for (const { id, organizationId, partnerId, isDisabled } of contracts) {
    const lines = entries.get(id) ?? [];
    const verdicts = (versions.get(id) ?? []).flatMap(({ state }) => (state === 'unconfirmed' ? [] : [state]));
    expect(lines.map(({ event }) => event).filter((event) => ['confirmed', 'rejected'].includes(event))).toEqual(
      verdicts,
    );
    expect([lines[0]?.event, lines.some(({ event }) => event === 'disabled')]).toEqual(['created', isDisabled]);
    for (const { event, userId } of lines)
      expect(organizationOf.get(userId ?? '')).toBe(
        ['confirmed', 'rejected'].includes(event) ? partnerId : organizationId,
      );
    expect(lines.map(({ occurredAt }) => occurredAt)).toEqual(
      lines.map(({ occurredAt }) => occurredAt).toSorted((one, other) => one - other),
    );
  }
});

test('trips and orders fit: an order is in one live trip, and the live trip is where its orders are', async () => {
  const held = await portal.db
    .selectFrom('tripOrders')
    .innerJoin('trips', 'trips.id', 'tripOrders.tripId')
    .innerJoin('orders', 'orders.id', 'tripOrders.orderId')
    .select([
      'orders.id',
      'orders.stage',
      'orders.partnerId',
      'trips.organizationId',
      'trips.stage as tripStage',
      'isLive',
    ])
    .execute();
  expect(new Set(held.map(({ id }) => id)).size).toBe(held.length);
  const waiting = ['saved', 'waitingForTrip', 'vehicleAssigned'];
  for (const { stage, tripStage, isLive, partnerId, organizationId } of held) {
    expect(partnerId).toBe(organizationId);
    expect(stage === 'addedToTrip').toBe(waiting.includes(tripStage));
    expect(isLive).toBe([...waiting, 'started', 'transit'].includes(tripStage));
  }
  const inTrip = new Set(held.map(({ id }) => id));
  const outside = await portal.db.selectFrom('orders').select(['id', 'stage']).execute();
  const free = ['saved', 'pendingValidation', 'pending2ndValidation', 'validated', 'rejected', 'cancelled'];
  expect(outside.filter(({ id, stage }) => !inTrip.has(id) && !free.includes(stage))).toEqual([]);
});

test('nobody drives two running trips, and no running trip lacks a vehicle', async () => {
  const running = await portal.db
    .selectFrom('trips')
    .select(['driverId', 'vehicleId'])
    .where('stage', 'in', ['started', 'transit'])
    .execute();
  expect(new Set(running.map(({ driverId }) => driverId)).size).toBe(running.length);
  expect(running.filter(({ vehicleId, driverId }) => !vehicleId || !driverId)).toEqual([]);
});

test('pickups lie in the last sixty and the next fourteen days, on both sides of now', async () => {
  const orders = await portal.db
    .selectFrom('orders')
    .select(['pickupFrom', 'deliveryTo', 'stage'])
    .where('pickupFrom', 'is not', null)
    .execute();
  const days = orders.map(({ pickupFrom }) => ((pickupFrom ?? 0) - TEST_NOW) / DAY);
  expect(Math.min(...days)).toBeGreaterThan(-60);
  expect(Math.max(...days)).toBeLessThan(15);
  const executing = [
    'started',
    'arrivedToPickupLocation',
    'loading',
    'loadingCompleted',
    'transit',
    'arrivedToDropLocation',
    'unloading',
  ];
  expect(orders.filter(({ stage, deliveryTo }) => executing.includes(stage) && (deliveryTo ?? 0) < TEST_NOW)).toEqual(
    [],
  );
  expect(
    orders.filter(({ stage, deliveryTo }) => stage === 'delayed' && (deliveryTo ?? 0) + HOUR / 2 >= TEST_NOW),
  ).toEqual([]);
});

test('credits follow the trips that they pay for, and nobody ever had fewer than none', async () => {
  const entries = await portal.db
    .selectFrom('epcEntries')
    .innerJoin('organizations', 'organizations.id', 'epcEntries.organizationId')
    .leftJoin('trips', 'trips.id', 'epcEntries.tripId')
    .select(['organizations.code', 'organizations.type', 'kind', 'quantity', 'at', 'tripId', 'stage'])
    .orderBy('at')
    .orderBy('epcEntries.position')
    .execute();
  expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(['3pl', '4pl']));
  const sums = new Map<string, EpcSums>();
  for (const { code, kind, quantity } of entries) {
    const before = sums.get(code) ?? {};
    const after = { ...before, [kind]: (before[kind] ?? 0) + quantity };
    const { reserved, active, remaining } = figuresOf(after);
    expect(Math.min(reserved, active, remaining)).toBeGreaterThanOrEqual(0);
    sums.set(code, after);
  }
  const reached = Map.groupBy(
    entries.filter(({ tripId }) => tripId),
    ({ tripId }) => tripId,
  );
  const LAST = {
    waitingForTrip: 'reserved',
    vehicleAssigned: 'reserved',
    started: 'activated',
    transit: 'activated',
  } as Record<string, string>;
  for (const [last] of [...reached.values()].map((list) => list.toReversed()))
    expect(last?.kind).toBe(LAST[last?.stage ?? ''] ?? 'used');
  const submitted = await portal.db
    .selectFrom('trips')
    .innerJoin('organizations', 'organizations.id', 'trips.organizationId')
    .select('trips.id')
    .where('organizations.type', 'in', ['3pl', '4pl'])
    .where('stage', 'not in', ['saved', 'cancelled'])
    .execute();
  expect(new Set(reached.keys())).toEqual(new Set(submitted.map(({ id }) => id)));
});

test('two portals look of their own, with pictures drawn here; a change waits for root', async () => {
  for (const host of ['portal.serendib.localhost', 'freight.meridian.example']) {
    const brand = (await portal.as(null).get(`/organizations/distributor?domain=${host}`)).json();
    for (const address of [brand.pageFavicon, brand.loginImage]) {
      const picture = await portal.app.inject(address);
      expect([picture.headers['content-type'], (await fileTypeFromBuffer(picture.rawPayload))?.mime]).toEqual([
        'image/png',
        'image/png',
      ]);
    }
  }
  const root = await portal.db.selectFrom('users').select('id').where('login', '=', 'root').executeTakeFirstOrThrow();
  const harvest = await portal.db
    .selectFrom('organizations')
    .select('id')
    .where('code', '=', 'HARVEST')
    .executeTakeFirstOrThrow();
  const { change } = (await portal.as(root).get(`/organizations/${harvest.id}`)).json();
  expect([change.user, change.changes.length]).toEqual(['owner', 4]);
  const orders = portal.as(
    await portal.db.selectFrom('users').select('id').where('login', '=', 'dispatcher').executeTakeFirstOrThrow(),
  );
  expect((await orders.get('/organizations/my')).json().home).toMatchObject({
    links: [{}, {}],
    video: expect.stringContaining('youtube-nocookie.com/embed/') as unknown,
  });
});

test('the bells tell of what waits and what is new', async () => {
  const bellOf = async (login: string) => {
    const user = await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    const { items, unread } = (await portal.as(user).get('/notifications?limit=100')).json();
    return { kinds: new Set((items as { kind: string }[]).map(({ kind }) => kind)), unread, total: items.length };
  };
  expect((await bellOf('approver1')).kinds).toEqual(new Set(['approvalWaiting']));
  expect((await bellOf('root')).kinds).toEqual(
    new Set(['organizationRegistered', 'organizationChange', 'billWaiting']),
  );
  const { kinds, unread, total } = await bellOf('planner');
  expect([kinds, unread > 0, unread < total]).toEqual([new Set(['orderStage']), true, true]);
});

test('vehicles are described, photographed and serviced; some of that has expired, some soon will', async () => {
  const vehicles = await portal.db
    .selectFrom('vehicles')
    .select(['brandId', 'modelId', 'colorId', 'fuelTypeId', 'vin'])
    .execute();
  expect(vehicles.filter((vehicle) => Object.values(vehicle).includes(null))).toEqual([]);
  expect(vehicles.filter(({ vin }) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin ?? ''))).toEqual([]);
  const files = await portal.db
    .selectFrom('vehicleFiles')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['kind', 'mime', 'content', 'thumbnailId', 'expiresAt'])
    .execute();
  const found = await Promise.all(files.map(async ({ content }) => (await fileTypeFromBuffer(content))?.mime));
  expect(found).toEqual(files.map(({ mime }) => mime));
  expect(files.filter(({ kind, thumbnailId }) => kind.startsWith('photo') !== (thumbnailId !== null))).toEqual([]);
  const owner = await portal.db.selectFrom('users').select('id').where('login', '=', 'fleet').executeTakeFirstOrThrow();
  const { items } = (await portal.as(owner).get('/vehicles/expiring?limit=100')).json();
  expect(
    new Set(items.map(({ what, isExpired }: { what: string; isExpired: boolean }) => `${what} ${isExpired}`)),
  ).toEqual(new Set(['document true', 'document false', 'service true', 'service false']));
  expect((await portal.as(owner).get('/vehicles/draft')).json().total).toBe(2);
});

test('drivers have profiles; some papers are there, some soon expire, and one licence has', async () => {
  const drivers = await portal.db
    .selectFrom('drivers')
    .select(['idNumber', 'birthDate', 'standardRate', 'licenseExpiresAt'])
    .execute();
  expect(drivers.filter((driver) => Object.values(driver).includes(null))).toEqual([]);
  const files = await portal.db
    .selectFrom('driverFiles')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['mime', 'content', 'thumbnailId'])
    .execute();
  expect(await Promise.all(files.map(async ({ content }) => (await fileTypeFromBuffer(content))?.mime))).toEqual(
    files.map(({ mime }) => mime),
  );
  expect(files.filter(({ mime, thumbnailId }) => (mime === 'image/png') !== (thumbnailId !== null))).toEqual([]);
  const owner = await portal.db.selectFrom('users').select('id').where('login', '=', 'fleet').executeTakeFirstOrThrow();
  type Row = { licenseExpiresAt: number; missingDocuments: string[]; photo: string | null };
  const { items } = (await portal.as(owner).get('/drivers')).json() as { items: Row[] };
  expect(items.filter(({ licenseExpiresAt }) => licenseExpiresAt < TEST_NOW)).toHaveLength(1);
  expect([
    new Set(items.map(({ missingDocuments }) => missingDocuments.length)),
    items.some(({ photo }) => photo !== null),
  ]).toEqual([new Set([0, 4, 6]), true]);
  expect((await portal.as(owner).get('/drivers?expiring=true')).json().total).toBe(3);
});

test('every report has rows', async () => {
  const dispatcher = portal.as(
    await portal.db.selectFrom('users').select('id').where('login', '=', 'dispatcher').executeTakeFirstOrThrow(),
  );
  const [trip] = (await dispatcher.get('/reports/trips?limit=1')).json().items;
  const totals = await Promise.all(
    REPORT_NAMES.map(async (name) => {
      const { total, columns } = (await dispatcher.get(`/reports?name=${name}`)).json();
      return [
        name,
        columns ? total > 0 : (await dispatcher.get(`/reports?name=${name}&tripId=${trip.id}`)).json().total > 0,
      ];
    }),
  );
  expect(totals).toEqual(REPORT_NAMES.map((name) => [name, true]));
});
