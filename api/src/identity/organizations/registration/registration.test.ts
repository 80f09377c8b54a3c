import { given as builders } from '../../../demo/builders.ts';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp({ config: { trustProxy: '127.0.0.1' } });
const given = () => builders(portal.db, TEST_NOW);
const SOME_ID = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';

let n = 0;
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

function registration(more: object = {}) {
  n += 1;
  return {
    name: `Northern Star ${n}`,
    registrationId: `PV new ${n}`,
    countryId,
    currencyId,
    domain: 'Onions',
    contactName: 'Kavitha',
    contactEmail: `office${n}@northern.example`,
    type: '1pl',
    ...more,
  };
}
const register = (more: object = {}, headers: Record<string, string> = {}) =>
  portal.as(null, headers).post('/organizations/registration', registration(more));
const at = (host: string) => ({ 'x-forwarded-host': host });
const mailsTo = (recipient: string) =>
  portal.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html', 'organizationId'])
    .where('recipient', '=', recipient)
    .execute();
const made = (id: string) =>
  portal.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('whoever registers waits for review: the organization and every root hear of it', async () => {
  const root = await given().user({ role: 'root', email: 'root@registration.example', language: 'fr' });
  await given().user({ role: 'root', email: 'gone@registration.example', status: 2 });
  const reply = await register({
    name: 'Northern Star (Pvt) Ltd',
    contactEmail: 'kavitha@star.example',
    language: 'sin',
    type: 'fleetOwner',
  });
  expect(reply.statusCode).toBe(201);
  const { id } = reply.json();
  expect(await made(id)).toMatchObject({
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

test('nobody of it can sign in before it is accepted', async () => {
  const { id } = (await register()).json();
  const early = await given().user({ organizationId: id });
  expect((await portal.as(early).get('/organizations/my')).json()).toMatchObject({ statusCode: 401, code: 'blocked' });
});

test.each(LANGUAGES)('in %s the mail says when credentials come', async (language) => {
  await register({ contactEmail: `reader-${language}@northern.example`, language });
  const [mail] = await mailsTo(`reader-${language}@northern.example`);
  expect(mail?.text).toMatch(/\b3\b|3ක්/);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/[{}]/);
});

test('every field is needed, and each that is bad is named', async () => {
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
  expect((await register({ countryId: SOME_ID, currencyId: SOME_ID })).json().fields).toEqual({
    countryId: { code: 'notFound', message: 'Country not found' },
    currencyId: { code: 'notFound', message: 'Currency not found' },
  });
});

test('what another has is named: the registration id in its country, the address of a user or of an organization', async () => {
  const taken = await given().organization({ registrationId: 'PV 77', contactEmail: 'front@taken.example' });
  await given().organization({ contactEmail: 'blocked@taken.example', status: 2 });
  await given().user({ organizationId: taken.id, email: 'Person@taken.example' });
  const fields = async (more: object) => (await register(more)).json().fields;
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

test('of several at once with the same papers one is registered; each gets a code of its own', async () => {
  const same = { registrationId: 'PV race', contactEmail: 'race@northern.example' };
  const replies = await Promise.all([register(same), register(same), register(same)]);
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  await portal.db.deleteFrom('signInAttempts').execute();
  const others = await Promise.all([
    register({ name: 'Same Name' }),
    register({ name: 'Same  name' }),
    register({ name: 'සමාගම' }),
  ]);
  const codes = await Promise.all(others.map(async (reply) => (await made(reply.json().id)).code));
  expect(new Set(codes)).toEqual(new Set(['SAMENAME', 'SAMENAME2', 'ORG']));
});

test('the portal of a partner offers its types, or is closed; a proxy tells which portal it is', async () => {
  await given().organization({ host: 'top.example', type: '5pl' });
  await given().organization({ host: 'closed.example', selfRegistration: false });
  await given().organization({ host: 'blocked.example', selfRegistration: false, status: 2 });
  expect((await register({ type: '5pl' }, at('Top.example:8443'))).json().fields).toEqual({
    type: { code: 'invalid', message: 'This type cannot be registered here' },
  });
  expect((await register({ type: '4pl' }, at('top.example'))).statusCode).toBe(201);
  expect((await register({ type: '5pl' })).statusCode).toBe(201);
  expect((await register({}, at('closed.example'))).json()).toMatchObject({
    statusCode: 403,
    code: 'registrationClosed',
  });
  expect((await register({}, at('blocked.example'))).statusCode).toBe(201);
});

test('one network address cannot register without end', async () => {
  const from = (address: string) => register({}, { 'x-forwarded-for': address });
  for (let i = 0; i < 6; i += 1) expect((await from('198.51.100.7')).statusCode).toBe(201);
  const reply = await from('198.51.100.7');
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([429, 'tooManyAttempts', '5']);
  expect((await from('198.51.100.8')).statusCode).toBe(201);
});

test('a name is never more than a name in a mail', async () => {
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
