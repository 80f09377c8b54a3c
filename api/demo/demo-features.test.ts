import { fileTypeFromBuffer } from 'file-type';
import { sql } from 'kysely';
import type { BillRow } from 'shared-contracts/finance/bill-list';
import type { CreditUse } from 'shared-contracts/finance/credit-limits';
import type { CostRevenue } from 'shared-contracts/finance/dashboards';
import type { EInvoiceChecks } from 'shared-contracts/finance/e-invoices';
import type { ScorecardFigures } from 'shared-contracts/finance/scorecards';
import type { TripRow } from 'shared-contracts/trips/trips';
import { REPORT_NAMES } from 'shared-contracts/values/finance/reports';
import { TEST_NOW, testApp } from '../src/platform/testing/test-app.ts';

const portal = testApp({ isDemo: true });

const readMime = async ({ content }: { content: Buffer | null }) =>
  (await fileTypeFromBuffer(content ?? Buffer.alloc(0)))?.mime;

test('two portals have their own branding with generated pictures, and one change waits for root', async () => {
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
  expect([change.user, change.changes.length]).toEqual(['Anusha Dissanayake', 4]);
  const orders = portal.as(
    await portal.db.selectFrom('users').select('id').where('login', '=', 'dispatcher').executeTakeFirstOrThrow(),
  );
  expect((await orders.get('/organizations/my')).json().home).toMatchObject({
    links: [{}, {}],
    video: expect.stringContaining('youtube-nocookie.com/embed/') as unknown,
  });
});

test('every vehicle has the capacity for the load of its trips', async () => {
  for (const login of ['dispatcher', 'carrier']) {
    const user = await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    const { items, total } = (await portal.as(user).get('/v1/trips?limit=9999')).json<{
      items: TripRow[];
      total: number;
    }>();
    expect(items).toHaveLength(total);
    const overloads = items.flatMap(({ number, utilization }) =>
      Object.entries(utilization ?? {})
        .filter(([, percent]) => Number(percent) > 100)
        .map(([measure, percent]) => `${number} ${measure} ${percent}`),
    );
    expect(overloads).toEqual([]);
  }
});

test('notifications cover waiting tasks and news', async () => {
  const notificationsOf = async (login: string) => {
    const user = await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    const { items, unread } = (await portal.as(user).get('/notifications?limit=100')).json();
    const rows = items as { kind: string; createdAt: number }[];
    expect(rows).toEqual(rows.toSorted((one, other) => other.createdAt - one.createdAt));
    return { kinds: new Set(rows.map(({ kind }) => kind)), unread, total: rows.length };
  };
  expect((await notificationsOf('approver1')).kinds).toEqual(new Set(['approvalWaiting']));
  const platform = ['organizationRegistered', 'organizationChange', 'billWaiting'];
  expect((await notificationsOf('root')).kinds).toEqual(new Set(platform));
  const { kinds, unread, total } = await notificationsOf('planner');
  expect([kinds, unread > 0, unread < total]).toEqual([new Set(['orderStage']), true, true]);
  const offers = ['tenderOffer', 'partnerOrder'];
  expect([...(await notificationsOf('dispatcher')).kinds]).toEqual(expect.arrayContaining(offers));
});

test('templates, recurring orders, tenders and scorecards have something to show', async () => {
  const userOf = async (login: string) =>
    portal.as(await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow());
  const [planner, dispatcher] = [await userOf('planner'), await userOf('dispatcher')];
  expect((await planner.get('/order-templates')).json().total).toBe(4);
  const { items: recurring } = (await planner.get('/recurring-orders')).json();
  expect(recurring.map(({ state, failures }: { state: string; failures: number }) => `${state} ${failures}`)).toEqual(
    expect.arrayContaining(['active 0', 'active 1', 'paused 0']),
  );
  const orders = (await planner.get('/orders/v2?limit=9999')).json().items;
  const tenderOf = async (state: string) => {
    const order = orders.find(({ handshake }: { handshake: { state: string } | null }) => handshake?.state === state);
    return (await planner.get(`/orders/${order.id}/tender`)).json().tender;
  };
  expect((await tenderOf('tendered')).state).toBe('open');
  expect((await tenderOf('accepted')).state).toBe('awarded');
  const offers = (await dispatcher.get('/tender-offers')).json();
  expect(offers.items).toMatchObject([{ state: 'offered', actions: ['quote', 'decline'] }]);
  expect((await dispatcher.get('/tender-offers?state=closed')).json().total).toBe(2);
  expect((await dispatcher.get('/v2/orders?fromPartner=true&toDo=accept')).json().total).toBe(2);
  const { items: scorecards } = (await planner.get('/partners/scorecards')).json();
  expect(
    scorecards.filter(
      ({ total }: { total: ScorecardFigures }) => total.offers.accepted > 3 && total.offers.declined > 0,
    ).length,
  ).toBeGreaterThan(1);
});

