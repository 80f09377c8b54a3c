import { defineMessages } from 'react-intl';

/**
 * Keyed by number, for languages that the browser's Intl.DateTimeFormat lacks, such as Sinhala in many browsers;
 * Monday is 1.
 */
export const calendarNames = {
  longWeekdays: defineMessages({
    1: { id: 'ui.weekday.long.1', defaultMessage: 'Monday' },
    2: { id: 'ui.weekday.long.2', defaultMessage: 'Tuesday' },
    3: { id: 'ui.weekday.long.3', defaultMessage: 'Wednesday' },
    4: { id: 'ui.weekday.long.4', defaultMessage: 'Thursday' },
    5: { id: 'ui.weekday.long.5', defaultMessage: 'Friday' },
    6: { id: 'ui.weekday.long.6', defaultMessage: 'Saturday' },
    7: { id: 'ui.weekday.long.7', defaultMessage: 'Sunday' },
  }),
  shortWeekdays: defineMessages({
    1: { id: 'ui.weekday.short.1', defaultMessage: 'Mon' },
    2: { id: 'ui.weekday.short.2', defaultMessage: 'Tue' },
    3: { id: 'ui.weekday.short.3', defaultMessage: 'Wed' },
    4: { id: 'ui.weekday.short.4', defaultMessage: 'Thu' },
    5: { id: 'ui.weekday.short.5', defaultMessage: 'Fri' },
    6: { id: 'ui.weekday.short.6', defaultMessage: 'Sat' },
    7: { id: 'ui.weekday.short.7', defaultMessage: 'Sun' },
  }),
  months: defineMessages({
    1: { id: 'ui.month.1', defaultMessage: 'January' },
    2: { id: 'ui.month.2', defaultMessage: 'February' },
    3: { id: 'ui.month.3', defaultMessage: 'March' },
    4: { id: 'ui.month.4', defaultMessage: 'April' },
    5: { id: 'ui.month.5', defaultMessage: 'May' },
    6: { id: 'ui.month.6', defaultMessage: 'June' },
    7: { id: 'ui.month.7', defaultMessage: 'July' },
    8: { id: 'ui.month.8', defaultMessage: 'August' },
    9: { id: 'ui.month.9', defaultMessage: 'September' },
    10: { id: 'ui.month.10', defaultMessage: 'October' },
    11: { id: 'ui.month.11', defaultMessage: 'November' },
    12: { id: 'ui.month.12', defaultMessage: 'December' },
  }),
};
