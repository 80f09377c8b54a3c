import type { OrganizationType } from 'shared-contracts/values/access';
import { given as builders } from '../../../demo/builders.ts';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';

const HOUR = 3_600;
export const PORT = { latitude: 6.9271, longitude: 79.8612 };
export const KANDY = { latitude: 7.29, longitude: 80.63 };

/** An organization that runs trips, with a dispatcher, a vehicle and its driver, who signs in; and validated orders of a partner. */
export async function depot(portal: ReturnType<typeof testApp>, type: OrganizationType = '2pl') {
  const given = builders(portal.db, TEST_NOW);
  const { id: organizationId } = await given.organization({ type });
  const { id: ownerId } = await given.organization({ type: '1pl' });
  await given.partnership({ organizationId: ownerId, partnerId: organizationId, status: 'active' });
  const dispatcher = await given.user({ organizationId, rules: 'all' });
  const owner = await given.user({ organizationId: ownerId, rules: 'all' });
  const wheel = await given.user({
    organizationId,
    rules: [
      { model: 'trip', rule: 'read' },
      { model: 'order', rule: 'read' },
    ],
    contact: { firstName: 'Dinesh', lastName: 'Wheel' },
  });
  const driver = await given.driver({
    organizationId,
    userId: wheel.id,
    contactId: wheel.contactId,
    licenseExpiresAt: TEST_NOW + 400 * 24 * HOUR,
  });
  const vehicle = await given.vehicle({ organizationId, driverId: driver.id });
  const port = await given.location({ organizationId: ownerId, name: 'Port', ...PORT });
  const kandy = await given.location({ organizationId: ownerId, name: 'Kandy', ...KANDY });
  const order = (more = {}) =>
    given.order({
      organizationId: ownerId,
      partnerId: organizationId,
      stage: 'validated',
      stops: [{ locationId: port.id }, { locationId: kandy.id }],
      pickupFrom: TEST_NOW + HOUR,
      ...more,
    });
  const as = portal.as(dispatcher);
  const save = async (more: object = {}) => as.post('/trips', { orderIds: [(await order()).id], ...more });
  const whole = { vehicleId: vehicle.id, driverId: driver.id };
  const move = (id: string, stage: string, more: object = {}, by = as) =>
    by.patch(`/trips/${id}/stage`, { stage, ...more });
  /** A trip that has started, with its order. */
  const started = async () => {
    const trip = (await save(whole)).json();
    await move(trip.id, 'waitingForTrip');
    await move(trip.id, 'started');
    return { id: trip.id as string, orderId: trip.orderList[0].id as string };
  };
  const stageOf = async (id: string) => (await as.get(`/trips/${id}`)).json().stage as string;
  const orderStage = async (id: string) =>
    (await portal.db.selectFrom('orders').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage;
  return {
    given,
    organizationId,
    ownerId,
    dispatcher,
    owner,
    wheel,
    driver,
    vehicle,
    port,
    kandy,
    order,
    as,
    asOwner: portal.as(owner),
    asDriver: portal.as(wheel),
    save,
    whole,
    move,
    started,
    stageOf,
    orderStage,
  };
}

export type Depot = Awaited<ReturnType<typeof depot>>;
