import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'finance.report.title', defaultMessage: 'Reports' },
  lead: {
    id: 'finance.report.lead',
    defaultMessage: 'Choose a report, view it here or export it to Excel.',
  },
  groupOrders: { id: 'finance.report.groupOrders', defaultMessage: 'Orders' },
  groupTrips: { id: 'finance.report.groupTrips', defaultMessage: 'Trips' },
  groupDocuments: { id: 'finance.report.groupPapers', defaultMessage: 'Trip documents' },
  groupConfigurable: { id: 'finance.report.groupConfigurable', defaultMessage: 'Custom columns' },
  groupFleet: { id: 'finance.report.groupFleet', defaultMessage: 'Vehicles' },
  settings: { id: 'finance.report.settings', defaultMessage: 'Report settings' },
  change: { id: 'finance.report.change', defaultMessage: 'Change settings' },
  name: { id: 'finance.report.name', defaultMessage: 'Report' },
  from: { id: 'finance.report.from', defaultMessage: 'From' },
  to: { id: 'finance.report.to', defaultMessage: 'To' },
  periodHelp: { id: 'finance.report.periodHelp', defaultMessage: 'By pickup start' },
  trip: { id: 'finance.report.trip', defaultMessage: 'Trip' },
  partner: { id: 'finance.report.partner', defaultMessage: 'Partner' },
  partnerOwner: { id: 'finance.report.partnerOwner', defaultMessage: 'Vehicle owner' },
  columns: { id: 'finance.report.columns', defaultMessage: 'Columns' },
  columnsHelp: {
    id: 'finance.report.columnsHelp',
    defaultMessage:
      'Shown in this order and saved for next time. To move a column to the end, remove it and add it again.',
  },
  generate: { id: 'finance.report.generate', defaultMessage: 'Generate' },
  export: { id: 'finance.report.export', defaultMessage: 'Export to Excel' },
  exporting: { id: 'finance.report.exporting', defaultMessage: 'Exporting “{name}”' },
  received: { id: 'finance.report.received', defaultMessage: '{megabytes} MB so far' },
  keepWorking: {
    id: 'finance.report.mayLeave',
    defaultMessage: 'You can keep working; the file is saved when it’s done.',
  },
  cancel: { id: 'finance.report.cancel', defaultMessage: 'Cancel export' },
  cancelled: { id: 'finance.report.cancelled', defaultMessage: 'Export cancelled' },
  exported: { id: 'finance.report.exported', defaultMessage: '“{name}” saved' },
  tooManyRows: {
    id: 'finance.report.tooManyRows',
    defaultMessage: 'More than {max, number} rows. Choose a shorter period',
  },
  tooManyExports: {
    id: 'finance.report.tooManyExports',
    defaultMessage: 'Other exports are running. Try again in a moment',
  },
  since: { id: 'finance.report.since', defaultMessage: 'From {day}' },
  until: { id: 'finance.report.until', defaultMessage: 'Until {day}' },
  between: { id: 'finance.report.between', defaultMessage: '{from} – {to}' },
  anyTime: { id: 'finance.report.anyTime', defaultMessage: 'Any time' },
  empty: { id: 'finance.report.empty', defaultMessage: 'No rows found' },
  emptyText: {
    id: 'finance.report.emptyText',
    defaultMessage: 'No data matches the settings. Choose a longer period or another partner.',
  },
  all: { id: 'finance.report.all', defaultMessage: 'All reports' },
  total: { id: 'finance.report.total', defaultMessage: 'Total' },
  totalIn: { id: 'finance.report.totalIn', defaultMessage: 'Total, {currency}' },
  totalsTooMany: {
    id: 'finance.report.totalsTooMany',
    defaultMessage: 'No totals for more than {max, number} rows. Choose a shorter period',
  },
  totalsFailed: { id: 'finance.report.totalsFailed', defaultMessage: 'The totals could not be loaded' },
  retryTotals: { id: 'finance.report.retryTotals', defaultMessage: 'Try again' },
  draft: { id: 'finance.report.draft', defaultMessage: 'Draft' },
  withoutDrafts: {
    id: 'finance.report.withoutDrafts',
    defaultMessage:
      'The totals leave out the amounts of {count, plural, one {# draft bill} other {# draft bills}}, which can still change',
  },
  yes: { id: 'finance.report.yes', defaultMessage: 'Yes' },
  no: { id: 'finance.report.no', defaultMessage: 'No' },
});
