import { HOOKS } from '../../api/src/wiring.ts';
import { OrderLocationQuery, OrderQuery } from 'shared-contracts/orders/orders';
import { listOrderLocations, listOrders, type OrderList, loadTimings } from '../../api/src/orders/public.ts';
import type { Caller } from '../../api/src/platform/access/caller.ts';
import type { Db } from '../../api/src/platform/database/database.ts';
import { addOrders } from './api/many-orders.ts';
import { raceLists } from './api/race.ts';

const ORDERS = 100_000;
const LIMITS = { ratio: 3, tail: 10 };
/** The organizations whose partners send them orders, so that no list is empty. */
const LOGIN = 'dispatcher';
/** The first page, then searches with many hits, few, one and none; by number, by reference, and within a word. */
const SEARCHES = ['', 'EXP', 'exp-2411', '0500', 'B-0424', 'loc-24', '31337', 'nothing like this'];
const now = Math.floor(Date.now() / 1_000);

const orders = (path: string, list: OrderList, filters: Record<string, string> = {}) => ({
  path,
  filters,
  searches: SEARCHES,
  list: async (db: Db, caller: Caller, search: string) => {
    const { items } = await listOrders(
      db,
      caller,
      list,
      OrderQuery.parse({ ...filters, ...(search && { search }) }),
      now,
    );
    if (list === 'delayed' || list === 'demurrage') await loadTimings({ db, hooks: HOOKS }, items, now);
  },
});

const LISTS = {
  own: orders('orders/v2', 'own'),
  filtered: orders('orders/v2', 'own', {
    stage: 'validated',
    createdFrom: String(now - 300 * 86_400),
    sort: '-pickupFrom',
  }),
  partners: { ...orders('v2/orders', 'partners'), filters: { fromPartner: 'true' } },
  archive: orders('v2/orders/archive', 'archive'),
  delayed: orders('orders/v2/delayed', 'delayed'),
  demurrage: orders('orders/v2/demurrage', 'demurrage'),
  locations: {
    path: 'orders/locations',
    searches: ['', 'kan', 'port', 'nothing like this'],
    list: (db: Db, caller: Caller, search: string) =>
      listOrderLocations(db, caller, OrderLocationQuery.parse(search ? { search } : {})),
  },
};

/** Every list of orders over many of them, with searches and filters. */
export default async function run() {
  const raced = await raceLists({ login: LOGIN, add: (db) => addOrders(db, ORDERS) }, Object.values(LISTS));
  const figures: Record<string, number> = { orders: ORDERS };
  for (const [i, name] of Object.keys(LISTS).entries()) {
    for (const [what, value] of Object.entries(raced[i] ?? {}))
      figures[`${name}${what.charAt(0).toUpperCase()}${what.slice(1)}`] = value;
  }
  const holds = raced.every(({ ratio, tail }) => ratio <= LIMITS.ratio && tail <= LIMITS.tail);
  return { holds, figures, limits: LIMITS };
}
