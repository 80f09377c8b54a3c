import type { Notification, NotificationKind } from 'shared-contracts/identity/notifications';
import { STOP_STAMPS } from 'shared-contracts/values/orders/stop-stamps';
import { withValues, type FormatMessage, type Message } from 'shared-ui';
import { formatDateTime, orderStatusStyles, tripStatusStyles, type StatusStyle } from 'shared-ui/format';
import { kindMessages, messages, stampMessages } from './notifications.messages.ts';

const ICONS: Record<NotificationKind, string> = {
  approvalWaiting: 'clipboard-check',
  orderStage: 'clipboard-list',
  partnerOrder: 'package',
  orderHandshake: 'handshake',
  orderTimesCorrected: 'file-clock',
  recurringOrderFailed: 'calendar-clock',
  reportFailed: 'mail',
  tenderOffer: 'share',
  orderTender: 'share',
  orderComment: 'mail',
  tripStage: 'navigation',
  tripAnswer: 'handshake',
  tripHandover: 'truck',
  driverTrip: 'navigation',
  tripMessage: 'mail',
  tripOrdersChanged: 'navigation',
  tripDissolved: 'navigation',
  gateBooking: 'calendar-clock',
  gateSchedule: 'calendar-clock',
  partnerRequest: 'handshake',
  partnerConfirmed: 'handshake',
  contractReview: 'file-clock',
  contractReviewed: 'file-text',
  billWaiting: 'receipt',
  billDecided: 'receipt',
  carrierInvoice: 'receipt',
  billOutdated: 'receipt',
  creditLimit: 'coins',
  epcLow: 'coins',
  epcExpiring: 'coins',
  organizationRegistered: 'building',
  releaseQuarantined: 'package-x',
  vehicleShared: 'truck',
  vehicleUnshared: 'truck',
  alert: 'alert',
  alerts: 'alert',
  webhookFailed: 'alert',
  organizationChange: 'building',
};
/** A newer API may send kinds that this page doesn't know. */
const UNKNOWN_ICON = 'mail';

export const iconOf = ({ kind }: Notification) => ICONS[kind] ?? UNKNOWN_ICON;

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
