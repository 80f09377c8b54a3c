import type { Notification, NotificationKind } from 'shared-contracts/identity/notifications';
import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import { withValues, type FormatMessage, type Message } from 'shared-ui';
import { formatDateTime, orderStatusStyles, tripStatusStyles, type StatusStyle } from 'shared-ui/format';
import { kindMessages, messages, stampMessages } from './notifications.messages.ts';

type Kind = {
  icon: string;
  /** The record's path, if there is one. */ path: (notification: Notification) => string | null;
};

const to = (path: string) => () => path;
const billedPath: Kind['path'] = ({ subjectId, values }) =>
  values['of'] === 'trip' ? `/trips/${subjectId}/edit` : `/orders/${subjectId}`;

const KINDS: Record<NotificationKind, Kind> = {
  approvalWaiting: { icon: 'clipboard-check', path: ({ subjectId }) => `/orders/${subjectId}` },
  orderStage: { icon: 'clipboard-list', path: ({ subjectId }) => `/orders/${subjectId}` },
  /** A withdrawn order is no longer visible to the partner. */
  partnerOrder: {
    icon: 'package',
    path: ({ subjectId, values }) => (values['news'] === 'withdrawn' ? null : `/orders/${subjectId}`),
  },
  orderHandshake: { icon: 'handshake', path: ({ subjectId }) => `/orders/${subjectId}` },
  orderTimesCorrected: { icon: 'file-clock', path: ({ subjectId }) => `/orders/${subjectId}` },
  recurringOrderFailed: { icon: 'calendar-clock', path: to('/recurring-orders') },
  tenderOffer: { icon: 'share', path: ({ subjectId }) => `/tenders?dialog=offer.${subjectId}` },
  orderTender: { icon: 'share', path: ({ subjectId }) => `/orders/${subjectId}?dialog=tender` },
  orderComment: {
    icon: 'mail',
    path: ({ subjectId, values }) => `/orders/${subjectId}?comment=${values['comment']}`,
  },
  tripStage: { icon: 'navigation', path: ({ subjectId }) => `/trips/${subjectId}/edit` },
  tripHandover: { icon: 'truck', path: ({ subjectId }) => `/trips/${subjectId}/edit` },
  tripMessage: {
    icon: 'mail',
    path: ({ subjectId, values }) => (values['to'] === 'driver' ? `/driving/${subjectId}` : `/trips/${subjectId}`),
  },
  tripOrdersChanged: { icon: 'navigation', path: ({ subjectId }) => `/trips/${subjectId}/edit` },
  tripDissolved: { icon: 'navigation', path: () => null },
  gateBooking: { icon: 'calendar-clock', path: ({ subjectId }) => `/orders/${subjectId}` },
  gateSchedule: { icon: 'calendar-clock', path: ({ subjectId }) => `/gates?location=${subjectId}` },
  partnerRequest: { icon: 'handshake', path: to('/partners') },
  partnerConfirmed: { icon: 'handshake', path: to('/partners') },
  contractReview: { icon: 'file-clock', path: ({ subjectId }) => `/contracts/${subjectId}` },
  contractReviewed: { icon: 'file-text', path: ({ subjectId }) => `/contracts/${subjectId}` },
  billWaiting: { icon: 'receipt', path: billedPath },
  billDecided: { icon: 'receipt', path: billedPath },
  billOutdated: { icon: 'receipt', path: billedPath },
  epcLow: { icon: 'coins', path: to('/epc') },
  organizationRegistered: { icon: 'building', path: to('/organizations') },
  releaseQuarantined: { icon: 'package-x', path: to('/releases?view=releases') },
  vehicleShared: { icon: 'truck', path: to('/vehicles') },
  vehicleUnshared: { icon: 'truck', path: to('/vehicles') },
  alert: { icon: 'alert', path: ({ subjectId }) => `/alerts?dialog=acknowledge.${subjectId}` },
  alerts: { icon: 'alert', path: to('/alerts') },
  organizationChange: {
    icon: 'building',
    path: ({ values }) => (values['state'] === 'pending' ? '/organizations' : null),
  },
};
/** A newer API may send kinds that this page doesn't know. */
const UNKNOWN: Kind = { icon: 'mail', path: to('/') };

export const getKind = ({ kind }: Notification): Kind => KINDS[kind] ?? UNKNOWN;

const STAGE_STYLES: Partial<Record<NotificationKind, Record<string, StatusStyle>>> = {
  orderStage: orderStatusStyles,
  tripStage: tripStatusStyles,
};

type Reader = { formatMessage: FormatMessage; timeZone: string };

/** The old and the new value of each corrected time. */
const listTimes = (values: Notification['values'], { formatMessage, timeZone }: Reader) =>
  STOP_STAMPS.flatMap((stamp) => {
    const [before, after] = [values[`${stamp}From`], values[`${stamp}To`]];
    if (after === undefined) return [];
    const format = (time: string) => formatDateTime(Number(time), timeZone);
    return formatMessage(withValues(stampMessages[stamp], { from: before ? format(before) : '–', to: format(after) }));
  }).join('; ');

/** Returns the notification's text, with a translated stage and times in the reader's zone. */
export function toMessage({ kind, values }: Notification, reader: Reader): Message {
  const { formatMessage } = reader;
  if (kind === 'orderTimesCorrected')
    return withValues(kindMessages[kind], { ...values, times: listTimes(values, reader) });
  const statusStyle = STAGE_STYLES[kind]?.[values['stage'] ?? ''];
  return withValues(
    kindMessages[kind] ?? messages.other,
    statusStyle ? { ...values, stage: formatMessage(statusStyle.label) } : values,
  );
}
