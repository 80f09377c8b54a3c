import { FormattedMessage } from 'react-intl';
import type { Order, OrderRow } from 'shared-contracts/orders/orders';
import { DateTime, DateTimeRange, Measure, Money, orderStatusStyles, StatusBadge } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnLabels } from './order-list.messages.ts';
import { fields } from '../orders.messages.ts';

const DASH = '–';

/** From the first stop to the last one, if there are any. */
const formatRoute = ({ pickup, drop }: OrderRow) => (pickup || drop) && `${pickup ?? '…'} → ${drop ?? '…'}`;
const formatFlag = (isSet: boolean) => (isSet ? <FormattedMessage {...columnLabels.yes} /> : DASH);
const renderApproval = (approval: Order['firstApproval']) =>
  approval ? (
    <>
      {approval.by}, <DateTime at={approval.at} />
    </>
  ) : (
    DASH
  );

export const numberColumn: Column<OrderRow> = {
  id: 'number',
  header: fields.number,
  sort: true,
  width: 120,
  inCard: true,
  cell: (order) => order.number,
};
const referenceColumn: Column<OrderRow> = {
  id: 'reference',
  header: fields.reference,
  width: 140,
  cell: (order) => order.reference,
};
export const stageColumn: Column<OrderRow> = {
  id: 'stage',
  header: fields.stage,
  width: 216,
  inCard: true,
  cell: (order) => <StatusBadge {...orderStatusStyles[order.stage]} />,
};
const orderTypeColumn: Column<OrderRow> = {
  id: 'orderType',
  header: fields.orderType,
  width: 150,
  cell: (order) => order.orderType.name,
};
const partnerColumn: Column<OrderRow> = {
  id: 'partner',
  header: fields.partner,
  width: 200,
  inCard: true,
  cell: (order) => order.partner.name,
};
const organizationColumn: Column<OrderRow> = {
  id: 'organization',
  header: fields.organization,
  width: 200,
  inCard: true,
  cell: (order) => order.organization.name,
};

const routeColumns: Column<OrderRow>[] = [
  { id: 'route', header: fields.route, width: 260, inCard: true, cell: formatRoute },
  {
    id: 'pickupWindow',
    header: fields.pickupWindow,
    sort: 'pickupFrom',
    width: 220,
    inCard: true,
    cell: (order) => <DateTimeRange from={order.pickupFrom} to={order.pickupTo} />,
  },
  {
    id: 'deliveryWindow',
    header: fields.deliveryWindow,
    sort: 'deliveryFrom',
    width: 220,
    cell: (order) => <DateTimeRange from={order.deliveryFrom} to={order.deliveryTo} />,
  },
  {
    id: 'distance',
    header: fields.distance,
    numeric: true,
    width: 110,
    cell: (order) => <Measure value={order.predictedDistance} kind="distance" />,
  },
  {
    id: 'cost',
    header: fields.cost,
    sort: 'predictedCost',
    numeric: true,
    width: 150,
    cell: (order) => <Money value={order.predictedCost} currency={order.currency} />,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    cell: (order) => <DateTime at={order.createdAt} />,
  },
];

const optionalColumns: Column<OrderRow>[] = [
  {
    id: 'totalWeight',
    header: fields.totalWeight,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: (order) => <Measure value={order.totalWeight} kind="weight" />,
  },
  {
    id: 'totalSpace',
    header: fields.totalSpace,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: (order) => <Measure value={order.totalSpace} kind="space" />,
  },
  {
    id: 'operation',
    header: fields.operation,
    width: 160,
    hiddenByDefault: true,
    cell: (order) => order.operation.name,
  },
  { id: 'contract', header: fields.contract, width: 180, hiddenByDefault: true, cell: (order) => order.contract.name },
  {
    id: 'vehicleTypes',
    header: fields.vehicleTypes,
    width: 200,
    hiddenByDefault: true,
    cell: (order) => order.vehicleTypes.map(({ name }) => name).join(', ') || DASH,
  },
  { id: 'trip', header: fields.trip, width: 120, hiddenByDefault: true, cell: (order) => order.trip?.number ?? DASH },
  {
    id: 'flexible',
    header: fields.flexible,
    width: 100,
    hiddenByDefault: true,
    cell: (order) => formatFlag(order.isFlexible),
  },
  {
    id: 'backhaul',
    header: fields.backhaul,
    width: 100,
    hiddenByDefault: true,
    cell: (order) => formatFlag(order.isBackhaul),
  },
  { id: 'createdBy', header: fields.createdBy, width: 160, hiddenByDefault: true, cell: (order) => order.createdBy },
  {
    id: 'firstApproval',
    header: fields.firstApproval,
    width: 240,
    hiddenByDefault: true,
    cell: (order) => renderApproval(order.firstApproval),
  },
  {
    id: 'secondApproval',
    header: fields.secondApproval,
    width: 240,
    hiddenByDefault: true,
    cell: (order) => renderApproval(order.secondApproval),
  },
];

const hideColumn = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, hiddenByDefault: true, inCard: false });

export const columns: Column<OrderRow>[] = [
  numberColumn,
  referenceColumn,
  stageColumn,
  orderTypeColumn,
  partnerColumn,
  ...routeColumns,
  ...optionalColumns,
];
export const partnerColumns: Column<OrderRow>[] = [
  numberColumn,
  referenceColumn,
  stageColumn,
  orderTypeColumn,
  organizationColumn,
  ...routeColumns,
  ...optionalColumns,
];
export const archiveColumns: Column<OrderRow>[] = [
  numberColumn,
  referenceColumn,
  stageColumn,
  orderTypeColumn,
  organizationColumn,
  { ...partnerColumn, inCard: false },
  ...routeColumns,
  ...optionalColumns,
];
/** Shown after the columns that are specific to a list. */
export const secondaryColumns: Column<OrderRow>[] = [
  ...[referenceColumn, orderTypeColumn].map(hideColumn),
  { ...organizationColumn, inCard: false },
  { ...partnerColumn, inCard: false },
  ...routeColumns.map((column) => ({ ...column, inCard: column.id === 'route' })),
  ...optionalColumns,
];
