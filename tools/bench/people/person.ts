import { setTimeout as wait } from 'node:timers/promises';
import type { OrderInput } from 'shared-contracts/orders/orders';
import type { CallName, Calls, Headers } from './calls.ts';

/** Between two actions: reading a list, an order, filling in a form. */
const THINK_MS = { from: 3_000, to: 12_000 };

export type Person = { headers: Headers; kind: 'planner' | 'approver'; input: OrderInput };
type Row = { id: string };
type Page = { items: Row[] };
type Action = () => Promise<unknown>;
/** In [0, 1). */
type Random = () => number;

/** Actions by how often people take them. */
const pick = (random: Random, actions: readonly (readonly [number, Action])[]): Action => {
  let left = random() * actions.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, action] of actions) {
    left -= weight;
    if (left < 0) return action;
  }
  return async () => undefined;
};

function actionsOf({ send }: Calls, { headers, kind, input }: Person, random: Random) {
  let rows: Row[] = [];
  const readList = async (name: CallName, path: string) => {
    rows = (await send<Page>(headers, { name, path }))?.items ?? [];
  };
  const list = () => readList('list', 'orders/v2?limit=20');
  const home = () =>
    Promise.all([
      send(headers, { name: 'home', path: 'orders/today' }),
      send(headers, { name: 'home', path: 'notifications?limit=20' }),
    ]);
  const open = async () => {
    const row = rows[Math.floor(random() * rows.length)];
    if (!row) return list();
    return Promise.all([
      send(headers, { name: 'order', path: `orders/${row.id}` }),
      send(headers, { name: 'timeline', path: `orders/${row.id}/timeline` }),
    ]);
  };
  const create = async () => {
    const order = await send<Row>(headers, { name: 'create', method: 'POST', path: 'orders', body: input });
    if (order)
      await send(headers, {
        name: 'submit',
        method: 'PATCH',
        path: `orders/${order.id}/stage`,
        body: { stage: 'pendingValidation' },
      });
  };
  /** Opens what waits for this person, and approves the first order that can be. */
  const approve = async () => {
    type Waiting = Row & { actions: string[] };
    const waiting = await send<{ items: Waiting[] }>(headers, {
      name: 'waiting',
      path: 'orders/v2?limit=20&stage=pendingValidation&stage=pending2ndValidation',
    });
    const mine = waiting?.items.find(({ actions }) => actions.includes('approve'));
    if (mine) await send(headers, { name: 'approve', method: 'PATCH', path: `orders/${mine.id}/approve` });
  };
  return [
    [15, home],
    [35, list],
    [35, open],
    [15, kind === 'planner' ? create : approve],
  ] as const;
}

/** Works until the end, one action after the other with pauses in between. */
export async function work(calls: Calls, person: Person, random: Random, until: number): Promise<void> {
  const actions = actionsOf(calls, person, random);
  const think = () => THINK_MS.from + random() * (THINK_MS.to - THINK_MS.from);
  await wait(random() * THINK_MS.to);
  while (Date.now() < until) {
    await pick(random, actions)();
    await wait(think());
  }
}
