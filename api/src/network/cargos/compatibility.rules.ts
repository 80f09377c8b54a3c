import type { FieldError } from 'shared-contracts/common';

/** A cargo and the types that may travel with it. */
export type CargoCompatibility = {
  id: string;
  name: string;
  cargoTypeId: string;
  allowed: readonly string[];
};

const accepts = ({ cargoTypeId, allowed }: CargoCompatibility, other: CargoCompatibility) =>
  other.cargoTypeId === cargoTypeId || allowed.includes(other.cargoTypeId);

/** Both cargos must be of the same type or allow the type of the other. */
export const areCompatible = (a: CargoCompatibility, b: CargoCompatibility) => accepts(a, b) && accepts(b, a);

/** Errors of the items whose cargo may not travel with that of an earlier item. */
export function validateCompatibility(items: readonly CargoCompatibility[]): Record<string, FieldError> {
  const errors = items.flatMap((item, i) => {
    const otherCargo = items.slice(0, i).find((earlier) => !areCompatible(earlier, item));
    if (!otherCargo) return [];
    return [
      [
        `cargoItems.${i}.cargoId`,
        {
          code: 'incompatibleCargo',
          message: `${otherCargo.name} and ${item.name} may not travel together`,
          params: { first: otherCargo.name, second: item.name },
        },
      ],
    ];
  });
  return Object.fromEntries(errors) as Record<string, FieldError>;
}

type WithCargos = { cargos: readonly CargoCompatibility[] };

/** Each order with the first earlier one it may not travel with, and the first incompatible cargos of both. */
export const findIncompatibleOrders = <Order extends WithCargos>(orders: readonly Order[]) =>
  orders.flatMap((order, i) => {
    const conflicts = orders
      .slice(0, i)
      .flatMap((otherOrder) =>
        order.cargos.flatMap((cargo) =>
          otherOrder.cargos
            .filter((otherCargo) => !areCompatible(cargo, otherCargo))
            .map((otherCargo) => ({ order, otherOrder, cargo, otherCargo })),
        ),
      );
    return conflicts.slice(0, 1);
  });
