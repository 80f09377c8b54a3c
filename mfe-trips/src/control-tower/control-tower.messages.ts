import { defineMessages } from 'react-intl';
import type { Message } from 'shared-ui';

export const messages = defineMessages({
  title: { id: 'trips.exception.title', defaultMessage: 'Control tower' },
  search: { id: 'trips.exception.search', defaultMessage: 'Search by trip, order, vehicle or driver' },
  empty: { id: 'trips.exception.empty', defaultMessage: 'No exceptions' },
  emptyText: {
    id: 'trips.exception.emptyText',
    defaultMessage: 'Late orders, silent trackers, missing proofs and the like appear here',
  },
  kind: { id: 'trips.exception.kind', defaultMessage: 'Exception' },
  severity: { id: 'trips.exception.severity', defaultMessage: 'Severity' },
  state: { id: 'trips.exception.state', defaultMessage: 'State' },
  tripAndOrder: { id: 'trips.exception.tripAndOrder', defaultMessage: 'Trip, order' },
  stopAndVehicle: { id: 'trips.exception.stopAndVehicle', defaultMessage: 'Stop, vehicle' },
  driver: { id: 'trips.exception.driver', defaultMessage: 'Driver' },
  occurredAt: { id: 'trips.exception.occurredAt', defaultMessage: 'Since' },
  dueAt: { id: 'trips.exception.dueAt', defaultMessage: 'Due' },
  owner: { id: 'trips.exception.owner', defaultMessage: 'Owner' },
  comments: { id: 'trips.exception.comments', defaultMessage: 'Comments' },
  withCount: { id: 'trips.exception.withCount', defaultMessage: '{name} ({count})' },
  assignedToMe: { id: 'trips.exception.assignedToMe', defaultMessage: 'Exceptions assigned to you' },
  mine: { id: 'trips.exception.mine', defaultMessage: 'Mine' },
  unassigned: { id: 'trips.exception.unassigned', defaultMessage: 'Unassigned' },
  assign: { id: 'trips.exception.assign', defaultMessage: 'Assign' },
  assignTitle: { id: 'trips.exception.assignTitle', defaultMessage: 'Assign exception' },
  comment: { id: 'trips.exception.comment', defaultMessage: 'Comment' },
  commentText: { id: 'trips.exception.commentText', defaultMessage: 'Comment text' },
  snooze: { id: 'trips.exception.snooze', defaultMessage: 'Snooze' },
  snoozeTitle: { id: 'trips.exception.snoozeTitle', defaultMessage: 'Snooze exception' },
  snoozedUntil: { id: 'trips.exception.snoozedUntil', defaultMessage: 'Until' },
  unsnooze: { id: 'trips.exception.unsnooze', defaultMessage: 'End snooze' },
  resolve: { id: 'trips.exception.resolve', defaultMessage: 'Resolve' },
  resolveText: {
    id: 'trips.exception.resolveText',
    defaultMessage: 'The exception is closed until its cause occurs again. This can’t be undone.',
  },
  openTrip: { id: 'trips.exception.openTrip', defaultMessage: 'Open trip' },
  openOrder: { id: 'trips.exception.openOrder', defaultMessage: 'Open order' },
  saved: { id: 'trips.exception.saved', defaultMessage: 'Exception saved' },
  resolved: { id: 'trips.exception.resolved', defaultMessage: 'Exception resolved' },
  commented: { id: 'trips.exception.commented', defaultMessage: 'Comment added' },
  exceptionClosed: { id: 'trips.exception.exceptionClosed', defaultMessage: 'This exception is already resolved' },
  past: { id: 'trips.exception.past', defaultMessage: 'Choose a time in the future' },
  unknown: { id: 'trips.exception.unknown', defaultMessage: 'Choose a user of your organization' },
});

export const kinds = defineMessages({
  late: { id: 'trips.exception.kind.late', defaultMessage: 'Late' },
  atRisk: { id: 'trips.exception.kind.atRisk', defaultMessage: 'At risk' },
  connectionMissed: { id: 'trips.exception.kind.connectionMissed', defaultMessage: 'Connection missed at hub' },
  routeDeviated: { id: 'trips.exception.kind.routeDeviated', defaultMessage: 'Off route' },
  unplannedStop: { id: 'trips.exception.kind.unplannedStop', defaultMessage: 'Unplanned stop' },
  gpsSilent: { id: 'trips.exception.kind.gpsSilent', defaultMessage: 'No GPS signal' },
  proofMissing: { id: 'trips.exception.kind.proofMissing', defaultMessage: 'Proof missing' },
  billMissing: { id: 'trips.exception.kind.billMissing', defaultMessage: 'Bill missing' },
  tenderOpen: { id: 'trips.exception.kind.tenderOpen', defaultMessage: 'Tender open' },
  tenderOverdue: { id: 'trips.exception.kind.tenderOverdue', defaultMessage: 'Tender overdue' },
  moveRejected: { id: 'trips.exception.kind.moveRejected', defaultMessage: 'Move not applied' },
  lateDriverEvent: { id: 'trips.exception.kind.lateDriverEvent', defaultMessage: 'Late driver event' },
  startedEarly: { id: 'trips.exception.kind.startedEarly', defaultMessage: 'Started early' },
  arrivedFar: { id: 'trips.exception.kind.arrivedFar', defaultMessage: 'Arrival far from stop' },
});

/** Why a move or a report was not applied. */
export const codes: Readonly<Record<string, Message | undefined>> = defineMessages({
  tripCancelled: { id: 'trips.exception.code.tripCancelled', defaultMessage: 'Trip cancelled' },
  tripTakenBack: { id: 'trips.exception.code.tripTakenBack', defaultMessage: 'Trip taken back to planning' },
  tripOver: { id: 'trips.exception.code.tripOver', defaultMessage: 'Trip already closed' },
  driverChanged: { id: 'trips.exception.code.driverChanged', defaultMessage: 'Another driver assigned' },
  orderCancelled: { id: 'trips.exception.code.orderCancelled', defaultMessage: 'Order cancelled' },
  orderRemoved: { id: 'trips.exception.code.orderRemoved', defaultMessage: 'Order removed from the trip' },
  orderOver: { id: 'trips.exception.code.orderOver', defaultMessage: 'Order already closed' },
  stageNotAllowed: { id: 'trips.exception.code.stageNotAllowed', defaultMessage: 'Not possible at its stage' },
  movedSince: { id: 'trips.exception.code.movedSince', defaultMessage: 'Order moved on since' },
  stopNotNext: { id: 'trips.exception.code.stopNotNext', defaultMessage: 'Not the order’s next stop' },
});

export const severities = defineMessages({
  critical: { id: 'trips.exception.severity.critical', defaultMessage: 'Critical' },
  high: { id: 'trips.exception.severity.high', defaultMessage: 'High' },
  medium: { id: 'trips.exception.severity.medium', defaultMessage: 'Medium' },
  low: { id: 'trips.exception.severity.low', defaultMessage: 'Low' },
});

export const states = defineMessages({
  open: { id: 'trips.exception.state.open', defaultMessage: 'Open' },
  snoozed: { id: 'trips.exception.state.snoozed', defaultMessage: 'Snoozed' },
  resolved: { id: 'trips.exception.state.resolved', defaultMessage: 'Resolved' },
});

export const fieldErrors = {
  exceptionClosed: messages.exceptionClosed,
  past: messages.past,
  unknown: messages.unknown,
};
