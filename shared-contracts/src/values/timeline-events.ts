import type { OrderEvent } from './orders/order-stages.ts';
import type { TripEvent } from './trips/trip-stages.ts';

type Saved = 'created' | 'updated';
type Maintained = Saved | 'deleted';
type DocumentChange = 'documentAdded' | 'documentRemoved';

/** Events in the timeline by kind of record. The interface has a label for each kind and each event. */
type RecordedEvents = {
  accrualRun: 'calculated' | 'posted';
  alert: 'acknowledged';
  alertRule: 'updated' | 'webhookSecretCreated';
  apiKey: Saved | 'rotated' | 'revoked';
  assignmentRules: 'updated';
  bill:
    | 'submit'
    | 'approve'
    | 'sendBack'
    | 'edit'
    | 'override'
    | 'credit'
    | 'creditNote'
    | 'renew'
    | 'invoice'
    | 'sendEmail'
    | 'fileAdded'
    | 'fileRemoved'
    | 'correctTimes';
  brand: Maintained;
  calendarFeed: 'created' | 'revoked';
  cargo: Maintained;
  cargoType: Maintained;
  carrierInvoice:
    | 'received'
    | 'edited'
    | 'compared'
    | 'attached'
    | 'disputed'
    | 'message'
    | 'proposed'
    | 'agreed'
    | 'approved'
    | 'rejected'
    | 'credited';
  color: Maintained;
  contact: Maintained | 'anonymized' | 'personalDataExported';
  contract: Maintained | 'disabled' | 'enabled' | 'resent' | 'versionWithdrawn' | 'confirmed' | 'rejected';
  country: Maintained;
  currency: Maintained;
  declinedRegistration: 'deleted';
  driver:
    | Maintained
    | 'activated'
    | 'blocked'
    | 'fileAdded'
    | 'fileReplaced'
    | 'fileRemoved'
    | 'anonymized'
    | 'personalDataExported';
  ediPartner: Maintained | 'webhookSecretCreated';
  exchangeRate: 'entered';
  fuelType: Maintained;
  gateBooking: 'booked' | 'moved' | 'cancelled' | 'noShow' | 'arrived' | 'done';
  identityProvider: Maintained | 'domainConfirmed';
  inspectionChecklist: 'updated';
  job: 'retried';
  journalRun: 'exported';
  listView: Maintained;
  location: Maintained;
  mail: 'retried';
  model: Maintained;
  operation: Maintained;
  order:
    | OrderEvent
    | DocumentChange
    | 'edit'
    | 'delete'
    | 'archive'
    | 'restore'
    | 'correctTimes'
    | 'markCargo'
    | 'proofAdded'
    | 'split'
    | 'merge'
    | 'splitAtHub'
    | 'undoSplit'
    | 'makeTrackingLink'
    | 'revokeTrackingLink'
    | 'offer'
    | 'accept'
    | 'decline'
    | 'expire'
    | 'withdraw'
    | 'tender'
    | 'award'
    | 'endTender'
    | 'notSent'
    | 'slotBooked'
    | 'slotMoved'
    | 'slotCancelled'
    | 'slotNoShow';
  orderComment: Maintained;
  orderDocument: DocumentChange;
  orderTemplate: Maintained;
  orderType: Maintained;
  organization:
    | 'registered'
    | 'created'
    | 'edited'
    | 'deleted'
    | 'accept'
    | 'activate'
    | 'block'
    | 'registrationDeclined'
    | 'changeRequested'
    | 'changeWithdrawn'
    | 'changeMerged'
    | 'changeDeclined'
    | 'setupDismissed'
    | 'logoChanged'
    | 'trackingTokenRenewed'
    | 'partnerTokenRenewed'
    | 'holidayAdded'
    | 'holidayRemoved'
    | 'invoicingChanged'
    | 'ledgerChanged'
    | 'monthLocked'
    | 'monthReopened'
    | 'creditLimitChanged'
    | 'remindersChanged'
    | 'remindersPaused'
    | 'remindersResumed'
    | 'epcAlertChanged'
    | 'epcSettingsChanged'
    | 'epcPurchased'
    | 'epcPaid'
    | 'epcPurchaseClosed';
  partner:
    | 'requested'
    | 'confirmed'
    | 'blocked'
    | 'unblocked'
    | 'removed'
    | 'shared'
    | 'sendStatement'
    | 'sendReminder'
    | 'waiveReminderFee';
  payment: 'recorded' | 'allocated' | 'refunded' | 'takenBack';
  plan: Maintained | 'tripCreated';
  recurringOrder: Maintained;
  release: 'quarantined' | 'lifted' | 'override';
  reportSchedule: Maintained | 'sendNow';
  retention: 'updated';
  roleTemplate: Maintained;
  route: Maintained;
  routeZone: Maintained;
  scimGroup: Maintained;
  scimToken: 'created' | 'rotated' | 'revoked';
  secondFactor: Maintained;
  secondFactorPolicy: 'updated';
  serviceInterval: Maintained;
  trackingDevice: 'ignored' | 'restored';
  trip:
    | TripEvent
    | 'archive'
    | 'restore'
    | 'fileAdded'
    | 'fileRemoved'
    | 'reorderStops'
    | 'accept'
    | 'decline'
    | 'stopOutOfSequence'
    | 'startedEarly'
    | 'arrivedFar'
    | 'reportedLate'
    | 'reportedAfterCancellation';
  tripException: 'updated' | 'resolved' | 'commented';
  user:
    | Maintained
    | 'activated'
    | 'blocked'
    | 'invited'
    | 'invitationAccepted'
    | 'passwordChanged'
    | 'passwordSet'
    | 'signedInAs'
    | 'signedOutEverywhere'
    | 'sessionReused'
    | 'unlinked'
    | 'factorsReset'
    | 'recoveryCodesRenewed'
    | 'recoveryCodeUsed'
    | 'anonymized'
    | 'personalDataExported';
  vehicle:
    | Maintained
    | 'fileAdded'
    | 'fileReplaced'
    | 'fileRemoved'
    | 'shared'
    | 'unshared'
    | 'unavailable'
    | 'unavailabilityChanged'
    | 'availableAgain'
    | 'metersCorrected'
    | 'serviced'
    | 'inspected'
    | 'defectsFound'
    | 'createLiveLink'
    | 'revokeLiveLink';
  vehicleDraft: Maintained | 'transferred' | 'fileAdded' | 'fileReplaced' | 'fileRemoved';
  vehicleType: Maintained;
  webhook: Maintained | 'webhookSecretCreated';
  workOrder: Saved | DocumentChange | 'open' | 'inProgress' | 'done' | 'cancelled';
};

/** A kind of record with a timeline. */
export type TimelineSubject = keyof RecordedEvents;
/** Events of a kind of record; by default of all kinds. */
export type TimelineEvent<S extends TimelineSubject = TimelineSubject> = RecordedEvents[S];
/** The kinds of record that have an event. */
export type SubjectsWithEvent<E extends TimelineEvent> = {
  [S in TimelineSubject]: E extends RecordedEvents[S] ? S : never;
}[TimelineSubject];
