import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpSettings } from '../testing/organization-settings.fixtures.ts';

const portal = testApp();
const {
  build,
  createOwner,
  createPendingChange,
  createRoot,
  entriesOf,
  getChange,
  getDetails,
  mailsTo,
  requestChange,
} = setUpSettings(portal);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

beforeEach(() => portal.db.deleteFrom('signInAttempts').execute());

test('stores requested settings as pending next to the current ones', async () => {
  const user = await createOwner({ name: 'Harvest', host: 'portal.waits.example', pageTitle: 'Harvest freight' });
  const france = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'FR')
    .executeTakeFirstOrThrow();
  const euro = await portal.db
    .selectFrom('currencies')
    .select('id')
    .where('shortName', '=', 'EUR')
    .executeTakeFirstOrThrow();
  const reply = await requestChange(user, {
    pageTitle: ' Tea ',
    countryId: france.id,
    currencyId: euro.id,
    selfRegistration: false,
    accentColor: '#AABBCC',
    supportEmail: '',
  });
  expect(reply.json()).toMatchObject({
    pageTitle: 'Harvest freight',
    selfRegistration: true,
    actions: ['edit'],
    hasSmtpPassword: false,
  });
  expect(reply.json().change).toMatchObject({
    user: user.login,
    createdAt: TEST_NOW,
    revision: 1,
    values: { pageTitle: 'Tea', countryId: france.id, accentColor: '#aabbcc' },
    changes: [
      { field: 'countryId', before: 'Sri Lanka', after: 'France' },
      { field: 'currencyId', before: 'LKR', after: 'EUR' },
      { field: 'pageTitle', before: 'Harvest freight', after: 'Tea' },
      { field: 'accentColor', before: null, after: '#aabbcc' },
      { field: 'selfRegistration', before: true, after: false },
    ],
  });
  expect((await portal.as(null).get('/organizations/distributor?domain=portal.waits.example')).json()).toMatchObject({
    pageTitle: 'Harvest freight',
    selfRegistration: true,
  });
});

test('merges a second request into the pending change and drops settings that are set back', async () => {
  const user = await createOwner({ pageTitle: 'Old', domain: 'tea' });
  const first = await createPendingChange(user, { pageTitle: 'New', domain: 'spices' });
  const second = await createPendingChange(user, { supportEmail: 'help@harvest.example', domain: 'tea' });
  expect(second).toMatchObject({
    id: first.id,
    revision: 2,
    values: { pageTitle: 'New', supportEmail: 'help@harvest.example' },
  });
  expect(await createPendingChange(user, { pageTitle: 'New' })).toMatchObject({ revision: 2 });
  expect(await createPendingChange(user, { pageTitle: 'Old', supportEmail: null })).toBeNull();
  expect((await entriesOf(user.organizationId)).map(({ event }) => event)).toEqual([
    'changeRequested',
    'changeRequested',
    'changeWithdrawn',
  ]);
});

test('lets an organization withdraw its change without an email', async () => {
  const user = await createOwner({ contactEmail: 'quiet@harvest.example' });
  const { id } = await createPendingChange(user, { pageTitle: 'Never' });
  expect((await portal.as(user).delete(`/organizations/changes/${id}`)).statusCode).toBe(200);
  expect(await getChange(user)).toBeNull();
  expect([(await entriesOf(user.organizationId)).at(-1)?.event, await mailsTo('quiet@harvest.example')]).toEqual([
    'changeWithdrawn',
    [],
  ]);
});

test.each<[string, object, string, string]>([
  ['an empty name', { name: ' ' }, 'name', 'required'],
  ['an invalid e-mail address', { supportEmail: 'help' }, 'supportEmail', 'email'],
  ['a link with a script', { homeLinks: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'homeLinks.0.url', 'url'],
  ['a video without a web address', { homeVideo: 'data:text/html,x' }, 'homeVideo', 'url'],
  ['an invalid color', { accentColor: 'red' }, 'accentColor', 'invalid'],
  ['an unknown country', { countryId: UNKNOWN_ID }, 'countryId', 'notFound'],
  ['an unknown currency', { currencyId: UNKNOWN_ID }, 'currencyId', 'notFound'],
  ['an unknown picture', { loginImageId: UNKNOWN_ID }, 'loginImageId', 'notFound'],
  ['a port other than a mail server port', { smtpPort: 22 }, 'smtpPort', 'portNotAllowed'],
  ['the registration id of another organization', { registrationId: 'pv taken' }, 'registrationId', 'duplicate'],
])('rejects %s', async (_name, body, field, code) => {
  const user = await createOwner();
  await build()
    .organization({ registrationId: `PV taken` })
    .catch(() => null);
  const reply = await requestChange(user, body);
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
  expect(await getChange(user)).toBeNull();
});

test.each([
  ['tracking-token', 'trackingToken', 'trackingTokenRenewed'],
  ['partner-token', 'partnerToken', 'partnerTokenRenewed'],
])('renews the %s and shows it to owners only', async (path, field, event) => {
  const user = await createOwner();
  const before = (await getDetails(user))[field];
  const { token } = (await portal.as(user).post(`/organizations/self/${path}`)).json();
  expect(token).not.toBe(before);
  expect((await getDetails(user))[field]).toBe(token);
  const reader = await build().user({
    organizationId: user.organizationId,
    rules: [{ model: 'organizations', rule: 'read' }],
  });
  expect((await getDetails(reader))[field]).toBe('');
  const entries = await entriesOf(user.organizationId);
  expect([entries.map((entry) => entry.event), JSON.stringify(entries).includes(token)]).toEqual([[event], false]);
});

test('requires the owner rule and hides other organizations', async () => {
  const [user, otherOwner] = [await createOwner(), await createOwner()];
  const clerk = await build().user({ organizationId: user.organizationId });
  const { id } = await createPendingChange(user, { pageTitle: 'Ours' });
  const statusCodeOf = async (
    sender: { id: string } | null,
    method: 'get' | 'patch' | 'delete' | 'post',
    path: string,
    body?: object,
  ) => (await portal.as(sender)[method](path, body)).statusCode;
  const change = `/organizations/changes/${id}`;
  expect([
    await statusCodeOf(null, 'patch', '/organizations/self', {}),
    await statusCodeOf(clerk, 'patch', '/organizations/self', {}),
    await statusCodeOf(clerk, 'post', '/organizations/self/partner-token'),
    await statusCodeOf(clerk, 'get', `/organizations/${user.organizationId}`),
    await statusCodeOf(otherOwner, 'get', `/organizations/${user.organizationId}`),
    await statusCodeOf(clerk, 'delete', change),
    await statusCodeOf(otherOwner, 'delete', change),
    await statusCodeOf(user, 'patch', change, {}),
    await statusCodeOf(user, 'delete', `/organizations/changes/${UNKNOWN_ID}`),
    await statusCodeOf(await createRoot(), 'patch', `/organizations/changes/${UNKNOWN_ID}`, {}),
  ]).toEqual([401, 403, 403, 403, 404, 403, 404, 403, 404, 404]);
  expect(await getChange(user)).not.toBeNull();
});
