import { defineMessages } from 'react-intl';
import type { TrackingApp } from 'shared-contracts/values/fleet/tracking';

export const messages = defineMessages({
  title: { id: 'fleet.setup.title', defaultMessage: 'Set up tracking' },
  vehicle: { id: 'fleet.setup.vehicle', defaultMessage: 'Vehicle' },
  app: { id: 'fleet.setup.app', defaultMessage: 'App or device' },
  steps: { id: 'fleet.setup.steps', defaultMessage: 'Steps' },
  address: { id: 'fleet.setup.address', defaultMessage: 'Server address' },
  addressHelp: {
    id: 'fleet.setup.addressHelp',
    defaultMessage: 'Contains the tracking token: give it only to those who set up your trackers.',
  },
  device: { id: 'fleet.setup.device', defaultMessage: 'Device identifier' },
  code: { id: 'fleet.setup.code', defaultMessage: 'QR code for the Traccar Client' },
  forward: { id: 'fleet.setup.forward', defaultMessage: 'Configuration of the Traccar server' },
  noDevice: {
    id: 'fleet.setup.noDevice',
    defaultMessage:
      'This vehicle has no tracking device yet. For an app, create an identifier; a tracker brings its own.',
  },
  createDevice: { id: 'fleet.setup.createDevice', defaultMessage: 'Create an identifier' },
  enterDevice: { id: 'fleet.setup.enterDevice', defaultMessage: 'Enter the tracker’s identifier' },
  useApp: { id: 'fleet.setup.useApp', defaultMessage: 'Use this app for the vehicle' },
  useAppText: {
    id: 'fleet.setup.useAppText',
    defaultMessage: 'The vehicle isn’t set to this app, which decides the unit of its speeds.',
  },
  saved: { id: 'fleet.setup.saved', defaultMessage: 'Vehicle saved' },
  signal: { id: 'fleet.setup.signal', defaultMessage: 'Signal' },
  waiting: { id: 'fleet.setup.waiting', defaultMessage: 'Waiting for the first position' },
  waitingAgain: { id: 'fleet.setup.waitingAgain', defaultMessage: 'Waiting for a new position' },
  received: { id: 'fleet.setup.received', defaultMessage: 'Position received' },
  lastAt: { id: 'fleet.setup.lastAt', defaultMessage: 'Last position' },
  nothing: {
    id: 'fleet.setup.nothing',
    defaultMessage: 'Nothing arrives? A mistyped identifier appears among the refused devices.',
  },
  refused: { id: 'fleet.setup.refused', defaultMessage: 'Refused devices' },
  noToken: { id: 'fleet.setup.noToken', defaultMessage: 'The tracking token isn’t shown to you' },
  noTokenText: {
    id: 'fleet.setup.noTokenText',
    defaultMessage: 'Ask someone who may change the organization’s settings to open this page.',
  },
  notEditable: { id: 'fleet.setup.notEditable', defaultMessage: 'You can’t set up this vehicle' },
  notEditableText: {
    id: 'fleet.setup.notEditableText',
    defaultMessage: 'Only its owner’s users with the rule to change vehicles can.',
  },
});

export const trackingApps = defineMessages<TrackingApp>({
  traccarClient: { id: 'fleet.vehicle.trackingApp.traccarClient', defaultMessage: 'Traccar Client' },
  osmAnd: { id: 'fleet.vehicle.trackingApp.osmAnd', defaultMessage: 'OsmAnd' },
  gpsLogger: { id: 'fleet.vehicle.trackingApp.gpsLogger', defaultMessage: 'GPSLogger' },
  ownTracks: { id: 'fleet.vehicle.trackingApp.ownTracks', defaultMessage: 'OwnTracks' },
  traccarServer: { id: 'fleet.vehicle.trackingApp.traccarServer', defaultMessage: 'Traccar server' },
  other: { id: 'fleet.vehicle.trackingApp.other', defaultMessage: 'Other tracker' },
});

/** Instructions for each app, one step per line. */
export const instructions = defineMessages<TrackingApp>({
  traccarClient: {
    id: 'fleet.setup.traccarClient',
    defaultMessage:
      'Install the Traccar Client on the phone, and allow the location always\nOpen its settings, tap the QR code symbol, and scan this code\nOr enter the server address and the device identifier by hand\nTurn on continuous tracking',
  },
  osmAnd: {
    id: 'fleet.setup.osmAnd',
    defaultMessage:
      'In OsmAnd, enable the plugin Trip recording\nIn its settings, open Online tracking and enter the address below as the web address\nTurn on Online tracking, and start a recording',
  },
  gpsLogger: {
    id: 'fleet.setup.gpsLogger',
    defaultMessage:
      'In GPSLogger, open Logging details and turn on Log to custom URL\nEnter the address below as the URL, with the method GET\nStart logging',
  },
  ownTracks: {
    id: 'fleet.setup.ownTracks',
    defaultMessage:
      'In OwnTracks, open Preferences, Connection and choose the mode HTTP\nEnter the address below as the URL; no user name is needed\nChoose the monitoring mode Move',
  },
  traccarServer: {
    id: 'fleet.setup.traccarServer',
    defaultMessage:
      'In Traccar, give the device the identifier below\nAdd the configuration below to the server’s traccar.xml\nRestart Traccar',
  },
  other: {
    id: 'fleet.setup.other',
    defaultMessage:
      'Trackers with a protocol of their own need a Traccar server in front, which forwards their positions\nSenders of HTTP use the address below, as described for the OsmAnd protocol\nThe identifier is often the IMEI that is printed on the tracker',
  },
});

export const setupErrors = defineMessages({
  'trackingDevice.alreadyExists': {
    id: 'fleet.vehicle.wrong.trackingDevice',
    defaultMessage: 'Vehicle with same tracking device already exist',
  },
});
