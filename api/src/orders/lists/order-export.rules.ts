import type { DelayedOrderRow, DemurrageOrderRow } from 'shared-contracts/orders/delayed-orders';
import type { OrderRow } from 'shared-contracts/orders/orders';
import {
  exportColumn as column,
  type ExportColumns,
  moneyColumns,
} from '../../platform/export/export-columns.rules.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';
import { nameServices } from 'shared-contracts/values/orders/requested-services';

const approval = (value: (row: OrderRow) => OrderRow['firstApproval']) => [
  ...column<OrderRow>('text', (row) => value(row)?.by),
  ...column<OrderRow>('dateTime', (row) => value(row)?.at, 'time'),
];

/** Keyed by the column ids of the screen. */
export const ORDER_EXPORT: ExportColumns<OrderRow> = {
  number: column('text', formatOrderNumber),
  reference: column('text', ({ reference }) => reference),
  stage: column('code', ({ stage }) => stage),
  orderType: column('text', ({ orderType }) => orderType.name),
  partner: column('text', ({ partner }) => partner.name),
  organization: column('text', ({ organization }) => organization.name),
  handshake: [
    { kind: 'code', value: ({ handshake }) => handshake?.state },
    { kind: 'dateTime', suffix: 'to', value: ({ handshake }) => handshake?.deadline },
  ],
  route: column('text', ({ places }) => places.map(({ name }) => name).join(' → ')),
  pickupWindow: [
    { kind: 'dateTime', suffix: 'from', value: ({ pickupFrom }) => pickupFrom },
    { kind: 'dateTime', suffix: 'to', value: ({ pickupTo }) => pickupTo },
  ],
  deliveryWindow: [
    { kind: 'dateTime', suffix: 'from', value: ({ deliveryFrom }) => deliveryFrom },
    { kind: 'dateTime', suffix: 'to', value: ({ deliveryTo }) => deliveryTo },
  ],
  cost: [
    ...moneyColumns<OrderRow>(({ predictedCost }) => predictedCost),
    { kind: 'distance', value: ({ predictedDistance }) => predictedDistance },
  ],
  actualRevenue: moneyColumns(({ revenue }) => revenue),
  actualCost: moneyColumns(({ cost }) => cost),
  margin: moneyColumns(({ margin }) => margin),
  createdAt: column('dateTime', ({ createdAt }) => createdAt),
  totalWeight: column('weight', ({ totalWeight }) => totalWeight),
  totalSpace: column('space', ({ totalSpace }) => totalSpace),
  totalPalletPlaces: column('palletPlaces', ({ totalPalletPlaces }) => totalPalletPlaces),
  totalLoadingMeters: column('loadingMeters', ({ totalLoadingMeters }) => totalLoadingMeters),
  operation: column('text', ({ operation }) => operation.name),
  contract: column('text', ({ contract }) => contract.name),
  vehicleTypes: column('text', ({ vehicleTypes }) => vehicleTypes.map(({ name }) => name)),
  services: column('text', ({ services = [] }) => nameServices(services)),
  trip: column('text', ({ trip }) => trip?.number),
  flexible: column('boolean', ({ isFlexible }) => isFlexible),
  backhaul: column('boolean', ({ isBackhaul }) => isBackhaul),
  createdBy: column('text', ({ createdBy }) => createdBy),
  firstApproval: approval(({ firstApproval }) => firstApproval),
  secondApproval: approval(({ secondApproval }) => secondApproval),
};

/** For lists that mix own orders with those of partners: the cost of one side is the revenue of the other. */
export const MIXED_ORDER_EXPORT: ExportColumns<OrderRow> = {
  ...ORDER_EXPORT,
  cost: [
    ...moneyColumns<OrderRow>(({ side, predictedCost }) => (side === 'payee' ? null : predictedCost)),
    { kind: 'distance', value: ({ predictedDistance }) => predictedDistance },
  ],
  revenue: moneyColumns(({ side, predictedCost }) => (side === 'payee' ? predictedCost : null)),
};

export const DELAYED_ORDER_EXPORT: ExportColumns<DelayedOrderRow> = {
  ...MIXED_ORDER_EXPORT,
  late: column('integer', ({ delay }) => delay.lateMinutes, 'minutes'),
  nextStop: column('text', ({ delay }) => delay.nextStop?.name),
  deadline: column('dateTime', ({ delay }) => delay.deadline),
  since: column('dateTime', ({ delay }) => delay.since),
};

type Stop = DemurrageOrderRow['demurrage']['stops'][number];
const sum = (stops: readonly Stop[], minutes: 'dwellMinutes' | 'freeMinutes') =>
  stops.reduce((total, stop) => total + stop[minutes], 0);

export const DEMURRAGE_ORDER_EXPORT: ExportColumns<DemurrageOrderRow> = {
  ...MIXED_ORDER_EXPORT,
  stops: column('text', ({ demurrage }) => demurrage.stops.map(({ location }) => location.name)),
  since: column('dateTime', ({ demurrage }) => demurrage.stops[0]?.arrivedAt),
  charged: column('integer', ({ demurrage }) => demurrage.chargedMinutes, 'minutes'),
  amount: moneyColumns(({ demurrage }) => demurrage.amount),
  dwell: column('integer', ({ demurrage }) => sum(demurrage.stops, 'dwellMinutes'), 'minutes'),
  free: column('integer', ({ demurrage }) => sum(demurrage.stops, 'freeMinutes'), 'minutes'),
};
