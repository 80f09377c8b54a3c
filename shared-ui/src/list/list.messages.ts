import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  search: { id: 'ui.list.search', defaultMessage: 'Search' },
  searchFrom: { id: 'ui.list.searchFrom', defaultMessage: 'Type at least {from} characters' },
  clearSearch: { id: 'ui.list.clearSearch', defaultMessage: 'Clear the search' },
  any: { id: 'ui.list.any', defaultMessage: 'Any' },
  from: { id: 'ui.list.from', defaultMessage: 'From' },
  to: { id: 'ui.list.to', defaultMessage: 'To' },
  filters: { id: 'ui.list.filters', defaultMessage: 'Filters' },
  apply: { id: 'ui.list.apply', defaultMessage: 'Apply' },
  clear: { id: 'ui.list.clear', defaultMessage: 'Clear filters' },
  nothingMatches: { id: 'ui.list.nothingMatches', defaultMessage: 'Nothing matches the search and the filters you have set.' },
  columns: { id: 'ui.list.columns', defaultMessage: 'Columns' },
  actions: { id: 'ui.list.actions', defaultMessage: 'Actions' },
  rowsPerPage: { id: 'ui.list.rowsPerPage', defaultMessage: 'Rows per page' },
  range: { id: 'ui.list.range', defaultMessage: '{from}–{to} of {total}' },
  pages: { id: 'ui.list.pages', defaultMessage: 'Pages' },
  page: { id: 'ui.list.page', defaultMessage: 'Page {page}' },
  previous: { id: 'ui.list.previous', defaultMessage: 'Previous page' },
  next: { id: 'ui.list.next', defaultMessage: 'Next page' },
});
