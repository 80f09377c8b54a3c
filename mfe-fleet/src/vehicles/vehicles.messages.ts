import { defineMessages } from 'react-intl';
import type { VehicleDraftRow } from 'shared-contracts/fleet/vehicle-drafts';
import type { VehicleRow } from 'shared-contracts/fleet/vehicles';

export const messages = defineMessages({
  title: { id: 'fleet.vehicles.title', defaultMessage: 'Vehicles' },
  view: { id: 'fleet.vehicles.view', defaultMessage: 'Vehicle views' },
  create: { id: 'fleet.vehicles.create', defaultMessage: 'New vehicle' },
  search: { id: 'fleet.vehicles.search', defaultMessage: 'Search by plate or VIN' },
  searchDrafts: { id: 'fleet.vehicles.searchDrafts', defaultMessage: 'Search by plate' },
  empty: { id: 'fleet.vehicles.empty', defaultMessage: 'No vehicles found' },
  emptyText: {
    id: 'fleet.vehicles.emptyText',
    defaultMessage: 'Vehicles carry your trips. Add one with its cargo space, documents and driver.',
  },
  noSharedVehicles: { id: 'fleet.vehicles.noneReceived', defaultMessage: 'No shared vehicles found' },
  noSharedVehiclesText: {
    id: 'fleet.vehicles.noneReceivedText',
    defaultMessage: 'Vehicles that partners share with you will appear here.',
  },
  noShares: { id: 'fleet.vehicles.noneGiven', defaultMessage: 'No shares found' },
  noSharesText: {
    id: 'fleet.vehicles.noneGivenText',
    defaultMessage: 'Share a vehicle with a partner so they can plan it for a period you choose.',
  },
  noDrafts: { id: 'fleet.vehicles.noDrafts', defaultMessage: 'No drafts found' },
  noDraftsText: {
    id: 'fleet.vehicles.noDraftsText',
    defaultMessage: 'Save an incomplete vehicle as a draft at any step of its form.',
  },
  nothingExpiring: { id: 'fleet.vehicles.nothingExpires', defaultMessage: 'No expiring documents or services found' },
  nothingExpiringText: {
    id: 'fleet.vehicles.nothingExpiresText',
    defaultMessage: 'Nothing expires within {days} days.',
  },
  model: { id: 'fleet.vehicles.model', defaultMessage: 'Brand, model, year' },
  space: { id: 'fleet.vehicles.space', defaultMessage: 'Space' },
  weight: { id: 'fleet.vehicles.weight', defaultMessage: 'Max weight' },
  alerts: { id: 'fleet.vehicles.alerts', defaultMessage: 'Alerts' },
  openAlerts: {
    id: 'fleet.vehicles.openAlerts',
    defaultMessage: '{count, plural, one {# open} other {# open}}',
  },
  service: { id: 'fleet.vehicles.service', defaultMessage: 'Next service' },
  document: { id: 'fleet.vehicles.document', defaultMessage: 'Document expires' },
  photoOf: { id: 'fleet.vehicles.photoOf', defaultMessage: 'Photo of {plate}' },
  shared: { id: 'fleet.vehicles.lent', defaultMessage: 'Shared' },
  sharedFor: { id: 'fleet.vehicles.sharedFor', defaultMessage: 'Share period' },
  noDriver: { id: 'fleet.vehicles.noDriver', defaultMessage: 'No driver' },
  minWeight: { id: 'fleet.vehicles.carries', defaultMessage: 'Carries at least' },
  minSpace: { id: 'fleet.vehicles.holds', defaultMessage: 'Cargo space at least' },
});

export const notFoundMessages = defineMessages({
  title: { id: 'fleet.page.notFound', defaultMessage: 'Vehicle not found' },
  text: {
    id: 'fleet.page.notFoundText',
    defaultMessage: 'It may have been deleted, or it is no longer shared with your organization.',
  },
  toVehicles: { id: 'fleet.page.toVehicles', defaultMessage: 'Go to vehicles' },
});

/** Views of the list, by the value of `view` in the URL. */
export const views = defineMessages({
  own: { id: 'fleet.vehicles.view.own', defaultMessage: 'Vehicles' },
  received: { id: 'fleet.vehicles.view.received', defaultMessage: 'Shared with us' },
  shares: { id: 'fleet.vehicles.view.given', defaultMessage: 'Shared by us' },
  drafts: { id: 'fleet.vehicles.view.drafts', defaultMessage: 'Drafts' },
  expiring: { id: 'fleet.vehicles.view.expiring', defaultMessage: 'Expiring' },
});

export const filters = {
  shared: defineMessages({
    true: { id: 'fleet.vehicles.filter.shared', defaultMessage: 'Shared' },
    false: { id: 'fleet.vehicles.filter.notShared', defaultMessage: 'Not shared' },
  }),
  withDriver: defineMessages({
    true: { id: 'fleet.vehicles.filter.withDriver', defaultMessage: 'With a driver' },
    false: { id: 'fleet.vehicles.filter.withoutDriver', defaultMessage: 'Without a driver' },
  }),
  expiring: defineMessages({
    true: { id: 'fleet.vehicles.filter.expiring', defaultMessage: 'Expiring' },
    false: { id: 'fleet.vehicles.filter.notExpiring', defaultMessage: 'Not expiring' },
  }),
};

