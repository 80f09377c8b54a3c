import { randomUUID } from 'node:crypto';
import type { PlanOperationInput } from 'shared-contracts/trips/plans/plan-changes';
import type { PlanChangeKind } from 'shared-contracts/values/trips/planning-desk';
import { DAY, HOUR } from 'shared-contracts/values/time';
import { TEST_NOW, type testApp } from '../../../platform/testing/test-app.ts';
import { openDepot } from '../../testing/depot.ts';

export const HORIZON = { from: TEST_NOW, to: TEST_NOW + 7 * DAY };

/** A depot with a plan of the week, and a colleague of its dispatcher. */
export async function openDesk(portal: ReturnType<typeof testApp>) {
  const depot = await openDepot(portal);
  const { as, build, organizationId } = depot;
  const colleague = await build.user({ organizationId, rules: 'all', contact: { firstName: 'Kumari', lastName: 'S' } });
  const order = (more: object = {}) =>
    depot.order({
      totalSpace: '2',
      totalWeight: '300',
      pickupFrom: TEST_NOW + 2 * HOUR,
      pickupTo: TEST_NOW + 6 * HOUR,
      deliveryFrom: TEST_NOW + 4 * HOUR,
      deliveryTo: TEST_NOW + 20 * HOUR,
      loadingMinutes: 10,
      unloadingMinutes: 20,
      ...more,
    });
  const create = async (more: object = {}) =>
    (await as.post('/v2/trips/plans', { name: 'Week', ...HORIZON, ...more })).json();
  const get = async (id: string, by = as) => (await by.get(`/v2/trips/plans/${id}`)).json();
  const change = (
    id: string,
    operations: readonly PlanOperationInput[],
    { seen, user = depot.dispatcher, kind }: { seen?: number; user?: typeof colleague; kind?: PlanChangeKind } = {},
  ) =>
    portal
      .as(user, seen === undefined ? {} : { 'if-match': `"${seen}"` })
      .patch(`/v2/trips/plans/${id}/changes`, { operations, kind });
  /** Adds a trip with orders. @returns its id */
  const addTrip = async (planId: string, orderIds: readonly string[], more: object = {}) => {
    const id = randomUUID();
    const reply = await change(planId, [{ op: 'addTrip', id, orderIds: [...orderIds], ...more }]);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return id;
  };
  return { ...depot, order, colleague, create, get, change, addTrip };
}
