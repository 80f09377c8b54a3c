import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { form, MULTIPART, PNG } from './testing/pictures.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

type User = { id: string; organizationId: string; login: string };
type Change = {
  id: string;
  revision: number;
  changes: { field: string; before: unknown; after: unknown }[];
  values: object;
};

const owner = async (organization = {}, user = {}) => {
  const { id: organizationId } = await given().organization(organization);
  return given().user({ organizationId, rules: [{ model: 'organizationOwner', rule: 'write' }], ...user });
};
const root = () => given().user({ role: 'root' });
const ask = (user: User, body: object) => portal.as(user).patch('/organizations/self', body);
const details = async (user: User) => (await portal.as(user).get(`/organizations/${user.organizationId}`)).json();
const changeOf = async (user: User): Promise<Change> => (await details(user)).change;
const pending = async (user: User, body: object) => {
  expect((await ask(user, body)).statusCode).toBe(200);
  return changeOf(user);
};
const story = (organizationId: string) =>
  portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'changes', 'reason', 'userId'])
    .where('subject', '=', 'organization')
    .where('subjectId', '=', organizationId)
    .orderBy('position')
    .execute();
const mailsTo = (recipient: string) =>
  portal.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', recipient).execute();
const bell = (userId: string) =>
  portal.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'subjectId', 'readAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

async function put(user: User, field: 'loginImage' | 'favicon'): Promise<{ id: string; url: string }> {
  return (await portal.as(user, MULTIPART).post('/organizations/self/pictures', form(PNG, { field }))).json();
}
const status = async (url: string) => (await portal.app.inject(url)).statusCode;

beforeEach(() => portal.db.deleteFrom('signInAttempts').execute());

