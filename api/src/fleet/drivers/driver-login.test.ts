import { decodeJwt } from 'jose';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { ACCOUNT_MAILS } from '../../identity/auth/account-mail.texts.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { depot } from './testing/depot.ts';

const portal = testApp();
const ONE_TIME = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/;

const signIn = (login: string, password: string) => portal.as(null).post('/auth', { login, password });
const bearing = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const mailTo = (address: string) =>
  portal.db.selectFrom('mails').selectAll().where('recipient', '=', address).executeTakeFirst();
const userOf = (login: string) =>
  portal.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

test.each(LANGUAGES)(
  'a driver with a login gets the one-time password by mail in %s and sets another',
  async (language) => {
    const { make, organization, keeper, told } = await depot(portal);
    const email = `driver-${language}@fleet.example`;
    const driver = await make({ login: `driver-${language}`, language, email });
    expect(driver).toMatchObject({ login: `driver-${language}`, isBlocked: false });
    const mail = await mailTo(email);
    expect(mail).toMatchObject({
      subject: ACCOUNT_MAILS[language].credentials.subject.replace('{organization}', organization.name),
      text: expect.stringContaining('Sunil Rathnayake') as unknown,
    });
    const password = ONE_TIME.exec(mail?.text ?? '')?.[0] ?? '';
    const { token } = (await signIn(`driver-${language}`, password)).json();
    expect(decodeJwt(token)).toMatchObject({
      mustChangePassword: true,
      isDriver: true,
      language,
      role: 'user',
      rules: [
        { model: 'trip', rule: 'read' },
        { model: 'vehicle', rule: 'read' },
      ],
    });
    const settled = (await bearing(token).patch('/users/self-update', { password: 'my very own' })).json().token;
    expect([
      (await bearing(settled).get('/users/rules')).statusCode,
      (await signIn(`driver-${language}`, password)).statusCode,
    ]).toEqual([200, 401]);

    const user = await userOf(`driver-${language}`);
    const { userId, contactId } = await portal.db
      .selectFrom('drivers')
      .select(['userId', 'contactId'])
      .where('id', '=', driver.id)
      .executeTakeFirstOrThrow();
    expect([userId, contactId, user.isDriver, user.organizationId]).toEqual([
      user.id,
      user.contactId,
      true,
      keeper.organizationId,
    ]);
    const entries = [...(await told(driver.id)), ...(await told(user.id))];
    expect(entries[0]?.changes).toMatchObject({ login: { from: null, to: `driver-${language}` } });
    expect(JSON.stringify(entries)).not.toContain(password);
  },
);

test('a login and an e-mail address are there once; without one nobody is made', async () => {
  const { as, input, given, organizationId } = await depot(portal);
  const taken = await given.user({ login: 'Taken', email: 'taken@fleet.example' });
  const fault = async (more: object) => (await as.post('/drivers', { ...input, ...more })).json().fields;
  expect(await fault({ login: 'tAKEN' })).toEqual({
    login: { code: 'alreadyExists', message: 'User with same login already exist' },
  });
  expect(await fault({ login: 'free', email: taken.email })).toEqual({
    email: { code: 'alreadyExists', message: 'User with same email already exist' },
  });
  expect((await as.get('/drivers')).json().total).toBe(0);
  expect((await as.post('/drivers', { ...input, email: taken.email })).statusCode).toBe(201);
  const atOnce = await Promise.all(
    [1, 2, 3].map((n) => as.post('/drivers', { ...input, email: `n${n}@fleet.example`, login: 'at-once' })),
  );
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  expect(
    (await portal.db.selectFrom('contacts').select('id').where('organizationId', '=', organizationId).execute()).length,
  ).toBe(2);
});

test('a login is given later, once, and stays', async () => {
  const { as, make, input, given, organizationId, told } = await depot(portal);
  const { id } = await make();
  const path = `/drivers/${id}`;
  expect((await as.patch(path, { login: null })).json().login).toBeNull();
  expect((await as.patch(path, { login: 'later', email: 'later@fleet.example' })).json()).toMatchObject({
    login: 'later',
    email: 'later@fleet.example',
  });
  expect(await mailTo('later@fleet.example')).toBeDefined();
  expect((await told(id)).at(-1)).toMatchObject({
    event: 'updated',
    changes: { login: { from: null, to: 'later' }, email: { from: input.email, to: 'later@fleet.example' } },
  });
  for (const login of [null, '', 'another']) {
    expect((await as.patch(path, { login })).json().fields).toEqual({
      login: { code: 'loginStays', message: 'A login once given stays; block the driver instead' },
    });
  }
  expect((await as.patch(path, { login: 'later', email: 'moved@fleet.example' })).json()).toMatchObject({
    login: 'later',
    email: 'moved@fleet.example',
  });
  expect((await userOf('later')).email).toBe('later@fleet.example');

  const blocked = await make({ email: 'blocked@fleet.example' });
  expect(
    (await as.patch(`/drivers/${blocked.id}`, { isBlocked: true, login: 'blocked' })).json().fields.login.message,
  ).toBe('Driver is blocked');
  const contact = await given.contact({ organizationId });
  await given.user({ organizationId, contactId: contact.id });
  const known = await given.driver({ organizationId, contactId: contact.id });
  expect((await as.patch(`/drivers/${known.id}`, { login: 'second' })).json().fields.login.message).toBe(
    'The contact is another user',
  );
});

