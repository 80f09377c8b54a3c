import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { COLOMBO, setUpTrackedVehicle, buildPositions } from './testing/tracked-vehicle.ts';
import { ingestPositions } from './ingest-positions.ts';

const portal = testApp();
const build = () => createBuilders(portal.db, TEST_NOW);

type Row = { registrationPlate: string; motion: string };
const listRows = async (as: Awaited<ReturnType<typeof setUpTrackedVehicle>>['as'], query = '') =>
  (await as.get(`/telemetry/devices?${query}`))
    .json()
    .items.map(({ registrationPlate, motion }: Row) => `${registrationPlate} ${motion}`);

test('lists vehicles with a device and their motion by plate, with search, filters and pages', async () => {
  const { organization, vehicle, as } = await setUpTrackedVehicle(portal);
  const { id: organizationId } = organization;
  await portal.db
    .updateTable('vehicles')
    .set({ registrationPlate: 'WP LK-0001' })
    .where('id', '=', vehicle.id)
    .execute();
  await build().vehicle({ organizationId, registrationPlate: 'WP LK-0002', trackingDevice: 'T2' });
  await build().vehicle({ organizationId, registrationPlate: 'CP LM-0003', trackingDevice: 'T3' });
  await build().vehicle({ organizationId, registrationPlate: 'CP LM-0004', trackingDevice: 'T4' });
  await build().vehicle({ organizationId, registrationPlate: 'CP LM-0005' });
  await ingestPositions(
    {
      db: portal.db,
      mailer: portal.app.mailer,
      webhooks: portal.app.webhooks,
      config: portal.app.config,
      hooks: portal.app.hooks,
      log: portal.app.log,
      now: () => TEST_NOW - 601,
    },
    buildPositions(organization.id, [{ at: TEST_NOW - 601, speed: 50 }], 'T3'),
  );
  await ingestPositions(portal.app, [
    ...buildPositions(organization.id, [{ at: TEST_NOW, speed: 60, heading: 90 }]),
    ...buildPositions(organization.id, [{ at: TEST_NOW, speed: 4 }], 'T2'),
  ]);
  expect(await listRows(as)).toEqual([
    'CP LM-0003 offline',
    'CP LM-0004 offline',
    'WP LK-0001 moving',
    'WP LK-0002 stopped',
  ]);
  expect((await as.get('/telemetry/counts')).json()).toEqual({ moving: 1, stopped: 1, offline: 2 });
  expect(await listRows(as, 'search=lk0')).toEqual(['WP LK-0001 moving', 'WP LK-0002 stopped']);
  expect(await listRows(as, 'search=lk')).toHaveLength(4);
  for (const motion of ['moving', 'stopped', 'offline'])
    expect(await listRows(as, `motion=${motion}`)).toEqual(
      (await listRows(as)).filter((row: string) => row.endsWith(motion)),
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
      openAlerts: null,
      state: null,
      position: {
        vehicleId: vehicle.id,
        at: TEST_NOW,
        ...COLOMBO,
        speed: 60,
        heading: 90,
        isCoarse: false,
        motion: 'moving',
      },
    },
  ]);
});

test('hides the device of a shared vehicle and trips of others, shows root everything and others nothing', async () => {
  const [owner, partner, otherFleet] = [
    await setUpTrackedVehicle(portal, 'T-owner'),
    await setUpTrackedVehicle(portal, 'T-partner'),
    await setUpTrackedVehicle(portal, 'T-other'),
  ];
  const driver = await build().driver({ organizationId: owner.organization.id });
  await portal.db.updateTable('vehicles').set({ driverId: driver.id }).where('id', '=', owner.vehicle.id).execute();
  await build().partnership({ organizationId: owner.organization.id, partnerId: partner.organization.id });
  await portal.db
    .insertInto('vehicleShares')
    .values({ vehicleId: owner.vehicle.id, partnerId: partner.organization.id })
    .execute();
  const trip = await build().trip({
    organizationId: partner.organization.id,
    vehicleId: owner.vehicle.id,
    stage: 'transit',
  });
  await portal.db
    .updateTable('tripStops')
    .set({ eta: TEST_NOW + 900 })
    .where('tripId', '=', trip.id)
    .execute();
  await portal.db
    .insertInto('alerts')
    .values(
      (['info', 'critical'] as const).map((severity) => ({
        organizationId: owner.organization.id,
        kind: 'speeding' as const,
        severity,
        vehicleId: owner.vehicle.id,
        occurrence: severity,
        occurredAt: 1,
        detectedAt: 1,
      })),
    )
    .execute();
  const listAs = async (user: { id: string }) =>
    (await portal.as(user).get(`/telemetry/devices?vehicleId=${owner.vehicle.id}`)).json().items;
  expect(await listAs(partner.user)).toMatchObject([
    {
      device: null,
      isShared: true,
      organization: { id: owner.organization.id },
      driver: { id: driver.id },
      trip: {
        id: trip.id,
        number: trip.number,
        stage: 'transit',
        nextStop: { name: expect.any(String), eta: TEST_NOW + 900 },
      },
      openAlerts: null,
    },
  ]);
  expect(await listAs(owner.user)).toMatchObject([
    { device: 'T-owner', isShared: false, trip: null, openAlerts: { count: 2, severity: 'critical' } },
  ]);
  expect(await listAs(await build().user({ role: 'root' }))).toMatchObject([
    { device: 'T-owner', isShared: false, trip: { id: trip.id } },
  ]);
  expect(await listAs(otherFleet.user)).toEqual([]);
});
