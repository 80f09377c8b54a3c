import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, testApp } from '../../platform/testing/test-app.ts';
import { readPositions } from './testing/read-positions.ts';
import { sendPositions, setUpTrackedVehicle } from './testing/tracked-vehicle.ts';

const portal = testApp();
beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }));

const SHARED_AT = TEST_NOW - 50;

/** A vehicle whose last position is from before the start of its share. */
async function setUpShare() {
  const [owner, partner] = [await setUpTrackedVehicle(portal), await setUpTrackedVehicle(portal, 'T2')];
  const build = createBuilders(portal.db, TEST_NOW);
  await build.partnership({ organizationId: owner.organization.id, partnerId: partner.organization.id });
  await build.vehicleShare({
    vehicleId: owner.vehicle.id,
    partnerId: partner.organization.id,
    fromAt: SHARED_AT,
    toAt: null,
  });
  const send = (at: number) => sendPositions(portal, owner.organization.id, [{ at }]);
  await send(SHARED_AT - 1);
  const { id } = owner.vehicle;
  const read = async ({ as }: typeof owner) => {
    const [device] = (await as.get(`/telemetry/devices?vehicleId=${id}`)).json().items;
    const offline = (await as.get(`/telemetry/devices?vehicleId=${id}&motion=offline`)).json().total;
    const { position } = (await as.get(`/telemetry/device/${id}/position`)).json();
    const online = (await as.get(`/vehicles/${id}/is-online`)).json();
    return [device.position?.at ?? null, device.motion, offline, position?.at ?? null, online];
  };
  return { owner, partner, build, send, read };
}

test('hides the last position of a shared vehicle from before the share', async () => {
  const { owner, partner, send, read } = await setUpShare();
  const offline = [null, 'offline', 1, null, { isOnline: false, lastSeenAt: null }];
  const stoppedAt = (at: number) => [at, 'stopped', 0, at, { isOnline: true, lastSeenAt: at }];
  expect(await read(partner)).toEqual(offline);
  expect(await read(owner)).toEqual(stoppedAt(SHARED_AT - 1));
  await send(SHARED_AT);
  expect(await read(partner)).toEqual(stoppedAt(SHARED_AT));
});

test('streams positions of a shared vehicle since the start of the share', async () => {
  const { owner, partner, send } = await setUpShare();
  const stream = await readPositions(portal.app, partner.user);
  expect(await stream.next()).toEqual({ kind: 'snapshot', positions: [] });
  await portal.db
    .updateTable('vehicleShares')
    .set({ fromAt: SHARED_AT + 20 })
    .execute();
  // The stream sends what it has read in the order of arrival, so the own vehicle marks that nothing else was sent.
  await send(SHARED_AT + 10);
  await sendPositions(portal, partner.organization.id, [{ at: TEST_NOW, device: 'T2' }]);
  expect((await stream.next())?.positions.map(({ vehicleId }) => vehicleId)).toEqual([partner.vehicle.id]);
  await send(SHARED_AT + 20);
  expect((await stream.next())?.positions).toMatchObject([{ vehicleId: owner.vehicle.id, at: SHARED_AT + 20 }]);
  await stream.close();
});

test('lists arrivals of a shared vehicle at own locations since the start of the share', async () => {
  const { owner, partner, build } = await setUpShare();
  const location = await build.location({ organizationId: partner.organization.id });
  const addEvent = (kind: 'enter' | 'leave', at: number) =>
    portal.db
      .insertInto('geofenceEvents')
      .values({ vehicleId: owner.vehicle.id, locationId: location.id, kind, at, toldAt: TEST_NOW, tripId: null })
      .execute();
  await addEvent('enter', SHARED_AT - 1);
  await addEvent('leave', SHARED_AT);
  const listKinds = async ({ as }: typeof owner) =>
    (await as.get('/telemetry/geofence-events')).json().items.map(({ kind }: { kind: string }) => kind);
  expect([await listKinds(partner), await listKinds(owner)]).toEqual([['leave'], ['leave', 'enter']]);
});
