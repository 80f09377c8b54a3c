import { FormattedMessage } from 'react-intl';
import type { TripDemurrage } from 'shared-contracts/trips/trip-statistics';
import { Text } from 'shared-ui';
import { DateTime, Duration, StatusBadge, tripStatusStyles } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnHeaders as headers } from './trip-list.messages.ts';
import { fields } from '../trips.messages.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

export type DemurrageRow = TripDemurrage & { id: string };

export const demurrageColumns: Column<DemurrageRow>[] = [
  { id: 'number', header: fields.number, width: 112, inCard: true, cell: ({ trip }) => trip.number },
  {
    id: 'over',
    header: headers.over,
    numeric: true,
    width: 120,
    inCard: true,
    cell: ({ overMinutes }) => (
      <Text as="span" fontWeight="medium">
        <Duration minutes={overMinutes} />
      </Text>
    ),
  },
  { id: 'location', header: headers.location, width: 150, inCard: true, cell: ({ location }) => location.name },
  { id: 'what', header: headers.what, width: 95, cell: ({ what }) => <FormattedMessage {...headers[what]} /> },
  { id: 'order', header: fields.order, width: 110, inCard: true, cell: ({ order }) => formatOrderNumber(order) },
  { id: 'vehicle', header: fields.vehicle, width: 110, inCard: true, cell: ({ vehicle }) => vehicle?.name ?? '–' },
  { id: 'from', header: headers.from, width: 148, cell: ({ fromAt }) => <DateTime at={fromAt} /> },
  {
    id: 'until',
    header: headers.until,
    width: 148,
    cell: ({ untilAt }) => (untilAt === null ? <FormattedMessage {...headers.still} /> : <DateTime at={untilAt} />),
  },
  {
    id: 'stay',
    header: headers.stay,
    numeric: true,
    width: 95,
    cell: ({ minutes }) => <Duration minutes={minutes} />,
  },
  {
    id: 'free',
    header: headers.free,
    numeric: true,
    width: 95,
    cell: ({ freeMinutes }) => <Duration minutes={freeMinutes} />,
  },
  {
    id: 'stage',
    header: fields.stage,
    width: 160,
    hiddenByDefault: true,
    cell: ({ trip }) => <StatusBadge {...tripStatusStyles[trip.stage]} />,
  },
];
