import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { usesMapbox } from './organizations.store.ts';
import { form, MEGABYTE, MULTIPART, PDF, PNG } from './testing/pictures.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);

const send = (user: { id: string } | null, organizationId: string, body: Buffer) =>
  portal.as(user, MULTIPART).post(`/organizations/${organizationId}/logo`, body);

const keeper = async () => {
  const organization = await given().organization({ name: 'Harvest', domain: 'tea' });
  return given().user({ organizationId: organization.id, rules: [{ model: 'organizationOwner', rule: 'write' }] });
};

test('everybody sees the own organization', async () => {
  const user = await given().user({
    organizationId: (
      await given().organization({ name: 'Lagoon', registrationId: 'PV 7', contactEmail: 'sea@lagoon.example' })
    ).id,
  });
  expect((await portal.as(user).get('/organizations/my')).json()).toMatchObject({
    id: user.organizationId,
    name: 'Lagoon',
    status: 1,
    registrationId: 'PV 7',
    contactEmail: 'sea@lagoon.example',
    logo: null,
    country: { name: 'Sri Lanka' },
    currency: { name: 'LKR' },
  });
});

test('an organization without country and currency has none', async () => {
  const user = await given().user({
    organizationId: (await given().organization({ countryId: null, currencyId: null })).id,
  });
  expect((await portal.as(user).get('/organizations/my')).json()).toMatchObject({ country: null, currency: null });
});

test('a home page left empty is that of the portal one came to, but for the map', async () => {
  const link = (label: string) => ({ label, url: `https://${label}.example/` });
  await given().organization({
    host: 'portal.top.example',
    homeDescription: 'Top',
    homeVideo: 'https://video.example/top',
    homeLinks: JSON.stringify([link('top')]),
    appStoreUrl: 'https://store.example/top',
    mapToken: 'top',
  });
  const own = {
    homeDescription: 'Own',
    homeLinks: JSON.stringify([link('own')]),
    playStoreUrl: 'https://play.example/own',
    mapToken: 'own',
    showVersion: false,
  };
  const [full, empty] = [
    await given().user({ organizationId: (await given().organization(own)).id }),
    await given().user({ organizationId: (await given().organization()).id }),
  ];
  const my = async (user: { id: string }, host: string) =>
    (await portal.as(user, { host }).get('/organizations/my')).json();
  expect(await my(full, 'Portal.Top.example:8443')).toMatchObject({
    home: {
      description: 'Own',
      video: 'https://video.example/top',
      links: [link('own')],
      appStoreUrl: 'https://store.example/top',
      playStoreUrl: 'https://play.example/own',
    },
    mapToken: 'own',
    showVersion: false,
  });
  expect(await my(empty, 'portal.top.example')).toMatchObject({
    home: { description: 'Top', links: [link('top')] },
    mapToken: null,
    showVersion: true,
  });
  expect(await my(empty, 'elsewhere.example')).toMatchObject({
    home: { description: null, video: null, links: [], appStoreUrl: null, playStoreUrl: null },
  });
});

test('Mapbox is used as long as an active organization has a map token', async () => {
  await portal.db.updateTable('organizations').set({ mapToken: null }).execute();
  expect(await usesMapbox(portal.db)).toBe(false);
  await given().organization({ mapToken: '' });
  await given().organization({ mapToken: 'pk.blocked', status: 2 });
  expect(await usesMapbox(portal.db)).toBe(false);
  await given().organization({ mapToken: 'pk.active' });
  expect(await usesMapbox(portal.db)).toBe(true);
});

