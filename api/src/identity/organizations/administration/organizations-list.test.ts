import { testApp } from '../../../platform/testing/test-app.ts';
import { setUpAdministration } from '../testing/organization-administration.fixtures.ts';

const portal = testApp();
const { build, organizationInput, root } = setUpAdministration(portal);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('searches, filters, sorts and pages, and shows other users their own organization only', async () => {
  const france = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'FR')
    .executeTakeFirstOrThrow();
  const zebraLines = await build().organization({
    name: 'Zebra Lines',
    type: 'fleetOwner',
    countryId: france.id,
    createdAt: 5,
  });
  await build().organization({ name: 'Zebra_%', type: '2pl', status: 2, createdAt: 4 });
  const reader = await build().user({
    organizationId: zebraLines.id,
    rules: [
      { model: 'organizations', rule: 'read' },
      { model: 'organizationOwner', rule: 'write' },
    ],
  });
  await portal.as(reader).patch('/organizations/self', { pageTitle: 'Stripes' });
  const names = async (query: string, user: { id: string } = root()) =>
    (await portal.as(user).get(`/organizations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect(await names('search=zebra')).toEqual(['Zebra Lines', 'Zebra_%']);
  expect(await names('search=zebra&sort=createdAt')).toEqual(['Zebra_%', 'Zebra Lines']);
  expect(await names('search=a_%25')).toEqual(['Zebra_%']);
  expect([
    await names('search=zebra&status=2'),
    await names('search=zebra&type=fleetOwner'),
    await names(`countryId=${france.id}`),
    await names('hasChange=true'),
  ]).toEqual([['Zebra_%'], ['Zebra Lines'], ['Zebra Lines'], ['Zebra Lines']]);
  expect(await names('search=zebra&hasChange=false')).toEqual(['Zebra_%']);
  expect((await names('search=ze&limit=9999')).length).toBeGreaterThan(2);
  const page = (await portal.as(root()).get('/organizations?search=zebra&limit=1&page=2')).json();
  expect(page).toMatchObject({
    total: 2,
    page: 2,
    limit: 1,
    items: [{ name: 'Zebra_%', hasChange: false, actions: ['edit', 'delete', 'activate'] }],
    types: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
  });
  expect((await portal.as(reader).get('/organizations?search=lagoon')).json()).toMatchObject({ items: [], total: 0 });
  expect((await portal.as(reader).get('/organizations')).json()).toMatchObject({
    items: [{ name: 'Zebra Lines', hasChange: true, actions: ['edit'], country: { name: 'France' } }],
    total: 1,
    types: expect.arrayContaining(['5pl']) as unknown,
  });
});

test('hides other organizations from users other than root', async () => {
  const { id: organizationId } = await build().organization({ type: '2pl' });
  const other = await build().organization();
  const user = await build().user({
    organizationId,
    rules: [
      { model: 'organizations', rule: 'read' },
      { model: 'organizations', rule: 'write' },
      { model: 'organizations', rule: 'delete' },
    ],
  });
  const clerk = await build().user({ organizationId });
  const as = portal.as(user);
  const replies = await Promise.all([
    as.get(`/organizations/${other.id}`),
    as.patch(`/organizations/${other.id}`, {}),
    as.delete(`/organizations/${other.id}`),
    as.patch(`/organizations/${UNKNOWN_ID}`, {}),
    as.patch(`/organizations/${organizationId}`, {}),
    as.delete(`/organizations/${organizationId}`),
    portal.as(clerk).get('/organizations'),
    portal.as(clerk).post('/organizations', organizationInput()),
    portal.as(root()).patch(`/organizations/${UNKNOWN_ID}`, {}),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 403, 403, 403, 403, 404]);
  expect((await as.get(`/organizations/${organizationId}`)).json()).toMatchObject({
    id: organizationId,
    partnerToken: '',
    actions: [],
  });
});
