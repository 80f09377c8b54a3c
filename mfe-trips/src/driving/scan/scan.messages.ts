import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  scan: { id: 'trips.driving.scan.scan', defaultMessage: 'Scan labels · {scanned} of {expected}' },
  title: { id: 'trips.driving.scan.title', defaultMessage: 'Scan · {stop}' },
  starting: { id: 'trips.driving.scan.starting', defaultMessage: 'Starting the camera…' },
  aim: { id: 'trips.driving.scan.aim', defaultMessage: 'Hold the camera over the code of a label' },
  denied: {
    id: 'trips.driving.scan.denied',
    defaultMessage:
      'The camera is blocked. Allow it for this site in the settings of the browser, or enter the code below.',
  },
  unavailable: { id: 'trips.driving.scan.unavailable', defaultMessage: 'No camera here. Enter the code below.' },
  code: { id: 'trips.driving.scan.code', defaultMessage: 'Code on the label, such as O-000104/2' },
  enter: { id: 'trips.driving.scan.enter', defaultMessage: 'Enter' },
  count: { id: 'trips.driving.scan.count', defaultMessage: '{number}: {scanned} of {expected}' },
  mark: { id: 'trips.driving.scan.mark', defaultMessage: 'Mark' },
  markItem: { id: 'trips.driving.scan.markItem', defaultMessage: 'Mark {item} of {number}' },
  markAll: { id: 'trips.driving.scan.markAll', defaultMessage: 'Mark all {count}' },
  marked: { id: 'trips.driving.scan.marked', defaultMessage: 'Scanned' },
});

/** The meaning of a code at the stop. */
export const verdictMessages = defineMessages({
  mark: { id: 'trips.driving.scan.verdict.mark', defaultMessage: '{number}: {item}, {scanned} of {expected}' },
  already: { id: 'trips.driving.scan.verdict.already', defaultMessage: '{number}: {item} is scanned already' },
  order: {
    id: 'trips.driving.scan.verdict.order',
    defaultMessage: '{number} is right here. Scan the barcode of each item, or mark all {count} below.',
  },
  otherStop: {
    id: 'trips.driving.scan.verdict.otherStop',
    defaultMessage: 'Not here: {number} belongs to stop {stops}.',
  },
  otherOrder: { id: 'trips.driving.scan.verdict.otherOrder', defaultMessage: '{number} isn’t in this trip.' },
  foreignOrder: { id: 'trips.driving.scan.verdict.foreignOrder', defaultMessage: 'This order isn’t in this trip.' },
  noSuchItem: { id: 'trips.driving.scan.verdict.noSuchItem', defaultMessage: '{number} has no such item.' },
  thisTrip: {
    id: 'trips.driving.scan.verdict.thisTrip',
    defaultMessage: 'This is the code of the trip. Scan the labels.',
  },
  otherTrip: { id: 'trips.driving.scan.verdict.otherTrip', defaultMessage: 'This paper belongs to another trip.' },
  unknown: { id: 'trips.driving.scan.verdict.unknown', defaultMessage: 'This isn’t a code of the portal’s papers.' },
});

export const scannedMessages = defineMessages({
  title: { id: 'trips.driving.scan.section', defaultMessage: 'Scanned labels' },
  stop: { id: 'trips.driving.scan.stop', defaultMessage: '{stop}: {scanned} of {expected}' },
  by: { id: 'trips.driving.scan.by', defaultMessage: '{name}, {time}' },
  typed: { id: 'trips.driving.scan.typed', defaultMessage: '{name}, {time}, entered by hand' },
  missing: { id: 'trips.driving.scan.missing', defaultMessage: 'Not scanned' },
});