export const filterLabels = defineMessages({
  shared: { id: 'fleet.vehicles.filter.sharing', defaultMessage: 'Sharing' },
  withDriver: { id: 'fleet.vehicles.filter.anyDriver', defaultMessage: 'Driver assignment' },
  expiring: { id: 'fleet.vehicles.filter.expiry', defaultMessage: 'Expiry within 30 days' },
});

type Action = Exclude<VehicleRow['actions'][number], 'files'> | 'info';
/** Labels of the actions the API may allow. */
export const actions = defineMessages<Action>({
  info: { id: 'fleet.vehicle.action.info', defaultMessage: 'Info' },
  edit: { id: 'fleet.vehicle.action.edit', defaultMessage: 'Edit' },
  assignDriver: { id: 'fleet.vehicle.action.assignDriver', defaultMessage: 'Assign driver' },
  services: { id: 'fleet.vehicle.action.services', defaultMessage: 'Service intervals' },
  share: { id: 'fleet.vehicle.action.share', defaultMessage: 'Share' },
  activate: { id: 'fleet.vehicle.action.activate', defaultMessage: 'Activate' },
  deactivate: { id: 'fleet.vehicle.action.deactivate', defaultMessage: 'Deactivate' },
  delete: { id: 'fleet.vehicle.action.delete', defaultMessage: 'Delete' },
});

export const draftActions = defineMessages<VehicleDraftRow['actions'][number]>({
  transfer: { id: 'fleet.draft.action.transfer', defaultMessage: 'Convert to vehicle' },
  edit: { id: 'fleet.draft.action.edit', defaultMessage: 'Edit' },
  delete: { id: 'fleet.draft.action.delete', defaultMessage: 'Delete draft' },
});

export const drafts = defineMessages({
  noPlate: { id: 'fleet.draft.noPlate', defaultMessage: 'No plate yet' },
  missing: { id: 'fleet.draft.missing', defaultMessage: 'Missing' },
  complete: { id: 'fleet.draft.complete', defaultMessage: 'Complete' },
  updatedAt: { id: 'fleet.draft.updatedAt', defaultMessage: 'Changed' },
  incomplete: { id: 'fleet.draft.notWhole', defaultMessage: '{plate} is incomplete. Fill in: {fields}' },
});

export const expiring = defineMessages({
  what: { id: 'fleet.expiring.what', defaultMessage: 'Document or service' },
  at: { id: 'fleet.expiring.at', defaultMessage: 'Expires' },
});

export const waiting = defineMessages({
  title: { id: 'fleet.waiting.title', defaultMessage: 'Expiring vehicle documents and services' },
});

/** The effect of an action, for its confirmation dialog. */
export const consequences = defineMessages({
  activate: {
    id: 'fleet.vehicle.consequence.activate',
    defaultMessage: '{plate} can be planned for trips and shared again.',
  },
  deactivate: {
    id: 'fleet.vehicle.consequence.deactivate',
    defaultMessage: '{plate} can no longer be planned or shared until you activate it. Its data and history are kept.',
  },
  deactivateShared: {
    id: 'fleet.vehicle.consequence.deactivateShared',
    defaultMessage:
      '{plate} is shared with a partner. Neither of you can plan it until you activate it. The share, its data and its history are kept.',
  },
  delete: {
    id: 'fleet.vehicle.consequence.delete',
    defaultMessage: '{plate} will be deleted with its photos, documents and services. This can’t be undone.',
  },
  deleteDraft: {
    id: 'fleet.draft.consequence.delete',
    defaultMessage: 'The draft {plate} will be deleted with its photos and documents. This can’t be undone.',
  },
  unshare: {
    id: 'fleet.share.consequence.unshare',
    defaultMessage: '{plate} will no longer be shared with {partner}, who can no longer plan it.',
  },
});

export const notices = defineMessages({
  created: { id: 'fleet.vehicle.notice.created', defaultMessage: 'Vehicle created' },
  saved: { id: 'fleet.vehicle.notice.saved', defaultMessage: 'Vehicle saved' },
  activated: { id: 'fleet.vehicle.notice.activated', defaultMessage: 'Vehicle activated' },
  deactivated: { id: 'fleet.vehicle.notice.deactivated', defaultMessage: 'Vehicle deactivated' },
  removed: { id: 'fleet.vehicle.notice.removed', defaultMessage: 'Vehicle deleted' },
  metersCorrected: { id: 'fleet.vehicle.notice.metersCorrected', defaultMessage: 'Readings saved' },
  serviced: { id: 'fleet.vehicle.notice.serviced', defaultMessage: 'Services saved' },
  shared: { id: 'fleet.vehicle.notice.shared', defaultMessage: 'Vehicle shared' },
  unshared: { id: 'fleet.vehicle.notice.unshared', defaultMessage: 'Vehicle no longer shared' },
  draftSaved: { id: 'fleet.vehicle.notice.draftSaved', defaultMessage: 'Draft saved' },
  draftRemoved: { id: 'fleet.vehicle.notice.draftRemoved', defaultMessage: 'Draft deleted' },
  transferred: { id: 'fleet.vehicle.notice.transferred', defaultMessage: 'Draft converted to vehicle' },
});
