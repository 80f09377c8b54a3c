import type { TripException } from 'shared-contracts/trips/exceptions';
import type { Severity } from 'shared-contracts/values/trips/exceptions';
import { Flex, Icon, StyledLink } from 'shared-ui';
import { DateTime, StatusBadge, type StatusStyle } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { FormattedMessage } from 'react-intl';
import { DueForm, OwnerForm } from './exception-cell-forms.tsx';
import { codes, kinds, messages, severities } from './control-tower.messages.ts';

const SEVERITY_STYLES: Record<Severity, StatusStyle> = {
  critical: { label: severities.critical, tone: 'bad', icon: icons.alert },
  high: { label: severities.high, tone: 'bad', icon: icons.flag },
  medium: { label: severities.medium, tone: 'warn', icon: icons.clock },
  low: { label: severities.low, tone: 'neutral', icon: icons.dot },
};

const Driver = ({ driver }: { driver: NonNullable<TripException['driver']> }) => (
  <>
    {driver.name}{' '}
    <StyledLink color="accent.fg" href={`tel:${driver.phone.replaceAll(' ', '')}`}>
      {driver.phone}
    </StyledLink>
  </>
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

function Cause({ code }: Pick<TripException, 'code'>) {
  const message = code === null ? undefined : codes[code];
  return message ? <FormattedMessage {...message} /> : '–';
}

export const exceptionColumns: Column<TripException>[] = [
  {
    id: 'kind',
    header: messages.kind,
    width: 180,
    inCard: true,
    cell: ({ kind }) => <FormattedMessage {...kinds[kind]} />,
  },
  {
    id: 'severity',
    header: messages.severity,
    width: 130,
    inCard: true,
    cell: ({ severity }) => <StatusBadge {...SEVERITY_STYLES[severity]} />,
  },
  { id: 'code', header: messages.code, width: 190, cell: ({ code }) => <Cause code={code} /> },
  { id: 'trip', header: messages.trip, width: 110, inCard: true, cell: ({ trip }) => trip?.number ?? '–' },
  { id: 'order', header: messages.order, width: 110, inCard: true, cell: ({ order }) => order?.number ?? '–' },
  { id: 'stop', header: messages.stop, width: 150, cell: ({ stop }) => stop ?? '–' },
  { id: 'vehicle', header: messages.vehicle, width: 120, cell: ({ vehicle }) => vehicle?.name ?? '–' },
  {
    id: 'driver',
    header: messages.driver,
    width: 200,
    cell: ({ driver }) => (driver ? <Driver driver={driver} /> : '–'),
  },
  {
    id: 'occurredAt',
    header: messages.occurredAt,
    width: 150,
    cell: ({ occurredAt }) => <DateTime at={occurredAt} />,
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
    width: 160,
    inCard: true,
    cell: ({ owner }) => owner?.name ?? '–',
    edit: { isEditable, form: (exception) => <OwnerForm exception={exception} /> },
  },
  { id: 'comments', header: messages.comments, width: 110, numeric: true, cell: ({ comments }) => comments },
];
