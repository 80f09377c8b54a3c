import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { northOfColombo, sendPositions } from '../../fleet/telemetry/testing/tracked-vehicle.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';
import { scoreComponents, toScore } from './driver-score.rules.ts';
import { dayOf, measureDriverDays } from './measure-driver-days.store.ts';
import { monthOf } from './months.rules.ts';

const portal = testApp();
const PATH = '/v2/trips/driver-scorecards';

beforeEach(() => {
  portal.clock.now = TEST_NOW;
});

const speedAt = (minute: number) => {
  if (minute > 50) return 0;
  return minute > 0 && minute <= 10 ? 120 : 60;
};

/**
 * A trip of an hour: 50 minutes at 60 km/h, of them ten reported as 120 km/h with two harsh brakings, then ten minutes
 * standing with a running engine; one stop in time and one late; inspected, with defects.
 */
async function drive() {
  const depot = await openDepot(portal);
  const { build, organizationId, vehicle, driverUser, order, as, move, assignment } = depot;
  await portal.db.updateTable('vehicles').set({ trackingDevice: 'T1' }).where('id', '=', vehicle.id).execute();
  const { id: orderId } = await order({ pickupTo: TEST_NOW + 2 * HOUR, deliveryTo: TEST_NOW + 2 * HOUR });
  const trip = (await as.post('/trips', { orderIds: [orderId], ...assignment })).json();
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  portal.clock.now = TEST_NOW + 4 * HOUR;
  await sendPositions(
    portal,
    organizationId,
    Array.from({ length: 61 }, (_, i) => ({
      at: TEST_NOW + i * MINUTE,
      device: 'T1',
      ...northOfColombo(Math.min(i, 50)),
      speed: speedAt(i),
      state: { ignition: true, alarm: i === 3 || i === 7 ? 'hardBraking' : null } as never,
    })),
  );
  for (const [position, arrivedAt] of [
    [0, TEST_NOW + HOUR],
    [1, TEST_NOW + 3 * HOUR],
  ] as const)
    await portal.db
      .updateTable('orderStops')
      .set({ arrivedAt })
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .execute();
  await portal.db
    .insertInto('inspections')
    .values({
      organizationId,
      vehicleId: vehicle.id,
      tripId: trip.id,
      kind: 'before',
      hasDefects: true,
      createdBy: driverUser.id,
      key: trip.id,
      occurredAt: TEST_NOW,
      recordedAt: TEST_NOW,
    })
    .execute();
  const idle = await build.driver({ organizationId });
  await measureDriverDays(portal.db, dayOf(TEST_NOW), portal.clock.now);
  return { ...depot, idle, month: monthOf(TEST_NOW) };
}

test('scores what a driver did on trips from stored days, alike in rules and SQL, and sorts by it', async () => {
  const { as, driver, idle, month } = await drive();
  const { items, total } = (await as.get(`${PATH}?month=${month}`)).json();
  expect([total, items.map(({ id }: { id: string }) => id)]).toEqual([2, [driver.id, idle.id]]);
  const { score, ...figures } = items[0];
  expect(figures).toMatchObject({
    driver: { id: driver.id, name: 'Dinesh Wheel' },
    drivingMinutes: 51,
    speedingMinutes: 10,
    idleMinutes: 9,
    harshEvents: 2,
    stops: 2,
    onTimeStops: 1,
    trips: 1,
    inspectedTrips: 1,
    defectInspections: 1,
  });
  expect(figures.distance).toBeCloseTo(50, 0);
  expect(items[1].score).toBeNull();

  const card = (await as.get(`/v2/trips/drivers/${driver.id}/scorecard`)).json();
  expect(card.months).toHaveLength(12);
  const last = card.months.at(-1);
  expect(last).toMatchObject({ month, speedingMinutes: 10 });
  expect(last.score).toBeCloseTo(score, 6);
  expect(score).toBeCloseTo(
    toScore(scoreComponents({ ...figures, hasHarshEvents: true, hasInspections: true })) ?? 0,
    6,
  );
  expect(last.components).toContainEqual({ id: 'onTime', value: 0.5, points: 0 });
  expect(card.months[0].score).toBeNull();

  await measureDriverDays(portal.db, dayOf(TEST_NOW) - 1, portal.clock.now + DAY);
  expect((await as.get(`${PATH}?month=${month}&sort=name`)).json().items.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining([driver.id, idle.id]),
  );
  expect((await as.get(`/v2/trips/drivers/${driver.id}/scorecard`)).json().months.at(-1).drivingMinutes).toBe(51);
});

test('own drivers only; a driver sees their own card', async () => {
  const { asOwner, driver, idle, driverUser } = await drive();
  expect((await asOwner.get(`/v2/trips/drivers/${driver.id}/scorecard`)).statusCode).toBe(404);
  expect((await asOwner.get(PATH)).json().total).toBe(0);
  await portal.db.insertInto('userRules').values({ userId: driverUser.id, model: 'vehicle', rule: 'read' }).execute();
  const self = portal.as(driverUser);
  expect((await self.get(PATH)).json().items).toMatchObject([{ id: driver.id }]);
  expect((await self.get(`/v2/trips/drivers/${driver.id}/scorecard`)).statusCode).toBe(200);
  expect((await self.get(`/v2/trips/drivers/${idle.id}/scorecard`)).statusCode).toBe(404);
});