test('what an organization changes of itself waits, shown beside what is in force, and counts for nobody', async () => {
  const user = await owner({ name: 'Harvest', host: 'portal.waits.example', pageTitle: 'Harvest freight' });
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
  const reply = await ask(user, {
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

test('a second change is merged into the first; what is set back leaves it; nothing left, nothing waits', async () => {
  const user = await owner({ pageTitle: 'Old', domain: 'tea' });
  const first = await pending(user, { pageTitle: 'New', domain: 'spices' });
  const second = await pending(user, { supportEmail: 'help@harvest.example', domain: 'tea' });
  expect(second).toMatchObject({
    id: first.id,
    revision: 2,
    values: { pageTitle: 'New', supportEmail: 'help@harvest.example' },
  });
  expect(await pending(user, { pageTitle: 'New' })).toMatchObject({ revision: 2 });
  expect(await pending(user, { pageTitle: 'Old', supportEmail: null })).toBeNull();
  expect((await story(user.organizationId)).map(({ event }) => event)).toEqual([
    'changeRequested',
    'changeRequested',
    'changeWithdrawn',
  ]);
});

test('root merges some of it: those count, the others are declined; the contact hears of it, and the owners', async () => {
  const user = await owner({
    pageTitle: 'Old',
    contactName: 'Nimal',
    contactEmail: 'nimal@merge.example',
    language: 'it',
  });
  const { id, revision } = await pending(user, {
    pageTitle: 'New',
    accentColor: '#112233',
    homeLinks: [{ label: 'Help', url: 'https://help.example/' }],
  });
  const admin = await root();
  const waiting = await bell(admin.id);
  const reply = await portal
    .as(admin)
    .patch(`/organizations/changes/${id}`, { fields: ['pageTitle', 'homeLinks'], revision });
  expect(reply.json()).toMatchObject({
    pageTitle: 'New',
    accentColor: null,
    homeLinks: [{ label: 'Help' }],
    change: null,
  });

  const [asked, merged, declined] = await story(user.organizationId);
  expect(asked).toMatchObject({ event: 'changeRequested', userId: user.id });
  expect(merged).toMatchObject({
    event: 'changeMerged',
    userId: admin.id,
    changes: { pageTitle: { from: 'Old', to: 'New' } },
  });
  expect(declined).toMatchObject({ event: 'changeDeclined', changes: { accentColor: { from: null, to: '#112233' } } });
  expect(await mailsTo('nimal@merge.example')).toMatchObject([
    {
      text: expect.stringContaining(
        'Ora in vigore: titolo della pagina, link della pagina iniziale\n\nNon accettate: colore principale',
      ) as unknown,
    },
  ]);
  expect([waiting, await bell(user.id)]).toMatchObject([
    [],
    [{ kind: 'organizationChange', subjectId: user.organizationId, values: { state: 'merged' } }],
  ]);
});

test('root is told of what waits until it is decided; declining names the reason', async () => {
  const admin = await root();
  const user = await owner({ name: 'Lagoon', contactEmail: 'sea@decline.example' });
  const { id } = await pending(user, { name: 'Lagoon Seafoods' });
  expect(await bell(admin.id)).toMatchObject([
    {
      kind: 'organizationChange',
      subjectId: user.organizationId,
      values: { organization: 'Lagoon', state: 'pending' },
      readAt: null,
    },
  ]);
  expect((await portal.as(admin).delete(`/organizations/changes/${id}?reason=Not%20your%20name`)).json()).toEqual({
    id,
  });
  expect(await details(user)).toMatchObject({ name: 'Lagoon', change: null });
  expect((await story(user.organizationId)).at(-1)).toMatchObject({
    event: 'changeDeclined',
    reason: 'Not your name',
    changes: { name: { from: 'Lagoon', to: 'Lagoon Seafoods' } },
  });
  expect((await mailsTo('sea@decline.example'))[0]?.text).toContain('Reason: Not your name');
  expect((await bell(admin.id))[0]?.readAt).toBe(TEST_NOW);
});

test('when the contact itself changes, both addresses hear of it', async () => {
  const user = await owner({ contactEmail: 'old@contact.example' });
  const { id } = await pending(user, { contactEmail: 'new@contact.example' });
  await portal.as(await root()).patch(`/organizations/changes/${id}`, {});
  expect([await mailsTo('old@contact.example'), await mailsTo('new@contact.example')]).toMatchObject([[{}], [{}]]);
});

test('an organization takes its own change back, without a mail', async () => {
  const user = await owner({ contactEmail: 'quiet@harvest.example' });
  const { id } = await pending(user, { pageTitle: 'Never' });
  expect((await portal.as(user).delete(`/organizations/changes/${id}`)).statusCode).toBe(200);
  expect(await changeOf(user)).toBeNull();
  expect([(await story(user.organizationId)).at(-1)?.event, await mailsTo('quiet@harvest.example')]).toEqual([
    'changeWithdrawn',
    [],
  ]);
});

test('two who decide at once: one does, the other is told; nobody merges what they have not seen', async () => {
  const user = await owner();
  const admin = portal.as(await root());
  const { id, revision } = await pending(user, { pageTitle: 'Seen' });
  await pending(user, { pageTitle: 'Unseen' });
  expect((await admin.patch(`/organizations/changes/${id}`, { revision })).json()).toMatchObject({
    statusCode: 409,
    code: 'changedMeanwhile',
  });
  expect((await admin.patch(`/organizations/changes/${id}`, { fields: ['mapToken'] })).json().code).toBe(
    'changedMeanwhile',
  );
  const replies = await Promise.all([
    admin.patch(`/organizations/changes/${id}`, {}),
    admin.patch(`/organizations/changes/${id}`, {}),
    admin.delete(`/organizations/changes/${id}`),
  ]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().code)).toEqual([
    'changeDecided',
    'changeDecided',
  ]);
  expect((await story(user.organizationId)).filter(({ event }) => event !== 'changeRequested')).toHaveLength(1);
});

test.each<[string, object, string, string]>([
  ['a name that is empty', { name: ' ' }, 'name', 'required'],
  ['an address that is none', { supportEmail: 'help' }, 'supportEmail', 'email'],
  ['a link that runs a script', { homeLinks: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'homeLinks.0.url', 'url'],
  ['a video that is no page', { homeVideo: 'data:text/html,x' }, 'homeVideo', 'url'],
  ['a colour that is none', { accentColor: 'red' }, 'accentColor', 'invalid'],
  ['a country that is not there', { countryId: SOME_ID }, 'countryId', 'notFound'],
  ['a currency that is not there', { currencyId: SOME_ID }, 'currencyId', 'notFound'],
  ['a picture that is not there', { loginImageId: SOME_ID }, 'loginImageId', 'notFound'],
  ['a port of something else', { smtpPort: 22 }, 'smtpPort', 'portNotAllowed'],
  ['a registration id of another', { registrationId: 'pv taken' }, 'registrationId', 'duplicate'],
])('%s is refused by its field', async (_name, body, field, code) => {
  const user = await owner();
  await given()
    .organization({ registrationId: `PV taken` })
    .catch(() => null);
  const reply = await ask(user, body);
  expect([reply.statusCode, reply.json().fields?.[field]?.code]).toEqual([422, code]);
  expect(await changeOf(user)).toBeNull();
});

test('a registration id that was taken while it waited is refused at the merge', async () => {
  const user = await owner();
  const { id } = await pending(user, { registrationId: 'PV later' });
  await given().organization({ registrationId: 'pv LATER' });
  const reply = await portal.as(await root()).patch(`/organizations/changes/${id}`, {});
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    { registrationId: { code: 'duplicate', message: 'Organization with same registration id already exist' } },
  ]);
});

test("a mail server's password is sealed, never told, and never goes to another server", async () => {
  const user = await owner();
  const secret = 'correct horse battery';
  const { id } = await pending(user, {
    smtpHost: 'mail.harvest.example',
    smtpPort: 587,
    smtpUser: 'office',
    smtpPassword: secret,
  });
  expect(await pending(user, { smtpPassword: secret })).toMatchObject({ revision: 1 });
  const merged = await portal.as(await root()).patch(`/organizations/changes/${id}`, {});
  expect(merged.json()).toMatchObject({ hasSmtpPassword: true, smtpHost: 'mail.harvest.example', change: null });
  expect(await pending(user, { smtpPassword: secret })).toBeNull();
  expect((await ask(user, { smtpHost: 'mail.evil.example' })).json().fields).toEqual({
    smtpPassword: { code: 'required', message: 'Field is required' },
  });
  const next = await pending(user, { smtpPassword: 'another' });
  expect(next).toMatchObject({ changes: [{ field: 'smtpPassword', before: null, after: null }], values: {} });

  const everything = JSON.stringify([
    await portal.db.selectFrom('organizations').selectAll().execute(),
    await portal.db.selectFrom('organizationChanges').selectAll().execute(),
    await portal.db.selectFrom('timelineEntries').selectAll().execute(),
    await portal.db.selectFrom('mails').selectAll().execute(),
    merged.json(),
    await details(user),
  ]);
  expect(everything).not.toContain(secret);
  const decided = await portal.db
    .selectFrom('organizationChanges')
    .select('changes')
    .where('state', '=', 'merged')
    .where('organizationId', '=', user.organizationId)
    .execute();
  expect(decided.filter(({ changes }) => 'smtpPassword' in changes)).toEqual([]);
  expect(JSON.stringify([merged.json(), await details(user)])).not.toContain('v1.');
});

test('root cannot merge another server without its password either', async () => {
  const user = await owner({ smtpHost: 'mail.old.example', smtpPassword: 'v1.sealed' });
  const { id } = await pending(user, { smtpHost: 'mail.new.example', smtpPassword: 'fresh' });
  const admin = portal.as(await root());
  const merge = (fields: string[]) => admin.patch(`/organizations/changes/${id}`, { fields });
  expect((await merge(['smtpHost'])).json().fields).toEqual({
    smtpPassword: { code: 'required', message: 'Field is required' },
  });
  expect((await merge(['smtpHost', 'smtpPassword'])).json()).toMatchObject({
    smtpHost: 'mail.new.example',
    change: null,
  });
});

test('a picture shows once a merged change names it; the one before and those declined go', async () => {
  const user = await owner({ host: 'pictures.example' });
  const admin = portal.as(await root());
  const distributor = async () =>
    (await portal.as(null).get('/organizations/distributor?domain=pictures.example')).json();
  const [first, icon] = [await put(user, 'loginImage'), await put(user, 'favicon')];
  expect((await ask(user, { loginImageId: icon.id })).json().fields.loginImageId.code).toBe('notFound');
  const change = await pending(user, { loginImageId: first.id, pageFaviconId: icon.id });
  expect(change.changes).toEqual([
    { field: 'loginImageId', before: null, after: first.url },
    { field: 'pageFaviconId', before: null, after: icon.url },
  ]);
  expect([await status(first.url), (await distributor()).loginImage]).toEqual([200, null]);

  await admin.patch(`/organizations/changes/${change.id}`, { fields: ['loginImageId'] });
  const shown = (await distributor()).loginImage;
  expect([await status(shown), await status(first.url), await status(icon.url)]).toEqual([200, 200, 404]);

  const second = await put(user, 'loginImage');
  const third = await put(user, 'loginImage');
  await pending(user, { loginImageId: second.id });
  const next = await pending(user, { loginImageId: third.id });
  expect(next.changes).toEqual([{ field: 'loginImageId', before: shown, after: third.url }]);
  expect([await status(second.url), await status(third.url)]).toEqual([404, 200]);
  await admin.delete(`/organizations/changes/${next.id}`);
  expect([await status(third.url), await status(shown)]).toEqual([404, 200]);
});

test("the picture of another organization can neither be named nor found by one's own id", async () => {
  const [user, stranger] = [await owner(), await owner()];
  const { id } = await put(stranger, 'loginImage');
  expect((await ask(user, { loginImageId: id })).json().fields).toEqual({
    loginImageId: { code: 'notFound', message: 'Picture not found' },
  });
  expect(await status(`/api/organizations/${user.organizationId}/pictures/${id}`)).toBe(404);
});

test('pictures that were put and forgotten do not pile up', async () => {
  const user = await owner();
  const { id } = await put(user, 'favicon');
  await pending(user, { pageFaviconId: id });
  for (let n = 0; n < 14; n += 1) await put(user, 'loginImage');
  const { length } = await portal.db
    .selectFrom('files')
    .select('id')
    .where('organizationId', '=', user.organizationId)
    .execute();
  expect([length, (await changeOf(user)).values]).toEqual([11, { pageFaviconId: id }]);
});

test.each([
  ['tracking-token', 'trackingToken', 'trackingTokenRenewed'],
  ['partner-token', 'partnerToken', 'partnerTokenRenewed'],
])('the %s is renewed, and told to its owners only', async (path, field, event) => {
  const user = await owner();
  const before = (await details(user))[field];
  const { token } = (await portal.as(user).post(`/organizations/self/${path}`)).json();
  expect(token).not.toBe(before);
  expect((await details(user))[field]).toBe(token);
  const reader = await given().user({
    organizationId: user.organizationId,
    rules: [{ model: 'organizations', rule: 'read' }],
  });
  expect((await details(reader))[field]).toBe('');
  const told = await story(user.organizationId);
  expect([told.map((entry) => entry.event), JSON.stringify(told).includes(token)]).toEqual([[event], false]);
});

test("only who may, only one's own; what is another's is not found", async () => {
  const [user, stranger] = [await owner(), await owner()];
  const clerk = await given().user({ organizationId: user.organizationId });
  const { id } = await pending(user, { pageTitle: 'Ours' });
  const code = async (who: User | null, method: 'get' | 'patch' | 'delete' | 'post', path: string, body?: object) =>
    (await portal.as(who)[method](path, body)).statusCode;
  const change = `/organizations/changes/${id}`;
  expect([
    await code(null, 'patch', '/organizations/self', {}),
    await code(clerk, 'patch', '/organizations/self', {}),
    await code(clerk, 'post', '/organizations/self/partner-token'),
    await code(clerk, 'get', `/organizations/${user.organizationId}`),
    await code(stranger, 'get', `/organizations/${user.organizationId}`),
    await code(clerk, 'delete', change),
    await code(stranger, 'delete', change),
    await code(user, 'patch', change, {}),
    await code(user, 'delete', `/organizations/changes/${SOME_ID}`),
    await code(await root(), 'patch', `/organizations/changes/${SOME_ID}`, {}),
  ]).toEqual([401, 403, 403, 403, 404, 403, 404, 403, 404, 404]);
  expect(await changeOf(user)).not.toBeNull();
});
