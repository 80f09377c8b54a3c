import { listUpcomingMonths } from '../../fleet/telemetry/month.rules.ts';
import { createPartitions } from '../../fleet/telemetry/partitions.store.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDashboards } from './testing/dashboard.fixtures.ts';

const portal = testApp();
beforeAll(async () => {
  await openDashboards(portal);
}, 60_000);

test('a vehicle in transit that deviates or stops unplanned is recorded once as an incident of its trip', async () => {
  const trips = await portal.db
    .selectFrom('trips')
    .select(['id', 'vehicleId'])
    .where('stage', '=', 'transit')
    .where('vehicleId', 'is not', null)
    .orderBy('id')
    .execute();
  const [deviated, stopped] = trips;
  const insertPositions = async (vehicleId: string, latitude: number, longitude: number) => {
    const columns = { latitude, longitude, speed: 0, heading: null };
    await portal.db
      .insertInto('positions')
      .values([0, 600, 1_200].map((ago) => ({ ...columns, vehicleId, at: TEST_NOW - 1_200 + ago })))
      .execute();
    await portal.db
      .insertInto('lastPositions')
      .values({ ...columns, vehicleId, at: TEST_NOW, heardAt: TEST_NOW, doubted: null })
      .execute();
  };
  await createPartitions(portal.db, listUpcomingMonths(TEST_NOW));
  await portal.db
    .updateTable('trips')
    .set({ startedAt: TEST_NOW - 7_200 })
    .where('stage', '=', 'transit')
    .execute();
  const stop = await portal.db
    .selectFrom('tripStops')
    .innerJoin('locations', 'locations.id', 'tripStops.locationId')
    .select(['latitude', 'longitude'])
    .where('tripId', '=', stopped?.id ?? '')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await insertPositions(deviated?.vehicleId ?? '', 48.85, 2.35);
  await insertPositions(stopped?.vehicleId ?? '', stop.latitude, stop.longitude);
  for (let times = 0; times < 2; times++) {
    await portal.app.jobs.enqueue(portal.db, 'dashboards.incidents', {});
    await portal.app.jobs.runDue();
  }
  const incidents = await portal.db
    .selectFrom('tripIncidents')
    .select(['tripId', 'kind', 'at'])
    .where(
      'tripId',
      'in',
      trips.map(({ id }) => id),
    )
    .orderBy('kind')
    .execute();
  expect(incidents).toEqual([
    { tripId: deviated?.id, kind: 'routeDeviated', at: TEST_NOW },
    { tripId: deviated?.id, kind: 'unplannedStop', at: TEST_NOW - 1_200 },
  ]);
});
