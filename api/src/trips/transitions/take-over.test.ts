import { testApp } from '../../platform/testing/test-app.ts';
import { openDepot } from '../testing/depot.ts';

const portal = testApp();

test('takes over vehicle and driver from a planned trip on request, recorded in both timelines', async () => {
  const { as, save, assignment, move, driverUser, build, organizationId } = await openDepot(portal);
  const first = (await save(assignment)).json();
  await move(first.id, 'waitingForTrip');
  const second = (await save()).json();
  await move(second.id, 'waitingForTrip');
  const { items } = (await as.get(`/trips/vehicles?tripId=${second.id}`)).json();
  expect(items[0].problems).toEqual([{ code: 'busy', blocks: true, note: first.number, at: null, canTakeOver: true }]);
  expect((await move(second.id, 'vehicleAssigned', assignment)).json()).toMatchObject({
    statusCode: 409,
    code: 'assignedElsewhere',
    params: { trip: first.number },
    fields: { vehicleId: { code: 'busy', params: { note: first.number } } },
  });
  expect((await move(second.id, 'vehicleAssigned', { ...assignment, takeOver: true })).json()).toMatchObject({
    stage: 'vehicleAssigned',
    vehicle: { id: assignment.vehicleId },
    driver: { id: assignment.driverId },
  });
  expect((await as.get(`/trips/${first.id}`)).json()).toMatchObject({
    stage: 'waitingForTrip',
    vehicle: null,
    driver: null,
  });
  const entries = async (id: string) =>
    (await as.get(`/trips/${id}/timeline`)).json().items.map(({ changes }: { changes: unknown }) => changes);
  expect(await entries(first.id)).toContainEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'takenOverBy', to: second.number })]),
  );
  expect(await entries(second.id)).toContainEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'takenOverFrom', to: first.number })]),
  );
  expect((await portal.as(driverUser).get('/notifications')).json().items).toContainEqual(
    expect.objectContaining({
      kind: 'driverTrip',
      subjectId: first.id,
      values: expect.objectContaining({ news: 'removed' }),
    }),
  );

  const lorry = await build.vehicle({ organizationId });
  const third = (await save({ vehicleId: lorry.id })).json();
  await move(third.id, 'waitingForTrip');
  await move(third.id, 'vehicleAssigned', { driverId: assignment.driverId, takeOver: true });
  expect((await as.get(`/trips/${second.id}`)).json()).toMatchObject({
    stage: 'waitingForTrip',
    vehicle: { id: assignment.vehicleId },
    driver: null,
  });
});

test('does not take over from a trip on the road', async () => {
  const { save, assignment, move, started, build, organizationId } = await openDepot(portal);
  await started();
  const other = await build.vehicle({ organizationId });
  const trip = (await save({ vehicleId: other.id, driverId: assignment.driverId })).json();
  await move(trip.id, 'waitingForTrip');
  const reply = await move(trip.id, 'vehicleAssigned', { ...assignment, takeOver: true });
  expect(reply.json()).toMatchObject({ statusCode: 422, fields: { vehicleId: { code: 'busy' } } });
});
