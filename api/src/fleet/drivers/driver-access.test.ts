import type { Rule } from 'shared-contracts/values/identity/access';
import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { setUpPartner } from '../vehicles/testing/fleet-setup.ts';
import { setUpDrivers } from './testing/drivers-setup.ts';

const portal = testApp();

const rule = (model: Rule['model'], action: Rule['rule'] = 'read'): Rule[] => [{ model, rule: action }];
test.each<[string, Rule[], 'fleetOwner' | '2pl' | '3pl' | '1pl', Record<string, number>]>([
  [
    'who sees vehicles',
    rule('vehicle'),
    '2pl',
    { list: 200, info: 200, add: 403, change: 403, remove: 403, timeline: 200 },
  ],
  [
    'who writes vehicles',
    rule('vehicle', 'write'),
    '1pl',
    { list: 200, info: 403, add: 403, change: 403, remove: 403, timeline: 403 },
  ],
  ['who sees users', rule('user'), '1pl', { list: 200, info: 200, add: 403, change: 403, remove: 403, timeline: 200 }],
  ['who sees trips', rule('trip'), '2pl', { list: 200, info: 403, add: 403, change: 403, remove: 403, timeline: 403 }],
  [
    'who sees orders',
    rule('order'),
    'fleetOwner',
    { list: 403, info: 403, add: 403, change: 403, remove: 403, timeline: 403 },
  ],
  [
    'who writes drivers',
    rule('driver', 'write'),
    'fleetOwner',
    { list: 403, info: 403, add: 201, change: 200, remove: 403, timeline: 403 },
  ],
  ['who writes drivers in another organization type', rule('driver', 'write'), '2pl', { add: 403, change: 403 }],
  ['who deletes drivers', rule('driver', 'delete'), 'fleetOwner', { add: 403, change: 403, remove: 200 }],
  ['users of a 3PL', [], '3pl', { list: 200, info: 200, add: 403, change: 403, timeline: 200, remove: 403 }],
  ['who writes drivers in a 3PL', rule('driver', 'write'), '3pl', { add: 201, change: 200, remove: 403 }],
])('checks access: %s', async (_name, rules, type, statusCodes) => {
  const { build, organizationId, input } = await setUpDrivers(portal, type);
  const { id } = await build.driver({ organizationId });
  const as = portal.as(await build.user({ organizationId, rules }));
  const requests: Record<string, () => Promise<{ statusCode: number }>> = {
    list: () => as.get('/drivers?assignable=true'),
    info: () => as.get(`/drivers/${id}`),
    add: () => as.post('/drivers', input),
    change: () => as.patch(`/drivers/${id}`, { phone: '011 234 5678' }),
    timeline: () => as.get(`/drivers/${id}/timeline`),
    remove: () => as.delete(`/drivers/${id}`),
  };
  for (const [name, status] of Object.entries(statusCodes))
    expect([name, (await requests[name]?.())?.statusCode]).toEqual([name, status]);
});

test("shows the public fields of drivers of partners' shared vehicles, and no other drivers", async () => {
  const { build, organizationId, organization, createDriver, as, input } = await setUpDrivers(portal);
  const { id } = await createDriver({
    licenseExpiresAt: TEST_NOW + DAY,
    healthReportExpiresAt: TEST_NOW,
    idNumber: 'secret',
    login: `secret-${organizationId}`,
  });
  const other = await createDriver({ firstName: 'Other' });
  const vehicle = await build.vehicle({ organizationId, driverId: id });
  const partner = await setUpPartner(portal, organizationId);
  const unrelated = await setUpDrivers(portal);
  const list = async (client: typeof as, query = '') =>
    (await client.get(`/drivers?organizationId=${organizationId}${query}`)).json().items;
  expect([await list(partner.as), (await partner.as.get(`/drivers/${id}`)).statusCode]).toEqual([[], 404]);
  await portal.db.insertInto('vehicleShares').values({ vehicleId: vehicle.id, partnerId: partner.id }).execute();
  const publicFields = {
    id,
    revision: 1,
    name: 'Sunil Rathnayake',
    contact: { firstName: 'Sunil', middleName: null, lastName: 'Rathnayake' },
    phone: input.phone,
    licenseExpiresAt: TEST_NOW + DAY,
    licenseClasses: [],
    isBlocked: false,
    isVehicleAssigned: true,
    vehicle: { id: vehicle.id, name: vehicle.registrationPlate },
    organization: { id: organizationId, name: organization.name },
    createdAt: TEST_NOW,
    login: null,
    email: null,
    photo: null,
    policeReportExpiresAt: null,
    healthReportExpiresAt: null,
    missingDocuments: [],
    actions: [],
  };
  expect(await list(partner.as)).toEqual([publicFields]);
  expect((await partner.as.get(`/drivers/${id}`)).json()).toMatchObject({
    ...publicFields,
    idNumber: null,
    homeAddress: null,
    standardRate: null,
    files: [],
  });
  expect([
    await list(partner.as, '&search=secret'),
    await list(partner.as, '&search=Sunil'),
    (await partner.as.get('/drivers')).json().items,
  ]).toEqual([[], [publicFields], []]);
  expect([
    (await partner.as.get(`/drivers/${other.id}`)).statusCode,
    (await partner.as.get(`/drivers/${id}/timeline`)).statusCode,
  ]).toEqual([404, 404]);
  expect(await list(unrelated.as)).toEqual([]);
  const replies = await Promise.all([
    unrelated.as.get(`/drivers/${id}`),
    unrelated.as.patch(`/drivers/${id}`, { phone: '011 234 5678' }),
    unrelated.as.delete(`/drivers/${id}`),
    unrelated.as.get(`/drivers/${id}/timeline`),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const root = portal.as(await build.user({ role: 'root' }));
  expect([
    (await root.get(`/drivers/${id}`)).json().idNumber,
    (await root.get(`/drivers?organizationId=${organizationId}`)).json().total,
  ]).toEqual(['secret', 2]);
});
