import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { readPdf } from '../../platform/testing/read-pdf.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openCab } from '../driving/testing/cab.ts';
import { PORT } from '../testing/depot.ts';

const portal = testApp();

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

/** A running trip, and another vehicle with a tracker and its driver, who can take it over. */
async function openRoad() {
  const depot = await openCab(portal);
  const { build, organizationId } = depot;
  const relief = await build.user({
    organizationId,
    rules: [{ model: 'trip', rule: 'read' }],
    contact: { firstName: 'Saman', lastName: 'Relief' },
  });
  const driver = await build.driver({
    organizationId,
    userId: relief.id,
    contactId: relief.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  const lorry = await build.vehicle({ organizationId, driverId: driver.id, registrationPlate: 'WP LORRY' });
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T1' }).where('id', '=', depot.vehicle.id).execute();
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T2' }).where('id', '=', lorry.id).execute();
  const { trackingToken } = await portal.db
    .selectFrom('organizations')
    .select('trackingToken')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const trip = await depot.started();
  /** Stays at a place for some minutes, from a time on. */
  const stay = async (device: string, { latitude, longitude }: typeof PORT, from: number, minutes = 4) => {
    for (let i = 0; i < minutes; i++) {
      const query = new URLSearchParams({
        token: trackingToken ?? '',
        id: device,
        lat: String(latitude),
        lon: String(longitude),
        timestamp: String(from + i * MINUTE),
      });
      expect((await portal.as(null).post(`/telemetry/positions?${query.toString()}`)).statusCode).toBe(200);
    }
  };
  const handOver = (body: object, by = depot.dispatcher, headers = {}) =>
    portal.as(by, headers).post(`/trips/${trip.id}/handover`, { reason: 'Broken axle', ...body });
  const mine = async (user: { id: string }) =>
    (await portal.as(user).get('/trips/mine')).json().items.map(({ id }: { id: string }) => id);
  return { ...depot, relief, lorry, reliefDriver: driver, trip, stay, handOver, mine };
}

test('hands a running trip over to another vehicle with its driver, on all screens and documents', async () => {
  const { trip, lorry, vehicle, driverUser, relief, reliefDriver, driver, as, handOver, mine } = await openRoad();
  portal.clock.now += HOUR;
  const at = portal.clock.now - 10 * MINUTE;
  const reply = await handOver({ vehicleId: lorry.id, place: 'Kadawatha', occurredAt: at });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    200,
    {
      stage: 'started',
      vehicle: { id: lorry.id },
      driver: { id: reliefDriver.id, name: 'Saman Relief' },
      handovers: [
        {
          at,
          recordedAt: portal.clock.now,
          fromVehicle: { id: vehicle.id },
          toVehicle: { id: lorry.id },
          fromDriver: { id: driver.id },
          toDriver: { id: reliefDriver.id },
          place: 'Kadawatha',
          reason: 'Broken axle',
        },
      ],
    },
  ]);
  expect([await mine(driverUser), await mine(relief)]).toEqual([[], [trip.id]]);
  const [entry] = (await as.get(`/trips/${trip.id}/timeline`))
    .json()
    .items.filter(({ event }: { event: string }) => event === 'handOver');
  expect(entry).toMatchObject({ occurredAt: at, reason: 'Broken axle' });
  expect(entry.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'vehicleId', to: 'WP LORRY' })]),
  );
  for (const user of [driverUser, relief])
    expect((await portal.as(user).get('/notifications')).json().items[0]).toMatchObject({
      kind: 'tripHandover',
      subjectId: trip.id,
      values: { vehicle: 'WP LORRY', driver: 'Saman Relief' },
    });
  const texts = async (paper: string) =>
    readPdf((await as.get(`/trips/${trip.id}/${paper}/export`)).rawPayload)
      .pages.flat()
      .join('\n');
  expect(await texts('manifest')).toMatch(/» WP LORRY · Saman Relief[^]*Kadawatha/);
  expect((await as.get(`/trips/${trip.id}/manifest`)).json().trip).toMatchObject({
    driver: { name: 'Saman Relief' },
    handovers: [{ place: 'Kadawatha' }],
  });
});

