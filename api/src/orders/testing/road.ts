import type { Order } from 'shared-contracts/orders/orders';
import type { OrderStageInput } from 'shared-contracts/orders/order-stages';
import { MINUTE } from 'shared-contracts/values/time';
import { TEST_NOW, type testApp } from '../../platform/testing/test-app.ts';
import { openOffice } from './office.ts';

/** Extends the office with the partner's dispatcher and driver, and with orders in their trip. */
export async function openRoad(portal: ReturnType<typeof testApp>) {
  const office = await openOffice(portal);
  const { build, partner, organizationId, planner } = office;
  const dispatcher = await build.user({ organizationId: partner.id, rules: 'dispatcher' });
  const driverUser = await build.user({ organizationId: partner.id, rules: 'none', contact: {} });
  const driver = await build.driver({
    organizationId: partner.id,
    userId: driverUser.id,
    contactId: driverUser.contactId,
  });
  const stops = [office.port, office.kandy].map(({ id }) => ({ locationId: id }));
  const onRoad = async (stage: Order['stage'], more: object = {}) => {
    const order = await build.order({
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
  /** Requests a stage, now or as of some minutes ago. */
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
