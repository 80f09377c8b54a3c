import { sql } from 'kysely';
import type { OrganizationType } from 'shared-contracts/values/identity/access';
import type { EpcKind } from 'shared-contracts/values/finance/epc';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const someone = async (type: OrganizationType, more = {}) =>
  build().user({ organizationId: (await build().organization({ type })).id, rules: 'all', ...more });
const FIGURES = '/v1/organizations/epc';
const ACTIVE = '/v1/organizations/epc/active-count';
const PURCHASE = '/v1/organizations/epc/purchase';
const LEDGER = '/v1/organizations/epc/ledger';
const USAGE = '/v1/organizations/epc/usage';
const DAY = 86_400;

const enter = async (organizationId: string, kinds: EpcKind[]) => {
  const trip = await build().trip({ organizationId });
  for (const kind of kinds) await build().epcEntry({ organizationId, kind, tripId: trip.id });
};

test('the figures are the sums of the ledger, at the platform’s price', async () => {
  const user = await someone('3pl');
  const { organizationId } = user;
  expect((await portal.as(user).get(FIGURES)).json()).toEqual({
    purchased: 0,
    reserved: 0,
    active: 0,
    used: 0,
    remaining: 0,
    total: 0,
    balance: '0.00',
    currency: 'LKR',
    unitPrice: '250.00',
    alertLevel: 10,
    expired: 0,
    unpaid: 0,
    expiring: null,
  });
  await build().epcEntry({ organizationId, quantity: 100 });
  await build().epcEntry({ organizationId, quantity: 20, unitPrice: '240.00' });
  await enter(organizationId, ['reserved']);
  await enter(organizationId, ['reserved', 'activated']);
  await enter(organizationId, ['reserved', 'activated', 'used']);
  await enter(organizationId, ['reserved', 'returned']);
  expect((await portal.as(user).get(FIGURES)).json()).toEqual({
    purchased: 120,
    reserved: 1,
    active: 1,
    used: 1,
    remaining: 117,
    total: 120,
    balance: '29250.00',
    currency: 'LKR',
    unitPrice: '250.00',
    alertLevel: 10,
    expired: 0,
    unpaid: 0,
    expiring: null,
  });
  expect((await portal.as(user).get(ACTIVE)).json()).toEqual({ activeCount: 1 });
});

test('another price counts from its day on', async () => {
  const user = await someone('4pl');
  await build().epcEntry({ organizationId: user.organizationId, quantity: 3 });
  await portal.db
    .insertInto('epcPrices')
    .values({ validFrom: TEST_NOW + 60, unitPrice: '275.5', currency: 'USD' })
    .execute();
  const priced = async () => (await portal.as(user).get(FIGURES)).json();
  expect(await priced()).toMatchObject({ balance: '750.00', unitPrice: '250.00' });
  portal.clock.now = TEST_NOW + 60;
  expect(await priced()).toMatchObject({ balance: '826.50', unitPrice: '275.50', currency: 'USD' });
  portal.clock.now = TEST_NOW;
});

test.each<[OrganizationType, object, number]>([
  ['3pl', { rules: 'none' }, 200],
  ['4pl', { rules: 'none' }, 200],
  ['5pl', { role: 'root' }, 200],
  ['5pl', { rules: 'all' }, 403],
  ['2pl', { rules: 'all' }, 403],
  ['1pl', { rules: 'all', role: 'admin' }, 403],
  ['fleetOwner', { rules: 'all' }, 403],
])('a person of a %s %j gets %i', async (type, more, status) => {
  const as = portal.as(await someone(type, more));
  expect(
    (await Promise.all([FIGURES, ACTIVE, LEDGER, USAGE].map((path) => as.get(path)))).map(
      ({ statusCode }) => statusCode,
    ),
  ).toEqual([status, status, status, status]);
});

test('each organization has its own ledger', async () => {
  const [one, other] = [await someone('3pl'), await someone('3pl')];
  await build().epcEntry({ organizationId: one.organizationId, quantity: 7 });
  expect((await portal.as(one).get(FIGURES)).json()).toMatchObject({ purchased: 7 });
  expect((await portal.as(other).get(FIGURES)).json()).toMatchObject({ purchased: 0 });
});

