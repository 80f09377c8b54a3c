import fc from 'fast-check';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { seedLookups } from './lookups.seed.ts';
import { inUseError, type Usage } from './usage.rules.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);
const createRoot = () => build().user({ role: 'root' });
type Named = { name: string };
const get = async (path: string) => (await portal.as(null).get(`/shared/${path}`)).json();
const names = async (path: string) => (await get(path)).items.map(({ name }: Named) => name);

test('lists all countries, currencies and time zones publicly', async () => {
  expect((await get('countries')).total).toBeGreaterThan(240);
  expect((await get('currencies')).total).toBeGreaterThan(140);
  expect((await get('timezones')).total).toBeGreaterThan(400);
  expect((await get('currencies?search=sri lanka')).items).toEqual([
    { id: expect.any(String), revision: 1, name: 'LKR', fullName: 'Sri Lankan Rupee', shortName: 'LKR', sign: 'Rs' },
  ]);
  expect((await get('countries?search=LANKA')).items).toEqual([
    { id: expect.any(String), revision: 1, name: 'Sri Lanka', fullName: 'Sri Lanka', shortName: 'LK' },
  ]);
});

test('searches and paginates', async () => {
  expect(await names('timezones?search=new york')).toEqual(['America/New_York']);
  expect(await names('timezones?search=colombo')).toEqual(['Asia/Colombo']);
  expect(await names('currencies?search=usd')).toEqual(['USD']);
  const [first, second] = [await names('countries?limit=10'), await names('countries?limit=10&page=2')];
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
  expect((await get('countries?limit=9999')).items.length).toBe((await get('countries')).total);
});

test('does not restore deleted countries at the next start', async () => {
  await portal.db.deleteFrom('countries').where('shortName', '=', 'AQ').execute();
  await seedLookups(portal.db);
  expect(await names('countries?search=antarctica')).toEqual([]);
});

const KINDS = {
  countries: {
    kind: 'country',
    input: { name: 'Atlantis', fullName: 'Kingdom of Atlantis', shortName: 'ATL' },
    expected: { name: 'Atlantis', fullName: 'Kingdom of Atlantis', shortName: 'ATL' },
  },
  currencies: {
    kind: 'currency',
    input: { fullName: 'Atlantean Shell', shortName: 'ATS', sign: '@' },
    expected: { name: 'ATS', fullName: 'Atlantean Shell', shortName: 'ATS', sign: '@' },
  },
} as const;

