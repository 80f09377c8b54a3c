import { testApp } from '../../platform/testing/test-app.ts';
import { GATE, locationEntries, setUpLocations } from './testing/location.fixtures.ts';

const portal = testApp();

test("shares a partner's locations read-only, with their shared contacts", async () => {
  const { build, organizationId, as } = await setUpLocations(portal);
  const partner = await build.organization();
  await build.partnership({ organizationId: partner.id, partnerId: organizationId });
  const [visible, hidden] = [
    await build.contact({ organizationId: partner.id, isDelivery: true }),
    await build.contact({ organizationId: partner.id, isDelivery: false, isNotification: false, isBilling: false }),
  ];
  const depot = await build.location({ organizationId: partner.id, contactIds: [visible.id, hidden.id] });
  const secret = await build.location({ organizationId: partner.id, contactIds: [hidden.id] });
  await build.networkShare({
    organizationId: partner.id,
    partnerId: organizationId,
    contactIds: [visible.id],
    locationIds: [depot.id],
  });
  expect((await as.get(`/locations/${depot.id}`)).json()).toMatchObject({
    actions: [],
    organization: { id: partner.id },
    contacts: [{ id: visible.id }],
    usedBy: [],
  });
  const replies = await Promise.all([
    as.get(`/locations/${secret.id}`),
    as.get(`/locations/${depot.id}/timeline`),
    ...[depot, secret].flatMap(({ id }) => [
      as.patch(`/v2/locations/${id}`, { name: 'Mine' }),
      as.delete(`/v2/locations/${id}`),
    ]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
});

test('requires the location rules and an organization type with locations; users who write orders can only read the list', async () => {
  const { build, organizationId, createLocation } = await setUpLocations(portal);
  const { id } = await createLocation();
  const reader = portal.as(await build.user({ organizationId, rules: [{ model: 'location', rule: 'read' }] }));
  const planner = portal.as(await build.user({ organizationId, rules: [{ model: 'order', rule: 'write' }] }));
  const carrier = (await setUpLocations(portal, '2pl')).as;
  expect((await reader.get(`/locations/${id}`)).json().actions).toEqual([]);
  expect((await planner.get('/locations')).json().items).toMatchObject([{ name: 'Gate', actions: [] }]);
  const rejected = [planner, carrier].flatMap((as) => [
    as.get(`/locations/${id}`),
    as.get(`/locations/${id}/timeline`),
    as.post('/v2/locations', GATE),
    as.patch(`/v2/locations/${id}`, {}),
    as.delete(`/v2/locations/${id}`),
  ]);
  rejected.push(
    reader.post('/v2/locations', GATE),
    reader.patch(`/v2/locations/${id}`, {}),
    reader.delete(`/v2/locations/${id}`),
    carrier.get('/locations'),
  );
  expect((await Promise.all(rejected)).map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 403));
});

test("lets root edit every location and records it in the owner's timeline; sorts and pages the list", async () => {
  const { build, organizationId, as, createLocation } = await setUpLocations(portal);
  const { id } = await createLocation({ city: 'Kandy' });
  await createLocation({ name: 'Apron', city: 'Zeal' });
  const root = portal.as(await build.user({ role: 'root' }));
  expect((await root.patch(`/v2/locations/${id}`, { geofenceRadius: 300 })).json()).toMatchObject({
    geofenceRadius: 300,
    actions: ['edit', 'delete'],
  });
  expect((await locationEntries(portal, id)).map((entry) => entry.organizationId)).toEqual([
    organizationId,
    organizationId,
  ]);
  const names = async (query: string) =>
    (await as.get(`/locations?${query}`)).json().items.map(({ name }: { name: string }) => name);
  expect([
    await names('sort=city'),
    await names('sort=-name'),
    await names('limit=1&page=2'),
    await names('search=zea'),
  ]).toEqual([['Gate', 'Apron'], ['Gate', 'Apron'], ['Gate'], ['Apron']]);
  expect((await as.get('/locations?sort=secret')).statusCode).toBe(422);
});

test('lets fleet owners have their own locations with geofences', async () => {
  const { as } = await setUpLocations(portal, 'fleetOwner');
  const created = await as.post('/v2/locations', { ...GATE, geofenceType: 'circle', geofenceRadius: 250 });
  expect([created.statusCode, created.json()]).toMatchObject([
    201,
    { geofenceRadius: 250, actions: ['edit', 'delete'] },
  ]);
  expect((await as.get('/locations')).json().items).toMatchObject([{ id: created.json().id }]);
  expect((await as.patch(`/v2/locations/${created.json().id}`, { geofenceRadius: 300 })).statusCode).toBe(200);
});
