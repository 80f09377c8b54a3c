import { MAX_SIMULATED_ORDERS } from 'shared-contracts/values/finance/simulations';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { Db } from '../../platform/database/database.ts';

/** Orders that were not sent or not transported. */
const IGNORED_STAGES: readonly OrderStage[] = [
  'saved',
  'pendingValidation',
  'pending2ndValidation',
  'rejected',
  'cancelled',
];

type Period = { from: number; to: number };

/** The orders of a contract in a period by their planned pickup, the newest first, and how many there are. */
export async function findSimulatedOrders(db: Db, contractId: string, { from, to }: Period) {
  const orders = db
    .selectFrom('orders')
    .where('contractId', '=', contractId)
    .where('pickupFrom', '>=', from)
    .where('pickupFrom', '<', to)
    .where('stage', 'not in', IGNORED_STAGES);
  const rows = await orders
    .select(['id', 'pickupFrom'])
    .orderBy('pickupFrom', 'desc')
    .orderBy('id')
    .limit(MAX_SIMULATED_ORDERS)
    .execute();
  const { count } = await orders.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}
