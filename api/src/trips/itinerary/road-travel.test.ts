import { randomUUID } from 'node:crypto';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { fakeService, textResponse } from '../../network/geo/testing/fake-service.ts';
import { smallOsrm } from '../../network/geo/testing/small-osrm.ts';
import { estimateRoadKm, type Point } from '../../platform/geometry/great-circle.rules.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openTrackedDepot } from '../geofences/testing/tracked-trip.ts';
import { KANDY, PORT } from '../testing/depot.ts';

const service = fakeService();
const portal = testApp({
  config: {
    get routingUrl() {
      return service.url;
    },
  },
});

/** Roads are twice as long as estimated, and driven at 72 km/h. */
const measureRoad = (from: Point, to: Point) => {
  const metres = 2_000 * estimateRoadKm([from, to]);
  return { metres, seconds: metres / 20 };
};
const pointOf = ({ latitude, longitude }: typeof PORT): Point => [latitude, longitude];
const DRIVE = Math.ceil(measureRoad(pointOf(PORT), pointOf(KANDY)).seconds);
const KM = (DRIVE * 20) / 1_000;

beforeEach(() => {
  portal.clock.now += DAY;
  service.response = smallOsrm(measureRoad);
});

const WINDOWS = { loadingMinutes: 0, unloadingMinutes: 0, totalSpace: '1', totalWeight: '100' };
async function openOrders() {
  const depot = await openTrackedDepot(portal);
  const pickupFrom = portal.clock.now + HOUR;
  const order = () => depot.order({ ...WINDOWS, pickupFrom, pickupTo: pickupFrom + HOUR, deliveryFrom: pickupFrom });
  await depot.build.vehicleType({ organizationId: depot.organizationId, averageSpace: '20', maxWeight: '5000' });
  return { ...depot, order, pickupFrom };
}
type Stop = { arriveAt: number; leaveAt: number };
const driveOf = ([first, second]: Stop[]) => (second?.arriveAt ?? 0) - (first?.leaveAt ?? 0);

test('suggested trips, saved trips, insertions and plans of the desk take the times and distances of the roads', async () => {
  const { as, order, save, pickupFrom } = await openOrders();
  const [first, second] = [await order(), await order()];
  const suggested = (await as.post('/v2/trips/suggest', { horizon: pickupFrom, orderIds: [first.id] })).json();
  const [suggestion] = suggested.suggestions;
  expect(suggestion.isDistanceEstimated).toBe(false);
  expect(Number(suggestion.distance)).toBeCloseTo(KM, 1);
  expect(Math.abs(driveOf(suggestion.stops) - DRIVE)).toBeLessThanOrEqual(1);

  const plan = (await as.post('/v2/trips/plans', { name: 'Week', from: TEST_NOW, to: TEST_NOW + 9 * DAY })).json();
  const added = { op: 'addTrip', id: randomUUID(), orderIds: [first.id] };
  const {
    planTrips: [onDesk],
  } = (await as.patch(`/v2/trips/plans/${plan.id}/changes`, { operations: [added] })).json();
  expect(onDesk.isDistanceEstimated).toBe(false);
  expect(Number(onDesk.distance)).toBeCloseTo(KM, 1);
  expect(Math.abs(driveOf(onDesk.stops) - DRIVE)).toBeLessThanOrEqual(1);

  const trip = (await save({ orderIds: [first.id] })).json();
  expect(trip.stops[1].plannedAt - trip.stops[0].plannedAt).toBe(DRIVE);
  const { alone, insertions } = (await as.post('/v2/trips/insertions', { orderId: second.id })).json();
  expect(Number(alone.distance)).toBeCloseTo(KM, 1);
  expect(alone.minutes).toBe(Math.round(DRIVE / 60));
  expect(insertions[0]).toMatchObject({ trip: { number: trip.number }, distance: '0.000', minutes: 0 });
});

test('a vehicle on the road is expected after the time for the rest of its route', async () => {
  const { as, order, save, assignment, move, stayAt } = await openOrders();
  const trip = (await save({ ...assignment, orderIds: [(await order()).id] })).json();
  await move(trip.id, 'waitingForTrip');
  await move(trip.id, 'started');
  await stayAt(PORT);
  const away = { latitude: 6.9271, longitude: 79.95 };
  await stayAt(away, { minutes: 8 });
  await portal.app.jobs.enqueue(portal.db, 'trips.etas', {});
  await portal.app.jobs.runDue();
  const [, drop] = (await as.get(`/trips/${trip.id}`)).json().stops;
  const rest = measureRoad(pointOf(away), pointOf(KANDY)).seconds;
  expect(Math.abs(drop.eta - portal.clock.now - rest)).toBeLessThan(10 * 60);
});

test('estimates from straight lines, marked as such, when the service fails', async () => {
  service.response = textResponse('Bad gateway', 502);
  const { as, order, pickupFrom } = await openOrders();
  const { id } = await order();
  portal.clock.now += 60;
  const { suggestions } = (await as.post('/v2/trips/suggest', { horizon: pickupFrom, orderIds: [id] })).json();
  expect(suggestions[0].isDistanceEstimated).toBe(true);
});
