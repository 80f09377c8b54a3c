import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);

const NO_PHOTOS = {
  driverPhoto: null,
  idFrontPhoto: null,
  idBackPhoto: null,
  driverLicensePhoto: null,
  healthReportPhoto: null,
  policeReportPhoto: null,
  gsCertificatePhoto: null,
  acvPassPhoto: null,
  portPermitPhoto: null,
};

const namesFor = async (user: { id: string }, query = '') => {
  const { items, ...range } = (await portal.as(user).get(`/users/drivers?${query}`)).json();
  return { names: items.map(({ name }: { name: string }) => name), ...range };
};

test('drivers stand in the list with who they are and whether they are free', async () => {
  const fleet = await given().organization({ type: 'fleetOwner' });
  const organizationId = fleet.id;
  const contact = await given().contact({
    organizationId,
    firstName: 'Sunil',
    middleName: 'B.',
    lastName: 'Rathnayake',
  });
  const user = await given().user({
    organizationId,
    login: 'sunil',
    contactId: contact.id,
    isDriver: true,
    status: 2,
    rules: [{ model: 'driver', rule: 'read' }],
  });
  const driver = await given().driver({ organizationId, userId: user.id, contactId: contact.id });
  const clerk = await given().user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
  expect((await portal.as(clerk).get('/users/drivers')).json()).toEqual({
    items: [
      {
        driverId: driver.id,
        login: 'sunil',
        isBlocked: true,
        isVehicleAssigned: false,
        name: 'Sunil Rathnayake',
        contact: { id: contact.id, firstName: 'Sunil', middleName: 'B.', lastName: 'Rathnayake' },
        dtLicenseExpire: driver.licenseExpiresAt,
        dtHealthReportExpire: driver.healthReportExpiresAt,
        ...NO_PHOTOS,
      },
    ],
    total: 1,
    page: 1,
    limit: 20,
  });

  await given().vehicle({ organizationId, driverId: driver.id });
  const without = await portal.db
    .insertInto('drivers')
    .values({ organizationId, createdAt: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { items } = (await portal.as(clerk).get('/users/drivers?limit=1&page=2')).json();
  expect(items).toMatchObject([{ driverId: driver.id, isVehicleAssigned: true }]);
  expect((await portal.as(clerk).get('/users/drivers?limit=1')).json().items).toMatchObject([
    { driverId: without.id, name: '', login: null, contact: null, isBlocked: false },
  ]);
  expect(await namesFor(clerk, 'search=RATHNA')).toMatchObject({ names: ['Sunil Rathnayake'], total: 1 });
});

test('of others only those of an active partner, by name; root sees all', async () => {
  const [us, partner, waiting, stranger] = await Promise.all(
    [0, 1, 2, 3].map((i) => given().organization({ name: `Fleet ${i}` })),
  );
  if (!us || !partner || !waiting || !stranger) throw new Error('four organizations are needed');
  await given().partnership({ organizationId: partner.id, partnerId: us.id });
  await given().partnership({ organizationId: us.id, partnerId: waiting.id, status: 'waitingConfirmation' });
  for (const { id: organizationId, name } of [us, partner, waiting, stranger]) {
    const contactId = (await given().contact({ organizationId, firstName: name, lastName: 'driver' })).id;
    const { id: userId } = await given().user({ organizationId, contactId, login: `secret-${name}` });
    await given().driver({ organizationId, contactId, userId });
  }
  const [clerk, root] = [
    await given().user({ organizationId: us.id, rules: [{ model: 'trip', rule: 'read' }] }),
    await given().user({ role: 'root' }),
  ];
  expect((await namesFor(clerk)).names).toEqual(['Fleet 0 driver']);
  const seen = async (user: { id: string }) =>
    Promise.all(
      [us, partner, waiting, stranger].map(async ({ id }) => (await namesFor(user, `organizationId=${id}`)).total),
    );
  expect([await seen(clerk), await seen(root)]).toEqual([
    [1, 1, 0, 0],
    [1, 1, 1, 1],
  ]);
  expect((await namesFor(root, 'search=driver')).total).toBe(4);
  expect((await portal.as(clerk).get(`/users/drivers?organizationId=${partner.id}`)).json().items).toMatchObject([
    { name: 'Fleet 1 driver', login: null, dtHealthReportExpire: null, ...NO_PHOTOS },
  ]);
  expect([
    await namesFor(clerk, `organizationId=${partner.id}&search=secret`),
    await namesFor(clerk, 'search=secret'),
  ]).toMatchObject([{ total: 0 }, { total: 1 }]);
  expect((await portal.as(await given().user({ rules: 'none' })).get('/users/drivers')).statusCode).toBe(403);
});

test('a user who drives has the profile of their contact, and no other', async () => {
  const root = portal.as(await given().user({ role: 'root' }));
  const organizationId = (await given().organization()).id;
  const [known, fresh] = [await given().contact({ organizationId }), await given().contact({ organizationId })];
  const profile = await given().driver({ organizationId, contactId: known.id });
  const user = await given().user({ organizationId });
  const linked = () =>
    portal.db
      .selectFrom('drivers')
      .select(['contactId', 'userId'])
      .where('organizationId', '=', organizationId)
      .orderBy('createdAt')
      .execute();
  const path = `/users/${user.id}`;

  expect((await root.patch(path, { isDriver: true })).json().fields).toEqual({
    contactId: { code: 'required', message: 'A driver needs a contact' },
  });
  expect((await root.patch(path, { isDriver: true, contactId: known.id })).statusCode).toBe(200);
  expect(await linked()).toEqual([{ contactId: profile.contactId, userId: user.id }]);
  expect(
    (await portal.db.selectFrom('contacts').select('isDriver').where('id', '=', known.id).executeTakeFirstOrThrow())
      .isDriver,
  ).toBe(true);
  expect((await root.patch(path, { contactId: fresh.id })).statusCode).toBe(200);
  expect(await linked()).toEqual([
    { contactId: known.id, userId: null },
    { contactId: fresh.id, userId: user.id },
  ]);
  expect((await root.patch(path, { contactId: null })).statusCode).toBe(422);
  expect((await root.delete(path)).json().message).toContain('is a driver');
  expect((await root.patch(path, { isDriver: false })).statusCode).toBe(200);
  expect(await linked()).toEqual([
    { contactId: known.id, userId: null },
    { contactId: fresh.id, userId: null },
  ]);
  expect((await root.delete(path)).statusCode).toBe(200);
});
