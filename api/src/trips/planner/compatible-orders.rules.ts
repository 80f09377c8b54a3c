import { findIncompatibleOrders, type CargoCompatibility } from '../../network/public.ts';

type WithCargos = { cargos: readonly CargoCompatibility[] };

const cargoClass = ({ cargoTypeId, allowed }: CargoCompatibility) => [cargoTypeId, ...allowed.toSorted()].join(' ');
export const cargoKey = ({ cargos }: WithCargos) => [...new Set(cargos.map(cargoClass))].toSorted().join('|');

export const areCompatible = (a: WithCargos, b: WithCargos) => findIncompatibleOrders([a, b]).length === 0;

/** Groups orders so that all orders of a group can travel together. Orders with the same cargos stay in one group. */
export function groupCompatible<T extends WithCargos>(orders: readonly T[]): T[][] {
  const ordersByCargo = Map.groupBy(orders, cargoKey);
  // One representative per kind of cargo is enough to check compatibility.
  const groups: { representatives: T[]; orders: T[] }[] = [];
  for (const [, sameCargo] of [...ordersByCargo].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const first = sameCargo[0] as T;
    const group = groups.find(({ representatives }) => representatives.every((order) => areCompatible(order, first)));
    if (group) {
      group.representatives.push(first);
      group.orders.push(...sameCargo);
    } else groups.push({ representatives: [first], orders: [...sameCargo] });
  }
  return groups.map((group) => group.orders);
}
