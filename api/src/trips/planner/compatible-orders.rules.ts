import { clashesAmong, type Combined } from '../../network/cargos/compatibility.rules.ts';

type Carrying = { cargos: readonly Combined[] };

const classOf = ({ cargoTypeId, allowed }: Combined) => [cargoTypeId, ...allowed.toSorted()].join(' ');
const keyOf = ({ cargos }: Carrying) => [...new Set(cargos.map(classOf))].toSorted().join('|');

const goTogether = (one: Carrying, other: Carrying) => clashesAmong([one, other]).length === 0;

/** Orders of which all may travel with all others of their list. Those of the same kinds of cargo stay together. */
export function compatibleLists<T extends Carrying>(orders: readonly T[]): T[][] {
  const kinds = Map.groupBy(orders, keyOf);
  const lists: { kinds: T[]; orders: T[] }[] = [];
  for (const [, alike] of [...kinds].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const first = alike[0] as T;
    const list = lists.find((known) => known.kinds.every((kind) => goTogether(kind, first)));
    if (list) {
      list.kinds.push(first);
      list.orders.push(...alike);
    } else lists.push({ kinds: [first], orders: [...alike] });
  }
  return lists.map((list) => list.orders);
}
