import { createBuilders } from '../../../../demo/builders.ts';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';

const portal = testApp({ config: { trustProxy: '127.0.0.1' } });
const build = () => createBuilders(portal.db, TEST_NOW);
const UNKNOWN_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

let count = 0;
let [countryId, currencyId] = ['', ''];
beforeAll(async () => {
  countryId = (
    await portal.db.selectFrom('countries').select('id').where('shortName', '=', 'LK').executeTakeFirstOrThrow()
  ).id;
  currencyId = (
    await portal.db.selectFrom('currencies').select('id').where('shortName', '=', 'LKR').executeTakeFirstOrThrow()
  ).id;
});
beforeEach(() => portal.db.deleteFrom('signInAttempts').execute());

function registrationInput(overrides: object = {}) {
  count += 1;
  return {
    name: `Northern Star ${count}`,
    registrationId: `PV new ${count}`,
    countryId,
    currencyId,
    domain: 'Onions',
    contactName: 'Kavitha',
    contactEmail: `office${count}@northern.example`,
    type: '1pl',
    ...overrides,
  };
}
const register = (overrides: object = {}, headers: Record<string, string> = {}) =>
  portal.as(null, headers).post('/organizations/registration', registrationInput(overrides));
const fromHost = (host: string) => ({ 'x-forwarded-host': host });
const mailsTo = (recipient: string) =>
  portal.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'organizationId'])
    .where('recipient', '=', recipient)
    .execute();
const findOrganization = (id: string) =>
  portal.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('registers an organization for review and notifies its contact and root users', async () => {
  const root = await build().user({ role: 'root', email: 'root@registration.example', language: 'fr' });
  await build().user({ role: 'root', email: 'gone@registration.example', status: 2 });
  const reply = await register({
    name: 'Northern Star (Pvt) Ltd',
    contactEmail: 'kavitha@star.example',
    language: 'sin',
    type: 'fleetOwner',
  });
  expect(reply.statusCode).toBe(201);
  const { id } = reply.json();
  expect(await findOrganization(id)).toMatchObject({
    name: 'Northern Star (Pvt) Ltd',
    code: 'NORTHERNSTAR',
    status: 0,
    type: 'fleetOwner',
    language: 'sin',
    domain: 'Onions',
    contactName: 'Kavitha',
    createdAt: TEST_NOW,
  });
  expect(await mailsTo('kavitha@star.example')).toMatchObject([
    { organizationId: id, text: expect.stringContaining('වැඩ කරන පැය 3ක් ඇතුළත') as unknown },
  ]);
  expect(await mailsTo('root@registration.example')).toMatchObject([
    {
      subject: "Northern Star (Pvt) Ltd s'est inscrite et attend d'être examinée",
      organizationId: null,
      text: expect.stringContaining('kavitha@star.example') as unknown,
    },
  ]);
  expect(await mailsTo('gone@registration.example')).toEqual([]);
  expect(
    await portal.db
      .selectFrom('notifications')
      .select(['kind', 'subjectId', 'values'])
      .where('userId', '=', root.id)
      .execute(),
  ).toEqual([{ kind: 'organizationRegistered', subjectId: id, values: { organization: 'Northern Star (Pvt) Ltd' } }]);
  expect(
    await portal.db.selectFrom('timelineEntries').select(['event', 'userId']).where('subjectId', '=', id).execute(),
  ).toEqual([{ event: 'registered', userId: null }]);
});

test('rejects its users before it is accepted', async () => {
  const { id } = (await register()).json();
  const user = await build().user({ organizationId: id });
  expect((await portal.as(user).get('/organizations/my')).json()).toMatchObject({ statusCode: 401, code: 'blocked' });
});

