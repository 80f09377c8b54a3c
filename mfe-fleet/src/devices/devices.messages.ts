import { defineMessages } from 'react-intl';
import type { RejectionReason } from 'shared-contracts/values/fleet/tracking';

export const messages = defineMessages({
  title: { id: 'fleet.devices.title', defaultMessage: 'Refused devices' },
  search: { id: 'fleet.devices.search', defaultMessage: 'Search by device or vehicle' },
  state: { id: 'fleet.devices.state', defaultMessage: 'State' },
  listed: { id: 'fleet.devices.listed', defaultMessage: 'Listed' },
  ignored: { id: 'fleet.devices.ignored', defaultMessage: 'Ignored' },
  empty: { id: 'fleet.devices.empty', defaultMessage: 'No refused devices' },
  emptyText: {
    id: 'fleet.devices.emptyText',
    defaultMessage: 'Trackers that no vehicle has, and reports that can’t be right, appear here for 30 days',
  },
  device: { id: 'fleet.devices.device', defaultMessage: 'Device' },
  unnamed: { id: 'fleet.devices.unnamed', defaultMessage: 'Without an identifier' },
  vehicle: { id: 'fleet.devices.vehicle', defaultMessage: 'Vehicle' },
  organization: { id: 'fleet.devices.organization', defaultMessage: 'Organization' },
  reason: { id: 'fleet.devices.reason', defaultMessage: 'Reason' },
  lastSeen: { id: 'fleet.devices.lastSeen', defaultMessage: 'Last seen' },
  count: { id: 'fleet.devices.count', defaultMessage: 'Refused' },
  held: { id: 'fleet.devices.held', defaultMessage: 'Kept' },
  place: { id: 'fleet.devices.place', defaultMessage: 'Last place' },
  attach: { id: 'fleet.devices.attach', defaultMessage: 'Attach' },
  attachTitle: { id: 'fleet.devices.attachTitle', defaultMessage: 'Attach {device} to a vehicle' },
  attachText: {
    id: 'fleet.devices.attachText',
    defaultMessage:
      '{count, plural, =0 {No positions of this device are kept.} one {# position of the last 24 hours joins the vehicle’s track.} other {# positions of the last 24 hours join the vehicle’s track.}} Past arrivals and alerts aren’t made up for.',
  },
  replaces: {
    id: 'fleet.devices.replaces',
    defaultMessage: 'The vehicle has the device {device}. It is replaced and becomes unknown.',
  },
  attached: { id: 'fleet.devices.attached', defaultMessage: 'Device attached' },
  notFound: { id: 'fleet.devices.notFound', defaultMessage: 'This device isn’t listed any more' },
  ignore: { id: 'fleet.devices.ignore', defaultMessage: 'Ignore' },
  ignoreText: {
    id: 'fleet.devices.ignoreText',
    defaultMessage: 'Deletes the kept positions of {device} and keeps no more. You can restore the device later.',
  },
  ignoredNotice: { id: 'fleet.devices.ignoredNotice', defaultMessage: 'Device ignored' },
  restore: { id: 'fleet.devices.restore', defaultMessage: 'Restore' },
  restored: { id: 'fleet.devices.restored', defaultMessage: 'Device restored' },
  openVehicle: { id: 'fleet.devices.openVehicle', defaultMessage: 'Open vehicle' },
  trackingApp: { id: 'fleet.vehicle.trackingApp', defaultMessage: 'Tracking app' },
  trackingAppUnknown: { id: 'fleet.vehicleForm.trackingAppUnknown', defaultMessage: 'Not specified' },
  trackingAppHelp: {
    id: 'fleet.vehicleForm.trackingAppHelp',
    defaultMessage: 'Apps send speeds in different units. OsmAnd and GPSLogger need this setting.',
  },
});

export const reasons = defineMessages<RejectionReason>({
  unknownDevice: { id: 'fleet.devices.reason.unknownDevice', defaultMessage: 'Unknown device' },
  tooOld: { id: 'fleet.devices.reason.tooOld', defaultMessage: 'Older than 30 days' },
  inFuture: { id: 'fleet.devices.reason.inFuture', defaultMessage: 'Time in the future' },
  impossible: { id: 'fleet.devices.reason.impossible', defaultMessage: 'Impossible place' },
  invalid: { id: 'fleet.devices.reason.invalid', defaultMessage: 'Unreadable report' },
});

export const trackingApps = defineMessages({
  traccarClient: { id: 'fleet.vehicle.trackingApp.traccarClient', defaultMessage: 'Traccar Client' },
  osmAnd: { id: 'fleet.vehicle.trackingApp.osmAnd', defaultMessage: 'OsmAnd' },
  gpsLogger: { id: 'fleet.vehicle.trackingApp.gpsLogger', defaultMessage: 'GPSLogger' },
  ownTracks: { id: 'fleet.vehicle.trackingApp.ownTracks', defaultMessage: 'OwnTracks' },
  traccarServer: { id: 'fleet.vehicle.trackingApp.traccarServer', defaultMessage: 'Traccar server' },
  other: { id: 'fleet.vehicle.trackingApp.other', defaultMessage: 'Other tracker' },
});

export const attachErrors = defineMessages({
  'trackingDevice.alreadyExists': {
    id: 'fleet.vehicle.wrong.trackingDevice',
    defaultMessage: 'Vehicle with same tracking device already exist',
  },
  notFound: { id: 'fleet.vehicle.wrong.notFound', defaultMessage: 'No longer available. Choose another one' },
});
