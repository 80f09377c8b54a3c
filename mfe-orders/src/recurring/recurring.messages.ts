import { defineMessages } from 'react-intl';
import type { RecurringOrderRow } from 'shared-contracts/orders/recurring-orders';
import type { HolidayRule } from 'shared-contracts/values/orders/recurring-orders';

export const messages = defineMessages({
  title: { id: 'orders.recurring.title', defaultMessage: 'Recurring orders' },
  search: { id: 'orders.recurring.search', defaultMessage: 'Search by template' },
  template: { id: 'orders.recurring.template', defaultMessage: 'Template' },
  templateHelp: {
    id: 'orders.recurring.templateHelp',
    defaultMessage: 'Everything but the pickup time comes from the template.',
  },
  pattern: { id: 'orders.recurring.pattern', defaultMessage: 'Pickup' },
  period: { id: 'orders.recurring.period', defaultMessage: 'Period' },
  state: { id: 'orders.recurring.state', defaultMessage: 'State' },
  nextDate: { id: 'orders.recurring.nextDate', defaultMessage: 'Next pickup' },
  timeZone: { id: 'orders.recurring.timeZone', defaultMessage: 'Time zone' },
  weekdays: { id: 'orders.recurring.weekdays', defaultMessage: 'Weekdays' },
  times: { id: 'orders.recurring.times', defaultMessage: 'Pickup times' },
  timesHelp: { id: 'orders.recurring.timesHelp', defaultMessage: 'One order is made for each time.' },
  time: { id: 'orders.recurring.time', defaultMessage: 'Time' },
  addTime: { id: 'orders.recurring.addTime', defaultMessage: 'Add time' },
  startDay: { id: 'orders.recurring.startDay', defaultMessage: 'First day' },
  endDay: { id: 'orders.recurring.endDay', defaultMessage: 'Last day' },
  endDayHelp: { id: 'orders.recurring.endDayHelp', defaultMessage: 'Empty: no end.' },
  onHoliday: { id: 'orders.recurring.onHoliday', defaultMessage: 'On a holiday' },
  daysAhead: { id: 'orders.recurring.daysAhead', defaultMessage: 'Days ahead' },
  daysAheadHelp: {
    id: 'orders.recurring.daysAheadHelp',
    defaultMessage: 'How many days before the pickup an order is made.',
  },
  isSubmitted: { id: 'orders.recurring.isSubmitted', defaultMessage: 'Send new orders for approval' },
  from: { id: 'orders.recurring.from', defaultMessage: 'Change from' },
  fromHelp: {
    id: 'orders.recurring.fromHelp',
    defaultMessage: 'The pattern changes from this day on. Orders that were already made stay as they are.',
  },
  create: { id: 'orders.recurring.create', defaultMessage: 'New recurring order' },
  createVerb: { id: 'orders.recurring.createVerb', defaultMessage: 'Create recurring order' },
  edit: { id: 'orders.recurring.edit', defaultMessage: 'Edit recurring order' },
  editVerb: { id: 'orders.recurring.editVerb', defaultMessage: 'Edit' },
  nextDates: { id: 'orders.recurring.nextDates', defaultMessage: 'Next pickups' },
  noDates: { id: 'orders.recurring.noDates', defaultMessage: 'No pickups in this period' },
  datesPending: {
    id: 'orders.recurring.datesPending',
    defaultMessage: 'Choose a template, weekdays and a time to see the next pickups.',
  },
  pauseVerb: { id: 'orders.recurring.pauseVerb', defaultMessage: 'Pause' },
  pauseTitle: { id: 'orders.recurring.pauseTitle', defaultMessage: 'Pause recurring order' },
  pauseText: {
    id: 'orders.recurring.pauseText',
    defaultMessage: 'No orders are made for these days. Orders that were already made stay as they are.',
  },
  pauseFrom: { id: 'orders.recurring.pauseFrom', defaultMessage: 'From' },
  pauseTo: { id: 'orders.recurring.pauseTo', defaultMessage: 'Through' },
  pauseToHelp: { id: 'orders.recurring.pauseToHelp', defaultMessage: 'Empty: until you resume it.' },
  resumeVerb: { id: 'orders.recurring.resumeVerb', defaultMessage: 'Resume' },
  showRuns: { id: 'orders.recurring.showRuns', defaultMessage: 'Show orders' },
  runs: { id: 'orders.recurring.runs', defaultMessage: 'Orders from {template}' },
  noRuns: { id: 'orders.recurring.noRuns', defaultMessage: 'No orders yet. They appear here once they’re made.' },
  notMade: { id: 'orders.recurring.notMade', defaultMessage: 'Not created' },
  deletedOrder: { id: 'orders.recurring.deletedOrder', defaultMessage: 'Deleted' },
  retry: { id: 'orders.recurring.retry', defaultMessage: 'Try again' },
  retryOf: { id: 'orders.recurring.retryOf', defaultMessage: 'Try again: {date}' },
  failures: {
    id: 'orders.recurring.failures',
    defaultMessage: '{count, plural, one {# order not created} other {# orders not created}}',
  },
  deleteVerb: { id: 'orders.recurring.deleteVerb', defaultMessage: 'Delete' },
  deleteText: {
    id: 'orders.recurring.deleteText',
    defaultMessage: 'Stops making orders from {template}. Orders that were already made stay; this can’t be undone.',
  },
  saved: { id: 'orders.recurring.saved', defaultMessage: 'Recurring order saved' },
  paused: { id: 'orders.recurring.paused', defaultMessage: 'Recurring order paused' },
  resumed: { id: 'orders.recurring.resumed', defaultMessage: 'Recurring order resumed' },
  deleted: { id: 'orders.recurring.deleted', defaultMessage: 'Recurring order deleted' },
  retried: { id: 'orders.recurring.retried', defaultMessage: 'Order created' },
  empty: { id: 'orders.recurring.empty', defaultMessage: 'No recurring orders yet' },
  emptyText: {
    id: 'orders.recurring.emptyText',
    defaultMessage: 'Choose a template and weekdays, and the orders are made for you some days ahead.',
  },
  holidays: { id: 'orders.recurring.holidays', defaultMessage: 'Holidays' },
  holidaysText: {
    id: 'orders.recurring.holidaysText',
    defaultMessage:
      'On these days nothing is picked up. Each recurring order says whether its orders are skipped or moved.',
  },
  noHolidays: { id: 'orders.recurring.noHolidays', defaultMessage: 'No holidays yet.' },
  holidayDay: { id: 'orders.recurring.holidayDay', defaultMessage: 'Day' },
  holidayName: { id: 'orders.recurring.holidayName', defaultMessage: 'Name' },
  addHoliday: { id: 'orders.recurring.addHoliday', defaultMessage: 'Add holiday' },
  removeHoliday: { id: 'orders.recurring.removeHoliday', defaultMessage: 'Remove {name}' },
  holidayAdded: { id: 'orders.recurring.holidayAdded', defaultMessage: 'Holiday added' },
  holidayRemoved: { id: 'orders.recurring.holidayRemoved', defaultMessage: 'Holiday removed' },
});

