import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  export: { id: 'finance.contract.rates.export', defaultMessage: 'Export rates' },
  import: { id: 'finance.contract.rates.import', defaultMessage: 'Import rates' },
  title: { id: 'finance.contract.rates.title', defaultMessage: 'Import lanes and distance bands' },
  lead: {
    id: 'finance.contract.rates.lead',
    defaultMessage:
      'Export the rates of a version, change the file and upload it here. The file replaces all lanes and distance bands of the newest version. You can review the result before anything is saved.',
  },
  file: { id: 'finance.contract.rates.file', defaultMessage: 'Excel or CSV file' },
  checking: { id: 'finance.contract.rates.checking', defaultMessage: 'Checking the file' },
  nothing: { id: 'finance.contract.rates.nothing', defaultMessage: 'The file has the same rates as the contract.' },
  errors: {
    id: 'finance.contract.rates.errors',
    defaultMessage:
      '{count, plural, one {# row has errors} other {# rows have errors}}. Correct the file and upload it again.',
  },
  ready: { id: 'finance.contract.rates.ready', defaultMessage: 'No errors. Nothing is saved yet.' },
  save: { id: 'finance.contract.rates.save', defaultMessage: 'Save rates' },
  saved: { id: 'finance.contract.rates.saved', defaultMessage: 'Rates saved' },
  results: { id: 'finance.contract.rates.results', defaultMessage: 'Results' },
  row: { id: 'finance.contract.rates.row', defaultMessage: 'Row' },
  rate: { id: 'finance.contract.rates.rate', defaultMessage: 'Rate' },
  result: { id: 'finance.contract.rates.result', defaultMessage: 'Result' },
  details: { id: 'finance.contract.rates.details', defaultMessage: 'Details' },
  lane: { id: 'finance.contract.rates.lane', defaultMessage: '{from} → {to}' },
  band: { id: 'finance.contract.rates.band', defaultMessage: 'Distance from {from} to {to}' },
  more: { id: 'finance.contract.rates.more', defaultMessage: 'Show more' },
});

export const resultLabels = defineMessages({
  error: { id: 'finance.contract.rates.result.error', defaultMessage: 'Error' },
  changed: { id: 'finance.contract.rates.result.changed', defaultMessage: 'Changed' },
  added: { id: 'finance.contract.rates.result.added', defaultMessage: 'Added' },
  removed: { id: 'finance.contract.rates.result.removed', defaultMessage: 'Removed' },
  unchanged: { id: 'finance.contract.rates.result.unchanged', defaultMessage: 'Unchanged' },
});
