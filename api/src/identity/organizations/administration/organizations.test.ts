import { createBuilders } from '../../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../../platform/testing/test-app.ts';
import { usesMapbox } from '../records/organizations.store.ts';
import { form, MEGABYTE, MULTIPART, PDF, PNG } from '../testing/picture.fixtures.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

const uploadLogo = (user: { id: string } | null, organizationId: string, body: Buffer) =>
  portal.as(user, MULTIPART).post(`/organizations/${organizationId}/logo`, body);

const createOwner = async () => {
  const organization = await build().organization({ name: 'Harvest', domain: 'tea' });
  return build().user({ organizationId: organization.id, rules: [{ model: 'organizationOwner', rule: 'write' }] });
};

test('shows users their own organization', async () => {
  const user = await build().user({
    organizationId: (
      await build().organization({ name: 'Lagoon', registrationId: 'PV 7', contactEmail: 'sea@lagoon.example' })
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

test('returns null for a missing country and currency', async () => {
  const user = await build().user({
    organizationId: (await build().organization({ countryId: null, currencyId: null })).id,
  });
  expect((await portal.as(user).get('/organizations/my')).json()).toMatchObject({ country: null, currency: null });
});

test('falls back to the home page of the portal in use, except for the map token', async () => {
  const homeLink = (label: string) => ({ label, url: `https://${label}.example/` });
  await build().organization({
    host: 'portal.top.example',
    homeDescription: 'Top',
    homeVideo: 'https://video.example/top',
    homeLinks: JSON.stringify([homeLink('top')]),
    appStoreUrl: 'https://store.example/top',
    mapToken: 'top',
  });
  const settings = {
    homeDescription: 'Own',
    homeLinks: JSON.stringify([homeLink('own')]),
    playStoreUrl: 'https://play.example/own',
    mapToken: 'own',
    showVersion: false,
  };
  const [withHome, withoutHome] = [
    await build().user({ organizationId: (await build().organization(settings)).id }),
    await build().user({ organizationId: (await build().organization()).id }),
  ];
  const getMine = async (user: { id: string }, host: string) =>
    (await portal.as(user, { host }).get('/organizations/my')).json();
  expect(await getMine(withHome, 'Portal.Top.example:8443')).toMatchObject({
    home: {
      description: 'Own',
      video: 'https://video.example/top',
      links: [homeLink('own')],
      appStoreUrl: 'https://store.example/top',
      playStoreUrl: 'https://play.example/own',
    },
    mapToken: 'own',
    showVersion: false,
  });
  expect(await getMine(withoutHome, 'portal.top.example')).toMatchObject({
    home: { description: 'Top', links: [homeLink('top')] },
    mapToken: null,
    showVersion: true,
  });
  expect(await getMine(withoutHome, 'elsewhere.example')).toMatchObject({
    home: { description: null, video: null, links: [], appStoreUrl: null, playStoreUrl: null },
  });
});

test('reports Mapbox as used while an active organization has a map token', async () => {
  await portal.db.updateTable('organizations').set({ mapToken: null }).execute();
  expect(await usesMapbox(portal.db)).toBe(false);
  await build().organization({ mapToken: '' });
  await build().organization({ mapToken: 'pk.blocked', status: 2 });
  expect(await usesMapbox(portal.db)).toBe(false);
  await build().organization({ mapToken: 'pk.active' });
  expect(await usesMapbox(portal.db)).toBe(true);
});

test('finds the branding of a host, case-insensitive, unless it is unknown or its organization is blocked', async () => {
  await build().organization({
    host: 'Portal.Harvest.example',
    name: 'Harvest',
    pageTitle: 'Harvest freight',
    supportEmail: 'help@harvest.example',
    accentColor: '#112233',
    defaultLanguage: 'it',
    homeDescription: 'inside',
  });
  await build().organization({
    host: 'plain.example',
    name: 'Plain',
    type: '5pl',
    contactEmail: 'office@plain.example',
    selfRegistration: false,
  });
  await build().organization({ host: 'blocked.example', status: 2 });
  const getDistributor = (domain: string) => portal.as(null).get(`/organizations/distributor?domain=${domain}`);
  const reply = await getDistributor('portal.HARVEST.example:443');
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
  expect((await getDistributor('plain.example.')).json()).toMatchObject({
    pageTitle: 'Plain',
    supportEmail: 'office@plain.example',
    selfRegistration: false,
    organizationTypes: ['4pl', '3pl', '2pl', '1pl', 'fleetOwner'],
  });
  expect([
    (await getDistributor('elsewhere.example')).statusCode,
    (await getDistributor('blocked.example')).statusCode,
  ]).toEqual([404, 404]);
});

test('serves, replaces and records a logo', async () => {
  const user = await createOwner();
  const { logo } = (await uploadLogo(user, user.organizationId, form(PNG))).json();
  const picture = await portal.app.inject(logo);
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  expect(picture.rawPayload.equals(PNG)).toBe(true);
  expect((await portal.as(user).get('/organizations/my')).json().logo).toBe(logo);

  expect((await uploadLogo(user, user.organizationId, form(PNG))).json().logo).not.toBe(logo);
  const files = await portal.db
    .selectFrom('files')
    .select('name')
    .where('organizationId', '=', user.organizationId)
    .execute();
  const entries = await portal.db
    .selectFrom('timelineEntries')
    .select(['event', 'userId'])
    .where('subjectId', '=', user.organizationId)
    .execute();
  expect([files, entries]).toEqual([
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
    'a script declared as a picture',
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
  ['a file in another field', form(PNG, { field: 'picture' }), 'required', 'Field is required'],
])('rejects %s as a logo', async (_name, body, code, message) => {
  const user = await createOwner();
  const reply = await uploadLogo(user, user.organizationId, body);
  expect([reply.statusCode, reply.json().fields?.logo]).toMatchObject([422, { code, message }]);
  expect((await portal.as(user).get('/organizations/my')).json().logo).toBeNull();
});

test('accepts exactly one megabyte and sanitizes the file name', async () => {
  const user = await createOwner();
  const reply = await uploadLogo(
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

test('rejects a missing body and one that is not a form', async () => {
  const user = await createOwner();
  expect((await portal.as(user).post(`/organizations/${user.organizationId}/logo`)).statusCode).toBe(422);
  expect((await portal.as(user).post(`/organizations/${user.organizationId}/logo`, { logo: 'text' })).statusCode).toBe(
    422,
  );
  expect((await uploadLogo(user, user.organizationId, Buffer.from('--edge\r\nrubbish'))).statusCode).toBe(400);
});

test('requires the owner rule for the own organization and lets root set any logo', async () => {
  const [user, otherOwner] = [await createOwner(), await createOwner()];
  const clerk = await build().user({ organizationId: user.organizationId });
  const root = await build().user({ role: 'root' });
  const unknownId = '0b9c6f0e-6f0a-4b1a-9a53-0d5f5c3b7f10';
  const status = async (uploader: { id: string } | null, id: string) =>
    (await uploadLogo(uploader, id, form(PNG))).statusCode;
  expect([
    await status(null, user.organizationId),
    await status(clerk, user.organizationId),
    await status(otherOwner, user.organizationId),
    await status(user, unknownId),
    await status(root, unknownId),
    await status(root, user.organizationId),
  ]).toEqual([401, 403, 404, 404, 404, 200]);
});