test('carrier invoices match with a credit note, are disputed by both sides, and wait for a credit note', async () => {
  for (const login of ['owner', 'dispatcher']) {
    const user = await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    const matched = login === 'owner' ? 'matched' : 'received';
    const { items } = (await portal.as(user).get('/carrier-invoices')).json();
    expect(items).toMatchObject([
      { kind: 'creditNote', status: matched, credited: { number: 'SFL/26/0418' } },
      { kind: 'invoice', status: 'disputed' },
      { kind: 'invoice', status: matched, number: 'SFL/26/0418' },
      { kind: 'invoice', status: 'agreed', number: 'SFL/26/0388', awaitedCredit: '1850.00' },
    ]);
    const detail = (await portal.as(user).get(`/carrier-invoices/${items[1].id}`)).json();
    expect(detail).toMatchObject({ messages: [{ side: 'payer' }, { side: 'payee' }], difference: '1850.00' });
    expect(detail.actions.includes('accept')).toBe(login === 'owner');
  }
});

test('finance shows a waiting period, a booked bill in euro, an incomplete e-invoice, a schedule and a used credit limit', async () => {
  const get = async <Answer>(login: string, path: string) => {
    const user = await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow();
    return (await portal.as(user).get(path)).json<Answer>();
  };
  const { items: periods } = await get<{ items: { bills: number }[] }>('carrier', '/billing-periods');
  expect(periods).toMatchObject([{ bills: 1, actions: ['createInvoice'] }]);
  const { items: rows } = await get<{ items: BillRow[] }>('owner', '/bills?limit=100');
  expect(rows.filter(({ currency }) => currency === 'EUR')).toMatchObject([
    { total: '218.30', own: { currency: 'LKR', isBooked: true } },
  ]);
  const { own } = await get<CostRevenue>('carrier', '/dashboards/cost-revenue?period=year');
  expect(own?.unconverted).toMatchObject([{ currency: 'EUR', revenue: '185.00' }]);
  const { items: invoices } = await get<{ items: { id: string }[] }>('carrier', '/invoices?limit=100');
  const query = invoices.map(({ id }) => `invoiceId=${id}`).join('&');
  const { items: checks } = await get<EInvoiceChecks>('carrier', `/invoices/e-invoices/check?${query}`);
  expect(checks.flatMap(({ violations }) => violations.map(({ rule }) => rule))).toEqual(['BR-S-02']);
  const references = await sql`select payment_reference from invoices where currency = 'EUR'`.execute(portal.db);
  expect(references.rows).toEqual([{ paymentReference: expect.stringMatching(/^RF/) }]);
  const { items: schedules } = await get<{ items: { id: string }[] }>('owner', '/reports/schedules');
  expect(schedules).toMatchObject([{ isActive: true }]);
  const { items: runs } = await get<{ items: object[] }>('owner', `/reports/schedules/${schedules[0]?.id}/runs`);
  expect(runs).toMatchObject([{ state: 'sent' }]);
  const { items: aging } = await get<{ items: { creditUse: CreditUse | null }[] }>('dispatcher', '/aging');
  const percents = aging.flatMap(({ creditUse }) => creditUse?.percent ?? []).toSorted((one, other) => one - other);
  expect(percents).toEqual([expect.any(Number), expect.any(Number)]);
  expect([(percents[0] ?? 100) < 50, (percents[1] ?? 0) >= 90, (percents[1] ?? 100) <= 100]).toEqual([
    true,
    true,
    true,
  ]);
});

test('drivers of the fleet owner have scorecards from trips with its shared vehicles', async () => {
  await portal.app.jobs.enqueue(portal.db, 'trips.driverDays', {});
  await portal.app.jobs.runDue();
  const fleet = await portal.db.selectFrom('users').select('id').where('login', '=', 'fleet').executeTakeFirstOrThrow();
  const scores = await Promise.all(
    ['2026-10', '2026-11'].map(async (month) => {
      const { items } = (await portal.as(fleet).get(`/v2/trips/driver-scorecards?month=${month}`)).json<{
        items: { score: number | null }[];
      }>();
      return items.filter(({ score }) => score !== null).length;
    }),
  );
  expect(scores.some((count) => count > 0)).toBe(true);
});

