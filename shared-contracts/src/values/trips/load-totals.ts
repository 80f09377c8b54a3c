/** The totals of an order or a trip; pallet places and loading meters only where they are measures. */
type Totals = {
  totalSpace: string;
  totalWeight: string;
  totalPalletPlaces?: string | null | undefined;
  totalLoadingMeters?: string | null | undefined;
};

export const toLoad = ({ totalSpace, totalWeight, totalPalletPlaces, totalLoadingMeters }: Totals) => ({
  space: totalSpace,
  weight: totalWeight,
  palletPlaces: totalPalletPlaces,
  loadingMeters: totalLoadingMeters,
});

const sumNonNull = (values: readonly (string | null | undefined)[]) => {
  const measures = values.filter((value) => typeof value === 'string');
  return measures.length === 0 ? null : String(measures.reduce((sum, value) => sum + Number(value), 0));
};

/** The totals of several orders. */
export const sumTotals = (orders: readonly Totals[]) => ({
  totalSpace: sumNonNull(orders.map(({ totalSpace }) => totalSpace)) ?? '0',
  totalWeight: sumNonNull(orders.map(({ totalWeight }) => totalWeight)) ?? '0',
  totalPalletPlaces: sumNonNull(orders.map(({ totalPalletPlaces }) => totalPalletPlaces)),
  totalLoadingMeters: sumNonNull(orders.map(({ totalLoadingMeters }) => totalLoadingMeters)),
});
