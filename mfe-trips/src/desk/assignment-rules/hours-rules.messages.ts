import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'desk.hours.title', defaultMessage: 'Drivers’ hours' },
  saved: { id: 'desk.hours.saved', defaultMessage: 'Hours saved' },
  none: { id: 'desk.hours.none', defaultMessage: 'No limit' },
  hours: { id: 'desk.hours.hours', defaultMessage: '{hours} h' },
});

export const ruleMessages = defineMessages({
  driveMinutes: { id: 'desk.hours.driveMinutes', defaultMessage: 'A break is due after driving for' },
  breakMinutes: { id: 'desk.hours.breakMinutes', defaultMessage: 'Length of a break' },
  restMinutes: { id: 'desk.hours.restMinutes', defaultMessage: 'Length of a rest between shifts' },
  maxShiftMinutes: {
    id: 'desk.hours.maxShiftMinutes',
    defaultMessage: 'Longest driving in a shift, for drivers without a limit of their own',
  },
  maxWeekMinutes: { id: 'desk.hours.maxWeekMinutes', defaultMessage: 'Longest driving in seven days' },
});
