import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

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

const listNames = async (user: { id: string }, query = '') => {
  const { items, ...range } = (await portal.as(user).get(`/users/drivers?${query}`)).json();
  return { names: items.map(({ name }: { name: string }) => name), ...range };
};

test('lists drivers with their contact and whether a vehicle is assigned', async () => {
  const fleet = await build().organization({ type: 'fleetOwner' });
  const organizationId = fleet.id;
  const contact = await build().contact({
    organizationId,
    firstName: 'Sunil',
    middleName: 'B.',
    lastName: 'Rathnayake',
  });
  const user = await build().user({
    organizationId,
    login: 'sunil',
    contactId: contact.id,
    isDriver: true,
    status: 2,
    rules: [{ model: 'driver', rule: 'read' }],
  });
  const driver = await build().driver({ organizationId, userId: user.id, contactId: contact.id });
  const clerk = await build().user({ organizationId, rules: [{ model: 'vehicle', rule: 'read' }] });
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

  await build().vehicle({ organizationId, driverId: driver.id });
  const withoutContact = await portal.db
    .insertInto('drivers')
    .values({ organizationId, createdAt: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { items } = (await portal.as(clerk).get('/users/drivers?limit=1&page=2')).json();
  expect(items).toMatchObject([{ driverId: driver.id, isVehicleAssigned: true }]);
  expect((await portal.as(clerk).get('/users/drivers?limit=1')).json().items).toMatchObject([
    { driverId: withoutContact.id, name: '', login: null, contact: null, isBlocked: false },
  ]);
  expect(await listNames(clerk, 'search=RATHNA')).toMatchObject({ names: ['Sunil Rathnayake'], total: 1 });
});

test('lists drivers of active partners by name; root sees all', async () => {
  const [us, partner, waiting, unrelated] = await Promise.all(
    [0, 1, 2, 3].map((i) => build().organization({ name: `Fleet ${i}` })),
  );
  if (!us || !partner || !waiting || !unrelated) throw new Error('four organizations are needed');
  await build().partnership({ organizationId: partner.id, partnerId: us.id });
  await build().partnership({ organizationId: us.id, partnerId: waiting.id, status: 'waitingConfirmation' });
  for (const { id: organizationId, name } of [us, partner, waiting, unrelated]) {
    const contactId = (await build().contact({ organizationId, firstName: name, lastName: 'driver' })).id;
    const { id: userId } = await build().user({ organizationId, contactId, login: `secret-${name}` });
    await build().driver({ organizationId, contactId, userId });
  }
  const [clerk, root] = [
    await build().user({ organizationId: us.id, rules: [{ model: 'trip', rule: 'read' }] }),
    await build().user({ role: 'root' }),
  ];
  expect((await listNames(clerk)).names).toEqual(['Fleet 0 driver']);
  const countVisible = async (user: { id: string }) =>
    Promise.all(
      [us, partner, waiting, unrelated].map(async ({ id }) => (await listNames(user, `organizationId=${id}`)).total),
    );
  expect([await countVisible(clerk), await countVisible(root)]).toEqual([
    [1, 1, 0, 0],
    [1, 1, 1, 1],
  ]);
  expect((await listNames(root, 'search=driver')).total).toBe(4);
  expect((await portal.as(clerk).get(`/users/drivers?organizationId=${partner.id}`)).json().items).toMatchObject([
    { name: 'Fleet 1 driver', login: null, dtHealthReportExpire: null, ...NO_PHOTOS },
  ]);
  expect([
    await listNames(clerk, `organizationId=${partner.id}&search=secret`),
    await listNames(clerk, 'search=secret'),
  ]).toMatchObject([{ total: 0 }, { total: 1 }]);
  expect((await portal.as(await build().user({ rules: 'none' })).get('/users/drivers')).statusCode).toBe(403);
});

test('links a user only to the driver of their contact', async () => {
  const root = portal.as(await build().user({ role: 'root' }));
  const organizationId = (await build().organization()).id;
  const [driverContact, newContact] = [
    await build().contact({ organizationId }),
    await build().contact({ organizationId }),
  ];
  const profile = await build().driver({ organizationId, contactId: driverContact.id });
  const user = await build().user({ organizationId });
  const listLinks = () =>
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
  expect((await root.patch(path, { isDriver: true, contactId: driverContact.id })).statusCode).toBe(200);
  expect(await listLinks()).toEqual([{ contactId: profile.contactId, userId: user.id }]);
  expect(
    (
      await portal.db
        .selectFrom('contacts')
        .select('isDriver')
        .where('id', '=', driverContact.id)
        .executeTakeFirstOrThrow()
    ).isDriver,
  ).toBe(true);
  expect((await root.patch(path, { contactId: newContact.id })).statusCode).toBe(200);
  expect(await listLinks()).toEqual([
    { contactId: driverContact.id, userId: null },
    { contactId: newContact.id, userId: user.id },
  ]);
  expect((await root.patch(path, { contactId: null })).statusCode).toBe(422);
  expect((await root.delete(path)).json().message).toContain('is a driver');
  expect((await root.patch(path, { isDriver: false })).statusCode).toBe(200);
  expect(await listLinks()).toEqual([
    { contactId: driverContact.id, userId: null },
    { contactId: newContact.id, userId: null },
  ]);
  expect((await root.delete(path)).statusCode).toBe(200);
});
