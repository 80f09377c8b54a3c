import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'fleet.driver.hours.title', defaultMessage: 'Hours of driving' },
  shift: { id: 'fleet.driver.hours.shift', defaultMessage: 'This shift' },
  week: { id: 'fleet.driver.hours.week', defaultMessage: 'Last seven days' },
  break: { id: 'fleet.driver.hours.break', defaultMessage: 'Next break' },
  rest: { id: 'fleet.driver.hours.rest', defaultMessage: 'Next rest' },
  next: { id: 'fleet.driver.hours.next', defaultMessage: 'Next shift' },
  resting: { id: 'fleet.driver.hours.resting', defaultMessage: 'Not on a shift' },
  driven: { id: 'fleet.driver.hours.driven', defaultMessage: '{driven} driven' },
  remaining: { id: 'fleet.driver.hours.remaining', defaultMessage: '{driven} driven, {left} of {max} left' },
  planned: { id: 'fleet.driver.hours.planned', defaultMessage: '{planned} with the planned trips' },
  exceeded: { id: 'fleet.driver.hours.exceeded', defaultMessage: 'Too much: {planned} with the planned trips' },
  breakIn: { id: 'fleet.driver.hours.breakIn', defaultMessage: 'After {minutes} of driving, for {length}' },
  breakDue: { id: 'fleet.driver.hours.breakDue', defaultMessage: 'Due now, for {length}' },
  period: { id: 'fleet.driver.hours.period', defaultMessage: '{from} to {to}' },
  nextShift: { id: 'fleet.driver.hours.nextShift', defaultMessage: '{from}, {planned} of driving' },
  none: { id: 'fleet.driver.hours.none', defaultMessage: 'No trips planned' },
});
