import { DAY } from 'shared-contracts/values/time';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { createBrowser } from '../../identity/auth/testing/browser.ts';
import { testPushService } from '../../identity/push/testing/push-service.ts';
import { type Depot, openDepot } from '../testing/depot.ts';

const service = testPushService();
const portal = testApp({ config: { push: { allowsPrivate: true } } });
let depot: Depot;
let tripId: string;

async function openPhone({ login }: { login: string }) {
  const phone = createBrowser(portal);
  await phone.signIn(login);
  const headers = { authorization: `Bearer ${phone.token}` };
  const reply = await portal.as(null, headers).put('/push/subscription', service.openBrowser(login));
  expect(reply.statusCode).toBe(200);
}
beforeEach(async () => {
  portal.clock.now = TEST_NOW;
  depot = await openDepot(portal);
  tripId = (await depot.save(depot.assignment)).json().id;
  await openPhone(depot.driverUser);
});

/** Notifications that have arrived on a phone since the last call. */
async function listArrived({ login } = depot.driverUser) {
  await portal.app.jobs.enqueue(portal.db, 'push.send', {});
  await portal.app.jobs.runDue();
  const arrived = (await service.readAll()).filter(({ browser }) => browser === login);
  service.state.received = service.state.received.filter(({ browser }) => browser !== `/${login}`);
  return arrived.map(({ payload: { body, path } }) => [body, path]);
}
const edit = async (changes: object) => {
  const { revision } = (await depot.as.get(`/trips/${tripId}`)).json();
  return depot.as.patch(`/trips/${tripId}`, { ...changes, revision });
};

test('notifies the driver of a trip that was assigned, changed and cancelled, and links to their own page', async () => {
  await depot.move(tripId, 'waitingForTrip');
  expect(await listArrived()).toEqual([['Assigned to you', `/driving/${tripId}`]]);
  expect((await edit({ description: 'Ring twice' })).statusCode).toBe(200);
  expect(await listArrived()).toEqual([['The plan of this trip has changed', `/driving/${tripId}`]]);
  portal.clock.now += 60;
  await depot.move(tripId, 'cancelled', { reason: 'Customer closed' });
  expect(await listArrived()).toEqual([['Cancelled', `/driving/${tripId}`]]);
});

test('notifies both drivers of a reassigned trip, and the driver of a removed one', async () => {
  const other = await depot.build.user({ organizationId: depot.organizationId, contact: {} });
  const { id: driverId } = await depot.build.driver({
    organizationId: depot.organizationId,
    userId: other.id,
    contactId: other.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  await openPhone(other);
  await depot.move(tripId, 'waitingForTrip');
  await listArrived();
  expect((await depot.move(tripId, 'vehicleAssigned', { ...depot.assignment, driverId })).statusCode).toBe(200);
  expect(await listArrived()).toEqual([['No longer assigned to you', '/driving']]);
  expect(await listArrived(other)).toEqual([['Assigned to you', `/driving/${tripId}`]]);
  portal.clock.now += 60;
  expect((await depot.move(tripId, 'waitingForTrip')).statusCode).toBe(200);
  expect(await listArrived(other)).toEqual([['No longer assigned to you', '/driving']]);
});
