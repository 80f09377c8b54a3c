import type { AlertKind } from 'shared-contracts/values/fleet/alerts';
import type { Language } from 'shared-contracts/values/limits';
import { DAY } from 'shared-contracts/values/time';
import type { EmailContent } from '../../platform/mail/render-email.ts';
import { formatDate } from '../../platform/pdf/format.rules.ts';
import { ALERT_EMAIL_TEXTS, type AlertEmailTexts, type AlertEmailTextName } from './alert-email.texts.ts';
import type { AlertParams } from './alerts.tables.ts';

/** `name`: of the vehicle or driver. `dueAt` in unix seconds. */
export type EmailAlert = { kind: AlertKind; name: string; params: AlertParams; dueAt: number | null };
type Recipient = { name: string; language: Language; zone: string };

/** An email names so many alerts. */
const MAX_LINES = 20;

/** Full and started days until a time; 0 once it has passed, or without a time. */
export const countDays = (dueAt: number | null, now: number): number =>
  dueAt === null ? 0 : Math.max(0, Math.ceil((dueAt - now) / DAY));

/** Replaces placeholders in one pass, so that placeholders within values are not replaced. */
const withValues = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);

type TextOf = (
  isOver: boolean,
  params: AlertParams,
) => Exclude<AlertEmailTextName, 'subject' | 'greeting' | 'intro' | 'escalated' | 'more' | 'open' | 'licence'>;
const expiry: TextOf = (isOver) => (isOver ? 'expired' : 'expires');
const TEXT_BY_KIND: Readonly<Record<AlertKind, TextOf>> = {
  documentExpires: expiry,
  licenceExpires: expiry,
  serviceDue: (isOver, { odometer, engineHours }) => {
    if (odometer !== undefined) return 'dueAtKm';
    if (engineHours !== undefined) return 'dueAtHours';
    return isOver ? 'overdue' : 'due';
  },
  serviceNeverRecorded: () => 'neverRecorded',
  speeding: () => 'speeding',
  geofenceEntered: () => 'entered',
  geofenceLeft: () => 'left',
  deviceSilent: () => 'silent',
  sos: () => 'sos',
  batteryLow: () => 'batteryLow',
  inspectionDefect: () => 'inspectionDefect',
  idling: () => 'idling',
  tow: () => 'tow',
  routeLeft: () => 'routeLeft',
  driverHours: (_isOver, { hours }) => (hours?.of === 'week' ? 'weekHours' : 'shiftHours'),
};

const READING = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Hours and minutes: `9:30`. */
const formatHours = (minutes = 0) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const nameOf = ({ document, service, location, item }: AlertParams, texts: AlertEmailTexts) =>
  (document && texts.documents[document]) ?? service ?? location ?? item ?? texts.licence;

const toLine = ({ kind, name, params, dueAt }: EmailAlert, { language, zone }: Recipient, now: number) => {
  const texts = ALERT_EMAIL_TEXTS[language];
  return withValues(texts[TEXT_BY_KIND[kind](dueAt !== null && dueAt <= now, params)], {
    name,
    what: nameOf(params, texts),
    value: READING.format(params.odometer ?? params.engineHours ?? 0),
    speed: String(Math.round(params.speed ?? 0)),
    limit: String(params.limit ?? 0),
    minutes: String(params.minutes ?? 0),
    distance: String(params.distance ?? 0),
    trip: params.trip ?? '',
    driven: formatHours(params.hours?.driven),
    max: formatHours(params.hours?.max),
    date: dueAt === null ? '' : formatDate(dueAt, zone),
  });
};

/** One email for alerts that were raised together; if there is only one, the subject names it. */
export function alertEmail(
  alerts: readonly EmailAlert[],
  recipient: Recipient,
  { url, now, isEscalation = false }: { url: string; now: number; isEscalation?: boolean },
): EmailContent {
  const texts = ALERT_EMAIL_TEXTS[recipient.language];
  const lines = alerts.map((alert) => toLine(alert, recipient, now));
  const hidden = lines.length - MAX_LINES;
  return {
    language: recipient.language,
    subject: lines.length === 1 ? lines.join('') : withValues(texts.subject, { count: String(lines.length) }),
    paragraphs: [
      withValues(texts.greeting, { name: recipient.name }),
      isEscalation ? texts.escalated : texts.intro,
      [...lines.slice(0, MAX_LINES), ...(hidden > 0 ? [withValues(texts.more, { count: String(hidden) })] : [])].join(
        '\n',
      ),
    ],
    action: { label: texts.open, url },
  };
}
