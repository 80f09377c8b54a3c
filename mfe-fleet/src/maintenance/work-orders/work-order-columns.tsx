import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { WorkOrderRow } from 'shared-contracts/fleet/work-orders';
import type { Message } from 'shared-ui';
import { DateTime, DateTimeRange, Money } from 'shared-ui/format';
import { type Column, labelsOf } from 'shared-ui/list';
import { Link } from 'shared-ui/router';
import { statusStyles, WorkOrderStatusBadge } from './work-order-status.tsx';
import { fields, kinds, messages } from './work-orders.messages.ts';

export const workshopOf = ({ contact, workshop }: Pick<WorkOrderRow, 'contact' | 'workshop'>) =>
  contact?.name ?? workshop ?? '–';

export const OutOfService = ({ outFrom, outTo }: Pick<WorkOrderRow, 'outFrom' | 'outTo'>) =>
  outFrom === null || outTo === null ? '–' : <DateTimeRange from={outFrom} to={outTo} />;

const Reading = ({ value, unit }: { value: number | null; unit: Message }) =>
  value === null ? (
    '–'
  ) : (
    <>
      <FormattedNumber value={value} maximumFractionDigits={0} /> <FormattedMessage {...unit} />
    </>
  );

export const columns: Column<WorkOrderRow>[] = [
  {
    id: 'number',
    header: fields.number,
    sort: true,
    width: 105,
    cell: ({ number }) => number,
  },
  {
    id: 'vehicle',
    header: fields.vehicle,
    sort: true,
    width: 120,
    inCard: true,
    cell: ({ vehicle }) => <Link to={`/vehicle/${vehicle.id}`}>{vehicle.name}</Link>,
  },
  {
    id: 'title',
    header: fields.title,
    width: 190,
    inCard: true,
    cell: ({ title }) => title,
    detail: ({ kind, service }) => (
      <>
        <FormattedMessage {...kinds[kind]} />
        {service && ` · ${service.name}`}
      </>
    ),
  },
  {
    id: 'kind',
    header: fields.kind,
    labels: kinds,
    width: 105,
    hiddenByDefault: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
  },
  {
    id: 'status',
    header: fields.status,
    labels: labelsOf(statusStyles),
    width: 130,
    inCard: true,
    cell: (order) => <WorkOrderStatusBadge {...order} />,
  },
  { id: 'workshop', header: fields.workshop, width: 165, cell: workshopOf },
  {
    id: 'outOfService',
    header: fields.outOfService,
    width: 150,
    inCard: true,
    cell: ({ outFrom }) => (outFrom === null ? '–' : <DateTime at={outFrom} />),
    detail: ({ outTo }) =>
      outTo !== null && (
        <>
          → <DateTime at={outTo} />
        </>
      ),
  },
  {
    id: 'cost',
    header: fields.cost,
    sort: true,
    numeric: true,
    width: 135,
    cell: ({ cost, currency }) => <Money value={cost} currency={currency} />,
  },
  {
    id: 'service',
    header: fields.service,
    width: 150,
    hiddenByDefault: true,
    cell: ({ service }) => service?.name ?? '–',
  },
  {
    id: 'doneAt',
    header: fields.doneAt,
    width: 150,
    hiddenByDefault: true,
    cell: ({ doneAt }) => (doneAt === null ? '–' : <DateTime at={doneAt} />),
  },
  {
    id: 'odometer',
    header: fields.odometer,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ odometer }) => <Reading value={odometer} unit={messages.km} />,
  },
  {
    id: 'engineHours',
    header: fields.engineHours,
    numeric: true,
    width: 120,
    hiddenByDefault: true,
    cell: ({ engineHours }) => <Reading value={engineHours} unit={messages.hours} />,
  },
  {
    id: 'organization',
    header: fields.organization,
    width: 180,
    hiddenByDefault: true,
    cell: ({ organization }) => organization.name,
  },
  {
    id: 'createdAt',
    header: fields.createdAt,
    sort: true,
    width: 150,
    hiddenByDefault: true,
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];
