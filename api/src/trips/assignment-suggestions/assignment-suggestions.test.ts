import type { AssignmentSuggestions } from 'shared-contracts/trips/assignment-suggestions';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

/** A second vehicle, and two trips at the same time and one on the next day. */
async function openFleet() {
  const depot = await openDepot(portal);
  const { build, organizationId, order, as } = depot;
  const { contactId } = await build.user({ organizationId, contact: { firstName: 'Nimal', lastName: 'Road' } });
  const driver = await build.driver({ organizationId, contactId, licenseExpiresAt: TEST_NOW + 400 * DAY });
  const vehicle = await build.vehicle({ organizationId, driverId: driver.id });
  const trip = async (pickupFrom: number) => {
    const { id } = await order({ pickupFrom });
    const saved = (await as.post('/trips', { orderIds: [id] })).json() as { id: string };
    await depot.move(saved.id, 'waitingForTrip');
    return saved.id;
  };
  const trips = [await trip(TEST_NOW + 4 * HOUR), await trip(TEST_NOW + 4 * HOUR), await trip(TEST_NOW + 2 * DAY)];
  const suggest = (tripIds: readonly string[], by = as) => by.post('/trips/assignments/suggest', { tripIds });
  return { ...depot, trips, trip, suggest, vehicles: [depot.vehicle.id, vehicle.id] };
}

test('no vehicle gets two trips at a time, and a trip without a vehicle has the reasons', async () => {
  const { trips, trip, suggest, vehicles, move } = await openFleet();
  const third = await trip(TEST_NOW + 4 * HOUR);
  const { items } = (await suggest([...trips, third])).json() as AssignmentSuggestions;
  expect(items.map(({ tripId }) => tripId)).toEqual([...trips, third]);
  expect(new Set(items.slice(0, 2).map(({ vehicle }) => vehicle?.id))).toEqual(new Set(vehicles));
  expect(vehicles).toContain(items[2]?.vehicle?.id);
  expect(items[3]).toMatchObject({ vehicle: null, driver: null, refusals: [{ code: 'busy', count: 2 }] });
  for (const { tripId, vehicle, driver } of items.slice(0, 3))
    expect((await move(tripId, 'vehicleAssigned', { vehicleId: vehicle?.id, driverId: driver?.id })).statusCode).toBe(
      200,
    );
});

test('existing assignments keep a vehicle busy, and too heavy loads get none', async () => {
  const { trips, suggest, assignment, move, order, as } = await openFleet();
  await move(trips[0] as string, 'vehicleAssigned', assignment);
  const { id } = await order({ pickupFrom: TEST_NOW + 5 * DAY, totalWeight: '90000' });
  const heavy = (await as.post('/trips', { orderIds: [id] })).json() as { id: string };
  const { items } = (await suggest([trips[1] as string, heavy.id])).json() as AssignmentSuggestions;
  expect(items[0]?.vehicle).not.toBeNull();
  expect(items[0]?.vehicle?.id).not.toBe(assignment.vehicleId);
  expect(items[1]).toMatchObject({ vehicle: null, refusals: [{ code: 'tooSmall', count: 2 }] });
});

test('trips of another organization are not found', async () => {
  const { trips, suggest } = await openFleet();
  const other = await openDepot(portal);
  expect((await suggest([trips[0] as string], other.as)).json()).toMatchObject({
    fields: { 'tripIds.0': { code: 'notFound' } },
  });
});

test('a driver without the class of the vehicle is not suggested where the organization blocks that', async () => {
  const { trips, suggest, vehicles, as, driver } = await openFleet();
  for (const id of vehicles) await as.patch(`/vehicles/${id}`, { licenseClass: 'C' });
  await as.patch('/v2/trips/assignment-rules', { licenceClass: 'block' });
  expect((await suggest(trips.slice(0, 1))).json().items[0]).toMatchObject({
    vehicle: null,
    refusals: [{ code: 'licenceClass', count: 2 }],
  });
  await portal.db
    .updateTable('drivers')
    .set({ licenseClasses: ['C'] })
    .where('id', '=', driver.id)
    .execute();
  expect((await suggest(trips.slice(0, 1))).json().items[0]).toMatchObject({ driver: { id: driver.id } });
});
