import { randomUUID } from 'node:crypto';
import { DAY, HOUR, MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { openDesk } from '../plans/testing/desk.ts';

const portal = testApp();
const JAFFNA = { latitude: 9.6615, longitude: 80.0255 };

test('trips by hand take the breaks of the organization like suggestions and plans of the desk', async () => {
  const { as, build, order, port, ownerId, create, change, get, organizationId } = await openDesk(portal);
  await build.vehicleType({ organizationId, averageSpace: '20', maxWeight: '5000' });
  const jaffna = await build.location({ organizationId: ownerId, name: 'Jaffna', ...JAFFNA });
  const far = (more: object = {}) =>
    order({
      stops: [{ locationId: port.id }, { locationId: jaffna.id }],
      pickupTo: TEST_NOW + 3 * HOUR,
      deliveryTo: TEST_NOW + 13 * HOUR,
      ...more,
    });
  const [{ id }, { id: later }] = [await far(), await far({ deliveryTo: TEST_NOW + 3 * DAY })];
  const plan = await create();
  const planned = randomUUID();
  await change(plan.id, [{ op: 'addTrip', id: planned, orderIds: [id], startAt: TEST_NOW + 2 * HOUR }]);

  const readAll = async () => {
    const preview = (await as.post('/trips/preview', { orderIds: [id], pickAt: TEST_NOW + 2 * HOUR })).json();
    const onDesk = (await get(plan.id)).planTrips[0];
    const check = (await as.post('/v2/trips/suggest/check', { orderIds: [id] })).json();
    const { alone } = (await as.post('/v2/trips/insertions', { orderId: later })).json();
    const [first, last] = onDesk.stops;
    return {
      byHand: preview.stops[1].breakMinutes,
      late: preview.lateStops,
      arrival: Math.abs(preview.stops[1].plannedAt - last.arriveAt) <= 1,
      desk: Math.abs(Math.round((last.arriveAt - first.leaveAt) / MINUTE - last.driveMinutes)),
      problems: onDesk.problems.map(({ code }: { code: string }) => code),
      suggested: check.suggestion.stops[1].breakMinutes,
      alone: Math.abs(Math.round(alone.minutes - last.driveMinutes - 30)),
    };
  };
  const [noBreak, twoBreaks] = [{ byHand: undefined, desk: 0, suggested: undefined, alone: 0 }, 2 * 45];
  const withBreaks = { byHand: twoBreaks, desk: twoBreaks, suggested: twoBreaks, alone: twoBreaks };
  expect(await readAll()).toEqual({ ...withBreaks, arrival: true, late: [1], problems: ['lateStop'] });
  await as.patch('/v2/trips/driver-hours-rules', { driveMinutes: 1_440 });
  expect(await readAll()).toEqual({ ...noBreak, arrival: true, late: [], problems: [] });
  await as.patch('/v2/trips/driver-hours-rules', { driveMinutes: 360, breakMinutes: 60 });
  const one = { byHand: 60, desk: 60, suggested: 60, alone: 60 };
  expect(await readAll()).toMatchObject({ ...one, arrival: true });

  const trip = (await as.post('/trips', { orderIds: [id, later], pickAt: TEST_NOW + 2 * HOUR })).json();
  const [, drop] = (await as.get(`/trips/${trip.id}`)).json().stops;
  expect(drop).toMatchObject({ breakMinutes: 60 });
  expect(trip.dropAt).toBe(drop.plannedAt + 2 * 20 * MINUTE);
});
