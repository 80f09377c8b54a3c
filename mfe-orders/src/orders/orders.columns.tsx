import type { OrderRow } from 'shared-contracts/orders';
import { DateTime, DateTimeRange, Measure, Money, orderLooks, StatusBadge } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { fields } from './orders.messages.ts';

/** From the first stop to the last one; an order without stops has neither. */
const route = ({ pickup, drop }: OrderRow) => (pickup || drop) && `${pickup ?? '…'} → ${drop ?? '…'}`;

export const columns: Column<OrderRow>[] = [
  { id: 'number', header: fields.number, sort: true, width: 120, card: true, cell: (order) => order.number },
  { id: 'reference', header: fields.reference, width: 140, cell: (order) => order.reference },
  { id: 'stage', header: fields.stage, width: 216, card: true, cell: (order) => <StatusBadge {...orderLooks[order.stage]} /> },
  { id: 'orderType', header: fields.orderType, width: 150, cell: (order) => order.orderType.name },
  { id: 'partner', header: fields.partner, width: 200, card: true, cell: (order) => order.partner.name },
  { id: 'route', header: fields.route, width: 260, card: true, cell: route },
  { id: 'pickupWindow', header: fields.pickupWindow, sort: 'pickupFrom', width: 220, card: true, cell: (order) => <DateTimeRange from={order.pickupFrom} to={order.pickupTo} /> },
  { id: 'deliveryWindow', header: fields.deliveryWindow, sort: 'deliveryFrom', width: 220, cell: (order) => <DateTimeRange from={order.deliveryFrom} to={order.deliveryTo} /> },
  { id: 'distance', header: fields.distance, numeric: true, width: 110, cell: (order) => <Measure value={order.predictedDistance} kind="distance" /> },
  { id: 'cost', header: fields.cost, sort: 'predictedCost', numeric: true, width: 150, cell: (order) => <Money value={order.predictedCost} currency={order.currency} /> },
  { id: 'createdAt', header: fields.createdAt, sort: true, width: 150, cell: (order) => <DateTime at={order.createdAt} /> },
];
