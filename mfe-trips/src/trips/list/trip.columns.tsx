import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { TripRow } from 'shared-contracts/trips/trips';
import { Flex, Icon, type Message } from 'shared-ui';
import {
  DateTime,
  loadMessages,
  Measure,
  Money,
  RelativeTime,
  StatusBadge,
  tripStatusStyles,
  PersonName,
} from 'shared-ui/format';
import { labelsOf, type Column } from 'shared-ui/list';
import { columnHeaders as headers } from './trip-list.messages.ts';
import { fields } from '../trips.messages.ts';

const EMPTY = '–';

/** Utilization of the vehicle or the requested type; marks an overload. */
function Utilization({ of, percent }: { of: Message; percent: string }) {
  const isOverload = Number(percent) > 100;
  // Tenths are irrelevant then, and omitting them leaves room for the mark.
  const digits = isOverload ? 0 : 1;
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" color={isOverload ? 'status.bad.fg' : undefined}>
      <FormattedMessage {...of} /> {isOverload && <Icon name="warning" size={14} />}
      <span>
        <FormattedNumber
          value={Number(percent) / 100}
          style="percent"
          minimumFractionDigits={digits}
          maximumFractionDigits={digits}
        />
      </span>
    </Flex>
  );
}

const NextEta = ({ eta = null, etaLateBy = null }: NonNullable<TripRow['nextStop']>) => (
  <Flex as="span" display="inline-flex" align="center" gap="1" color={etaLateBy === null ? undefined : 'status.bad.fg'}>
    {etaLateBy !== null && <Icon name="warning" size={14} />}
    <FormattedMessage {...headers.eta} /> <RelativeTime at={eta} />
  </Flex>
);

export const columns: Column<TripRow>[] = [
  {
    id: 'number',
    header: fields.number,
    sort: true,
    width: 96,
    inCard: true,
    cell: (trip) => trip.number,
    detail: (trip) => trip.reference,
  },
  {
    id: 'stage',
    header: fields.stage,
    labels: labelsOf(tripStatusStyles),
    sort: true,
    width: 130,
    inCard: true,
    cell: (trip) => <StatusBadge {...tripStatusStyles[trip.stage]} />,
    detail: ({ nextStop }) => nextStop && <NextEta {...nextStop} />,
  },
  {
    id: 'route',
    header: fields.route,
    width: 167,
    inCard: true,
    cell: ({ pickup, drop }) => pickup ?? (drop ? '…' : EMPTY),
    detail: ({ pickup, drop }) => (pickup || drop) && `→ ${drop ?? '…'}`,
  },
  {
    id: 'pickAt',
    header: headers.times,
    sort: true,
    width: 146,
    inCard: true,
    cell: (trip) => <DateTime at={trip.pickAt} />,
    detail: (trip) =>
      trip.dropAt && (
        <>
          → <DateTime at={trip.dropAt} />
        </>
      ),
  },
  {
    id: 'dropAt',
    header: fields.dropAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <DateTime at={trip.dropAt} />,
  },
  {
    id: 'vehicle',
    header: fields.vehicle,
    width: 118,
    inCard: true,
    cell: (trip) => trip.vehicle?.name ?? EMPTY,
    detail: (trip) => trip.driver && <PersonName name={trip.driver.name} />,
  },
  {
    id: 'nextStop',
    header: headers.nextStop,
    width: 150,
    hiddenByDefault: true,
    cell: ({ nextStop }) => nextStop?.name ?? EMPTY,
    detail: ({ nextStop }) => nextStop && <DateTime at={nextStop.eta ?? null} />,
  },
  { id: 'orders', header: fields.orders, numeric: true, width: 64, cell: (trip) => trip.orders },
  {
    id: 'utilization',
    header: headers.utilization,
    width: 134,
    cell: ({ utilization }) => (utilization ? <Utilization of={fields.space} percent={utilization.space} /> : EMPTY),
    detail: ({ utilization }) => utilization && <Utilization of={fields.weight} percent={utilization.weight} />,
  },
  {
    id: 'reference',
    header: fields.reference,
    width: 140,
    hiddenByDefault: true,
    cell: (trip) => trip.reference ?? EMPTY,
  },
  {
    id: 'driver',
    header: fields.driver,
    width: 160,
    hiddenByDefault: true,
    cell: (trip) => <PersonName name={trip.driver?.name ?? EMPTY} />,
  },
  { id: 'organization', header: fields.organization, width: 96, cell: (trip) => trip.organization.name },
  {
    id: 'routeZone',
    header: fields.routeZone,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => trip.routeZone?.name ?? EMPTY,
  },
  {
    id: 'requestedType',
    header: fields.requestedType,
    width: 170,
    hiddenByDefault: true,
    cell: (trip) => trip.requestedVehicleType?.name ?? EMPTY,
  },
  {
    id: 'weight',
    header: fields.weight,
    numeric: true,
    width: 110,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.totalWeight} kind="weight" />,
  },
  {
    id: 'space',
    header: fields.space,
    numeric: true,
    width: 110,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.totalSpace} kind="space" />,
  },
  {
    id: 'palletPlaces',
    header: loadMessages.palletPlaces,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.totalPalletPlaces} kind="palletPlaces" />,
  },
  {
    id: 'loadingMeters',
    header: loadMessages.loadingMeters,
    numeric: true,
    width: 130,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.totalLoadingMeters} kind="loadingMeters" />,
  },
  {
    id: 'estimatedDistance',
    header: fields.estimatedDistance,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.estimatedDistance} kind="distance" />,
  },
  {
    id: 'actualDistance',
    header: fields.actualDistance,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <Measure value={trip.actualDistance} kind="distance" />,
  },
  {
    id: 'revenue',
    header: fields.revenue,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <Money value={trip.revenue} currency={trip.currency} />,
  },
  {
    id: 'cost',
    header: fields.cost,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <Money value={trip.cost} currency={trip.currency} />,
  },
  {
    id: 'margin',
    header: fields.margin,
    numeric: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <Money value={trip.margin} currency={trip.currency} />,
  },
  {
    id: 'backhaul',
    header: fields.backhaul,
    width: 100,
    hiddenByDefault: true,
    cell: (trip) => (trip.isBackhaul ? <FormattedMessage {...headers.yes} /> : EMPTY),
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: (trip) => <DateTime at={trip.createdAt} />,
  },
];
