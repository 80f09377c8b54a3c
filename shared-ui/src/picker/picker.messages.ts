import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  time: { id: 'ui.picker.time', defaultMessage: 'Time' },
  dateFormat: { id: 'ui.picker.dateShape', defaultMessage: 'DD.MM.YYYY' },
  calendar: { id: 'ui.picker.calendar', defaultMessage: 'Open the calendar' },
  previousMonth: { id: 'ui.picker.previousMonth', defaultMessage: 'Previous month' },
  nextMonth: { id: 'ui.picker.nextMonth', defaultMessage: 'Next month' },
  today: { id: 'ui.picker.today', defaultMessage: 'Today' },
  minSearchLength: { id: 'ui.picker.searchFrom', defaultMessage: 'Type at least {min} characters to search' },
  noResults: { id: 'ui.picker.nothing', defaultMessage: 'Nothing found' },
  loading: { id: 'ui.picker.loading', defaultMessage: 'Loading…' },
  failed: { id: 'ui.picker.failed', defaultMessage: 'The list could not be loaded' },
  search: { id: 'ui.picker.search', defaultMessage: 'Search…' },
  add: { id: 'ui.picker.add', defaultMessage: 'Search to add…' },
  open: { id: 'ui.picker.open', defaultMessage: 'Open the list' },
  clear: { id: 'ui.picker.clear', defaultMessage: 'Clear' },
  addEntry: { id: 'ui.picker.addEntry', defaultMessage: 'Add “{name}”' },
  createEntry: { id: 'ui.picker.createEntry', defaultMessage: 'Create “{name}”…' },
  remove: { id: 'ui.picker.remove', defaultMessage: 'Remove {name}' },
});
