import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  open: { id: 'ui.import.open', defaultMessage: 'Import' },
  steps: {
    id: 'ui.import.steps',
    defaultMessage: 'Fill in the template and upload it here. You can review the result before anything is saved.',
  },
  template: { id: 'ui.import.template', defaultMessage: 'Download template' },
  file: { id: 'ui.import.file', defaultMessage: 'Excel or CSV file' },
  lastResult: { id: 'ui.import.last', defaultMessage: 'Result of the last import: {file}' },
  importAnother: { id: 'ui.import.another', defaultMessage: 'Import another file' },
  checking: { id: 'ui.import.checking', defaultMessage: 'Checking the file' },
  noErrors: {
    id: 'ui.import.allGood',
    defaultMessage: '{total, plural, one {# row} other {# rows}} found, no errors.',
  },
  someErrors: {
    id: 'ui.import.someGood',
    defaultMessage:
      '{valid} of {total, plural, one {# row} other {# rows}} can be imported. {count, plural, one {# error} other {# errors}} found.',
  },
  problems: { id: 'ui.import.problems', defaultMessage: 'Errors' },
  truncated: { id: 'ui.import.shown', defaultMessage: 'Showing the first {limit} of {count}.' },
  warnings: { id: 'ui.import.warnings', defaultMessage: 'Warnings' },
  download: { id: 'ui.import.download', defaultMessage: 'Download' },
  failedRows: { id: 'ui.import.failedRows', defaultMessage: 'Download failed rows' },
  failedRowsHelp: {
    id: 'ui.import.failedRowsHelp',
    defaultMessage: 'An Excel file with the reason in each row. Correct the rows and import the file again.',
  },
  row: { id: 'ui.import.row', defaultMessage: 'Row' },
  column: { id: 'ui.import.column', defaultMessage: 'Column' },
  problem: { id: 'ui.import.problem', defaultMessage: 'Error' },
  importRows: { id: 'ui.import.begin', defaultMessage: 'Import {count, plural, one {# row} other {# rows}}' },
  running: { id: 'ui.import.running', defaultMessage: 'Importing {file}: {done} of {total}' },
  continuesInBackground: {
    id: 'ui.import.mayLeave',
    defaultMessage: 'You can close this. The import continues in the background.',
  },
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
