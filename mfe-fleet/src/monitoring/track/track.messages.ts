import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.track.title', defaultMessage: 'Track of {plate}' },
  range: { id: 'fleet.track.range', defaultMessage: 'Track period' },
  from: { id: 'fleet.track.from', defaultMessage: 'From' },
  to: { id: 'fleet.track.to', defaultMessage: 'To' },
  show: { id: 'fleet.track.show', defaultMessage: 'Show track' },
  mustBeAfterStart: { id: 'fleet.track.later', defaultMessage: 'Must be after the start' },
  tooLong: { id: 'fleet.track.tooLong', defaultMessage: 'At most 31 days' },
  noPositions: { id: 'fleet.track.none', defaultMessage: 'No positions in this period' },
  distance: { id: 'fleet.track.distance', defaultMessage: 'Distance' },
  maxSpeed: { id: 'fleet.track.maxSpeed', defaultMessage: 'Top speed' },
  moving: { id: 'fleet.track.moving', defaultMessage: 'Moving (h:min)' },
  stopped: { id: 'fleet.track.stopped', defaultMessage: 'Stopped (h:min)' },
  simplified: {
    id: 'fleet.track.thinned',
    defaultMessage: 'The line is simplified. The figures are based on all positions.',
  },
  detailed: { id: 'fleet.track.detailed', defaultMessage: 'Show every position' },
  isDetailed: {
    id: 'fleet.track.isDetailed',
    defaultMessage: '{count, plural, one {# position} other {# positions}} shown',
  },
  trips: { id: 'fleet.track.trips', defaultMessage: 'Trips' },
  stops: { id: 'fleet.track.stops', defaultMessage: 'Stops' },
  noStops: { id: 'fleet.track.noStops', defaultMessage: 'No stops of 3 minutes or longer' },
  stop: { id: 'fleet.track.stop', defaultMessage: 'Stop {number}' },
  stopAt: { id: 'fleet.track.stopAt', defaultMessage: 'Stop {number}: {place}' },
  events: { id: 'fleet.track.events', defaultMessage: 'Locations' },
  noEvents: { id: 'fleet.track.noEvents', defaultMessage: 'No locations visited' },
  enter: { id: 'fleet.track.enter', defaultMessage: 'Arrived at {location}' },
  leave: { id: 'fleet.track.leave', defaultMessage: 'Left {location}' },
  speedColors: { id: 'fleet.track.speeds', defaultMessage: 'Speed colours' },
});

export const rangeMessages = defineMessages({
  live: { id: 'fleet.track.live', defaultMessage: 'Now' },
  today: { id: 'fleet.track.today', defaultMessage: 'Today' },
  yesterday: { id: 'fleet.track.yesterday', defaultMessage: 'Yesterday' },
  week: { id: 'fleet.track.week', defaultMessage: 'This week' },
  custom: { id: 'fleet.track.custom', defaultMessage: 'Custom' },
});

export const bandMessages = defineMessages({
  slow: { id: 'fleet.track.slow', defaultMessage: 'Slow, below {to}' },
  normal: { id: 'fleet.track.normal', defaultMessage: 'Normal, below {to}' },
  brisk: { id: 'fleet.track.brisk', defaultMessage: 'Brisk, below {to}' },
  fast: { id: 'fleet.track.fast', defaultMessage: 'Fast, from {from}' },
});

export const replayMessages = defineMessages({
  title: { id: 'fleet.track.replay', defaultMessage: 'Track replay' },
  play: { id: 'fleet.track.play', defaultMessage: 'Play' },
  pause: { id: 'fleet.track.pause', defaultMessage: 'Pause' },
  time: { id: 'fleet.track.time', defaultMessage: 'Replay time' },
  rate: { id: 'fleet.track.rate', defaultMessage: 'Replay speed' },
  rateOption: { id: 'fleet.track.times', defaultMessage: '{rate}×' },
  plate: { id: 'fleet.track.plate', defaultMessage: '{plate} (replay)' },
});
