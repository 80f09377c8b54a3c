import type { TripException } from 'shared-contracts/trips/exceptions';
import { Flex, Icon, StyledLink } from 'shared-ui';
import { DateTime, StatusBadge, PersonName } from 'shared-ui/format';
import type { Column } from 'shared-ui/list';
import { FormattedMessage } from 'react-intl';
import { DueForm, OwnerForm } from './exception-cell-forms.tsx';
import { codes, kinds, messages } from './control-tower.messages.ts';
import { SEVERITY_STYLES } from './severity-styles.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

const Phone = ({ phone }: { phone: string }) => (
  <StyledLink color="accent.fg" href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </StyledLink>
);

const isEditable = ({ actions }: TripException) => actions.includes('assign');

/** Marks what is overdue. */
const Due = ({ at, isOpen }: { at: number; isOpen: boolean }) => {
  const isOverdue = isOpen && at * 1_000 < Date.now();
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1" color={isOverdue ? 'status.bad.fg' : undefined}>
      {isOverdue && <Icon name="warning" size={14} />}
      <DateTime at={at} />
    </Flex>
  );
};

const Cause = ({ code }: { code: string }) => codes[code] && <FormattedMessage {...codes[code]} />;

/** Two facts per column, so that due time and owner are visible. */
export const exceptionColumns: Column<TripException>[] = [
  {
    id: 'kind',
    header: messages.kind,
    width: 156,
    inCard: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
    detail: ({ code }) => code !== null && <Cause code={code} />,
  },
  {
    id: 'severity',
    header: messages.severity,
    width: 104,
    inCard: true,
    cell: ({ severity }) => <StatusBadge {...SEVERITY_STYLES[severity]} />,
  },
  {
    id: 'trip',
    header: messages.tripAndOrder,
    width: 140,
    inCard: true,
    cell: ({ trip, order }) => trip?.number ?? (order ? formatOrderNumber(order) : '–'),
    detail: ({ trip, order }) => trip && order && formatOrderNumber(order),
  },
  {
    id: 'stop',
    header: messages.stopAndVehicle,
    width: 160,
    cell: ({ stop, vehicle }) => stop ?? vehicle?.name ?? '–',
    detail: ({ stop, vehicle }) => stop && vehicle?.name,
  },
  {
    id: 'driver',
    header: messages.driver,
    width: 150,
    cell: ({ driver }) => <PersonName name={driver?.name ?? '–'} />,
    detail: ({ driver }) => driver && <Phone phone={driver.phone} />,
  },
  {
    id: 'dueAt',
    header: messages.dueAt,
    width: 150,
    inCard: true,
    cell: ({ dueAt, state }) => <Due at={dueAt} isOpen={state === 'open'} />,
    edit: { isEditable, form: (exception) => <DueForm exception={exception} /> },
  },
  {
    id: 'owner',
    header: messages.owner,
    width: 130,
    inCard: true,
    cell: ({ owner }) => <PersonName name={owner?.name ?? '–'} />,
    edit: { isEditable, form: (exception) => <OwnerForm exception={exception} /> },
  },
  {
    id: 'occurredAt',
    header: messages.occurredAt,
    width: 150,
    hiddenByDefault: true,
    cell: ({ occurredAt }) => <DateTime at={occurredAt} />,
  },
  {
    id: 'comments',
    header: messages.comments,
    width: 110,
    numeric: true,
    hiddenByDefault: true,
    cell: ({ comments }) => comments,
  },
];
