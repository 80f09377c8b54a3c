import { defineMessages } from 'react-intl';
import type { VehicleShare } from 'shared-contracts/fleet/vehicle-sharing';

export const shareFields = defineMessages({
  vehicle: { id: 'fleet.share.vehicle', defaultMessage: 'Vehicle' },
  partner: { id: 'fleet.share.partner', defaultMessage: 'Partner' },
  from: { id: 'fleet.share.from', defaultMessage: 'From' },
  to: { id: 'fleet.share.to', defaultMessage: 'To' },
  state: { id: 'fleet.share.state', defaultMessage: 'State' },
});

export const shareStates = defineMessages<VehicleShare['state']>({
  upcoming: { id: 'fleet.share.state.upcoming', defaultMessage: 'Upcoming' },
  current: { id: 'fleet.share.state.current', defaultMessage: 'Current' },
  past: { id: 'fleet.share.state.past', defaultMessage: 'Past' },
});

export const messages = defineMessages({
  title: { id: 'fleet.share.title', defaultMessage: 'Share {plate}' },
  text: {
    id: 'fleet.share.text',
    defaultMessage: 'The partner can see the vehicle and plan it in this period. You can stop sharing at any time.',
  },
  openEnd: { id: 'fleet.share.openEnd', defaultMessage: 'Open end' },
  openEndHelp: { id: 'fleet.share.openEndHelp', defaultMessage: 'Leave empty for an open end' },
  share: { id: 'fleet.share.share', defaultMessage: 'Share' },
  unshare: { id: 'fleet.share.unshare', defaultMessage: 'Unshare' },
  endsBeforeStart: { id: 'fleet.share.later', defaultMessage: 'Must be after the start' },
  shares: { id: 'fleet.share.shares', defaultMessage: 'Shares' },
  none: { id: 'fleet.share.none', defaultMessage: 'Not shared with anyone' },
  all: { id: 'fleet.share.all', defaultMessage: 'Show all {count}' },
});

/** Messages of API errors about shares, by code. */
export const shareErrorMessages = defineMessages({
  vehicleDeactivated: { id: 'fleet.share.refusal.vehicleDeactivated', defaultMessage: 'Vehicle is deactivated' },
  vehicleOnTrip: {
    id: 'fleet.share.refusal.vehicleOnTrip',
    defaultMessage: 'Vehicle is on {trip, select, none {a trip} other {trip {trip}}} in this period',
  },
  vehicleShared: {
    id: 'fleet.share.refusal.vehicleShared',
    defaultMessage: 'Vehicle is already shared in this period',
  },
  shareOver: { id: 'fleet.share.refusal.shareOver', defaultMessage: 'Sharing has already ended' },
  shareHasLiveTrip: {
    id: 'fleet.share.refusal.shareHasLiveTrip',
    defaultMessage: 'The partner has a live trip with this vehicle: {trip}',
  },
});

export const shareFieldErrorMessages = defineMessages({
  partnerNotActive: { id: 'fleet.share.wrong.partnerNotActive', defaultMessage: 'Partner is not active' },
});