test.each(LANGUAGES)('states the review time in the %s email', async (language) => {
  await register({ contactEmail: `reader-${language}@northern.example`, language });
  const [mail] = await mailsTo(`reader-${language}@northern.example`);
  expect(mail?.text).toMatch(/\b3\b|3ක්/);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

test('reports missing and invalid fields', async () => {
  const reply = await portal.as(null).post('/organizations/registration', { contactEmail: 'none', type: '6pl' });
  const required = { code: 'required', message: 'Field is required' };
  expect([reply.statusCode, reply.json().fields]).toEqual([
    422,
    {
      name: required,
      registrationId: required,
      countryId: required,
      currencyId: required,
      domain: required,
      contactName: required,
      contactEmail: { code: 'email', message: 'Email invalid' },
      type: { code: 'invalid', message: 'Invalid value' },
    },
  ]);
  expect((await register({ countryId: UNKNOWN_ID, currencyId: UNKNOWN_ID })).json().fields).toEqual({
    countryId: { code: 'notFound', message: 'Country not found' },
    currencyId: { code: 'notFound', message: 'Currency not found' },
  });
});

test('rejects a registration id taken in the country and an e-mail address taken by a user or organization', async () => {
  const existing = await build().organization({ registrationId: 'PV 77', contactEmail: 'front@taken.example' });
  await build().organization({ contactEmail: 'blocked@taken.example', status: 2 });
  await build().user({ organizationId: existing.id, email: 'Person@taken.example' });
  const fields = async (overrides: object) => (await register(overrides)).json().fields;
  expect(await fields({ registrationId: 'pv 77', contactEmail: 'PERSON@taken.example' })).toEqual({
    registrationId: { code: 'duplicate', message: 'Organization with same registration id already exist' },
    contactEmail: { code: 'duplicate', message: 'User with same email already exist' },
  });
  expect(await fields({ contactEmail: 'Front@taken.example' })).toEqual({
    contactEmail: { code: 'duplicate', message: 'Organization with same email already exist' },
  });
  const france = await portal.db
    .selectFrom('countries')
    .select('id')
    .where('shortName', '=', 'FR')
    .executeTakeFirstOrThrow();
  expect(
    (await register({ registrationId: 'PV 77', countryId: france.id, contactEmail: 'blocked@taken.example' }))
      .statusCode,
  ).toBe(201);
});

test('accepts one of several parallel registrations with the same id, and assigns unique codes', async () => {
  const input = { registrationId: 'PV race', contactEmail: 'race@northern.example' };
  const replies = await Promise.all([register(input), register(input), register(input)]);
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  await portal.db.deleteFrom('signInAttempts').execute();
  const others = await Promise.all([
    register({ name: 'Same Name' }),
    register({ name: 'Same  name' }),
    register({ name: 'සමාගම' }),
  ]);
  const codes = await Promise.all(others.map(async (reply) => (await findOrganization(reply.json().id)).code));
  expect(new Set(codes)).toEqual(new Set(['SAMENAME', 'SAMENAME2', 'ORG']));
});

test('limits the types or closes the registration by the host of the portal', async () => {
  await build().organization({ host: 'top.example', type: '5pl' });
  await build().organization({ host: 'closed.example', selfRegistration: false });
  await build().organization({ host: 'blocked.example', selfRegistration: false, status: 2 });
  expect((await register({ type: '5pl' }, fromHost('Top.example:8443'))).json().fields).toEqual({
    type: { code: 'invalid', message: 'This type cannot be registered here' },
  });
  expect((await register({ type: '4pl' }, fromHost('top.example'))).statusCode).toBe(201);
  expect((await register({ type: '5pl' })).statusCode).toBe(201);
  expect((await register({}, fromHost('closed.example'))).json()).toMatchObject({
    statusCode: 403,
    code: 'registrationClosed',
  });
  expect((await register({}, fromHost('blocked.example'))).statusCode).toBe(201);
});

test('throttles registrations from one network address', async () => {
  const registerFrom = (address: string) => register({}, { 'x-forwarded-for': address });
  for (let i = 0; i < 6; i += 1) expect((await registerFrom('198.51.100.7')).statusCode).toBe(201);
  const reply = await registerFrom('198.51.100.7');
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'tooManyAttempts', '5']);
  expect((await registerFrom('198.51.100.8')).statusCode).toBe(201);
});

test('prevents a name from injecting content into an email', async () => {
  const name = 'Star\r\nBcc: eve@evil.example\r\n\r\n<a href="https://evil.example">Click {name}</a>';
  const contactEmail = 'injected@northern.example';
  expect(
    (await register({ name, contactName: '<b>Eve</b>\n\nYour account is blocked', contactEmail })).statusCode,
  ).toBe(201);
  const [mail] = await mailsTo(contactEmail);
  expect(mail?.subject).toBe(
    'We have received the registration of Star Bcc: eve@evil.example <a href="https://evil.example">Click {name}</a>',
  );
  expect(mail?.html).not.toMatch(/<b>|<a href="https:\/\/evil/);
  expect(mail?.text.split('\n')).not.toContain('Your account is blocked');
});
