import type { MyTrip } from 'shared-contracts/trips/trip-driving';

export type CargoRow = { cargoId: string; name: string; total: number; quantity: number | null; reason: string | null };

type CargoItem = Pick<MyTrip['orders'][number]['cargoItems'][number], 'cargo' | 'quantity'>;

/** Sums the quantity of each cargo over all items of the order, or of what a stop unloads. */
export const toCargoRows = (items: readonly CargoItem[]): CargoRow[] =>
  [...Map.groupBy(items, ({ cargo }) => cargo.id)].flatMap(([cargoId, sameCargo]) => {
    const total = sameCargo.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ cargoId, name: sameCargo[0]?.cargo.name ?? '', total, quantity: total, reason: null }];
  });

export const isShort = ({ quantity, total }: CargoRow) => (quantity ?? 0) < total;

/** @param stop the position of the drop; undefined: the report is of the whole order */
export const toDeliveredCargos = (rows: readonly CargoRow[], stop?: number) =>
  rows.map((row) => ({
    ...(stop !== undefined && { stop }),
    cargoId: row.cargoId,
    quantity: row.quantity ?? 0,
    ...(isShort(row) && { shortageReason: row.reason }),
  }));
