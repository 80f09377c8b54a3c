import type { NotificationKind, NotificationValues } from 'shared-contracts/identity/notifications';
import type { Language } from 'shared-contracts/values/limits';
import type { PushPayload } from 'shared-contracts/values/identity/push';
import { fillPlaceholders } from '../../platform/values/fill-placeholders.ts';
import { PUSH_TEXTS, type PushTextName } from './push.texts.ts';

type Notification = { kind: NotificationKind; values: Partial<Record<string, string>> };
type Choose<K extends NotificationKind> = (values: NotificationValues[K]) => PushTextName | null;

/** The names that texts exist for, chosen by a value of the notification. */
const oneOf =
  <const N extends PushTextName>(names: Partial<Record<string, N>>) =>
  (value: string): N | null =>
    names[value] ?? null;

const tripStage = oneOf({ cancelled: 'tripCancelled', incomplete: 'tripIncomplete' });
const driverTrip = oneOf({ assigned: 'tripAssigned', removed: 'tripRemoved', changed: 'tripChanged' });
const tenderOffer = oneOf({ offered: 'tenderOffered', won: 'tenderWon' });
const gateNews = oneOf({ booked: 'gateBooked', moved: 'gateMoved', cancelled: 'gateCancelled' });
const alert = oneOf({ sos: 'alertSos', tow: 'alertTow', inspectionDefect: 'alertDefect' });
const billWaiting = oneOf({ trip: 'tripBillWaiting', order: 'orderBillWaiting' });

/** Urgent notifications: work that stops without an answer, and changes of a driver's day. */
const PUSHED: { [K in NotificationKind]?: Choose<K> } = {
  approvalWaiting: () => 'approvalWaiting',
  partnerOrder: ({ news }) => (news === 'offered' ? 'orderOffered' : null),
  tenderOffer: ({ state }) => tenderOffer(state),
  orderComment: () => 'orderComment',
  tripStage: ({ stage }) => tripStage(stage),
  driverTrip: ({ news }) => driverTrip(news),
  tripHandover: () => 'tripHandover',
  tripMessage: () => 'tripMessage',
  tripOrdersChanged: () => 'tripOrdersChanged',
  tripDissolved: () => 'tripDissolved',
  gateBooking: ({ news }) => gateNews(news),
  billWaiting: ({ of }) => billWaiting(of),
  contractReview: () => 'contractReview',
  alert: ({ alert: kind }) => alert(kind),
  releaseQuarantined: () => 'releaseQuarantined',
};

const chooseText = ({ kind, values }: Notification): PushTextName | null =>
  (PUSHED[kind] as ((values: object) => PushTextName | null) | undefined)?.(values) ?? null;

/** Whether a notification is also sent to the browsers of its recipient. */
export const isPushed = (notification: Notification): boolean => chooseText(notification) !== null;

/** Title and body in the reader's language. */
export function toPushText(notification: Notification, language: Language): Pick<PushPayload, 'title' | 'body'> | null {
  const name = chooseText(notification);
  if (!name) return null;
  const { title, body } = PUSH_TEXTS[language][name];
  const values = notification.values as Record<string, string>;
  return { title: fillPlaceholders(title, values), body: fillPlaceholders(body, values) };
}