export const states = defineMessages<RecurringOrderRow['state']>({
  active: { id: 'orders.recurring.state.active', defaultMessage: 'Active' },
  paused: { id: 'orders.recurring.state.paused', defaultMessage: 'Paused' },
  ended: { id: 'orders.recurring.state.ended', defaultMessage: 'Ended' },
});

export const holidayRules = defineMessages<HolidayRule>({
  skip: { id: 'orders.recurring.holiday.skip', defaultMessage: 'Skip the order' },
  before: { id: 'orders.recurring.holiday.before', defaultMessage: 'Move it to the day before' },
  after: { id: 'orders.recurring.holiday.after', defaultMessage: 'Move it to the day after' },
});

export const fieldErrors = defineMessages({
  beforeStart: { id: 'orders.recurring.error.beforeStart', defaultMessage: 'Must be on or after the first day' },
  notFound: { id: 'orders.recurring.error.notFound', defaultMessage: 'No longer available: choose another one' },
  alreadyExists: { id: 'orders.recurring.error.alreadyExists', defaultMessage: 'This day is a holiday already' },
  noWeekday: { id: 'orders.recurring.error.noWeekday', defaultMessage: 'Choose at least one weekday' },
  notFailed: { id: 'orders.recurring.error.notFailed', defaultMessage: 'This order has been made meanwhile' },
  ownerWithoutAccess: {
    id: 'orders.recurring.error.ownerWithoutAccess',
    defaultMessage: 'Its owner may no longer create orders',
  },
  contractExpired: { id: 'orders.recurring.error.contractExpired', defaultMessage: 'The contract has expired' },
  contractDisabled: { id: 'orders.recurring.error.contractDisabled', defaultMessage: 'The contract is disabled' },
  contractNotConfirmed: {
    id: 'orders.recurring.error.contractNotConfirmed',
    defaultMessage: 'The contract is not confirmed',
  },
});
