import { defineMessages } from 'react-intl';
import type { AgingBucket, BalanceSide } from 'shared-contracts/values/finance/aging';

export const messages = defineMessages({
  title: { id: 'finance.aging.title', defaultMessage: 'Aging' },
  view: { id: 'finance.aging.view', defaultMessage: 'Side' },
  search: { id: 'finance.aging.search', defaultMessage: 'Search by partner' },
  at: { id: 'finance.aging.at', defaultMessage: 'As at' },
  partner: { id: 'finance.aging.partner', defaultMessage: 'Partner' },
  currency: { id: 'finance.aging.currency', defaultMessage: 'Currency' },
  invoices: { id: 'finance.aging.invoices', defaultMessage: 'Invoices' },
  total: { id: 'finance.aging.total', defaultMessage: 'Total open' },
  statement: { id: 'finance.aging.statement', defaultMessage: 'Statement of account' },
  totals: { id: 'finance.aging.totals', defaultMessage: 'Totals of all partners' },
  count: {
    id: 'finance.aging.count',
    defaultMessage: '{count, plural, one {# invoice} other {# invoices}} in {currency}',
  },
  empty: { id: 'finance.aging.empty', defaultMessage: 'Nothing open' },
  emptyText: {
    id: 'finance.aging.emptyText',
    defaultMessage: 'Invoices that aren’t fully paid appear here, by the days since they were due.',
  },
});

export const sides = defineMessages<BalanceSide>({
  receivable: { id: 'finance.aging.receivable', defaultMessage: 'Receivable' },
  payable: { id: 'finance.aging.payable', defaultMessage: 'Payable' },
});

export const buckets = defineMessages<AgingBucket>({
  notDue: { id: 'finance.aging.notDue', defaultMessage: 'Not due' },
  days30: { id: 'finance.aging.days30', defaultMessage: '1–30 days' },
  days60: { id: 'finance.aging.days60', defaultMessage: '31–60 days' },
  days90: { id: 'finance.aging.days90', defaultMessage: '61–90 days' },
  over90: { id: 'finance.aging.over90', defaultMessage: '90+ days' },
  credit: { id: 'finance.aging.credit', defaultMessage: 'Credit balance' },
});