test('a host of its own has its looks, whatever its case; another and that of a blocked organization are not found', async () => {
  await given().organization({
    host: 'Portal.Harvest.example',
    name: 'Harvest',
    pageTitle: 'Harvest freight',
    supportEmail: 'help@harvest.example',
    accentColor: '#112233',
    defaultLanguage: 'it',
    homeDescription: 'inside',
  });
  await given().organization({
    host: 'plain.example',
    name: 'Plain',
    type: '5pl',
    contactEmail: 'office@plain.example',
    selfRegistration: false,
  });
  await given().organization({ host: 'blocked.example', status: 2 });
  const get = (domain: string) => portal.as(null).get(`/organizations/distributor?domain=${domain}`);
  const reply = await get('portal.HARVEST.example:443');
  expect(reply.json()).toEqual({
    pageTitle: 'Harvest freight',
    pageFavicon: null,
    supportEmail: 'help@harvest.example',
    loginPageTitle: null,
    loginImage: null,
    loginAlertText: null,
    accentColor: '#112233',
    defaultLanguage: 'it',
    selfRegistration: true,
    showVersion: true,
    appStoreUrl: null,
    playStoreUrl: null,
    organizationTypes: ['5pl', '4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
  });
  expect(reply.headers['cache-control']).toBe('public, max-age=30');
  expect((await get('plain.example.')).json()).toMatchObject({
    pageTitle: 'Plain',
    supportEmail: 'office@plain.example',
    selfRegistration: false,
    organizationTypes: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
  });
  expect([(await get('elsewhere.example')).statusCode, (await get('blocked.example')).statusCode]).toEqual([404, 404]);
});

test('a logo is shown to everybody, replaced and written down', async () => {
  const user = await keeper();
  const { logo } = (await send(user, user.organizationId, form(PNG))).json();
  const picture = await portal.app.inject(logo);
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(picture.rawPayload.equals(PNG)).toBe(true);
  expect((await portal.as(user).get('/organizations/my')).json().logo).toBe(logo);

  expect((await send(user, user.organizationId, form(PNG))).json().logo).not.toBe(logo);
  const kept = await portal.db
    .selectFrom('files')
    .select('name')
    .where('organizationId', '=', user.organizationId)
    .execute();
  const told = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId'])
    .where('subjectId', '=', user.organizationId)
    .execute();
  expect([kept, told]).toEqual([
    [{ name: 'logo.png' }],
    [
      { event: 'logoChanged', userId: user.id },
      { event: 'logoChanged', userId: user.id },
    ],
  ]);
});

test.each([
  ['a document', form(PDF), 'fileFormat', 'File has invalid format. Only JPEG, PNG supported'],
  [
    'a script that says it is a picture',
    form(Buffer.from('<svg onload="alert(1)"/>')),
    'fileFormat',
    'File has invalid format. Only JPEG, PNG supported',
  ],
  ['an empty file', form(Buffer.alloc(0)), 'fileFormat', 'File has invalid format. Only JPEG, PNG supported'],
  [
    'more than a megabyte',
    form(Buffer.concat([PNG, Buffer.alloc(MEGABYTE)])),
    'fileTooLarge',
    'Max file size. Max 1 Mb',
  ],
  ['another field', form(PNG, { field: 'picture' }), 'required', 'Field is required'],
])('%s is no logo', async (_name, body, code, message) => {
  const user = await keeper();
  const reply = await send(user, user.organizationId, body);
  expect([reply.statusCode, reply.json().fields?.logo]).toMatchObject([422, { code, message }]);
  expect((await portal.as(user).get('/organizations/my')).json().logo).toBeNull();
});

test('a megabyte exactly is not too much, and a name can do no harm', async () => {
  const user = await keeper();
  const reply = await send(
    user,
    user.organizationId,
    form(Buffer.concat([PNG, Buffer.alloc(MEGABYTE - PNG.length)]), { name: '../../etc/passwd' }),
  );
  expect(reply.statusCode).toBe(200);
  const file = await portal.db
    .selectFrom('files')
    .select(['name', 'bytes'])
    .where('organizationId', '=', user.organizationId)
    .executeTakeFirst();
  expect(file).toEqual({ name: expect.not.stringContaining('/') as unknown, bytes: MEGABYTE });
});

test('no body at all, and one that is no form, are no logo either', async () => {
  const user = await keeper();
  expect((await portal.as(user).post(`/organizations/${user.organizationId}/logo`)).statusCode).toBe(422);
  expect((await portal.as(user).post(`/organizations/${user.organizationId}/logo`, { logo: 'text' })).statusCode).toBe(
    422,
  );
  expect((await send(user, user.organizationId, Buffer.from('--edge\r\nrubbish'))).statusCode).toBe(400);
});

test('only who may, only the own one; root any', async () => {
  const [user, stranger] = [await keeper(), await keeper()];
  const clerk = await given().user({ organizationId: user.organizationId });
  const root = await given().user({ role: 'root' });
  const unknown = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
  const status = async (who: { id: string } | null, id: string) => (await send(who, id, form(PNG))).statusCode;
  expect([
    await status(null, user.organizationId),
    await status(clerk, user.organizationId),
    await status(stranger, user.organizationId),
    await status(user, unknown),
    await status(root, unknown),
    await status(root, user.organizationId),
  ]).toEqual([401, 403, 404, 404, 404, 200]);
});
