import { defineMessages } from 'react-intl';
import type { PlanDifference, PlanStatus } from 'shared-contracts/values/trips/planning-desk';

export const messages = defineMessages({
  none: { id: 'desk.plans.none', defaultMessage: 'No plans yet' },
  noneText: {
    id: 'desk.plans.noneText',
    defaultMessage: 'Create a plan to assign orders to vehicles and times before trips are created.',
  },
  create: { id: 'desk.plans.create', defaultMessage: 'New plan' },
  submitCreate: { id: 'desk.plans.submitCreate', defaultMessage: 'Create plan' },
  edit: { id: 'desk.plans.edit', defaultMessage: 'Rename or change dates' },
  archive: { id: 'desk.plans.archive', defaultMessage: 'Archive plan' },
  archiveText: {
    id: 'desk.plans.archiveText',
    defaultMessage:
      'The plan can no longer be changed. Its created trips stay, its other orders become free for other plans.',
  },
  improve: { id: 'desk.improve.title', defaultMessage: 'Improve plan' },
  compare: { id: 'desk.plans.compare', defaultMessage: 'Compare' },
  createAll: { id: 'desk.plans.createAll', defaultMessage: 'Create all trips' },
  createAllText: {
    id: 'desk.plans.createAllText',
    defaultMessage:
      '{count, plural, one {# trip is created} other {# trips are created}}. Created trips are changed on their own pages.',
  },
  name: { id: 'desk.plans.name', defaultMessage: 'Name' },
  from: { id: 'desk.plans.from', defaultMessage: 'From' },
  to: { id: 'desk.plans.to', defaultMessage: 'Until' },
  source: { id: 'desk.plans.source', defaultMessage: 'Start with' },
  empty: { id: 'desk.plans.empty', defaultMessage: 'No trips' },
  suggestion: { id: 'desk.plans.suggestion', defaultMessage: 'Suggested trips for all free orders' },
  improvement: { id: 'desk.plans.improvement', defaultMessage: 'The latest improved plan' },
  copy: { id: 'desk.plans.copy', defaultMessage: 'A copy of “{name}”' },
  tooLong: { id: 'desk.plans.tooLong', defaultMessage: 'A plan covers at most {days} days' },
  endsBefore: { id: 'desk.plans.endsBefore', defaultMessage: 'Must be after the start' },
  trips: { id: 'desk.plans.trips', defaultMessage: 'Trips' },
  orders: { id: 'desk.plans.orders', defaultMessage: 'Orders' },
  distance: { id: 'desk.plans.distance', defaultMessage: 'Distance' },
  cost: { id: 'desk.plans.cost', defaultMessage: 'Cost' },
  late: { id: 'desk.plans.late', defaultMessage: 'Late' },
  load: { id: 'desk.plans.load', defaultMessage: 'Load' },
  unplanned: { id: 'desk.plans.unplanned', defaultMessage: 'Unplanned' },
  problems: { id: 'desk.plans.problems', defaultMessage: 'With problems' },
  figures: { id: 'desk.plans.figures', defaultMessage: 'Figures of the plan' },
  before: { id: 'desk.plans.before', defaultMessage: 'Before the last change' },
  changedBy: { id: 'desk.plans.changedBy', defaultMessage: 'Changed by {name}' },
  compareWith: { id: 'desk.plans.compareWith', defaultMessage: 'Compare “{name}” with' },
  sameOrders: { id: 'desk.plans.sameOrders', defaultMessage: 'Both plans place every order in the same way' },
  differing: {
    id: 'desk.plans.differing',
    defaultMessage: '{count, plural, one {# order is placed differently} other {# orders are placed differently}}',
  },
  order: { id: 'desk.plans.order', defaultMessage: 'Order' },
  difference: { id: 'desk.plans.difference', defaultMessage: 'Differs in' },
  placement: { id: 'desk.plans.placement', defaultMessage: 'Trip {trip}, {vehicle}' },
  notPlanned: { id: 'desk.plans.notPlanned', defaultMessage: 'Unplanned' },
  noOther: { id: 'desk.plans.noOther', defaultMessage: 'There is no other plan to compare with' },
});

export const statusMessages = defineMessages<PlanStatus>({
  open: { id: 'desk.status.open', defaultMessage: 'Open' },
  completed: { id: 'desk.status.completed', defaultMessage: 'Completed' },
  archived: { id: 'desk.status.archived', defaultMessage: 'Archived' },
});

export const differenceMessages = defineMessages<PlanDifference>({
  planned: { id: 'desk.difference.planned', defaultMessage: 'Planned or not' },
  vehicle: { id: 'desk.difference.vehicle', defaultMessage: 'Vehicle' },
  driver: { id: 'desk.difference.driver', defaultMessage: 'Driver' },
  times: { id: 'desk.difference.times', defaultMessage: 'Times' },
  companions: { id: 'desk.difference.companions', defaultMessage: 'Other orders of the trip' },
});
