import { defineMessages } from 'react-intl';

export const titles = defineMessages({
  contracts: { id: 'finance.preparation.contracts', defaultMessage: 'Contracts' },
  dashboards: { id: 'finance.preparation.dashboards', defaultMessage: 'Dashboards' },
  reports: { id: 'finance.preparation.reports', defaultMessage: 'Reports' },
});

export const texts = defineMessages({
  contracts: {
    id: 'finance.preparation.contractsText',
    defaultMessage: 'Here you will agree rates with your partners: distance bands, point-to-point and flat rates, discounts, free hours and demurrage, confirmed by both sides.',
  },
  dashboards: {
    id: 'finance.preparation.dashboardsText',
    defaultMessage: 'Here you will see costs and revenue, orders, trips and delays at a glance, by day, week, month or year.',
  },
  reports: {
    id: 'finance.preparation.reportsText',
    defaultMessage: 'Here you will run reports on orders, trips, invoices and vehicle compliance and export them to Excel.',
  },
});
