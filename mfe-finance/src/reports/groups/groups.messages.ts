import { defineMessages } from 'react-intl';

export const groupMessages = defineMessages({
  unknownColumn: {
    id: 'finance.report.groups.unknownColumn',
    defaultMessage: 'This report has no column {column}',
  },
  unknownColumnText: {
    id: 'finance.report.groups.unknownColumnText',
    defaultMessage: 'Its address or saved report names it. Choose other groups and sums.',
  },
  action: { id: 'finance.groups.action', defaultMessage: 'Group and sum' },
  title: { id: 'finance.groups.title', defaultMessage: 'Group and sum' },
  groupBy: { id: 'finance.groups.groupBy', defaultMessage: 'Group by' },
  groupByHelp: { id: 'finance.groups.groupByHelp', defaultMessage: 'Up to {max}; none gives one row' },
  measures: { id: 'finance.groups.measures', defaultMessage: 'Columns' },
  measuresHelp: {
    id: 'finance.groups.measuresHelp',
    defaultMessage: 'Sums, averages and the number of rows, up to {max}',
  },
  chart: { id: 'finance.groups.chart', defaultMessage: 'Chart' },
  noChart: { id: 'finance.groups.noChart', defaultMessage: 'None' },
  apply: { id: 'finance.groups.apply', defaultMessage: 'Apply' },
  ungroup: { id: 'finance.groups.ungroup', defaultMessage: 'Show rows' },
  excel: { id: 'finance.groups.excel', defaultMessage: 'Excel' },
  csv: { id: 'finance.groups.csv', defaultMessage: 'CSV' },
  all: { id: 'finance.groups.all', defaultMessage: 'All rows' },
  none: { id: 'finance.groups.none', defaultMessage: 'Without' },
  inCurrency: { id: 'finance.groups.inCurrency', defaultMessage: 'In {currency}' },
  inOwnCurrency: { id: 'finance.groups.inOwnCurrency', defaultMessage: '{measure} in {currency}' },
  count: { id: 'finance.groups.count', defaultMessage: 'Rows' },
  sum: { id: 'finance.groups.sum', defaultMessage: '{column} (sum)' },
  average: { id: 'finance.groups.average', defaultMessage: '{column} (average)' },
  day: { id: 'finance.groups.day', defaultMessage: '{column} by day' },
  week: { id: 'finance.groups.week', defaultMessage: '{column} by week' },
  month: { id: 'finance.groups.month', defaultMessage: '{column} by month' },
});

export const chartMessages = defineMessages({
  bar: { id: 'finance.groups.chart.bar', defaultMessage: 'Bars' },
  line: { id: 'finance.groups.chart.line', defaultMessage: 'Line' },
  pie: { id: 'finance.groups.chart.pie', defaultMessage: 'Pie' },
});

export const groupErrors = defineMessages({
  tooManyGroups: {
    id: 'finance.groups.error.tooManyGroups',
    defaultMessage: 'More than {max, number} groups. Group by something coarser',
  },
  tooManyRows: {
    id: 'finance.groups.error.tooManyRows',
    defaultMessage: 'More than {max, number} rows. Choose a shorter period',
  },
});
