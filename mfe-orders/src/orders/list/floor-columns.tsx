import type { OrderRow } from 'shared-contracts/orders/orders';
import { Measure } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { fields } from '../orders.messages.ts';

/** The pallet places and loading metres of orders. */
export const floorColumns: Column<OrderRow>[] = [
  {
    id: 'totalPalletPlaces',
    header: fields.totalPalletPlaces,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: (order) => <Measure value={order.totalPalletPlaces} kind="palletPlaces" />,
  },
  {
    id: 'totalLoadingMeters',
    header: fields.totalLoadingMeters,
    numeric: true,
    width: 130,
    hiddenByDefault: true,
    cell: (order) => <Measure value={order.totalLoadingMeters} kind="loadingMeters" />,
  },
];
