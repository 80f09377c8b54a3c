import { defineMessages } from 'react-intl';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { ScheduleEntry } from 'shared-contracts/fleet/vehicle-sharing';

export const messages = defineMessages({
  setUpTracking: { id: 'fleet.setup.open', defaultMessage: 'Set up tracking' },
  showOnMap: { id: 'fleet.page.onMap', defaultMessage: 'Show on the map' },
  photos: { id: 'fleet.page.photos', defaultMessage: 'Photos' },
  photosOf: { id: 'fleet.page.photosOf', defaultMessage: 'Photos of {plate}' },
  characteristics: { id: 'fleet.page.characteristics', defaultMessage: 'Vehicle characteristics' },
  cargo: { id: 'fleet.page.cargo', defaultMessage: 'Cargo parameters' },
  documents: { id: 'fleet.page.documents', defaultMessage: 'Documents' },
  noDocuments: { id: 'fleet.page.noDocuments', defaultMessage: 'No documents yet' },
  noExpiry: { id: 'fleet.page.noExpiry', defaultMessage: 'No expiry date' },
  open: { id: 'fleet.page.open', defaultMessage: 'Open {name}' },
  driver: { id: 'fleet.page.driver', defaultMessage: 'Driver' },
  services: { id: 'fleet.page.services', defaultMessage: 'Services' },
  lastService: { id: 'fleet.page.lastService', defaultMessage: 'Last service' },
  serviceOverdue: { id: 'fleet.page.serviceOverdue', defaultMessage: 'Service overdue' },
  createWorkOrder: { id: 'fleet.page.createWorkOrder', defaultMessage: 'Create a work order for {name}' },
  noServices: { id: 'fleet.page.noServices', defaultMessage: 'No services yet' },
  required: { id: 'fleet.page.required', defaultMessage: 'Required' },
  schedule: { id: 'fleet.page.schedule', defaultMessage: 'Next 14 days' },
  noEntries: { id: 'fleet.page.free', defaultMessage: 'Available for the next 14 days' },
  toSchedule: { id: 'fleet.page.toSchedule', defaultMessage: 'Open schedule' },
  history: { id: 'fleet.page.history', defaultMessage: 'History' },
});

export const scheduleKinds = defineMessages<ScheduleEntry['kind']>({
  trip: { id: 'fleet.page.schedule.trip', defaultMessage: 'On a trip' },
  service: { id: 'fleet.page.schedule.service', defaultMessage: 'Service due' },
  share: { id: 'fleet.page.schedule.share', defaultMessage: 'Shared' },
  unavailable: { id: 'fleet.page.schedule.unavailable', defaultMessage: 'Unavailable' },
  workOrder: { id: 'fleet.page.schedule.workOrder', defaultMessage: 'Work order' },
  rest: { id: 'fleet.page.schedule.rest', defaultMessage: 'Driver’s rest' },
});

/** Events in a vehicle's history, in the past tense. */
export const events = defineMessages<Exclude<TimelineEvent<'vehicle'>, 'deleted'>>({
  created: { id: 'fleet.event.created', defaultMessage: 'Created' },
  updated: { id: 'fleet.event.updated', defaultMessage: 'Changed' },
  serviced: { id: 'fleet.event.serviced', defaultMessage: 'Services updated' },
  metersCorrected: { id: 'fleet.event.metersCorrected', defaultMessage: 'Readings corrected' },
  inspected: { id: 'fleet.event.inspected', defaultMessage: 'Inspected, in order' },
  defectsFound: { id: 'fleet.event.defectsFound', defaultMessage: 'Defects found' },
  fileAdded: { id: 'fleet.event.fileAdded', defaultMessage: 'File added' },
  fileReplaced: { id: 'fleet.event.fileReplaced', defaultMessage: 'File replaced' },
  fileRemoved: { id: 'fleet.event.fileRemoved', defaultMessage: 'File removed' },
  shared: { id: 'fleet.event.shared', defaultMessage: 'Shared' },
  createLiveLink: { id: 'fleet.event.createLiveLink', defaultMessage: 'Live link created' },
  revokeLiveLink: { id: 'fleet.event.revokeLiveLink', defaultMessage: 'Live link revoked' },
  unshared: { id: 'fleet.event.unshared', defaultMessage: 'No longer shared' },
  unavailable: { id: 'fleet.event.unavailable', defaultMessage: 'Unavailability planned' },
  unavailabilityChanged: { id: 'fleet.event.unavailabilityChanged', defaultMessage: 'Unavailability changed' },
  availableAgain: { id: 'fleet.event.availableAgain', defaultMessage: 'Available again' },
});

/** Labels of changed fields in a vehicle's history, beyond those of its form. */
export const historyFields = defineMessages({
  kind: { id: 'fleet.history.kind', defaultMessage: 'Kind of file' },
  name: { id: 'fleet.history.name', defaultMessage: 'File' },
  expiresAt: { id: 'fleet.history.expiresAt', defaultMessage: 'Expires' },
  partner: { id: 'fleet.history.partner', defaultMessage: 'Partner' },
  fromAt: { id: 'fleet.history.fromAt', defaultMessage: 'From' },
  toAt: { id: 'fleet.history.toAt', defaultMessage: 'Until' },
  liveLink: { id: 'fleet.historyField.liveLink', defaultMessage: 'Live link' },
  reason: { id: 'fleet.history.reason', defaultMessage: 'Reason' },
  defects: { id: 'fleet.history.defects', defaultMessage: 'Defects' },
});
