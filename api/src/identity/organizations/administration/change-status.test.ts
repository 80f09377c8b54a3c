import { issueToken } from '../../auth/session.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { setUpAdministration } from '../testing/organization-administration.fixtures.ts';

const portal = testApp();
const { build, createRegistered, entriesOf, findOrganization, mailsTo, organizationInput, patch, root, usersOf } =
  setUpAdministration(portal);

test('creates an admin with all rules and emails a one-time password when a registration is accepted', async () => {
  const organization = await createRegistered({
    contactEmail: 'kavitha@accepted.example',
    contactName: 'Kavitha',
    language: 'fr',
  });
  await portal.db
    .insertInto('notifications')
    .values({
      userId: root().id,
      kind: 'organizationRegistered',
      subjectId: organization.id,
      values: JSON.stringify({}),
      createdAt: TEST_NOW,
      readAt: null,
    })
    .execute();
  expect((await patch(organization.id, { status: 1 })).json()).toMatchObject({
    status: 1,
    actions: ['edit', 'delete', 'block'],
  });
  const [admin, ...others] = await usersOf(organization.id);
  expect([admin, others]).toMatchObject([
    {
      login: 'kavitha@accepted.example',
      email: 'kavitha@accepted.example',
      role: 'admin',
      language: 'fr',
      mustChangePassword: true,
    },
    [],
  ]);
  expect(
    await portal.db
      .selectFrom('userRules')
      .select('model')
      .where('userId', '=', admin?.id ?? '')
      .execute(),
  ).toHaveLength(66);
  const [mail] = await mailsTo('kavitha@accepted.example');
  const [, password = ''] = /Mot de passe provisoire : (\S+)/.exec(mail?.text ?? '') ?? [];
  expect((await portal.as(null).post('/auth', { login: 'kavitha@accepted.example', password })).statusCode).toBe(200);
  expect(await entriesOf(organization.id)).toMatchObject([
    { event: 'accept', fromStage: 'registered', toStage: 'active', organizationId: organization.id },
  ]);
  const [notification] = await portal.db
    .selectFrom('notifications')
    .select('readAt')
    .where('subjectId', '=', organization.id)
    .execute();
  expect(notification?.readAt).toBe(TEST_NOW);
});

