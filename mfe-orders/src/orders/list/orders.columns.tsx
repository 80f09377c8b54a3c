import { FormattedMessage } from 'react-intl';
import type { Order, OrderRow } from 'shared-contracts/orders/orders';
import { DateTime, dateTimeRangeLines, Measure, Money, orderStatusStyles, StatusBadge } from 'shared-ui/format';
import { labelsOf, type Column } from 'shared-ui/list';
import { withValues } from 'shared-ui';
import { AcknowledgedCount } from '../feasibility/acknowledged-count.tsx';
import { handshakeColumn } from '../handshake/handshake-column.tsx';
import { deliveryWindowEdit, pickupWindowEdit, referenceEdit } from './order-cell-edits.tsx';
import { columnLabels } from './order-list.messages.ts';
import { fields } from '../orders.messages.ts';

const DASH = '–';

const MAX_PLACES = 3;

/** The stops after the first one, without those in the middle of many: “→ Kandy → Galle (3 stops)”, “→ … → Galle (5 stops)”. */
function LaterPlaces({ places, stopCount }: OrderRow) {
  const names = places.slice(1).map(({ name }) => name);
  const later = (places.length > MAX_PLACES ? ['…', names.at(-1)] : names).map((name) => `→ ${name}`);
  if (stopCount <= 2) return later.join(' ') || '→ …';
  return <FormattedMessage {...withValues(columnLabels.laterPlaces, { places: later.join(' '), count: stopCount })} />;
}
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
  width: 118,
  inCard: true,
  cell: (order) => order.number,
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
  width: 122,
  inCard: true,
  wrap: true,
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
  width: 136,
  wrap: true,
  inCard: true,
  cell: (order) => order.partner.name,
  detail: (order) => order.orderType.name,
};
const organizationColumn: Column<OrderRow> = {
  id: 'organization',
  header: fields.organization,
  width: 136,
  wrap: true,
  inCard: true,
  cell: (order) => order.organization.name,
  detail: (order) => order.orderType.name,
};

const routeColumns: Column<OrderRow>[] = [
  {
    id: 'route',
    header: fields.route,
    width: 150,
    wrap: true,
    inCard: true,
    cell: ({ places }) => places[0]?.name ?? DASH,
    detail: (order) => order.places.length > 0 && <LaterPlaces {...order} />,
  },
  {
    id: 'pickupWindow',
    header: fields.pickupWindow,
    sort: 'pickupFrom',
    width: 148,
    inCard: true,
    ...dateTimeRangeLines((order: OrderRow) => [order.pickupFrom, order.pickupTo]),
    edit: pickupWindowEdit,
  },
  {
    id: 'deliveryWindow',
    header: fields.deliveryWindow,
    sort: 'deliveryFrom',
    width: 148,
    ...dateTimeRangeLines((order: OrderRow) => [order.deliveryFrom, order.deliveryTo]),
    edit: deliveryWindowEdit,
  },
  {
    id: 'cost',
    header: fields.cost,
    sort: 'predictedCost',
    numeric: true,
    width: 126,
    cell: (order) => <Money value={order.predictedCost} currency={order.currency} />,
    detail: ({ predictedDistance }) => predictedDistance && <Measure value={predictedDistance} kind="distance" />,
  },
];

const optionalColumns: Column<OrderRow>[] = [
  referenceColumn,
  orderTypeColumn,
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
  ...routeColumns,
  ...optionalColumns,
];

const hide = (ids: readonly string[], columnsToHide: readonly Column<OrderRow>[]) =>
  columnsToHide.map((column) => (ids.includes(column.id) ? { ...column, hiddenByDefault: true } : column));

export const archiveColumns: Column<OrderRow>[] = [
  numberColumn,
  stageColumn,
  organizationColumn,
  { ...partnerColumn, inCard: false },
  ...hide(['pickupWindow'], routeColumns),
  ...optionalColumns,
];
/** Shown after the columns that are specific to a list. */
export const secondaryColumns: Column<OrderRow>[] = [
  { ...organizationColumn, inCard: false },
  { ...partnerColumn, inCard: false },
  ...hide(
    ['pickupWindow', 'deliveryWindow', 'cost'],
    routeColumns.map((column) => ({ ...column, inCard: column.id === 'route' })),
  ),
  ...optionalColumns,
];
/** As above, hidden by default. */
export const hiddenColumns: Column<OrderRow>[] = secondaryColumns.map((column) => ({
  ...column,
  hiddenByDefault: true,
  inCard: false,
}));
