import { FormattedMessage } from 'react-intl';
import type { Order, OrderRow } from 'shared-contracts/orders';
import { DateTime, DateTimeRange, Measure, Money, orderLooks, StatusBadge } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnHeads } from './order-list.messages.ts';
import { messages as page } from './order-page.messages.ts';
import { fields } from './orders.messages.ts';

const DASH = '–';

/** From the first stop to the last one; an order without stops has neither. */
const route = ({ pickup, drop }: OrderRow) => (pickup || drop) && `${pickup ?? '…'} → ${drop ?? '…'}`;
const yes = (holds: boolean) => (holds ? <FormattedMessage {...columnHeads.yes} /> : DASH);
const stamp = (given: Order['firstApproval']) =>
  given ? (
    <>
      {given.by}, <DateTime at={given.at} />
    </>
  ) : (
    DASH
  );

export const number: Column<OrderRow> = {
  id: 'number',
  header: fields.number,
  sort: true,
  width: 120,
  card: true,
  cell: (order) => order.number,
};
const reference: Column<OrderRow> = {
  id: 'reference',
  header: fields.reference,
  width: 140,
  cell: (order) => order.reference,
};
const stage: Column<OrderRow> = {
  id: 'stage',
  header: fields.stage,
  width: 216,
  card: true,
  cell: (order) => <StatusBadge {...orderLooks[order.stage]} />,
};
const orderType: Column<OrderRow> = {
  id: 'orderType',
  header: fields.orderType,
  width: 150,
  cell: (order) => order.orderType.name,
};
const partner: Column<OrderRow> = {
  id: 'partner',
  header: fields.partner,
  width: 200,
  card: true,
  cell: (order) => order.partner.name,
};
const organization: Column<OrderRow> = {
  id: 'organization',
  header: fields.organization,
  width: 200,
  card: true,
  cell: (order) => order.organization.name,
};

/** Where, when and how much. */
const journey: Column<OrderRow>[] = [
  { id: 'route', header: fields.route, width: 260, card: true, cell: route },
  {
    id: 'pickupWindow',
    header: fields.pickupWindow,
    sort: 'pickupFrom',
    width: 220,
    card: true,
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

/** For whoever wants them. */
const more: Column<OrderRow>[] = [
  {
    id: 'totalWeight',
    header: fields.totalWeight,
    numeric: true,
    width: 120,
    hidden: true,
    cell: (order) => <Measure value={order.totalWeight} kind="weight" />,
  },
  {
    id: 'totalSpace',
    header: fields.totalSpace,
    numeric: true,
    width: 120,
    hidden: true,
    cell: (order) => <Measure value={order.totalSpace} kind="space" />,
  },
  { id: 'operation', header: fields.operation, width: 160, hidden: true, cell: (order) => order.operation.name },
  { id: 'contract', header: fields.contract, width: 180, hidden: true, cell: (order) => order.contract.name },
  {
    id: 'vehicleTypes',
    header: fields.vehicleTypes,
    width: 200,
    hidden: true,
    cell: (order) => order.vehicleTypes.map(({ name }) => name).join(', ') || DASH,
  },
  { id: 'trip', header: fields.trip, width: 120, hidden: true, cell: (order) => order.trip?.number ?? DASH },
  { id: 'flexible', header: fields.flexible, width: 100, hidden: true, cell: (order) => yes(order.isFlexible) },
  { id: 'backhaul', header: fields.backhaul, width: 100, hidden: true, cell: (order) => yes(order.isBackhaul) },
  { id: 'createdBy', header: fields.createdBy, width: 160, hidden: true, cell: (order) => order.createdBy },
  {
    id: 'firstApproval',
    header: page.firstApproval,
    width: 240,
    hidden: true,
    cell: (order) => stamp(order.firstApproval),
  },
  {
    id: 'secondApproval',
    header: page.secondApproval,
    width: 240,
    hidden: true,
    cell: (order) => stamp(order.secondApproval),
  },
];

const hidden = <Row,>(column: Column<Row>): Column<Row> => ({ ...column, hidden: true, card: false });

export const columns: Column<OrderRow>[] = [number, reference, stage, orderType, partner, ...journey, ...more];
/** What others have ordered. */
export const partnerColumns: Column<OrderRow>[] = [
  number,
  reference,
  stage,
  orderType,
  organization,
  ...journey,
  ...more,
];
/** Either side may have ordered. */
export const archiveColumns: Column<OrderRow>[] = [
  number,
  reference,
  stage,
  orderType,
  organization,
  { ...partner, card: false },
  ...journey,
  ...more,
];
/** Behind what is particular to a list of its own. */
export const behind: Column<OrderRow>[] = [
  ...[reference, orderType].map(hidden),
  { ...organization, card: false },
  { ...partner, card: false },
  ...journey.map((column) => ({ ...column, card: column.id === 'route' })),
  ...more,
];
export const stageColumn = stage;
