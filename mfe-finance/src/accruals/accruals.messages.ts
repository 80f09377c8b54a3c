import { defineMessages } from 'react-intl';
import type { AccrualProgress, AccrualSide, AccrualState } from 'shared-contracts/values/finance/accruals';
import type { BillState, BillSubject } from 'shared-contracts/values/finance/bills';

export const messages = defineMessages({
  title: { id: 'finance.accruals.title', defaultMessage: 'Accruals' },
  ofMonth: { id: 'finance.accruals.ofMonth', defaultMessage: 'Accruals {month}' },
  none: { id: 'finance.accruals.none', defaultMessage: 'No accruals yet' },
  noneText: {
    id: 'finance.accruals.noneText',
    defaultMessage:
      'Calculate a month to see what was delivered and not invoiced at its end, then post it before you lock the month.',
  },
  noItems: { id: 'finance.accruals.noItems', defaultMessage: 'Nothing to accrue' },
  noItemsText: {
    id: 'finance.accruals.noItemsText',
    defaultMessage: 'Everything delivered by the end of the month was invoiced, or the filters exclude the rest.',
  },
  search: { id: 'finance.accruals.search', defaultMessage: 'Search by number or partner' },
  side: { id: 'finance.accruals.sides', defaultMessage: 'Side' },
  items: { id: 'finance.accruals.items', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  withoutAmount: {
    id: 'finance.accruals.withoutAmount',
    defaultMessage: '{count, plural, one {# item has} other {# items have}} no amount: no contract applies',
  },
  previewed: { id: 'finance.accruals.previewed', defaultMessage: 'Calculated {at}' },
  posted: { id: 'finance.accruals.posted', defaultMessage: 'Posted {at} by {name}, reversed on {day}' },
  notFound: { id: 'finance.accruals.notFound', defaultMessage: 'These accruals don’t exist' },
  notFoundText: {
    id: 'finance.accruals.notFoundText',
    defaultMessage: 'They may belong to another organization.',
  },
  toList: { id: 'finance.accruals.toList', defaultMessage: 'To the accruals' },
  provisional: { id: 'finance.accruals.provisional', defaultMessage: 'Provisional' },
});

export const fields = defineMessages({
  month: { id: 'finance.accruals.field.month', defaultMessage: 'Month' },
  state: { id: 'finance.accruals.field.state', defaultMessage: 'State' },
  cost: { id: 'finance.accruals.field.cost', defaultMessage: 'Accrued cost' },
  revenue: { id: 'finance.accruals.field.revenue', defaultMessage: 'Accrued revenue' },
  open: { id: 'finance.accruals.field.open', defaultMessage: 'Not invoiced yet' },
  postedAt: { id: 'finance.accruals.field.postedAt', defaultMessage: 'Posted' },
  reversedOn: { id: 'finance.accruals.field.reversedOn', defaultMessage: 'Reversal' },
  number: { id: 'finance.accruals.field.number', defaultMessage: 'Order or trip' },
  of: { id: 'finance.accruals.field.of', defaultMessage: 'Bills of' },
  reference: { id: 'finance.accruals.field.reference', defaultMessage: 'Reference' },
  partner: { id: 'finance.accruals.field.partner', defaultMessage: 'Partner' },
  contract: { id: 'finance.accruals.field.contract', defaultMessage: 'Contract' },
  deliveredAt: { id: 'finance.accruals.field.deliveredAt', defaultMessage: 'Delivered' },
  bill: { id: 'finance.accruals.field.bill', defaultMessage: 'Bill' },
  amount: { id: 'finance.accruals.field.amount', defaultMessage: 'Accrued' },
  invoice: { id: 'finance.accruals.field.invoice', defaultMessage: 'Invoice' },
  billed: { id: 'finance.accruals.field.billed', defaultMessage: 'Invoiced' },
  difference: { id: 'finance.accruals.field.difference', defaultMessage: 'Difference' },
  progress: { id: 'finance.accruals.field.progress', defaultMessage: 'Invoice' },
});

export const states = defineMessages<AccrualState>({
  preview: { id: 'finance.accruals.state.preview', defaultMessage: 'Preview' },
  posted: { id: 'finance.accruals.state.posted', defaultMessage: 'Posted' },
});
export const sides = defineMessages<AccrualSide>({
  payer: { id: 'finance.accruals.side.payer', defaultMessage: 'Cost' },
  payee: { id: 'finance.accruals.side.payee', defaultMessage: 'Revenue' },
});
export const progresses = defineMessages<AccrualProgress>({
  open: { id: 'finance.accruals.progress.open', defaultMessage: 'Not invoiced' },
  billed: { id: 'finance.accruals.progress.billed', defaultMessage: 'Invoiced since' },
});
export const subjects = defineMessages<BillSubject>({
  order: { id: 'finance.accruals.of.order', defaultMessage: 'Orders' },
  trip: { id: 'finance.accruals.of.trip', defaultMessage: 'Trips' },
});
export const billStates = defineMessages<BillState>({
  draft: { id: 'finance.accruals.bill.draft', defaultMessage: 'Draft' },
  submitted: { id: 'finance.accruals.bill.submitted', defaultMessage: 'Submitted' },
  approved: { id: 'finance.accruals.bill.approved', defaultMessage: 'Approved' },
});

export const actions = defineMessages({
  calculate: { id: 'finance.accruals.calculate', defaultMessage: 'Calculate' },
  calculateMonth: { id: 'finance.accruals.calculateMonth', defaultMessage: 'Calculate a month' },
  calculateHelp: {
    id: 'finance.accruals.calculateHelp',
    defaultMessage: 'You see a preview first; nothing is posted.',
  },
  again: { id: 'finance.accruals.again', defaultMessage: 'Calculate again' },
  post: { id: 'finance.accruals.post', defaultMessage: 'Post accruals' },
  postText: {
    id: 'finance.accruals.postText',
    defaultMessage:
      'Posts these accruals at the end of {month} and their reversal on {day}. A month is posted once; this can’t be undone.',
  },
  open: { id: 'finance.accruals.openRun', defaultMessage: 'Open' },
});

export const notices = defineMessages({
  calculated: { id: 'finance.accruals.notice.calculated', defaultMessage: 'Accruals calculated' },
  posted: { id: 'finance.accruals.notice.posted', defaultMessage: 'Accruals posted' },
});

export const errorMessages = defineMessages({
  accrualPosted: {
    id: 'finance.accruals.error.accrualPosted',
    defaultMessage: 'The accruals of this month were posted meanwhile',
  },
  accrualOutdated: {
    id: 'finance.accruals.error.accrualOutdated',
    defaultMessage: 'This preview is from before the end of the month. Calculate it again',
  },
  monthNotOver: {
    id: 'finance.accruals.error.monthNotOver',
    defaultMessage: 'The month isn’t over yet. Post its accruals afterwards',
  },
  monthNotBegun: { id: 'finance.accruals.error.monthNotBegun', defaultMessage: 'This month hasn’t begun' },
  monthLocked: {
    id: 'finance.accruals.error.monthLocked',
    defaultMessage: 'A locked month can’t be posted in. Reopen it first',
  },
});
