import type { FieldError } from 'shared-contracts/common';

/** A cargo with its type and the types that may travel with it. */
export type Combined = { id: string; name: string; cargoTypeId: string; allowed: readonly string[] };

const accepts = ({ cargoTypeId, allowed }: Combined, other: Combined) =>
  other.cargoTypeId === cargoTypeId || allowed.includes(other.cargoTypeId);

/** Two cargos may travel together when each is of a type that the other is of or allows. */
export const areCompatible = (one: Combined, other: Combined) => accepts(one, other) && accepts(other, one);

/** Every item of an order whose cargo may not travel with that of an item before it, by field, naming both. */
export function compatibilityProblems(items: readonly Combined[]): Record<string, FieldError> {
  const faults = items.flatMap((item, i) => {
    const other = items.slice(0, i).find((before) => !areCompatible(before, item));
    if (!other) return [];
    return [
      [
        `cargoItems.${i}.cargoId`,
        {
          code: 'incompatibleCargo',
          message: `${other.name} and ${item.name} may not travel together`,
          params: { first: other.name, second: item.name },
        },
      ],
    ];
  });
  return Object.fromEntries(faults) as Record<string, FieldError>;
}

type Carrying = { cargos: readonly Combined[] };

/** Every order that may not travel with one before it, beside the first such and the first cargos of both that are in the way. */
export const clashesAmong = <Order extends Carrying>(orders: readonly Order[]) =>
  orders.flatMap((order, i) => {
    const found = orders
      .slice(0, i)
      .flatMap((beside) =>
        order.cargos.flatMap((cargo) =>
          beside.cargos
            .filter((other) => !areCompatible(cargo, other))
            .map((other) => ({ order, beside, cargo, other })),
        ),
      );
    return found.slice(0, 1);
  });