test('the planning desk has a plan with late, waiting and locked trips, and the planner has tenders that press', async () => {
  const userOf = async (login: string) =>
    portal.as(await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow());
  const [planner, dispatcher] = [await userOf('planner'), await userOf('dispatcher')];
  const [{ id }] = (await dispatcher.get('/v2/trips/plans')).json().items;
  const { planTrips, totals } = (await dispatcher.get(`/v2/trips/plans/${id}`)).json();
  const trips = planTrips as {
    lateMinutes: number;
    waitMinutes: number;
    isLocked: boolean;
    vehicleId: string | null;
  }[];
  expect(totals).toMatchObject({ trips: trips.length, blockedTrips: 0 });
  expect(totals.lateMinutes).toBeLessThan(180);
  for (const isSo of [
    (trip: (typeof trips)[number]) => trip.lateMinutes > 0,
    (trip: (typeof trips)[number]) => trip.waitMinutes > 60,
    (trip: (typeof trips)[number]) => trip.isLocked,
    (trip: (typeof trips)[number]) => trip.vehicleId === null,
  ])
    expect(trips.some(isSo)).toBe(true);
  const { items } = (await planner.get('/control-tower/exceptions')).json();
  expect(items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['tenderOpen', 'tenderOverdue']);
});

test('vehicles have details, photos and services, some expired and some expiring soon', async () => {
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
  const mimes = await Promise.all(files.map(readMime));
  expect(mimes).toEqual(files.map(({ mime }) => mime));
  expect(files.filter(({ kind, thumbnailId }) => kind.startsWith('photo') !== (thumbnailId !== null))).toEqual([]);
  const owner = await portal.db.selectFrom('users').select('id').where('login', '=', 'fleet').executeTakeFirstOrThrow();
  const { items } = (await portal.as(owner).get('/vehicles/expiring?limit=100')).json();
  expect(
    new Set(items.map(({ what, isExpired }: { what: string; isExpired: boolean }) => `${what} ${isExpired}`)),
  ).toEqual(new Set(['document true', 'document false', 'service true', 'service false']));
  expect((await portal.as(owner).get('/vehicles/draft')).json().total).toBe(2);
});

test('drivers have profiles and documents, some expiring soon, and one expired licence', async () => {
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
  expect(await Promise.all(files.map(readMime))).toEqual(files.map(({ mime }) => mime));
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

test('an order changes vehicle at a hub, where a second trip without a vehicle takes over', async () => {
  const dispatcher = portal.as(
    await portal.db.selectFrom('users').select('id').where('login', '=', 'dispatcher').executeTakeFirstOrThrow(),
  );
  const { toTripId } = await portal.db.selectFrom('orderTransfers').select('toTripId').executeTakeFirstOrThrow();
  expect((await dispatcher.get(`/trips/${toTripId}`)).json()).toMatchObject({
    stage: 'saved',
    vehicle: null,
    stops: [{ location: { name: 'Serendib Dambulla cross-dock' } }, {}],
    transfers: [{ direction: 'joins', missesBy: 0 }],
  });
});

test('the carriers have reminded of an invoice twice, the second time with a fee that is posted', async () => {
  const { rows: carriers } = await sql<{ id: string }>`select id from users where login = 'carrier'`.execute(portal.db);
  const { items } = (await portal.as(carriers[0] ?? null).get('/reminders?state=sent&sort=sentAt')).json();
  expect(items).toMatchObject([
    { step: 1, fee: null, sentTo: 'office@serendib.example' },
    { step: 2, fee: '500.00', feeWaivedAt: null, sentTo: 'office@serendib.example' },
  ]);
  expect(items[0].invoice).toEqual(items[1].invoice);
});

test('services that orders request are on their bills, and a bill in euro lacks a rate for its payee', async () => {
  const as = async (login: string) =>
    portal.as(await portal.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow());
  const requesting = await portal.db
    .selectFrom('orders')
    .select(['id', 'stage'])
    .where(sql<boolean>`services <> '[]'`)
    .execute();
  expect(requesting.map(({ stage }) => stage).toSorted()).toEqual(['billed', 'delivered', 'transit', 'validated']);
  const billed = requesting.find(({ stage }) => stage === 'billed');
  const bill = (await (await as('planner')).get(`/orders/${billed?.id}/bill`)).json();
  expect(JSON.stringify(bill)).toContain('Customs clearance');
  const { own } = (await (await as('carrier')).get('/dashboards/cost-revenue?period=year')).json<CostRevenue>();
  expect(own?.unconverted).toMatchObject([{ currency: 'EUR' }]);
});
