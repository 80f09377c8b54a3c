import type { OrganizationType } from 'shared-contracts/values/identity/access';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { createBuilders } from '../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

export const PORT = { latitude: 6.9271, longitude: 79.8612 };
export const KANDY = { latitude: 7.29, longitude: 80.63 };

/**
 * Creates an organization with a dispatcher, a vehicle and its driver, and a partner whose validated orders it can
 * carry.
 */
export async function openDepot(portal: ReturnType<typeof testApp>, type: OrganizationType = '2pl') {
  const build = createBuilders(portal.db, TEST_NOW);
  const { id: organizationId } = await build.organization({ type });
  const { id: ownerId } = await build.organization({ type: '1pl' });
  await build.partnership({ organizationId: ownerId, partnerId: organizationId, status: 'active' });
  const dispatcher = await build.user({ organizationId, rules: 'all' });
  const owner = await build.user({ organizationId: ownerId, rules: 'all' });
  const driverUser = await build.user({
    organizationId,
    rules: [
      { model: 'trip', rule: 'read' },
      { model: 'order', rule: 'read' },
    ],
    contact: { firstName: 'Dinesh', lastName: 'Wheel' },
  });
  const driver = await build.driver({
    organizationId,
    userId: driverUser.id,
    contactId: driverUser.contactId,
    licenseExpiresAt: TEST_NOW + 400 * DAY,
  });
  const vehicle = await build.vehicle({ organizationId, driverId: driver.id });
  const port = await build.location({ organizationId: ownerId, name: 'Port', ...PORT });
  const kandy = await build.location({ organizationId: ownerId, name: 'Kandy', ...KANDY });
  const order = (more = {}) =>
    build.order({
      organizationId: ownerId,
      partnerId: organizationId,
      stage: 'validated',
      stops: [{ locationId: port.id }, { locationId: kandy.id }],
      pickupFrom: TEST_NOW + HOUR,
      ...more,
    });
  const as = portal.as(dispatcher);
  const save = async (more: object = {}) => as.post('/trips', { orderIds: [(await order()).id], ...more });
  const assignment = { vehicleId: vehicle.id, driverId: driver.id };
  const move = (id: string, stage: string, more: object = {}, by = as) =>
    by.patch(`/trips/${id}/stage`, { stage, ...more });
  /** Creates a started trip with one order. */
  const started = async () => {
    const trip = (await save(assignment)).json();
    await move(trip.id, 'waitingForTrip');
    await move(trip.id, 'started');
    return { id: trip.id as string, orderId: trip.orderList[0].id as string };
  };
  const stageOf = async (id: string) => (await as.get(`/trips/${id}`)).json().stage as string;
  const orderStage = async (id: string) =>
    (await portal.db.selectFrom('orders').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;
  return {
    build,
    organizationId,
    ownerId,
    dispatcher,
    owner,
    driverUser,
    driver,
    vehicle,
    port,
    kandy,
    order,
    as,
    asOwner: portal.as(owner),
    asDriver: portal.as(driverUser),
    save,
    assignment,
    move,
    started,
    stageOf,
    orderStage,
  };
}

export type Depot = Awaited<ReturnType<typeof openDepot>>;
