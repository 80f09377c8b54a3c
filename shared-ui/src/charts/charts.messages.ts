import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  asTable: { id: 'ui.charts.asTable', defaultMessage: 'Show as a table' },
  asChart: { id: 'ui.charts.asChart', defaultMessage: 'Show as a chart' },
  save: { id: 'ui.charts.save', defaultMessage: 'Save as an image' },
  more: { id: 'ui.charts.more', defaultMessage: 'Chart options: {name}' },
  label: { id: 'ui.charts.label', defaultMessage: 'Chart: {name}. {sums}' },
  sum: { id: 'ui.charts.sum', defaultMessage: 'Total' },
  saveFailed: { id: 'ui.charts.notSaved', defaultMessage: 'The image could not be saved' },
});