describe('a purchase', () => {
  test('adds credits at the price shown to the user, and records it in the timeline', async () => {
    const user = await someone('3pl');
    const reply = await portal.as(user).post(PURCHASE, { quantity: 40, unitPrice: '250.0' });
    expect([reply.statusCode, reply.json()]).toEqual([
      201,
      expect.objectContaining({ purchased: 40, remaining: 40, balance: '10000.00' }),
    ]);
    const line = await portal.db
      .selectFrom('timelineEntries')
      .select(['event', 'changes', 'userId'])
      .where('subjectId', '=', user.organizationId)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({
      event: 'epcPurchased',
      changes: { quantity: 40, unitPrice: '250.00 LKR' },
      userId: user.id,
    });
  });

  test.each<[OrganizationType, object, object, number, object]>([
    [
      '3pl',
      {},
      { quantity: 1, unitPrice: '240.00' },
      409,
      { code: 'priceChanged', params: { from: '240.00', to: '250.00', currency: 'LKR' } },
    ],
    [
      '5pl',
      { role: 'root' },
      { quantity: 1 },
      409,
      { code: 'noPrepaidTrips', params: { organization: expect.any(String), left: 0 } },
    ],
    ['4pl', {}, { quantity: 0 }, 422, { fields: { quantity: expect.anything() } }],
    ['4pl', {}, { quantity: 1.5 }, 422, { fields: { quantity: expect.anything() } }],
    ['4pl', {}, { quantity: 100_001 }, 422, { fields: { quantity: expect.anything() } }],
    ['2pl', { rules: 'all' }, { quantity: 1 }, 403, {}],
    ['3pl', { rules: 'none' }, { quantity: 1 }, 403, { code: 'forbidden' }],
  ])('for a %s %j: %j is rejected with %i', async (type, more, input, status, answer) => {
    const user = await someone(type, more);
    const reply = await portal.as(user).post(PURCHASE, input);
    expect([reply.statusCode, reply.json()]).toEqual([status, expect.objectContaining(answer)]);
    expect(
      await portal.db.selectFrom('epcEntries').select('id').where('organizationId', '=', user.organizationId).execute(),
    ).toEqual([]);
  });
});

