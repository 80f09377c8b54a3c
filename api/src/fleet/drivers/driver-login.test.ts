import { decodeJwt } from 'jose';
import { LANGUAGES } from 'shared-contracts/values/limits';
import { ACCOUNT_EMAIL_TEXTS } from '../../identity/auth/account-email.texts.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { setUpDrivers } from './testing/drivers-setup.ts';

const portal = testApp();
const ONE_TIME_PASSWORD = /[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/;

const signIn = (login: string, password: string) => portal.as(null).post('/auth', { login, password });
const withToken = (token: string) => portal.as(null, { authorization: `Bearer ${token}` });
const findEmail = (address: string) =>
  portal.db.selectFrom('mails').selectAll().where('recipient', '=', address).executeTakeFirst();
const getUser = (login: string) =>
  portal.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

test.each(LANGUAGES)(
  'emails a one-time password to a new driver in %s, who then sets another one',
  async (language) => {
    const { createDriver, organization, manager, readTimeline } = await setUpDrivers(portal);
    const email = `driver-${language}@fleet.example`;
    const driver = await createDriver({ login: `driver-${language}`, language, email });
    expect(driver).toMatchObject({ login: `driver-${language}`, isBlocked: false });
    const sentEmail = await findEmail(email);
    expect(sentEmail).toMatchObject({
      subject: ACCOUNT_EMAIL_TEXTS[language].credentials.subject.replace('{organization}', organization.name),
      text: expect.stringContaining('Sunil Rathnayake') as unknown,
    });
    const password = ONE_TIME_PASSWORD.exec(sentEmail?.text ?? '')?.[0] ?? '';
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
    const newToken = (await withToken(token).patch('/users/self-update', { password: 'my very own' })).json().token;
    expect([
      (await withToken(newToken).get('/users/rules')).statusCode,
      (await signIn(`driver-${language}`, password)).statusCode,
    ]).toEqual([200, 401]);

    const user = await getUser(`driver-${language}`);
    const { userId, contactId } = await portal.db
      .selectFrom('drivers')
      .select(['userId', 'contactId'])
      .where('id', '=', driver.id)
      .executeTakeFirstOrThrow();
    expect([userId, contactId, user.isDriver, user.organizationId]).toEqual([
      user.id,
      user.contactId,
      true,
      manager.organizationId,
    ]);
    const entries = [...(await readTimeline(driver.id)), ...(await readTimeline(user.id))];
    expect(entries[0]?.changes).toMatchObject({ login: { from: null, to: `driver-${language}` } });
    expect(JSON.stringify(entries)).not.toContain(password);
  },
);

test('rejects duplicate logins and emails', async () => {
  const { as, input, build, organizationId } = await setUpDrivers(portal);
  const taken = await build.user({ login: 'Taken', email: 'taken@fleet.example' });
  const getErrors = async (fields: object) => (await as.post('/drivers', { ...input, ...fields })).json().fields;
  expect(await getErrors({ login: 'tAKEN' })).toEqual({
    login: { code: 'alreadyExists', message: 'User with same login already exist' },
  });
  expect(await getErrors({ login: 'free', email: taken.email })).toEqual({
    email: { code: 'alreadyExists', message: 'User with same email already exist' },
  });
  expect((await as.get('/drivers')).json().total).toBe(0);
  expect((await as.post('/drivers', { ...input, email: taken.email })).statusCode).toBe(201);
  const concurrent = await Promise.all(
    [1, 2, 3].map((n) => as.post('/drivers', { ...input, email: `n${n}@fleet.example`, login: 'at-once' })),
  );
  expect(concurrent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  expect(
    (await portal.db.selectFrom('contacts').select('id').where('organizationId', '=', organizationId).execute()).length,
  ).toBe(2);
});

test('adds a login later, which can’t be removed', async () => {
  const { as, createDriver, input, build, organizationId, readTimeline } = await setUpDrivers(portal);
  const { id } = await createDriver();
  const path = `/drivers/${id}`;
  expect((await as.patch(path, { login: null })).json().login).toBeNull();
  expect((await as.patch(path, { login: 'later', email: 'later@fleet.example' })).json()).toMatchObject({
    login: 'later',
    email: 'later@fleet.example',
  });
  expect(await findEmail('later@fleet.example')).toBeDefined();
  expect((await readTimeline(id)).at(-1)).toMatchObject({
    event: 'updated',
    changes: { login: { from: null, to: 'later' }, email: { from: input.email, to: 'later@fleet.example' } },
  });
  for (const login of [null, '', 'another']) {
    expect((await as.patch(path, { login })).json().fields).toEqual({
      login: { code: 'loginStays', message: "A login can't be changed or removed. Block the driver instead" },
    });
  }
  expect((await as.patch(path, { login: 'later', email: 'moved@fleet.example' })).json()).toMatchObject({
    login: 'later',
    email: 'moved@fleet.example',
  });
  expect((await getUser('later')).email).toBe('later@fleet.example');

  const blocked = await createDriver({ email: 'blocked@fleet.example' });
  expect(
    (await as.patch(`/drivers/${blocked.id}`, { isBlocked: true, login: 'blocked' })).json().fields.login.message,
  ).toBe('Driver is blocked');
  const contact = await build.contact({ organizationId });
  await build.user({ organizationId, contactId: contact.id });
  const withUserContact = await build.driver({ organizationId, contactId: contact.id });
  expect((await as.patch(`/drivers/${withUserContact.id}`, { login: 'second' })).json().fields.login.message).toBe(
    'The contact already belongs to another user',
  );
});

test('blocks and activates a driver with their user, who stays assigned to the vehicle', async () => {
  const { as, createDriver, build, organizationId, readTimeline } = await setUpDrivers(portal);
  const { id } = await createDriver({ login: 'wheels', email: 'wheels@fleet.example' });
  const first = await build.vehicle({ organizationId, driverId: id });
  const password = ONE_TIME_PASSWORD.exec((await findEmail('wheels@fleet.example'))?.text ?? '')?.[0] ?? '';
  const session = (await signIn('wheels', password)).json().token;
  expect((await withToken(session).get('/auth/is-blocked')).json()).toEqual({ isBlocked: false });

  expect((await as.patch(`/drivers/${id}`, { isBlocked: true })).json()).toMatchObject({
    isBlocked: true,
    isVehicleAssigned: true,
    actions: ['edit', 'files', 'activate', 'delete'],
  });
  expect([
    (await withToken(session).get('/auth/is-blocked')).json(),
    (await withToken(session).get('/users/rules')).json().code,
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

  expect((await as.patch(`/drivers/${id}`, { isBlocked: false, phone: '011 234 5678' })).json()).toMatchObject({
    isBlocked: false,
    phone: '+94 112 345 678',
  });
  expect([
    (await withToken(session).get('/users/rules')).statusCode,
    (await signIn('wheels', password)).statusCode,
  ]).toEqual([401, 200]);
  expect((await as.patch(`/vehicles/${first.id}`, { driverId: id })).json().driver.isBlocked).toBe(false);
  const user = await getUser('wheels');
  expect((await readTimeline(id)).map(({ event }) => event)).toEqual(['created', 'blocked', 'activated']);
  expect((await readTimeline(id))[1]?.changes).toEqual({ isBlocked: { from: false, to: true } });
  expect((await readTimeline(user.id)).map(({ event }) => event)).toEqual(['created', 'blocked', 'activated']);
});

test("doesn't block oneself or users with a higher role", async () => {
  const { as, build, organizationId, manager } = await setUpDrivers(portal);
  const createDriver = async (userId: string) => (await build.driver({ organizationId, userId })).id;
  const admin = await build.user({ organizationId, role: 'admin', rules: 'all' });
  const [ownDriverId, adminDriverId] = [await createDriver(manager.id), await createDriver(admin.id)];
  for (const id of [ownDriverId, adminDriverId]) {
    const reply = (await as.patch(`/drivers/${id}`, { isBlocked: true })).json();
    expect([reply.statusCode, reply.code, (await as.get(`/drivers/${id}`)).json().actions]).toEqual([
      403,
      'outOfReach',
      ['edit', 'files', 'delete'],
    ]);
    expect((await as.patch(`/drivers/${id}`, { isBlocked: false, phone: '011 234 5679' })).statusCode).toBe(200);
  }
  const second = await build.user({ organizationId, role: 'admin', rules: 'all' });
  expect((await portal.as(second).patch(`/drivers/${adminDriverId}`, { isBlocked: true })).json().isBlocked).toBe(true);
  const secondDriverId = await createDriver(second.id);
  const root = portal.as(await build.user({ role: 'root' }));
  expect((await portal.as(admin).patch(`/drivers/${secondDriverId}`, { isBlocked: true })).statusCode).toBe(401);
  expect((await root.patch(`/drivers/${secondDriverId}`, { isBlocked: true })).json().isBlocked).toBe(true);
});
