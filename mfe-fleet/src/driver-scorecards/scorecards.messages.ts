import { defineMessages } from 'react-intl';
import type { ScoreComponent } from 'shared-contracts/values/trips/driver-scores';

export const messages = defineMessages({
  title: { id: 'fleet.score.title', defaultMessage: 'Driver scorecards' },
  driverTitle: { id: 'fleet.score.driverTitle', defaultMessage: 'Scorecard: {name}' },
  search: { id: 'fleet.score.search', defaultMessage: 'Search by name or login' },
  empty: { id: 'fleet.score.empty', defaultMessage: 'No drivers found' },
  emptyText: {
    id: 'fleet.score.emptyText',
    defaultMessage: 'Scores follow from the trips of your drivers. Add drivers and assign trips to them.',
  },
  open: { id: 'fleet.score.open', defaultMessage: 'Open scorecard' },
  month: { id: 'fleet.score.month', defaultMessage: 'Month' },
  unknown: { id: 'fleet.score.unknown', defaultMessage: 'Not known' },
  value: { id: 'fleet.score.value', defaultMessage: '{score} of 100' },
  byMonth: { id: 'fleet.score.byMonth', defaultMessage: 'Score by month' },
  counts: { id: 'fleet.score.counts', defaultMessage: 'What counts' },
  countsHelp: {
    id: 'fleet.score.countsHelp',
    defaultMessage:
      'Only trips count, with the vehicle and driver who had them at that time. What isn’t known leaves its weight to the rest. Months are those of UTC; the last days may still change, as trackers report late.',
  },
  figures: { id: 'fleet.score.figures', defaultMessage: 'Figures' },
  component: { id: 'fleet.score.component', defaultMessage: 'Part' },
  measured: { id: 'fleet.score.measured', defaultMessage: 'Measured' },
  points: { id: 'fleet.score.points', defaultMessage: 'Points' },
  pointsOf: { id: 'fleet.score.pointsOf', defaultMessage: '{points} of {weight}' },
  percent: { id: 'fleet.score.percent', defaultMessage: '{value} %' },
  per100: { id: 'fleet.score.per100', defaultMessage: '{value} per 100 km' },
  of: { id: 'fleet.score.of', defaultMessage: '{part} of {whole}' },
});

export const fields = defineMessages({
  name: { id: 'fleet.score.field.name', defaultMessage: 'Driver' },
  score: { id: 'fleet.score.field.score', defaultMessage: 'Score' },
  distance: { id: 'fleet.score.field.distance', defaultMessage: 'Driven' },
  drivingMinutes: { id: 'fleet.score.field.drivingMinutes', defaultMessage: 'Driving time' },
  speedingMinutes: { id: 'fleet.score.field.speedingMinutes', defaultMessage: 'Above the limit' },
  idleMinutes: { id: 'fleet.score.field.idleMinutes', defaultMessage: 'Idling' },
  harshEvents: { id: 'fleet.score.field.harshEvents', defaultMessage: 'Harsh events' },
  stops: { id: 'fleet.score.field.stops', defaultMessage: 'On-time stops' },
  inspections: { id: 'fleet.score.field.inspections', defaultMessage: 'Inspected trips' },
  defects: { id: 'fleet.score.field.defects', defaultMessage: 'Inspections with defects' },
});

export const components = defineMessages<ScoreComponent>({
  speeding: { id: 'fleet.score.part.speeding', defaultMessage: 'Speeding' },
  harsh: { id: 'fleet.score.part.harsh', defaultMessage: 'Harsh driving' },
  idling: { id: 'fleet.score.part.idling', defaultMessage: 'Idling' },
  onTime: { id: 'fleet.score.part.onTime', defaultMessage: 'Punctuality' },
  inspections: { id: 'fleet.score.part.inspections', defaultMessage: 'Inspections' },
});

/** Why each component has its weight. */
export const explanations = defineMessages<ScoreComponent>({
  speeding: {
    id: 'fleet.score.why.speeding',
    defaultMessage:
      'Share of the driving time above the limit of your alert rule for speeding. All points at {full}, none from {none}.',
  },
  harsh: {
    id: 'fleet.score.why.harsh',
    defaultMessage:
      'Harsh braking, acceleration and cornering, where trackers report them. All points at {full}, none from {none}.',
  },
  idling: {
    id: 'fleet.score.why.idling',
    defaultMessage:
      'Share of the time with a running engine that the vehicle stands, where trackers report the ignition. All points up to {full}, none from {none}.',
  },
  onTime: {
    id: 'fleet.score.why.onTime',
    defaultMessage: 'Share of the stops reached before their window ends. All points from {full}, none up to {none}.',
  },
  inspections: {
    id: 'fleet.score.why.inspections',
    defaultMessage:
      'Share of the trips inspected before they begin, once your drivers report inspections. Defects don’t count against who reports them.',
  },
});