describe.each(['countries', 'currencies'] as const)('%s', (path) => {
  const { kind, input, expected } = KINDS[path];

  test('can be added, changed and deleted by root, with timeline entries', async () => {
    const user = await createRoot();
    const as = portal.as(user);
    const created = await as.post(`/shared/${path}`, { ...input, shortName: ` ${input.shortName.toLowerCase()} ` });
    const { id } = created.json();
    expect([created.statusCode, created.json()]).toEqual([201, { id, revision: 1, ...expected }]);
    expect((await as.patch(`/shared/${path}/${id}`, { fullName: 'Deep Atlantis' })).json()).toEqual({
      id,
      revision: 2,
      ...expected,
      fullName: 'Deep Atlantis',
    });
    expect((await as.patch(`/shared/${path}/${id}`, {})).statusCode).toBe(200);
    expect((await as.get(`/shared/${path}/${id}`)).json()).toMatchObject({ fullName: 'Deep Atlantis' });
    expect((await get(`${path}?search=deep`)).total).toBe(1);
    expect((await as.delete(`/shared/${path}/${id}`)).json()).toEqual({ id });
    expect((await as.get(`/shared/${path}/${id}`)).statusCode).toBe(404);

    const entries = await portal.db
      .selectFrom('timelineEntries')
      .select(['subject', 'event', 'changes', 'userId'])
      .where('subjectId', '=', id)
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      {
        subject: kind,
        event: 'created',
        userId: user.id,
        changes: Object.fromEntries(Object.entries(input).map(([field, to]) => [field, { from: null, to }])),
      },
      {
        subject: kind,
        event: 'updated',
        userId: user.id,
        changes: { fullName: { from: input.fullName, to: 'Deep Atlantis' } },
      },
      {
        subject: kind,
        event: 'deleted',
        userId: user.id,
        changes: expect.objectContaining({ fullName: { from: 'Deep Atlantis', to: null } }) as unknown,
      },
    ]);
  });

  test('cannot be changed by other users', async () => {
    const { id } = (await get(`${path}?limit=1`)).items[0];
    const as = portal.as(
      await build().user({
        role: 'admin',
        rules: 'all',
        organizationId: (await build().organization({ type: '4pl' })).id,
      }),
    );
    const replies = await Promise.all([
      as.get(`/shared/${path}/${id}`),
      as.post(`/shared/${path}`, input),
      as.patch(`/shared/${path}/${id}`, input),
      as.delete(`/shared/${path}/${id}`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  test('require unique names, case-insensitive', async () => {
    const as = portal.as(await createRoot());
    const [firstRow, second] = [
      (await as.post(`/shared/${path}`, { ...input, shortName: 'ONE', name: 'One' })).json(),
      (await as.post(`/shared/${path}`, { ...input, shortName: 'TWO', name: 'Two' })).json(),
    ];
    const takenError = {
      code: 'alreadyExists',
      message: `${path === 'countries' ? 'Country' : 'Currency'} with same short name already exist`,
    };
    expect((await as.post(`/shared/${path}`, { ...input, name: 'Three', shortName: 'one' })).json()).toMatchObject({
      statusCode: 422,
      fields: { shortName: takenError },
    });
    expect((await as.patch(`/shared/${path}/${second.id}`, { shortName: firstRow.shortName })).json().fields).toEqual({
      shortName: takenError,
    });
    const empty = await as.post(`/shared/${path}`, { fullName: ' ', shortName: 'x'.repeat(11) });
    expect(empty.json().fields).toMatchObject({
      fullName: { message: 'Field is required' },
      shortName: { message: 'Max 10 symbols' },
    });
    await Promise.all([as.delete(`/shared/${path}/${firstRow.id}`), as.delete(`/shared/${path}/${second.id}`)]);
  });
});

test('rejects a duplicate country name', async () => {
  const reply = await portal
    .as(await createRoot())
    .post('/shared/countries', { name: 'sri lanka', fullName: 'Another', shortName: 'XX' });
  expect(reply.json().fields).toEqual({
    name: { code: 'alreadyExists', message: 'Country with same name already exist' },
  });
});

test('does not delete a used lookup and lists its usages', async () => {
  const as = portal.as(await createRoot());
  const country = (
    await as.post('/shared/countries', { name: 'Lemuria', fullName: 'Lemuria', shortName: 'LMR' })
  ).json();
  const currency = (
    await as.post('/shared/currencies', { fullName: 'Lemurian Pearl', shortName: 'LMP', sign: 'o' })
  ).json();
  const organization = await build().organization({ name: 'Alpha', countryId: country.id, currencyId: currency.id });
  for (const name of ['Beta', 'Delta', 'Gamma']) await build().organization({ name, countryId: country.id });
  await build().location({ name: 'Depot', countryId: country.id, organizationId: organization.id });
  await build().contract({ name: 'Pearls', baseCurrencyId: currency.id });
  expect((await as.delete(`/shared/countries/${country.id}`)).json()).toEqual({
    statusCode: 409,
    code: 'lookupInUse',
    message: 'Used by 4 organizations: Alpha, Beta, Delta…; 1 location: Depot',
    params: { organizations: 4, locations: 1, names: ['Alpha', 'Beta', 'Delta', 'Depot'] },
  });
  expect((await as.delete(`/shared/currencies/${currency.id}`)).json()).toMatchObject({
    statusCode: 409,
    message: 'Used by 1 organization: Alpha; 1 contract: Pearls',
  });
  expect((await as.get(`/shared/countries/${country.id}`)).statusCode).toBe(200);
});

test('returns an error unless nothing refers to the record', () => {
  const use = fc.record({
    noun: fc.constantFrom('organization' as const, 'location' as const),
    count: fc.nat(5),
    names: fc.array(fc.string(), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(use),
      (uses: Usage[]) => (inUseError(uses) === null) === uses.every(({ count }) => count === 0),
    ),
  );
});

test('sorts lists', async () => {
  expect(await names('countries?search=united&sort=-name')).toEqual([
    'United States',
    'United Kingdom',
    'United Arab Emirates',
  ]);
  expect((await names('currencies?sort=-shortName&limit=1'))[0]).toMatch(/^Z/);
  expect((await portal.as(null).get('/shared/countries?sort=id')).statusCode).toBe(422);
});

test('paginates time zones', async () => {
  const { items, total, limit } = await get('timezones?search=asia&limit=10');
  expect([items.length, limit, total > 60]).toEqual([10, 10, true]);
  expect(await names('timezones?search=as&limit=10')).not.toEqual(items.map(({ name }: Named) => name));
});
