import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  export: { id: 'ui.export.export', defaultMessage: 'Export list' },
  xlsx: { id: 'ui.export.xlsx', defaultMessage: 'Excel' },
  csv: { id: 'ui.export.csv', defaultMessage: 'CSV' },
  jsonl: { id: 'ui.export.jsonl', defaultMessage: 'JSON lines' },
  exported: { id: 'ui.export.exported', defaultMessage: '{name} downloaded' },
  tooManyRows: {
    id: 'ui.export.tooManyRows',
    defaultMessage: 'Up to {max, number} rows can be exported. Narrow the filters and try again',
  },
  tooManyExports: {
    id: 'ui.export.tooManyExports',
    defaultMessage: 'Other exports are running. Try again in a moment',
  },
});
