import { FormattedMessage } from 'react-intl';
import type { Alert } from 'shared-contracts/fleet/alerts';
import type { AlertSeverity } from 'shared-contracts/values/fleet/alerts';
import { withValues } from 'shared-ui';
import { DateOnly, DateTime, StatusBadge, type StatusStyle, PersonName } from 'shared-ui/format';
import { icons } from 'shared-ui/icons';
import type { Column } from 'shared-ui/list';
import { documents, hoursMessages, kinds, messages, severities } from './alerts.messages.ts';

const SEVERITY_STYLES: Record<AlertSeverity, StatusStyle> = {
  critical: { label: severities.critical, tone: 'bad', icon: icons.alert },
  warning: { label: severities.warning, tone: 'warn', icon: icons.clock },
  info: { label: severities.info, tone: 'info', icon: icons.dot },
};

export const SeverityBadge = ({ severity }: Pick<Alert, 'severity'>) => <StatusBadge {...SEVERITY_STYLES[severity]} />;

export const AlertKindName = ({ kind }: Pick<Alert, 'kind'>) => <FormattedMessage {...kinds[kind]} />;

/** Hours and minutes: `9:30`. */
const formatHours = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The document, service or location, or what was measured. */
export function AlertDetails(alert: Alert) {
  const { document, service, location, item, speed, limit, minutes, distance, trip, odometer, engineHours, hours } =
    alert;
  if (document) return <FormattedMessage {...documents[document]} />;
  if (speed !== null && limit !== null)
    return <FormattedMessage {...withValues(messages.speed, { speed: Math.round(speed), limit })} />;
  if (distance !== null)
    return trip === null ? (
      <FormattedMessage {...withValues(messages.distance, { km: distance })} />
    ) : (
      <FormattedMessage {...withValues(messages.offRoute, { trip, km: distance })} />
    );
  if (minutes !== null) return <FormattedMessage {...withValues(messages.duration, { count: minutes })} />;
  if (hours)
    return (
      <FormattedMessage
        {...withValues(hoursMessages[hours.of], { driven: formatHours(hours.driven), max: formatHours(hours.max) })}
      />
    );
  if (odometer !== null)
    return <FormattedMessage {...withValues(messages.serviceAtKm, { name: service ?? '', value: odometer })} />;
  if (engineHours !== null)
    return <FormattedMessage {...withValues(messages.serviceAtHours, { name: service ?? '', value: engineHours })} />;
  return service ?? location ?? item ?? '–';
}

export const nameOf = ({ vehicle, driver }: Pick<Alert, 'vehicle' | 'driver'>) => (vehicle ?? driver)?.name ?? '';

export const alertColumns: Column<Alert>[] = [
  { id: 'subject', header: messages.subject, width: 160, cell: nameOf },
  {
    id: 'kind',
    header: messages.kind,
    width: 190,
    inCard: true,
    cell: (alert) => <AlertKindName {...alert} />,
  },
  { id: 'about', header: messages.about, width: 215, inCard: true, cell: (alert) => <AlertDetails {...alert} /> },
  {
    id: 'severity',
    header: messages.severity,
    width: 110,
    inCard: true,
    cell: (alert) => <SeverityBadge {...alert} />,
  },
  {
    id: 'dueAt',
    header: messages.dueAt,
    width: 110,
    inCard: true,
    cell: ({ dueAt }) => (dueAt === null ? '–' : <DateOnly at={dueAt} />),
  },
  {
    id: 'occurredAt',
    header: messages.occurredAt,
    width: 150,
    cell: ({ occurredAt }) => <DateTime at={occurredAt} />,
  },
  {
    id: 'acknowledgedAt',
    header: messages.acknowledgedAt,
    width: 150,
    cell: ({ acknowledgedAt }) => (acknowledgedAt === null ? '–' : <DateTime at={acknowledgedAt} />),
    detail: ({ acknowledgedBy }) => acknowledgedBy && <PersonName name={acknowledgedBy.name} />,
  },
  { id: 'comment', header: messages.comment, width: 200, cell: ({ comment }) => comment ?? '–' },
];
