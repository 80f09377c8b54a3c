import { FormattedMessage } from 'react-intl';
import type { TripDemurrage } from 'shared-contracts/trips';
import { Text } from 'shared-ui';
import { DateTime, Duration, StatusBadge, tripLooks } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnHeads as heads } from './trip-list.messages.ts';
import { fields } from './trips.messages.ts';

export type DemurrageRow = TripDemurrage & { id: string };

export const demurrageColumns: Column<DemurrageRow>[] = [
  { id: 'number', header: fields.number, width: 120, card: true, cell: ({ trip }) => trip.number },
  {
    id: 'over',
    header: heads.over,
    numeric: true,
    width: 140,
    card: true,
    cell: ({ overMinutes }) => (
      <Text as="span" fontWeight="medium">
        <Duration minutes={overMinutes} />
      </Text>
    ),
  },
  { id: 'location', header: heads.location, width: 240, card: true, cell: ({ location }) => location.name },
  { id: 'what', header: heads.what, width: 110, cell: ({ what }) => <FormattedMessage {...heads[what]} /> },
  { id: 'order', header: fields.order, width: 120, card: true, cell: ({ order }) => order.number },
  { id: 'vehicle', header: fields.vehicle, width: 130, card: true, cell: ({ vehicle }) => vehicle?.name ?? '–' },
  { id: 'from', header: heads.from, width: 150, cell: ({ fromAt }) => <DateTime at={fromAt} /> },
  {
    id: 'until',
    header: heads.until,
    width: 150,
    cell: ({ untilAt }) => (untilAt === null ? <FormattedMessage {...heads.still} /> : <DateTime at={untilAt} />),
  },
  { id: 'stay', header: heads.stay, numeric: true, width: 100, cell: ({ minutes }) => <Duration minutes={minutes} /> },
  {
    id: 'free',
    header: heads.free,
    numeric: true,
    width: 110,
    cell: ({ freeMinutes }) => <Duration minutes={freeMinutes} />,
  },
  { id: 'stage', header: fields.stage, width: 190, cell: ({ trip }) => <StatusBadge {...tripLooks[trip.stage]} /> },
];
