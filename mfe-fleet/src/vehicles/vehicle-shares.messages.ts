import { defineMessages } from 'react-intl';
import type { VehicleShare } from 'shared-contracts/vehicle-sharing';

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
    defaultMessage: 'The partner sees the vehicle and may plan it in this time. You keep the right to take it back.',
  },
  openEnd: { id: 'fleet.share.openEnd', defaultMessage: 'Open end' },
  openEndHelp: { id: 'fleet.share.openEndHelp', defaultMessage: 'Empty: with an open end' },
  share: { id: 'fleet.share.share', defaultMessage: 'Share' },
  unshare: { id: 'fleet.share.unshare', defaultMessage: 'Unshare' },
  later: { id: 'fleet.share.later', defaultMessage: 'It must end after it begins' },
  shares: { id: 'fleet.share.shares', defaultMessage: 'Shares' },
  none: { id: 'fleet.share.none', defaultMessage: 'Not shared with anybody' },
  all: { id: 'fleet.share.all', defaultMessage: 'Show all {count}' },
});

/** Why the API does not share a vehicle or take it back, by its code. */
export const shareRefusals = defineMessages({
  vehicleDeactivated: { id: 'fleet.share.refusal.vehicleDeactivated', defaultMessage: 'Vehicle is deactivated' },
  vehicleOnTrip: { id: 'fleet.share.refusal.vehicleOnTrip', defaultMessage: 'Vehicle is on a trip in this time' },
  vehicleShared: { id: 'fleet.share.refusal.vehicleShared', defaultMessage: 'Vehicle is shared already in this time' },
  shareOver: { id: 'fleet.share.refusal.shareOver', defaultMessage: 'Sharing is over already' },
  shareHasLiveTrip: { id: 'fleet.share.refusal.shareHasLiveTrip', defaultMessage: 'Live trip of the partner: {trip}' },
});

export const shareCodes = defineMessages({
  partnerNotActive: { id: 'fleet.share.wrong.partnerNotActive', defaultMessage: 'Partner is not active' },
});