describe('what happened', () => {
  /** Credits bought two years ago and this year; a trip reserved and used one this morning. */
  let as: ReturnType<typeof portal.as>;
  let trip: { id: string };
  beforeAll(async () => {
    const user = await someone('3pl', { login: 'buyer' });
    const { organizationId } = user;
    trip = await build().trip({ organizationId, number: 'T-000777' });
    await build().epcEntry({ organizationId, quantity: 30, unitPrice: '240.00', at: TEST_NOW - 800 * DAY });
    await build().epcEntry({ organizationId, quantity: 20, userId: user.id, at: TEST_NOW - 40 * DAY });
    for (const [i, kind] of (['reserved', 'activated', 'used'] as const).entries())
      await build().epcEntry({ organizationId, kind, tripId: trip.id, at: TEST_NOW - 1_800 + i });
    as = portal.as(user);
  });
  type Line = { kind: EpcKind; change: number; remaining: number };
  type Part = { used: number; purchased: number };

  test('is listed newest first, for a period or in full, by kind, page by page', async () => {
    const list = async (query: string) => {
      const { items, ...range } = (await as.get(`${LEDGER}?${query}`)).json();
      return { lines: items.map(({ kind, change, remaining }: Line) => `${kind} ${change} → ${remaining}`), ...range };
    };
    expect(await list('')).toEqual({
      lines: ['used 0 → 49', 'activated 0 → 49', 'reserved -1 → 49', 'purchased 20 → 50', 'purchased 30 → 30'],
      total: 5,
      page: 1,
      limit: 20,
    });
    expect(await list('page=2&limit=2')).toEqual({
      lines: ['reserved -1 → 49', 'purchased 20 → 50'],
      total: 5,
      page: 2,
      limit: 2,
    });
    expect(
      (await Promise.all(['today', 'week', 'month', 'year'].map((period) => list(`period=${period}`)))).map(
        ({ total }) => total,
      ),
    ).toEqual([3, 3, 3, 4]);
    expect((await list('kind=purchased&period=year')).lines).toEqual(['purchased 20 → 50']);
    const [bought] = (await as.get(`${LEDGER}?kind=purchased`)).json().items;
    expect(bought).toMatchObject({
      quantity: 20,
      unitPrice: '250.00',
      amount: '5000.00',
      currency: 'LKR',
      trip: null,
      user: 'buyer',
      actor: null,
      at: TEST_NOW - 40 * DAY,
    });
    expect((await as.get(`${LEDGER}?kind=used`)).json().items).toEqual([
      expect.objectContaining({ trip: { id: trip.id, number: 'T-000777' }, amount: null, user: null }),
    ]);
    expect((await as.get(`${LEDGER}?period=decade`)).statusCode).toBe(422);
  });

  test('is summed part by part, on the clock of the reader', async () => {
    const usage = async (query: string) => {
      const { unit, items } = (await as.get(`${USAGE}?${query}`)).json();
      const sum = (name: keyof Part) =>
        items.map((item: Part) => item[name]).reduce((all: number, one: number) => all + one, 0);
      return [`${items.length} ${unit}`, sum('purchased'), sum('used'), items.findIndex(({ used }: Part) => used > 0)];
    };
    expect(await usage('period=today')).toEqual(['14 hour', 0, 1, 13]);
    expect(await usage('period=week')).toEqual(['5 day', 0, 1, 4]);
    expect(await usage('period=month')).toEqual(['20 day', 0, 1, 19]);
    expect(await usage('period=year')).toEqual(['11 month', 20, 1, 10]);
    expect(await usage('')).toEqual(['27 month', 50, 1, 26]);
  });

  test('is private to the organization, and empty without entries', async () => {
    const another = portal.as(await someone('4pl'));
    expect((await another.get(LEDGER)).json()).toMatchObject({ items: [], total: 0 });
    expect((await another.get(USAGE)).json()).toEqual({
      unit: 'month',
      items: [expect.objectContaining({ purchased: 0, used: 0 })],
    });
  });
});

describe('the ledger', () => {
  test('is append-only: entries can’t be changed or deleted', async () => {
    const { id } = await build().epcEntry({ organizationId: (await build().organization({ type: '3pl' })).id });
    await expect(
      portal.db.updateTable('epcEntries').set({ quantity: 9 }).where('id', '=', id).execute(),
    ).rejects.toThrow('append-only');
    await expect(portal.db.deleteFrom('epcEntries').where('id', '=', id).execute()).rejects.toThrow('append-only');
  });

  test('has one credit per trip, and a purchase belongs to no trip', async () => {
    const { id: organizationId } = await build().organization({ type: '3pl' });
    const trip = await build().trip({ organizationId });
    await build().epcEntry({ organizationId, kind: 'reserved', tripId: trip.id });
    await expect(build().epcEntry({ organizationId, kind: 'reserved', tripId: trip.id })).rejects.toThrow(
      'epc_entries_once',
    );
    await expect(build().epcEntry({ organizationId, kind: 'purchased', tripId: trip.id })).rejects.toThrow(
      'epc_entries_check',
    );
    await expect(build().epcEntry({ organizationId, kind: 'used' })).rejects.toThrow('epc_entries_check');
  });

  test('is summed over its index alone, however many trips others run', async () => {
    const [own, others] = [await build().organization({ type: '3pl' }), await build().organization({ type: '3pl' })];
    await build().epcEntry({ organizationId: own.id });
    await sql`
      insert into epc_entries (organization_id, kind, quantity, unit_price, currency, at)
      select ${others.id}, 'purchased', 1, 250, 'LKR', n from generate_series(1, 20000) as n`.execute(portal.db);
    await sql`vacuum analyze epc_entries`.execute(portal.db);
    const { rows } =
      await sql`explain select kind, sum(quantity) from epc_entries where organization_id = ${own.id} group by kind`.execute(
        portal.db,
      );
    expect(JSON.stringify(rows)).toContain('Index Only Scan using epc_entries_figures');
  });
});
