import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'ui.import.open', defaultMessage: 'Import' },
  steps: {
    id: 'ui.import.steps',
    defaultMessage: 'Fill in the template and choose it here. It is checked first; nothing is saved before you say so.',
  },
  template: { id: 'ui.import.template', defaultMessage: 'Download template' },
  file: { id: 'ui.import.file', defaultMessage: 'Excel file' },
  last: { id: 'ui.import.last', defaultMessage: 'Result of the last import: {file}' },
  another: { id: 'ui.import.another', defaultMessage: 'Import another file' },
  checking: { id: 'ui.import.checking', defaultMessage: 'Checking the file' },
  allGood: {
    id: 'ui.import.allGood',
    defaultMessage: '{total, plural, one {# row} other {# rows}} found, all of them without errors.',
  },
  someGood: {
    id: 'ui.import.someGood',
    defaultMessage:
      '{valid} of {total, plural, one {# row} other {# rows}} can be imported. {count, plural, one {# error} other {# errors}} found.',
  },
  problems: { id: 'ui.import.problems', defaultMessage: 'Errors' },
  shown: { id: 'ui.import.shown', defaultMessage: 'The first {shown} of {count} are shown.' },
  save: { id: 'ui.import.save', defaultMessage: 'Download errors' },
  row: { id: 'ui.import.row', defaultMessage: 'Row' },
  column: { id: 'ui.import.column', defaultMessage: 'Column' },
  problem: { id: 'ui.import.problem', defaultMessage: 'Error' },
  begin: { id: 'ui.import.begin', defaultMessage: 'Import {count, plural, one {# row} other {# rows}}' },
  running: { id: 'ui.import.running', defaultMessage: 'Importing {file}: {done} of {total}' },
  mayLeave: { id: 'ui.import.mayLeave', defaultMessage: 'You may close this. It goes on, and you find it here again.' },
  finished: { id: 'ui.import.finished', defaultMessage: '{file}: {created} imported, {failed} failed.' },
  results: { id: 'ui.import.results', defaultMessage: 'Results' },
  result: { id: 'ui.import.result', defaultMessage: 'Result' },
  previous: { id: 'ui.import.previous', defaultMessage: 'Previous page' },
  next: { id: 'ui.import.next', defaultMessage: 'Next page' },
  page: { id: 'ui.import.page', defaultMessage: 'Page {page} of {pages}' },
});

export const rowStates = defineMessages({
  waiting: { id: 'ui.import.row.waiting', defaultMessage: 'Waiting' },
  created: { id: 'ui.import.row.created', defaultMessage: 'Imported' },
  failed: { id: 'ui.import.row.failed', defaultMessage: 'Failed' },
});
