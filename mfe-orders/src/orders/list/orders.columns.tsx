import { FormattedMessage } from 'react-intl';
import type { OrderRow } from 'shared-contracts/orders/orders';
import { Text } from 'shared-ui';
import { DateTime, dateTimeRangeLines, Measure, Money, orderStatusStyles, StatusBadge } from 'shared-ui/format';
import { labelsOf, type Column } from 'shared-ui/list';
import { AcknowledgedCount } from '../feasibility/acknowledged-count.tsx';
import { handshakeColumn } from '../handshake/handshake-column.tsx';
import { deliveryWindowEdit, pickupWindowEdit, referenceEdit } from './order-cell-edits.tsx';
import { columnLabels } from './order-list.messages.ts';
import { fields } from '../orders.messages.ts';
import { routeLines } from '../route/route-cell.tsx';
import { floorColumns } from './floor-columns.tsx';
import { requestColumns } from './request-columns.ts';
import { stampColumns } from './stamp-columns.tsx';

const DASH = '–';

const formatFlag = (isSet: boolean) => (isSet ? <FormattedMessage {...columnLabels.yes} /> : DASH);
/** Breaks after the code of the shipper only. */
const OrderNumber = ({ number, shipperCode }: Pick<OrderRow, 'number' | 'shipperCode'>) => (
  <>
    {shipperCode && (
      <>
        {`${shipperCode}·`}
        <wbr />
      </>
    )}
    <Text as="span" whiteSpace="nowrap">
      {number}
    </Text>
  </>
);

export const numberColumn: Column<OrderRow> = {
  id: 'number',
  header: fields.number,
  sort: true,
  width: 130,
  inCard: true,
  cell: (order) => <OrderNumber {...order} />,
  detail: (order) => order.reference,
  edit: referenceEdit,
};
const referenceColumn: Column<OrderRow> = {
  id: 'reference',
  header: fields.reference,
  width: 140,
  hiddenByDefault: true,
  cell: (order) => order.reference,
  edit: referenceEdit,
};
export const stageColumn: Column<OrderRow> = {
  id: 'stage',
  header: fields.stage,
  labels: labelsOf(orderStatusStyles),
  width: 136,
  inCard: true,
  cell: (order) => <StatusBadge {...orderStatusStyles[order.stage]} />,
  detail: ({ acknowledged, places }) =>
    acknowledged && <AcknowledgedCount warnings={acknowledged.warnings} places={places} />,
};
const orderTypeColumn: Column<OrderRow> = {
  id: 'orderType',
  header: fields.orderType,
  width: 150,
  hiddenByDefault: true,
  cell: (order) => order.orderType.name,
};
const partnerColumn: Column<OrderRow> = {
  id: 'partner',
  header: fields.partner,
  width: 148,
  inCard: true,
  cell: (order) => order.partner.name,
  detail: (order) => order.orderType.name,
};
const organizationColumn: Column<OrderRow> = {
  id: 'organization',
  header: fields.organization,
  width: 148,
  inCard: true,
  cell: (order) => order.organization.name,
  detail: (order) => order.orderType.name,
};

const routeColumns: Column<OrderRow>[] = [
  {
    id: 'route',
    header: fields.route,
    width: 190,
    inCard: true,
    ...routeLines(({ places, stopCount }: OrderRow) => ({ places: places.map(({ name }) => name), stopCount })),
  },
  {
    id: 'pickupWindow',
    header: fields.pickup,
    sort: 'pickupFrom',
    width: 112,
    inCard: true,
    ...dateTimeRangeLines((order: OrderRow) => [order.pickupFrom, order.pickupTo]),
    edit: pickupWindowEdit,
  },
  {
    id: 'deliveryWindow',
    header: columnLabels.delivery,
    sort: 'deliveryFrom',
    width: 112,
    ...dateTimeRangeLines((order: OrderRow) => [order.deliveryFrom, order.deliveryTo]),
    edit: deliveryWindowEdit,
  },
  {
    id: 'cost',
    header: fields.cost,
    sort: 'predictedCost',
    numeric: true,
    width: 120,
    wrap: true,
    cell: (order) => <Money value={order.predictedCost} currency={order.currency} />,
    detail: ({ predictedDistance }) => predictedDistance && <Measure value={predictedDistance} kind="distance" />,
  },
];

