import type { Order, OrderStageInput } from 'shared-contracts/orders';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from './office.ts';

const MINUTE = 60;

/** An office with the people who run and drive a trip of the partner, and an order on the road. */
export async function openRoad(portal: ReturnType<typeof testApp>) {
  const office = await openOffice(portal);
  const { given, partner, organizationId, planner } = office;
  const dispatcher = await given.user({ organizationId: partner.id, rules: 'dispatcher' });
  const driverUser = await given.user({ organizationId: partner.id, rules: 'none', contact: {} });
  const driver = await given.driver({
    organizationId: partner.id,
    userId: driverUser.id,
    contactId: driverUser.contactId,
  });
  const stops = [office.port, office.kandy].map(({ id }) => ({ locationId: id }));
  const onRoad = async (stage: Order['stage'], more: object = {}) => {
    const order = await given.order({
      organizationId,
      partnerId: partner.id,
      contractId: office.contract.id,
      operationId: office.operation.id,
      stops,
      stage,
      ...more,
    });
    const { tripId } = await portal.db
      .selectFrom('tripOrders')
      .select('tripId')
      .where('orderId', '=', order.id)
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('trips').set({ driverId: driver.id }).where('id', '=', tripId).execute();
    return { ...order, tripId };
  };
  /** A change of stage; minutes ago, or now. */
  const drive = (
    user: { id: string },
    id: string,
    stage: string,
    {
      minutesAgo,
      ...more
    }: { minutesAgo?: number } & Omit<Partial<OrderStageInput>, 'delivered'> & { delivered?: object[] } = {},
  ) =>
    portal.as(user).patch(`/orders/${id}/stage`, {
      stage,
      ...(minutesAgo !== undefined && { occurredAt: portal.clock.now - minutesAgo * MINUTE }),
      ...more,
    });
  const timeline = async (id: string, user: { id: string } = planner) =>
    (await portal.as(user).get(`/orders/${id}/timeline`)).json().items as Record<string, unknown>[];
  return { ...office, dispatcher, driver: driverUser, onRoad, drive, timeline, now: TEST_NOW };
}
