import type { MyTrip } from 'shared-contracts/trips/trip-driving';

export type CargoRow = { cargoId: string; name: string; total: number; quantity: number | null; reason: string | null };

/** Sums the quantity of each cargo over all items of the order. */
export const toCargoRows = ({ cargoItems }: Pick<MyTrip['orders'][number], 'cargoItems'>): CargoRow[] =>
  [...Map.groupBy(cargoItems, ({ cargo }) => cargo.id)].flatMap(([cargoId, items]) => {
    const total = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ cargoId, name: items[0]?.cargo.name ?? '', total, quantity: total, reason: null }];
  });

export const isShort = ({ quantity, total }: CargoRow) => (quantity ?? 0) < total;

export const toDeliveredCargos = (rows: readonly CargoRow[]) =>
  rows.map((row) => ({
    cargoId: row.cargoId,
    quantity: row.quantity ?? 0,
    ...(isShort(row) && { shortageReason: row.reason }),
  }));
