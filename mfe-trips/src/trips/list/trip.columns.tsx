import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips';
import { Flex, Icon } from 'shared-ui';
import { DateTime, Measure, Money, StatusBadge, tripLooks } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnHeads as heads } from './trip-list.messages.ts';
import { fields } from './trips.messages.ts';

const DASH = '–';

/** From the first stop to the last one. */
const route = ({ pickup, drop }: TripRow) => (pickup || drop ? `${pickup ?? '…'} → ${drop ?? '…'}` : DASH);

/** Of the vehicle, else of the requested type; beyond it an overload. */
export function Share({ of }: { of: string | undefined }) {
  if (of === undefined) return DASH;
  const isOverload = Number(of) > 100;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" color={isOverload ? 'status.bad.fg' : undefined}>
      {isOverload && <Icon name="warning" size={14} />}
      <FormattedNumber value={Number(of) / 100} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
    </Flex>
  );
}

export const columns: Column<TripRow>[] = [
  { id: 'number', header: fields.number, sort: true, width: 120, card: true, cell: (trip) => trip.number },
  {
    id: 'stage',
    header: fields.stage,
    sort: true,
    width: 170,
    card: true,
    cell: (trip) => <StatusBadge {...tripLooks[trip.stage]} />,
  },
  { id: 'route', header: fields.route, width: 260, card: true, cell: route },
  {
    id: 'pickAt',
    header: fields.pickAt,
    sort: true,
    width: 150,
    card: true,
    cell: (trip) => <DateTime at={trip.pickAt} />,
  },
  { id: 'dropAt', header: fields.dropAt, sort: true, width: 150, cell: (trip) => <DateTime at={trip.dropAt} /> },
  { id: 'vehicle', header: fields.vehicle, width: 120, card: true, cell: (trip) => trip.vehicle?.name ?? DASH },
  { id: 'driver', header: fields.driver, width: 160, cell: (trip) => trip.driver?.name ?? DASH },
  { id: 'orders', header: fields.orders, numeric: true, width: 90, cell: (trip) => trip.orders },
  {
    id: 'spaceShare',
    header: heads.spaceShare,
    numeric: true,
    width: 120,
    cell: (trip) => <Share of={trip.utilization?.space} />,
  },
  {
    id: 'weightShare',
    header: heads.weightShare,
    numeric: true,
    width: 120,
    cell: (trip) => <Share of={trip.utilization?.weight} />,
  },
  { id: 'reference', header: fields.reference, width: 140, cell: (trip) => trip.reference ?? DASH },
  { id: 'organization', header: fields.organization, width: 200, cell: (trip) => trip.organization.name },
  { id: 'routeZone', header: fields.routeZone, width: 150, hidden: true, cell: (trip) => trip.routeZone?.name ?? DASH },
  {
    id: 'requestedType',
    header: fields.requestedType,
    width: 170,
    hidden: true,
    cell: (trip) => trip.requestedVehicleType?.name ?? DASH,
  },
  {
    id: 'weight',
    header: fields.weight,
    numeric: true,
    width: 110,
    hidden: true,
    cell: (trip) => <Measure value={trip.totalWeight} kind="weight" />,
  },
  {
    id: 'space',
    header: fields.space,
    numeric: true,
    width: 110,
    hidden: true,
    cell: (trip) => <Measure value={trip.totalSpace} kind="space" />,
  },
  {
    id: 'estimatedDistance',
    header: fields.estimatedDistance,
    numeric: true,
    width: 150,
    hidden: true,
    cell: (trip) => <Measure value={trip.estimatedDistance} kind="distance" />,
  },
  {
    id: 'actualDistance',
    header: fields.actualDistance,
    numeric: true,
    width: 150,
    hidden: true,
    cell: (trip) => <Measure value={trip.actualDistance} kind="distance" />,
  },
  {
    id: 'revenue',
    header: fields.revenue,
    numeric: true,
    width: 150,
    hidden: true,
    cell: (trip) => <Money value={trip.revenue} currency={trip.currency} />,
  },
  {
    id: 'cost',
    header: fields.cost,
    numeric: true,
    width: 150,
    hidden: true,
    cell: (trip) => <Money value={trip.cost} currency={trip.currency} />,
  },
  {
    id: 'backhaul',
    header: fields.backhaul,
    width: 100,
    hidden: true,
    cell: (trip) => (trip.isBackhaul ? <FormattedMessage {...heads.yes} /> : DASH),
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hidden: true,
    cell: (trip) => <DateTime at={trip.createdAt} />,
  },
];