test('positions count for the vehicle that had the trip at that time', async () => {
  const { trip, lorry, stay, handOver, orderStage } = await openRoad();
  portal.clock.now += HOUR;
  const away = { latitude: PORT.latitude + 0.05, longitude: PORT.longitude };
  await stay('T2', away, TEST_NOW + MINUTE);
  await handOver({ vehicleId: lorry.id });
  portal.clock.now += HOUR;
  // Late positions of the new vehicle, from before the handover.
  await stay('T2', PORT, TEST_NOW + 40 * MINUTE);
  expect(await orderStage(trip.orderId)).toBe('started');
  await stay('T2', away, TEST_NOW + HOUR + MINUTE);
  await stay('T1', PORT, TEST_NOW + HOUR + 20 * MINUTE);
  expect(await orderStage(trip.orderId)).toBe('started');
  await stay('T2', PORT, TEST_NOW + HOUR + 30 * MINUTE);
  expect(await orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
});

test('measures both vehicles, and bills by the one that started', async () => {
  const { trip, lorry, vehicle, stay, handOver, as } = await openRoad();
  await portal.db
    .updateTable('vehicles')
    .set({ effectiveSpace: '10', maxCarryWeight: '3000' })
    .where('id', '=', lorry.id)
    .execute();
  await portal.db
    .updateTable('vehicles')
    .set({ effectiveSpace: '20', maxCarryWeight: '4000' })
    .where('id', '=', vehicle.id)
    .execute();
  const north = (n: number) => ({ latitude: PORT.latitude + n * 0.1, longitude: PORT.longitude });
  portal.clock.now += HOUR;
  await stay('T1', north(0), TEST_NOW + MINUTE, 1);
  await stay('T1', north(1), TEST_NOW + 20 * MINUTE, 1);
  await handOver({ vehicleId: lorry.id });
  portal.clock.now += HOUR;
  // The first vehicle goes home, the second one carries on.
  await stay('T1', north(5), TEST_NOW + 100 * MINUTE, 1);
  await stay('T2', north(1), TEST_NOW + 70 * MINUTE, 1);
  await stay('T2', north(3), TEST_NOW + 110 * MINUTE, 1);
  await as.patch(`/orders/${trip.orderId}/stage`, { stage: 'manuallyDelivered', reason: 'Telephoned' });
  const trips = async (vehicleId: string) =>
    (await as.get(`/vehicles/${vehicleId}/detailed-track?from=${TEST_NOW}&to=${TEST_NOW + 3 * HOUR}`)).json().trips;
  expect(await trips(vehicle.id)).toMatchObject([{ id: trip.id, fromAt: TEST_NOW, toAt: TEST_NOW + HOUR }]);
  expect(await trips(lorry.id)).toMatchObject([{ id: trip.id, fromAt: TEST_NOW + HOUR }]);
  const { stage, actualDistance } = (await as.get(`/trips/${trip.id}`)).json();
  expect([stage, Math.round(Number(actualDistance))]).toEqual(['completed', 33]);
  expect((await as.get(`/trips/${trip.id}/bill`)).json()).toMatchObject({
    utilization: { space: '40.0', weight: '48.0' },
  });
});

test('the replaced driver reports what happened before the handover, and nothing after it', async () => {
  const { trip, reliefDriver, report, handOver, orderStage, driverUser, as } = await openRoad();
  portal.clock.now += HOUR;
  await handOver({ driverId: reliefDriver.id });
  portal.clock.now += HOUR;
  const say = async (event: string, occurredAt: number) =>
    (await report(trip.id, event, { orderId: trip.orderId, occurredAt, sentAt: portal.clock.now }, driverUser)).json();
  expect(await say('arriveAtPickup', TEST_NOW + 10 * MINUTE)).toMatchObject({ stageOutcome: 'changed' });
  expect(await orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
  expect(await say('startLoading', TEST_NOW + 61 * MINUTE)).toMatchObject({ late: { cause: 'driverChanged' } });
  expect(await orderStage(trip.orderId)).toBe('arrivedToPickupLocation');
  const entries = (await as.get(`/trips/${trip.id}/timeline`))
    .json()
    .items.map(({ event }: { event: string }) => event);
  expect(entries.filter((event: string) => event === 'reportedLate')).toHaveLength(1);
});

test('a new driver is checked like an assignment, and must not be on the road', async () => {
  const { trip, lorry, reliefDriver, save, move, handOver, as, build, organizationId } = await openRoad();
  const other = (await save({ vehicleId: lorry.id, driverId: reliefDriver.id })).json();
  await move(other.id, 'waitingForTrip');
  await move(other.id, 'started');
  const spare = await build.vehicle({ organizationId, effectiveSpace: '0.001' });
  await portal.db.updateTable('orders').set({ totalSpace: '5' }).where('id', '=', trip.orderId).execute();
  const refusals = async (body: object) => (await handOver(body)).json().fields;
  expect(await refusals({ vehicleId: lorry.id })).toMatchObject({
    vehicleId: { code: 'busy' },
    driverId: { code: 'running' },
  });
  expect(await refusals({ driverId: reliefDriver.id })).toEqual({
    driverId: expect.objectContaining({ code: 'running', params: { note: other.number } }),
  });
  expect(await refusals({ vehicleId: spare.id, driverId: reliefDriver.id })).toMatchObject({
    vehicleId: { code: 'spaceExceeded' },
  });
  const { items } = (await as.get(`/trips/drivers?tripId=${trip.id}`)).json();
  expect(items.find(({ driver }: { driver: { id: string } }) => driver.id === reliefDriver.id)).toMatchObject({
    fits: false,
    problems: [{ code: 'running', blocks: true }],
  });
});

test('refuses what is no handover', async () => {
  const { trip, lorry, reliefDriver, driverUser, handOver, as, save, build } = await openRoad();
  const refusals = async (body: object) => (await handOver(body)).json().fields;
  expect(await refusals({})).toMatchObject({ vehicleId: { code: 'unchanged' } });
  expect(await refusals({ driverId: reliefDriver.id, reason: ' ' })).toMatchObject({ reason: { code: 'required' } });
  expect(await refusals({ driverId: reliefDriver.id, occurredAt: TEST_NOW - HOUR })).toMatchObject({
    occurredAt: { code: 'beforeStart' },
  });
  const planned = (await save()).json();
  expect(
    (await as.post(`/trips/${planned.id}/handover`, { driverId: reliefDriver.id, reason: 'Ill' })).json(),
  ).toMatchObject({ statusCode: 409, code: 'notRunning' });
  expect((await handOver({ vehicleId: lorry.id }, driverUser)).statusCode).toBe(403);
  const stranger = await build.user({ organizationId: (await build.organization({ type: '2pl' })).id, rules: 'all' });
  expect((await handOver({ vehicleId: lorry.id }, stranger)).statusCode).toBe(404);
  // A clock that is ahead.
  const ahead = await handOver({ driverId: reliefDriver.id, occurredAt: TEST_NOW + HOUR });
  expect(ahead.json().handovers).toMatchObject([{ at: TEST_NOW }]);
  expect(
    (await handOver({ vehicleId: lorry.id, driverId: reliefDriver.id, occurredAt: TEST_NOW - 1 })).json().fields,
  ).toMatchObject({
    occurredAt: { code: 'beforeStart' },
  });
  expect((await as.get(`/trips/${trip.id}`)).json().actions).toContain('handOver');
});