test('who is blocked is out at once, stays on the vehicle and is put on no other; activated they are back', async () => {
  const { as, make, given, organizationId, told } = await depot(portal);
  const { id } = await make({ login: 'wheels', email: 'wheels@fleet.example' });
  const first = await given.vehicle({ organizationId, driverId: id });
  const password = ONE_TIME.exec((await mailTo('wheels@fleet.example'))?.text ?? '')?.[0] ?? '';
  const session = (await signIn('wheels', password)).json().token;
  expect((await bearing(session).get('/auth/is-blocked')).json()).toEqual({ isBlocked: false });

  expect((await as.patch(`/drivers/${id}`, { isBlocked: true })).json()).toMatchObject({
    isBlocked: true,
    isVehicleAssigned: true,
    actions: ['edit', 'files', 'activate', 'delete'],
  });
  expect([
    (await bearing(session).get('/auth/is-blocked')).json(),
    (await bearing(session).get('/users/rules')).json().code,
    (await signIn('wheels', password)).statusCode,
  ]).toEqual([{ isBlocked: true }, 'blocked', 401]);
  expect((await as.get(`/vehicles/${first.id}`)).json().driver).toEqual({
    id,
    name: 'Sunil Rathnayake',
    isBlocked: true,
  });
  await as.patch(`/vehicles/${first.id}`, { driverId: null });
  expect((await as.patch(`/vehicles/${first.id}`, { driverId: id })).json().fields.driverId.message).toBe(
    'Driver is blocked',
  );

  expect((await as.patch(`/drivers/${id}`, { isBlocked: false, phone: '1' })).json()).toMatchObject({
    isBlocked: false,
    phone: '1',
  });
  expect([
    (await bearing(session).get('/users/rules')).statusCode,
    (await signIn('wheels', password)).statusCode,
  ]).toEqual([401, 200]);
  expect((await as.patch(`/vehicles/${first.id}`, { driverId: id })).json().driver.isBlocked).toBe(false);
  const user = await userOf('wheels');
  expect((await told(id)).map(({ event }) => event)).toEqual(['created', 'blocked', 'activated']);
  expect((await told(id))[1]?.changes).toEqual({ isBlocked: { from: false, to: true } });
  expect((await told(user.id)).map(({ event }) => event)).toEqual(['created', 'blocked', 'activated']);
});

test('nobody blocks themselves, nor an admin who drives, nor the last admin', async () => {
  const { as, given, organizationId, keeper } = await depot(portal);
  const drives = async (userId: string) => (await given.driver({ organizationId, userId })).id;
  const admin = await given.user({ organizationId, role: 'admin', rules: 'all' });
  const [self, ofAdmin] = [await drives(keeper.id), await drives(admin.id)];
  for (const id of [self, ofAdmin]) {
    const reply = (await as.patch(`/drivers/${id}`, { isBlocked: true })).json();
    expect([reply.statusCode, reply.code, (await as.get(`/drivers/${id}`)).json().actions]).toEqual([
      403,
      'outOfReach',
      ['edit', 'files', 'delete'],
    ]);
    expect((await as.patch(`/drivers/${id}`, { isBlocked: false, phone: '2' })).statusCode).toBe(200);
  }
  const second = await given.user({ organizationId, role: 'admin', rules: 'all' });
  expect((await portal.as(second).patch(`/drivers/${ofAdmin}`, { isBlocked: true })).json().isBlocked).toBe(true);
  const ofSecond = await drives(second.id);
  const root = portal.as(await given.user({ role: 'root' }));
  expect((await portal.as(admin).patch(`/drivers/${ofSecond}`, { isBlocked: true })).statusCode).toBe(401);
  expect((await root.patch(`/drivers/${ofSecond}`, { isBlocked: true })).json().isBlocked).toBe(true);
});
