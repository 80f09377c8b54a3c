import type { NotificationKind } from './notification-kinds.ts';

type Subject = { subjectId: string | null; values: Record<string, string> };
type Path = (notification: Subject) => string | null;

const to = (path: string) => () => path;
const orderPath: Path = ({ subjectId }) => `/orders/${subjectId}`;
const tripPath: Path = ({ subjectId }) => `/trips/${subjectId}/edit`;
const contractPath: Path = ({ subjectId }) => `/contracts/${subjectId}`;
const billedPath: Path = (notification) =>
  notification.values['of'] === 'trip' ? tripPath(notification) : orderPath(notification);

/** The page of the record that a notification is about; null: there is none. */
const PATHS: Record<NotificationKind, Path> = {
  approvalWaiting: orderPath,
  orderStage: orderPath,
  /** A withdrawn order is no longer visible to the partner. */
  partnerOrder: (notification) => (notification.values['news'] === 'withdrawn' ? null : orderPath(notification)),
  orderHandshake: orderPath,
  orderTimesCorrected: orderPath,
  recurringOrderFailed: to('/recurring-orders'),
  reportFailed: to('/reports'),
  tenderOffer: ({ subjectId }) => `/tenders?dialog=offer.${subjectId}`,
  orderTender: ({ subjectId }) => `/orders/${subjectId}?dialog=tender`,
  orderComment: ({ subjectId, values }) => `/orders/${subjectId}?comment=${values['comment']}`,
  tripStage: tripPath,
  tripAnswer: tripPath,
  tripHandover: tripPath,
  driverTrip: ({ subjectId, values }) => (values['news'] === 'removed' ? '/driving' : `/driving/${subjectId}`),
  tripMessage: ({ subjectId, values }) => (values['to'] === 'driver' ? `/driving/${subjectId}` : `/trips/${subjectId}`),
  tripOrdersChanged: tripPath,
  tripDissolved: () => null,
  gateBooking: orderPath,
  gateSchedule: ({ subjectId }) => `/gates?location=${subjectId}`,
  partnerRequest: to('/partners'),
  partnerConfirmed: to('/partners'),
  contractReview: contractPath,
  contractReviewed: contractPath,
  billWaiting: billedPath,
  billDecided: billedPath,
  billOutdated: billedPath,
  carrierInvoice: ({ subjectId }) => `/carrier-invoices/${subjectId}`,
  /** The page of the order shows how much of the limit is used. */
  creditLimit: orderPath,
  epcLow: to('/epc'),
  epcExpiring: to('/epc'),
  organizationRegistered: to('/organizations'),
  releaseQuarantined: to('/releases?view=releases'),
  vehicleShared: to('/vehicles'),
  vehicleUnshared: to('/vehicles'),
  alert: ({ subjectId }) => `/alerts?dialog=acknowledge.${subjectId}`,
  alerts: to('/alerts'),
  webhookFailed: ({ values }) => (values['alert'] ? `/alerts/rules?dialog=webhook.${values['alert']}` : '/webhooks'),
  organizationChange: ({ values }) => (values['state'] === 'pending' ? '/organizations' : null),
};

/** A newer API may send kinds that this page doesn't know: they link to the home page. */
export const notificationPath = ({ kind, ...rest }: Subject & { kind: NotificationKind }) =>
  (PATHS[kind] ?? to('/'))(rest);
