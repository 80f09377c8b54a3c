import type { DelayedOrderRow, DemurrageOrderRow } from 'shared-contracts/orders';
import { DateTime, Duration, Money } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { columnHeads as heads } from './order-list.messages.ts';
import { behind, number, stageColumn } from './orders.columns.tsx';

export const delayedColumns: Column<DelayedOrderRow>[] = [
  number,
  {
    id: 'late',
    header: heads.late,
    numeric: true,
    width: 110,
    card: true,
    cell: ({ delay }) => <Duration minutes={delay.lateMinutes} />,
  },
  { id: 'nextStop', header: heads.nextStop, width: 200, card: true, cell: ({ delay }) => delay.nextStop?.name ?? '–' },
  { id: 'deadline', header: heads.deadline, width: 150, cell: ({ delay }) => <DateTime at={delay.deadline} /> },
  { id: 'since', header: heads.since, width: 150, card: true, cell: ({ delay }) => <DateTime at={delay.since} /> },
  ...behind,
];

type Stop = DemurrageOrderRow['demurrage']['stops'][number];
const sum = (stops: readonly Stop[], minutes: 'dwellMinutes' | 'freeMinutes') =>
  stops.reduce((total, stop) => total + stop[minutes], 0);

export const demurrageColumns: Column<DemurrageOrderRow>[] = [
  number,
  { ...stageColumn, card: false },
  {
    id: 'stops',
    header: heads.stops,
    width: 200,
    card: true,
    cell: ({ demurrage }) => demurrage.stops.map(({ location }) => location.name).join(', '),
  },
  {
    id: 'since',
    header: heads.since,
    width: 150,
    card: true,
    cell: ({ demurrage }) => <DateTime at={demurrage.stops[0]?.arrivedAt} />,
  },
  {
    id: 'charged',
    header: heads.charged,
    numeric: true,
    width: 125,
    card: true,
    cell: ({ demurrage }) => <Duration minutes={demurrage.chargedMinutes} />,
  },
  {
    id: 'amount',
    header: heads.amount,
    numeric: true,
    width: 130,
    card: true,
    cell: ({ demurrage, currency }) => <Money value={demurrage.amount} currency={currency} />,
  },
  {
    id: 'dwell',
    header: heads.dwell,
    numeric: true,
    width: 100,
    cell: ({ demurrage }) => <Duration minutes={sum(demurrage.stops, 'dwellMinutes')} />,
  },
  {
    id: 'free',
    header: heads.free,
    numeric: true,
    width: 110,
    cell: ({ demurrage }) => <Duration minutes={sum(demurrage.stops, 'freeMinutes')} />,
  },
  ...behind,
];
