import { testApp } from '../../../platform/testing/test-app.ts';
import { setUpAdministration } from '../testing/organization-administration.fixtures.ts';

const portal = testApp();
const { countryId, build, entriesOf, findOrganization, mailsTo, organizationInput, patch, root, usersOf } =
  setUpAdministration(portal);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

test('applies changes by root immediately and drops them from the pending change', async () => {
  const { id: organizationId } = await build().organization({ pageTitle: 'Old', type: '2pl' });
  const owner = await build().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }] });
  await portal.as(owner).patch('/organizations/self', { pageTitle: 'New', domain: 'sea' });
  const reply = await patch(organizationId, {
    pageTitle: 'New',
    type: '3pl',
    host: 'Edited.Example.Com',
    defaultLanguage: 'it',
    homeLinks: [{ label: 'a', url: 'https://a.example/' }],
  });
  expect(reply.json()).toMatchObject({
    pageTitle: 'New',
    type: '3pl',
    host: 'edited.example.com',
    defaultLanguage: 'it',
    homeLinks: [{ label: 'a' }],
    change: { revision: 2, changes: [{ field: 'domain' }] },
  });
  await patch(organizationId, { domain: 'sea', host: '' });
  expect((await portal.as(root()).get(`/organizations/${organizationId}`)).json()).toMatchObject({
    domain: 'sea',
    host: null,
    change: null,
  });
  const [, edited, second] = await entriesOf(organizationId);
  expect(edited).toMatchObject({
    event: 'edited',
    changes: {
      pageTitle: { from: 'Old', to: 'New' },
      type: { from: '2pl', to: '3pl' },
      host: { from: null, to: 'edited.example.com' },
    },
  });
  expect(second?.changes).toEqual({ domain: { from: '', to: 'sea' }, host: { from: 'edited.example.com', to: null } });
  await patch(organizationId, { domain: 'sea' });
  expect(await entriesOf(organizationId)).toHaveLength(3);
});

test.each<[string, object, string, string]>([
  ['the host of another organization', { host: 'taken-host.example.com' }, 'host', 'duplicate'],
  ['a URL as a host', { host: 'https://x.example/' }, 'host', 'invalid'],
  ['an IP address as a host', { host: '10.0.0.1' }, 'host', 'address'],
  ['a host that is reserved for documents', { host: 'portal.harbour.example' }, 'host', 'notPublic'],
  ['a host for development', { host: 'test.harbour.lk' }, 'host', 'development'],
  ['a private address', { host: '10.0.0.1' }, 'host', 'address'],
  ['a host that is found only on one machine', { host: 'localhost' }, 'host', 'notPublic'],
  ['the registration id of another organization', { registrationId: 'pv in use' }, 'registrationId', 'duplicate'],
  ['a 5PL below a 5PL', { type: '5pl' }, 'type', 'invalid'],
  ['a picture of another organization', { loginImageId: UNKNOWN_ID }, 'loginImageId', 'notFound'],
  ['an unknown country', { countryId: UNKNOWN_ID }, 'countryId', 'notFound'],
])('rejects %s', async (_name, body, field, code) => {
  await portal.db
    .updateTable('organizations')
    .set({ host: 'Taken-Host.example.com', registrationId: 'PV in use' })
    .where('id', '=', root().organizationId)
    .execute();
  const { id } = await build().organization();
  const reply = await patch(id, body);
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
  expect(await entriesOf(id)).toEqual([]);
});

test('creates an active organization with the default type of the creator', async () => {
  const { id: organizationId } = await build().organization({ type: '4pl' });
  const userOf4pl = await build().user({ organizationId, rules: [{ model: 'organizations', rule: 'write' }] });
  const byRoot = await portal.as(root()).post(
    '/organizations',
    organizationInput({
      name: 'Southern Star',
      host: 'southern.example.com',
      language: 'sin',
      accentColor: '#ABCDEF',
      smtpPassword: 'hunter2',
    }),
  );
  const by4pl = await portal.as(userOf4pl).post('/organizations', organizationInput());
  expect([byRoot.statusCode, by4pl.statusCode]).toEqual([201, 201]);
  const { id } = byRoot.json();
  expect(await findOrganization(id)).toMatchObject({
    name: 'Southern Star',
    code: 'SOUTHERNSTAR',
    type: '4pl',
    status: 1,
    host: 'southern.example.com',
    language: 'sin',
    accentColor: '#abcdef',
    smtpPassword: expect.stringMatching(/^v1\./) as unknown,
  });
  expect((await findOrganization(by4pl.json().id))?.type).toBe('5pl');
  const [admin] = await usersOf(id);
  expect([admin?.role, (await mailsTo(admin?.email ?? '')).length]).toEqual(['admin', 1]);
  const [created] = await entriesOf(id);
  expect(created).toMatchObject({
    event: 'created',
    organizationId: id,
    changes: { name: { from: null, to: 'Southern Star' }, type: { to: '4pl' } },
  });
  expect(JSON.stringify(created)).not.toMatch(/hunter2|v1\./);
});

test('reports every invalid field and lets only root assign a host', async () => {
  const userOf3pl = await build().user({
    organizationId: (await build().organization({ type: '3pl', registrationId: 'PV third' })).id,
    email: 'third@taken.example',
    rules: [{ model: 'organizations', rule: 'write' }],
  });
  const fields = async (user: { id: string }, overrides: object) =>
    (await portal.as(user).post('/organizations', organizationInput(overrides))).json().fields;
  expect(await fields(root(), { type: '5pl' })).toMatchObject({ type: { code: 'invalid' } });
  expect(await fields(userOf3pl, { host: 'mine.example.com' })).toMatchObject({ host: { code: 'rootOnly' } });
  expect(
    await fields(root(), {
      registrationId: 'PV third',
      contactEmail: 'Third@taken.example',
      countryId: countryId(),
      currencyId: UNKNOWN_ID,
      smtpPort: 22,
    }),
  ).toMatchObject({
    registrationId: { code: 'duplicate' },
    contactEmail: { code: 'duplicate' },
    currencyId: { code: 'notFound' },
    smtpPort: { code: 'portNotAllowed' },
  });
});
