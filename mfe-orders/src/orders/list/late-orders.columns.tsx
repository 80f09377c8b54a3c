import type { DelayedOrderRow, DemurrageOrderRow } from 'shared-contracts/orders/delayed-orders';
import { DateTime, Duration, Money } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnLabels as labels } from './order-list.messages.ts';
import { hiddenColumns, secondaryColumns, numberColumn, stageColumn } from './orders.columns.tsx';

export const delayedColumns: Column<DelayedOrderRow>[] = [
  numberColumn,
  {
    id: 'late',
    header: labels.late,
    numeric: true,
    width: 100,
    inCard: true,
    cell: ({ delay }) => <Duration minutes={delay.lateMinutes} />,
  },
  {
    id: 'nextStop',
    header: labels.nextStop,
    width: 141,
    inCard: true,
    cell: ({ delay }) => delay.nextStop?.name ?? '–',
    detail: ({ delay }) => <DateTime at={delay.deadline} />,
  },
  {
    id: 'deadline',
    header: labels.deadline,
    width: 150,
    hiddenByDefault: true,
    cell: ({ delay }) => <DateTime at={delay.deadline} />,
  },
  { id: 'since', header: labels.since, width: 148, inCard: true, cell: ({ delay }) => <DateTime at={delay.since} /> },
  ...secondaryColumns,
];

type Stop = DemurrageOrderRow['demurrage']['stops'][number];
const sum = (stops: readonly Stop[], minutes: 'dwellMinutes' | 'freeMinutes') =>
  stops.reduce((total, stop) => total + stop[minutes], 0);

export const demurrageColumns: Column<DemurrageOrderRow>[] = [
  numberColumn,
  { ...stageColumn, hiddenByDefault: true, inCard: false },
  {
    id: 'stops',
    header: labels.stops,
    width: 170,
    inCard: true,
    cell: ({ demurrage }) => demurrage.stops.map(({ location }) => location.name).join(', '),
  },
  {
    id: 'since',
    header: labels.since,
    width: 150,
    inCard: true,
    cell: ({ demurrage }) => <DateTime at={demurrage.stops[0]?.arrivedAt} />,
  },
  {
    id: 'charged',
    header: labels.charged,
    numeric: true,
    width: 125,
    inCard: true,
    cell: ({ demurrage }) => <Duration minutes={demurrage.chargedMinutes} />,
  },
  {
    id: 'amount',
    header: labels.amount,
    numeric: true,
    width: 130,
    inCard: true,
    cell: ({ demurrage, currency }) => <Money value={demurrage.amount} currency={currency} />,
  },
  {
    id: 'dwell',
    header: labels.dwell,
    numeric: true,
    width: 100,
    cell: ({ demurrage }) => <Duration minutes={sum(demurrage.stops, 'dwellMinutes')} />,
  },
  {
    id: 'free',
    header: labels.free,
    numeric: true,
    width: 110,
    cell: ({ demurrage }) => <Duration minutes={sum(demurrage.stops, 'freeMinutes')} />,
  },
  ...hiddenColumns,
];
