import { OrderQuery } from 'shared-contracts/orders';
import { listOrders } from '../../api/src/orders/orders.store.ts';
import { addOrders } from './api/many-orders.ts';
import { raceList } from './api/race.ts';

const ORDERS = 100_000;
const LIMIT = 3;
/** Of many hits and of few, of one and of none; by number, by reference, in the middle of a word. */
const SEARCHES = ['EXP', 'exp-2411', '0500', 'B-0424', 'loc-24', '31337', 'b-099999', 'nothing like this'];

/** The orders list with search over many orders. */
export default async function run() {
  const figures = await raceList({
    login: 'planner', path: 'orders/v2', searches: SEARCHES,
    list: (db, caller, search) => listOrders(db, caller, OrderQuery.parse({ search })),
    add: (db) => addOrders(db, ORDERS),
  });
  return { holds: figures.ratio <= LIMIT, figures: { orders: ORDERS, ...figures }, limits: { ratio: LIMIT } };
}
