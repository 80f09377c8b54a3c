import type { NotificationKind } from 'shared-contracts/identity/notifications';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'shell.bell.title', defaultMessage: 'Notifications' },
  titleUnread: {
    id: 'shell.bell.titleUnread',
    defaultMessage: '{count, plural, one {Notifications, # unread} other {Notifications, # unread}}',
  },
  arrived: {
    id: 'shell.bell.arrived',
    defaultMessage: '{count, plural, one {New notification, # unread} other {New notification, # unread}}',
  },
  readAll: { id: 'shell.bell.readAll', defaultMessage: 'Mark all as read' },
  unread: { id: 'shell.bell.unread', defaultMessage: 'Unread' },
  older: { id: 'shell.bell.older', defaultMessage: 'Show older' },
  empty: { id: 'shell.bell.empty', defaultMessage: 'No notifications' },
  emptyText: {
    id: 'shell.bell.emptyText',
    defaultMessage: 'Approvals, requests and status changes appear here.',
  },
  other: {
    id: 'shell.bell.other',
    defaultMessage: 'Reload the page to see this notification.',
  },
});

export const kindMessages = defineMessages({
  approvalWaiting: {
    id: 'shell.bell.approvalWaiting',
    defaultMessage: 'Order {number} from {organization} needs your approval',
  },
  orderStage: { id: 'shell.bell.orderStage', defaultMessage: 'Order {number} is now: {stage}' },
  partnerOrder: {
    id: 'shell.bell.partnerOrder',
    defaultMessage:
      '{news, select, offered {{organization} asks you to accept order {number}} received {New order {number} from {organization}} changed {{organization} has changed order {number}} withdrawn {{organization} has withdrawn order {number} to change it} other {{organization} has cancelled order {number}}}',
  },
  orderHandshake: {
    id: 'shell.bell.orderHandshake',
    defaultMessage:
      '{state, select, accepted {{partner} has accepted order {number}} declined {{partner} has declined order {number}} other {{partner} has not answered the offer of order {number} in time}}',
  },
  orderTimesCorrected: {
    id: 'shell.bell.orderTimesCorrected',
    defaultMessage: 'Times of order {number} at {stop} were corrected: {times}',
  },
  recurringOrderFailed: {
    id: 'shell.bell.recurringOrderFailed',
    defaultMessage: 'The recurring order {template} of {day}, {time}, couldn’t be created',
  },
  reportFailed: {
    id: 'shell.bell.reportFailed',
    defaultMessage:
      '{state, select, stopped {The scheduled report {name} couldn’t be sent and has stopped} other {The scheduled report {name} couldn’t be sent}}',
  },
  tenderOffer: {
    id: 'shell.bell.tenderOffer',
    defaultMessage:
      '{state, select, offered {{organization} asks you to carry order {number}} won {You won order {number} from {organization}} lost {Order {number} from {organization} went to another partner} expired {The time to answer the offer of order {number} has run out} other {{organization} has withdrawn the offer of order {number}}}',
  },
  orderTender: {
    id: 'shell.bell.orderTender',
    defaultMessage:
      '{state, select, quoted {{partner} quoted a price for order {number}} notSent {{partner} has won order {number}, but it couldn’t be sent: check it and send it for approval} other {No partner has taken order {number}}}',
  },
  orderComment: {
    id: 'shell.bell.orderComment',
    defaultMessage: '{author} mentioned you in a comment on order {number}',
  },
  tripStage: { id: 'shell.bell.tripStage', defaultMessage: 'Trip {number} is now: {stage}' },
  tripAnswer: {
    id: 'shell.bell.tripAnswer',
    defaultMessage:
      '{state, select, accepted {{partner} accepted trip {number}} other {{partner} declined trip {number}}}',
  },
  tripHandover: {
    id: 'shell.bell.tripHandover',
    defaultMessage: 'Trip {number} was handed over to {vehicle}, {driver}',
  },
  driverTrip: {
    id: 'shell.bell.driverTrip',
    defaultMessage:
      '{news, select, assigned {Trip {number} is assigned to you} removed {Trip {number} is no longer assigned to you} other {Your trip {number} has changed}}',
  },
  tripMessage: { id: 'shell.bell.tripMessage', defaultMessage: '{author} about trip {number}: {text}' },
  tripOrdersChanged: {
    id: 'shell.bell.tripOrdersChanged',
    defaultMessage:
      'Trip {number} changed on the road: {added, plural, =0 {} one {# order added} other {# orders added}}{removed, plural, =0 {} one {# order removed} other {# orders removed}}',
  },
  gateBooking: {
    id: 'shell.bell.gateBooking',
    defaultMessage:
      '{news, select, booked {Slot booked} moved {Slot moved} cancelled {Slot cancelled} other {Vehicle did not come}}: order {numbers}, {location}, {gate}, {when}',
  },
  gateSchedule: {
    id: 'shell.bell.gateSchedule',
    defaultMessage:
      '{news, select, booked {Slot booked} moved {Slot moved} cancelled {Slot cancelled} other {Vehicle did not come}}: order {numbers}, {location}, {gate}, {when}',
  },
  tripDissolved: {
    id: 'shell.bell.tripDissolved',
    defaultMessage: 'Trip {number} was dissolved: it no longer takes place',
  },
  partnerRequest: {
    id: 'shell.bell.partnerRequest',
    defaultMessage: '{organization} would like to become your partner',
  },
  partnerConfirmed: { id: 'shell.bell.partnerConfirmed', defaultMessage: '{organization} is now your partner' },
  contractReview: {
    id: 'shell.bell.contractReview',
    defaultMessage: 'Contract {contract} from {organization} needs your review',
  },
  contractReviewed: {
    id: 'shell.bell.contractReviewed',
    defaultMessage:
      '{state, select, confirmed {{organization} has confirmed contract {contract}} other {{organization} has rejected contract {contract}}}',
  },
  billWaiting: {
    id: 'shell.bell.billWaiting',
    defaultMessage:
      '{of, select, trip {The bill for trip {number} needs your approval} other {The bill for order {number} needs your approval}}',
  },
  billDecided: {
    id: 'shell.bell.billDecided',
    defaultMessage:
      '{of, select, trip {{state, select, approved {The bill for trip {number} was approved} other {The bill for trip {number} was sent back}}} other {{state, select, approved {The bill for order {number} was approved} other {The bill for order {number} was sent back}}}}',
  },
  billOutdated: {
    id: 'shell.bell.billOutdated',
    defaultMessage:
      '{of, select, trip {{state, select, approved {Times of trip {number} were corrected: it needs a new bill} other {Times of trip {number} were corrected: check and submit its bill again}}} other {{state, select, approved {Times of order {number} were corrected: it needs a new bill} other {Times of order {number} were corrected: check and submit its bill again}}}}',
  },
  carrierInvoice: {
    id: 'shell.bell.carrierInvoice',
    defaultMessage:
      '{news, select, disputed {{organization} disputes invoice {number}} message {{organization} wrote about invoice {number}} proposed {{organization} proposes other amounts for invoice {number}} agreed {{organization} agreed to the amounts of invoice {number}} approved {{organization} approved invoice {number}} creditApproved {{organization} approved credit note {number}} creditRejected {{organization} rejected credit note {number}} other {{organization} rejected invoice {number}}}',
  },
  creditLimit: {
    id: 'shell.bell.creditLimit',
    defaultMessage:
      'New order {number}: {state, select, above {{organization} is above its credit limit} other {{organization} has used {percent}% of its credit limit}}',
  },
  epcLow: {
    id: 'shell.bell.epcLow',
    defaultMessage:
      '{remaining, plural, =0 {No trip credits remain: trips can’t be submitted} one {Only # trip credit remains} other {Only # trip credits remain}}',
  },
  epcExpiring: {
    id: 'shell.bell.epcExpiring',
    defaultMessage:
      '{quantity, plural, one {# trip credit expires} other {# trip credits expire}} {days, plural, one {in # day} other {in # days}}',
  },
  organizationRegistered: {
    id: 'shell.bell.organizationRegistered',
    defaultMessage: '{organization} has registered and needs your review',
  },
  releaseQuarantined: {
    id: 'shell.bell.releaseQuarantined',
    defaultMessage: 'Release {release} of {area} is quarantined',
  },
  vehicleShared: { id: 'shell.bell.vehicleShared', defaultMessage: '{organization} shares vehicle {vehicle} with you' },
  vehicleUnshared: {
    id: 'shell.bell.vehicleUnshared',
    defaultMessage: '{organization} no longer shares vehicle {vehicle} with you',
  },
  alert: {
    id: 'shell.bell.alert',
    defaultMessage:
      '{alert, select, documentExpires {{days, plural, =0 {A document of {name} has expired} one {A document of {name} expires in # day} other {A document of {name} expires in # days}}} licenceExpires {{days, plural, =0 {The driving licence of {name} has expired} one {The driving licence of {name} expires in # day} other {The driving licence of {name} expires in # days}}} serviceDue {{days, plural, =0 {A service of {name} is due} one {A service of {name} is due in # day} other {A service of {name} is due in # days}}} serviceByMeter {A service of {name} is due by its odometer or engine hours} driverHours {{name} is close to the limit of working hours} serviceNeverRecorded {A required service of {name} was never recorded} speeding {{name} is speeding} geofenceEntered {{name} has arrived at a location} geofenceLeft {{name} has left a location} deviceSilent {The tracking device of {name} sends nothing} sos {SOS from {name}} batteryLow {The tracking device of {name} has a low battery} inspectionDefect {Defects found on {name}} idling {The engine of {name} is idling} tow {{name} is being moved with the ignition off} routeLeft {{name} has left its route} other {Alert about {name}}}',
  },
  alerts: {
    id: 'shell.bell.alerts',
    defaultMessage: '{count, plural, one {# new alert about your fleet} other {# new alerts about your fleet}}',
  },
  webhookFailed: {
    id: 'shell.bell.webhookFailed',
    defaultMessage: 'Messages couldn’t be delivered to {host}. Check the webhook',
  },
  organizationChange: {
    id: 'shell.bell.organizationChange',
    defaultMessage:
      '{state, select, pending {{organization} has requested changes to its settings} merged {Your settings changes have been accepted} other {Your settings changes have been declined}}',
  },
}) satisfies Record<NotificationKind, MessageDescriptor>;

/** A corrected time of a stop. */
export const stampMessages = defineMessages<StopStamp>({
  arrivedAt: { id: 'shell.bell.stamp.arrivedAt', defaultMessage: 'arrival {from} → {to}' },
  startedAt: { id: 'shell.bell.stamp.startedAt', defaultMessage: 'start of loading or unloading {from} → {to}' },
  endedAt: { id: 'shell.bell.stamp.endedAt', defaultMessage: 'end of loading or unloading {from} → {to}' },
  departedAt: { id: 'shell.bell.stamp.departedAt', defaultMessage: 'departure {from} → {to}' },
});
