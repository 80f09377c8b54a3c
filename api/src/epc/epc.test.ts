import { sql } from 'kysely';
import type { OrganizationType } from 'shared-contracts/values/access';
import { given as builders } from '../../demo/builders.ts';
import { TEST_NOW, testApp } from '../platform/testing/test-app.ts';
import type { EpcKind } from './epc.rules.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const someone = async (type: OrganizationType, more = {}) => given().user({ organizationId: (await given().organization({ type })).id, ...more });
const FIGURES = '/v1/organizations/epc';
const ACTIVE = '/v1/organizations/epc/active-count';

const enter = async (organizationId: string, kinds: EpcKind[]) => {
  const trip = await given().trip({ organizationId });
  for (const kind of kinds) await given().epcEntry({ organizationId, kind, tripId: trip.id });
};

test('the figures are the sums of the ledger, priced as the platform says', async () => {
  const user = await someone('3pl');
  const { organizationId } = user;
  expect((await portal.as(user).get(FIGURES)).json()).toEqual({
    purchased: 0, reserved: 0, active: 0, used: 0, remaining: 0, total: 0, balance: '0.00', currency: 'LKR', unitPrice: '250.00',
  });
  await given().epcEntry({ organizationId, quantity: 100 });
  await given().epcEntry({ organizationId, quantity: 20, unitPrice: '240.00' });
  await enter(organizationId, ['reserved']);
  await enter(organizationId, ['reserved', 'activated']);
  await enter(organizationId, ['reserved', 'activated', 'used']);
  await enter(organizationId, ['reserved', 'returned']);
  expect((await portal.as(user).get(FIGURES)).json()).toEqual({
    purchased: 120, reserved: 1, active: 1, used: 1, remaining: 117, total: 120, balance: '29250.00', currency: 'LKR', unitPrice: '250.00',
  });
  expect((await portal.as(user).get(ACTIVE)).json()).toEqual({ activeCount: 1 });
});

test('another price counts from its day on', async () => {
  const user = await someone('4pl');
  await given().epcEntry({ organizationId: user.organizationId, quantity: 3 });
  await portal.db.insertInto('epcPrices').values({ validFrom: TEST_NOW + 60, unitPrice: '275.5', currency: 'USD' }).execute();
  const priced = async () => (await portal.as(user).get(FIGURES)).json();
  expect(await priced()).toMatchObject({ balance: '750.00', unitPrice: '250.00' });
  portal.clock.now = TEST_NOW + 60;
  expect(await priced()).toMatchObject({ balance: '826.50', unitPrice: '275.50', currency: 'USD' });
  portal.clock.now = TEST_NOW;
});

test.each<[OrganizationType, object, number]>([
  ['3pl', {}, 200], ['4pl', {}, 200], ['5pl', { role: 'root' }, 200],
  ['5pl', { rules: 'all' }, 403], ['2pl', { rules: 'all' }, 403], ['1pl', { rules: 'all', role: 'admin' }, 403], ['fleetOwner', { rules: 'all' }, 403],
])('a person of a %s %j gets %i', async (type, more, status) => {
  const as = portal.as(await someone(type, more));
  expect([(await as.get(FIGURES)).statusCode, (await as.get(ACTIVE)).statusCode]).toEqual([status, status]);
});

test('each organization has a ledger of its own', async () => {
  const [one, other] = [await someone('3pl'), await someone('3pl')];
  await given().epcEntry({ organizationId: one.organizationId, quantity: 7 });
  expect((await portal.as(one).get(FIGURES)).json()).toMatchObject({ purchased: 7 });
  expect((await portal.as(other).get(FIGURES)).json()).toMatchObject({ purchased: 0 });
});

describe('the ledger', () => {
  test('only grows: nothing in it can be changed or taken away', async () => {
    const { id } = await given().epcEntry({ organizationId: (await given().organization({ type: '3pl' })).id });
    await expect(portal.db.updateTable('epcEntries').set({ quantity: 9 }).where('id', '=', id).execute()).rejects.toThrow('append-only');
    await expect(portal.db.deleteFrom('epcEntries').where('id', '=', id).execute()).rejects.toThrow('append-only');
  });

  test('has one credit a trip, and a purchase belongs to none', async () => {
    const { id: organizationId } = await given().organization({ type: '3pl' });
    const trip = await given().trip({ organizationId });
    await given().epcEntry({ organizationId, kind: 'reserved', tripId: trip.id });
    await expect(given().epcEntry({ organizationId, kind: 'reserved', tripId: trip.id })).rejects.toThrow('epc_entries_once');
    await expect(given().epcEntry({ organizationId, kind: 'purchased', tripId: trip.id })).rejects.toThrow('epc_entries_check');
    await expect(given().epcEntry({ organizationId, kind: 'used' })).rejects.toThrow('epc_entries_check');
  });

  test('is summed over its index alone, however many trips others run', async () => {
    const [own, others] = [await given().organization({ type: '3pl' }), await given().organization({ type: '3pl' })];
    await given().epcEntry({ organizationId: own.id });
    await sql`
      insert into epc_entries (organization_id, kind, quantity, unit_price, currency, at)
      select ${others.id}, 'purchased', 1, 250, 'LKR', n from generate_series(1, 20000) as n`.execute(portal.db);
    await sql`vacuum analyze epc_entries`.execute(portal.db);
    const { rows } = await sql`explain select kind, sum(quantity) from epc_entries where organization_id = ${own.id} group by kind`
      .execute(portal.db);
    expect(JSON.stringify(rows)).toContain('Index Only Scan using epc_entries_figures');
  });
});
