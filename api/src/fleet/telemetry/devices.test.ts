import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, fleetOf, sent } from './testing/trackers.ts';
import { takeIn } from './intake.ts';

const portal = testApp();
const given = () => builders(portal.db, TEST_NOW);

type Row = { registrationPlate: string; motion: string };
const shown = async (as: Awaited<ReturnType<typeof fleetOf>>['as'], query = '') =>
  (await as.get(`/telemetry/devices?${query}`))
    .json()
    .items.map(({ registrationPlate, motion }: Row) => `${registrationPlate} ${motion}`);

test('vehicles with a device by plate, each with how it moves: searched by three letters, filtered, page by page', async () => {
  const { organization, vehicle, as } = await fleetOf(portal);
  const own = { organizationId: organization.id };
  await portal.db
    .updateTable('vehicles')
    .set({ registrationPlate: 'WP LK-0001' })
    .where('id', '=', vehicle.id)
    .execute();
  await given().vehicle({ ...own, registrationPlate: 'WP LK-0002', trackingDevice: 'T2' });
  await given().vehicle({ ...own, registrationPlate: 'CP LM-0003', trackingDevice: 'T3' });
  await given().vehicle({ ...own, registrationPlate: 'CP LM-0004', trackingDevice: 'T4' });
  await given().vehicle({ ...own, registrationPlate: 'CP LM-0005' });
  await takeIn(
    { db: portal.db, mail: portal.app.mail, config: portal.app.config, now: () => TEST_NOW - 601 },
    sent(organization.id, [{ at: TEST_NOW - 601, speed: 50 }], 'T3'),
  );
  await takeIn(portal.app, [
    ...sent(organization.id, [{ at: TEST_NOW, speed: 60, heading: 90 }]),
    ...sent(organization.id, [{ at: TEST_NOW, speed: 4 }], 'T2'),
  ]);
  expect(await shown(as)).toEqual([
    'CP LM-0003 offline',
    'CP LM-0004 offline',
    'WP LK-0001 moving',
    'WP LK-0002 stopped',
  ]);
  expect(await shown(as, 'search=lk0')).toEqual(['WP LK-0001 moving', 'WP LK-0002 stopped']);
  expect(await shown(as, 'search=lk')).toHaveLength(4);
  for (const motion of ['moving', 'stopped', 'offline'])
    expect(await shown(as, `motion=${motion}`)).toEqual(
      (await shown(as)).filter((row: string) => row.endsWith(motion)),
    );
  expect((await as.get('/telemetry/devices?limit=1&page=3')).json()).toMatchObject({
    total: 4,
    page: 3,
    limit: 1,
    items: [{ registrationPlate: 'WP LK-0001' }],
  });
  expect((await as.get(`/telemetry/devices?vehicleId=${vehicle.id}`)).json().items).toEqual([
    {
      vehicleId: vehicle.id,
      device: 'T1',
      registrationPlate: 'WP LK-0001',
      type: { id: vehicle.vehicleTypeId, name: expect.any(String) },
      organization: { id: organization.id, name: organization.name },
      driver: null,
      isShared: false,
      motion: 'moving',
      trip: null,
      position: { vehicleId: vehicle.id, at: TEST_NOW, ...COLOMBO, speed: 60, heading: 90, motion: 'moving' },
    },
  ]);
});

test('a shared vehicle is shown without its device, a trip to whoever runs it, all to root, nothing to others', async () => {
  const [owner, partner, stranger] = [
    await fleetOf(portal, 'T-owner'),
    await fleetOf(portal, 'T-partner'),
    await fleetOf(portal, 'T-stranger'),
  ];
  const driver = await given().driver({ organizationId: owner.organization.id });
  await portal.db.updateTable('vehicles').set({ driverId: driver.id }).where('id', '=', owner.vehicle.id).execute();
  await given().partnership({ organizationId: owner.organization.id, partnerId: partner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: partner.organization.id })
    .execute();
  const trip = await given().trip({
    organizationId: partner.organization.id,
    vehicleId: owner.vehicle.id,
    stage: 'transit',
  });
  const ask = async (user: { id: string }) =>
    (await portal.as(user).get(`/telemetry/devices?vehicleId=${owner.vehicle.id}`)).json().items;
  expect(await ask(partner.user)).toMatchObject([
    {
      device: null,
      isShared: true,
      organization: { id: owner.organization.id },
      driver: { id: driver.id },
      trip: { id: trip.id, number: trip.number, stage: 'transit' },
    },
  ]);
  expect(await ask(owner.user)).toMatchObject([{ device: 'T-owner', isShared: false, trip: null }]);
  expect(await ask(await given().user({ role: 'root' }))).toMatchObject([
    { device: 'T-owner', isShared: false, trip: { id: trip.id } },
  ]);
  expect(await ask(stranger.user)).toEqual([]);
});