const amountColumn = (id: string, header: Column<OrderRow>['header'], value: 'revenue' | 'cost' | 'margin') => ({
  id,
  header,
  numeric: true,
  width: 150,
  hiddenByDefault: true,
  cell: (order: OrderRow) => <Money value={order[value]} currency={order.currency} />,
});

const optionalColumns: Column<OrderRow>[] = [
  referenceColumn,
  orderTypeColumn,
  amountColumn('actualRevenue', fields.actualRevenue, 'revenue'),
  amountColumn('actualCost', fields.actualCost, 'cost'),
  amountColumn('margin', fields.margin, 'margin'),
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (order) => <DateTime at={order.createdAt} />,
  },
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
  ...floorColumns,
  {
    id: 'operation',
    header: fields.operation,
    width: 160,
    hiddenByDefault: true,
    cell: (order) => order.operation.name,
  },
  { id: 'contract', header: fields.contract, width: 180, hiddenByDefault: true, cell: (order) => order.contract.name },
  ...requestColumns,
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
  ...stampColumns,
];

export const columns: Column<OrderRow>[] = [
  numberColumn,
  stageColumn,
  partnerColumn,
  handshakeColumn,
  ...routeColumns,
  ...optionalColumns,
];
export const partnerColumns: Column<OrderRow>[] = [
  numberColumn,
  { ...stageColumn, detail: (order) => order.handshake && handshakeColumn.cell(order) },
  organizationColumn,
  { ...handshakeColumn, hiddenByDefault: true },
  ...routeColumns.map((column) => (column.id === 'cost' ? { ...column, header: fields.revenue } : column)),
  ...optionalColumns,
];

/** For lists that mix own orders with those of partners: the cost of one side is the revenue of the other. */
const mixedRouteColumns: Column<OrderRow>[] = routeColumns.flatMap((column) =>
  column.id === 'cost'
    ? [
        {
          ...column,
          cell: ({ side, predictedCost, currency }) => (
            <Money value={side === 'payee' ? null : predictedCost} currency={currency} />
          ),
        },
        {
          id: 'revenue',
          header: fields.revenue,
          numeric: true,
          width: 120,
          cell: ({ side, predictedCost, currency }) => (
            <Money value={side === 'payee' ? predictedCost : null} currency={currency} />
          ),
        },
      ]
    : [column],
);

const hide = (ids: readonly string[], columnsToHide: readonly Column<OrderRow>[]) =>
  columnsToHide.map((column) => (ids.includes(column.id) ? { ...column, hiddenByDefault: true } : column));

const withoutDetail = ({ detail: _detail, ...column }: Column<OrderRow>): Column<OrderRow> => column;

/** Narrow enough to show cost next to revenue. */
const ARCHIVE_WIDTHS: Partial<Record<string, number>> = { route: 165, cost: 110, revenue: 110 };

export const archiveColumns: Column<OrderRow>[] = [
  { ...numberColumn, width: 94 },
  { ...stageColumn, width: 120 },
  { ...withoutDetail(organizationColumn), width: 120 },
  { ...withoutDetail(partnerColumn), width: 120, inCard: false },
  ...hide(['pickupWindow'], mixedRouteColumns).map((column) => ({
    ...column,
    width: ARCHIVE_WIDTHS[column.id] ?? column.width,
  })),
  ...optionalColumns,
];
/** Shown after the columns that are specific to a list. */
export const secondaryColumns: Column<OrderRow>[] = [
  { ...organizationColumn, width: 136, inCard: false },
  { ...partnerColumn, width: 136, inCard: false },
  ...hide(
    ['pickupWindow', 'deliveryWindow', 'cost', 'revenue'],
    mixedRouteColumns.map((column) =>
      column.id === 'route' ? { ...column, width: 160 } : { ...column, inCard: false },
    ),
  ),
  ...optionalColumns,
];
/** The same columns, hidden by default. */
export const hiddenColumns: Column<OrderRow>[] = secondaryColumns.map((column) => ({
  ...column,
  hiddenByDefault: true,
  inCard: false,
}));