test('accepts a registration once despite parallel requests', async () => {
  const { id } = await createRegistered();
  const replies = await Promise.all([patch(id, { status: 1 }), patch(id, { status: 1 }), patch(id, { status: 1 })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([(await usersOf(id)).length, (await entriesOf(id)).length]).toEqual([1, 1]);
});

test('rejects accepting with a taken e-mail address, which the same request can correct', async () => {
  const existingUser = await build().user({ email: 'taken@accepted.example' });
  const { id } = await createRegistered({ contactEmail: 'Taken@accepted.example' });
  expect((await patch(id, { status: 1 })).json()).toMatchObject({
    statusCode: 422,
    fields: { contactEmail: { code: 'duplicate', message: 'User with same email already exist' } },
  });
  expect([(await findOrganization(id))?.status, await entriesOf(id)]).toEqual([0, []]);
  expect((await patch(id, { status: 1, contactEmail: 'free@accepted.example' })).statusCode).toBe(200);
  expect([await usersOf(id), await usersOf(existingUser.organizationId)]).toMatchObject([
    [{ email: 'free@accepted.example' }],
    expect.anything(),
  ]);
});

test('deletes a declined registration and emails the reason', async () => {
  const organization = await createRegistered({
    name: 'Fake Freight',
    contactEmail: 'who@declined.example',
    language: 'sp',
    registrationId: 'PV fake',
  });
  await build().partnership({
    organizationId: (await build().organization()).id,
    partnerId: organization.id,
    status: 'waitingConfirmation',
  });
  expect(
    (await portal.as(root()).delete(`/organizations/${organization.id}?reason=No%20such%20number`)).json(),
  ).toEqual({
    id: organization.id,
  });
  expect(await findOrganization(organization.id)).toBeUndefined();
  const kept = await portal.as(root()).get('/organizations/declined?search=fake');
  expect(kept.json()).toMatchObject({
    items: [
      {
        name: 'Fake Freight',
        registrationId: 'PV fake',
        contactEmail: 'who@declined.example',
        reason: 'No such number',
        registeredAt: organization.createdAt,
        declinedAt: portal.clock.now,
      },
    ],
    total: 1,
  });
  const file = await portal.as(root()).post('/organizations/declined/export?search=fake', {
    format: 'csv',
    title: 'Declined',
    columns: ['name', 'contactEmail', 'reason'].map((id) => ({ id, title: id })),
  });
  expect(file.body).toContain('Fake Freight,who@declined.example,No such number');
  expect((await portal.as(root()).get('/organizations/declined?search=nothing')).json().total).toBe(0);
  const admin = await build().user({ role: 'admin', rules: 'all' });
  expect((await portal.as(admin).get('/organizations/declined')).statusCode).toBe(403);
  const path = `/organizations/declined/${kept.json().items[0].id}`;
  expect((await portal.as(admin).delete(path)).statusCode).toBe(403);
  expect((await portal.as(root()).delete(path)).statusCode).toBe(200);
  expect((await portal.as(root()).delete(path)).statusCode).toBe(404);
  expect((await portal.as(root()).get('/organizations/declined?search=fake')).json().total).toBe(0);
  expect((await portal.as(root()).get('/audit?subject=declinedRegistration')).json().items).toMatchObject([
    { event: 'deleted', name: 'Fake Freight' },
  ]);
  expect(await mailsTo('who@declined.example')).toMatchObject([
    {
      subject: 'El registro de Fake Freight ha sido rechazado',
      text: expect.stringContaining('Motivo: No such number') as unknown,
    },
  ]);
  expect(await entriesOf(organization.id)).toMatchObject([
    { event: 'registrationDeclined', reason: 'No such number', changes: { name: { from: 'Fake Freight', to: null } } },
  ]);
  const secondRegistration = await portal
    .as(null)
    .post(
      '/organizations/registration',
      organizationInput({ registrationId: 'PV fake', contactEmail: 'who@declined.example', type: '1pl' }),
    );
  expect(secondRegistration.statusCode).toBe(201);
});

test('ends all sessions when an organization is blocked', async () => {
  const user = await build().user({
    organizationId: (await build().organization({ host: 'blocking.example' })).id,
    login: 'blocked-soon',
  });
  const token = await issueToken(portal.app, user.id);
  const requestWithToken = async () =>
    (await portal.as(null, { authorization: `Bearer ${token}` }).get('/organizations/my')).json().code;
  expect((await patch(user.organizationId, { status: 2 })).json()).toMatchObject({
    status: 2,
    actions: ['edit', 'delete', 'activate'],
  });
  expect([
    await requestWithToken(),
    (await portal.as(null).get('/organizations/distributor?domain=blocking.example')).statusCode,
  ]).toEqual(['blocked', 404]);
  await patch(user.organizationId, { status: 1 });
  expect(await requestWithToken()).toBe('unauthorized');
  expect((await portal.as(user).get('/organizations/my')).statusCode).toBe(200);
  expect((await entriesOf(user.organizationId)).map(({ event, toStage }) => [event, toStage])).toEqual([
    ['block', 'blocked'],
    ['activate', 'active'],
  ]);
});

test.each([
  [0, 2, 'registered and cannot become blocked'],
  [1, 0, 'active and cannot become registered'],
  [2, 0, 'blocked and cannot become registered'],
])('rejects changing status %s to %s', async (from, to, message) => {
  const { id } = await build().organization({ status: from as 0 | 1 | 2 });
  expect((await patch(id, { status: to, pageTitle: 'Lost' })).json()).toMatchObject({
    statusCode: 409,
    code: 'statusNotAllowed',
    message: `The organization is ${message}`,
  });
  expect(await findOrganization(id)).toMatchObject({ status: from, pageTitle: null });
});

test('protects the organization of root', async () => {
  const replies = [
    await patch(root().organizationId, { status: 2 }),
    await portal.as(root()).delete(`/organizations/${root().organizationId}`),
  ];
  expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [409, 'organizationProtected'],
    [409, 'organizationProtected'],
  ]);
  expect((await portal.as(root()).get(`/organizations/${root().organizationId}`)).json().actions).toEqual(['edit']);
});
