import { defineMessages } from 'react-intl';
import type { TimelineEvent } from 'shared-contracts/values/timeline-events';
import type { ContractUse } from 'shared-contracts/finance/contracts';

export const messages = defineMessages({
  all: { id: 'finance.contract.page.all', defaultMessage: 'All' },
  noEnd: { id: 'finance.contract.page.noEnd', defaultMessage: 'Does not expire' },
  waitsForUs: { id: 'finance.contract.page.waitsForUs', defaultMessage: 'These terms are waiting for your review.' },
  newerWaitsForUs: {
    id: 'finance.contract.page.newerWaitsForUs',
    defaultMessage: 'New terms are waiting for your review. The terms below stay in force until you confirm them.',
  },
  waitsForPartner: {
    id: 'finance.contract.page.waitsForPartner',
    defaultMessage: 'These terms are waiting for {partner} to review them.',
  },
  newerWaitsForPartner: {
    id: 'finance.contract.page.newerWaitsForPartner',
    defaultMessage: 'New terms are waiting for {partner} to review them. The terms below stay in force until then.',
  },
  rejectedFor: { id: 'finance.contract.page.rejectedFor', defaultMessage: 'The terms were rejected: {reason}' },
  newerRejectedFor: {
    id: 'finance.contract.page.newerRejectedFor',
    defaultMessage: 'The new terms were rejected, so the terms below stay in force: {reason}',
  },
  showNew: { id: 'finance.contract.page.showNew', defaultMessage: 'Show all new terms' },
  changes: { id: 'finance.contract.page.changes', defaultMessage: 'Changes' },
  versions: { id: 'finance.contract.page.versions', defaultMessage: 'Versions' },
  version: { id: 'finance.contract.page.version', defaultMessage: 'Version {number}' },
  inForce: { id: 'finance.contract.page.inForce', defaultMessage: 'In force' },
  appliesFrom: { id: 'finance.contract.page.appliesFrom', defaultMessage: 'Applies from' },
  writtenAt: { id: 'finance.contract.page.writtenAt', defaultMessage: 'Written' },
  reviewedAt: { id: 'finance.contract.page.reviewedAt', defaultMessage: 'Reviewed' },
  history: { id: 'finance.contract.page.history', defaultMessage: 'History' },
  compareWith: { id: 'finance.contract.page.compareWith', defaultMessage: 'Compared with' },
  firstVersion: {
    id: 'finance.contract.page.firstVersion',
    defaultMessage: 'There’s no earlier version to compare with.',
  },
  noChanges: { id: 'finance.contract.page.noChanges', defaultMessage: 'The terms are the same.' },
  term: { id: 'finance.contract.page.term', defaultMessage: 'Term' },
  before: { id: 'finance.contract.page.before', defaultMessage: 'Before' },
  after: { id: 'finance.contract.page.after', defaultMessage: 'After' },
  bandFrom: { id: 'finance.contract.page.bandFrom', defaultMessage: 'Band from {from} {unit}' },
  lane: { id: 'finance.contract.page.lane', defaultMessage: '{from} → {to}' },
  discountFrom: { id: 'finance.contract.page.discountFrom', defaultMessage: 'Discount from {from} {unit}' },
  surchargeFrom: { id: 'finance.contract.page.surchargeFrom', defaultMessage: 'Fuel surcharge from {date}' },
  withField: { id: 'finance.contract.page.of', defaultMessage: '{what}: {field}' },
  none: { id: 'finance.contract.page.none', defaultMessage: 'None' },
  noEndOfBand: { id: 'finance.contract.page.noEndOfBand', defaultMessage: 'No limit' },
  rejectTitle: { id: 'finance.contract.page.rejectTitle', defaultMessage: 'Reject the terms' },
  reason: { id: 'finance.contract.page.reason', defaultMessage: 'Reject reason' },
});

export const uses = defineMessages<ContractUse['as']>({
  order: { id: 'finance.contract.use.order', defaultMessage: '{count, plural, one {# order} other {# orders}}' },
  trip: { id: 'finance.contract.use.trip', defaultMessage: '{count, plural, one {# trip} other {# trips}}' },
});

/** Timeline events by API name. */
export const events = defineMessages<Exclude<TimelineEvent<'contract'>, 'deleted'>>({
  created: { id: 'finance.contract.event.created', defaultMessage: 'Written and sent' },
  updated: { id: 'finance.contract.event.updated', defaultMessage: 'Changed' },
  disabled: { id: 'finance.contract.event.disabled', defaultMessage: 'Disabled' },
  enabled: { id: 'finance.contract.event.enabled', defaultMessage: 'Activated' },
  resent: { id: 'finance.contract.event.resent', defaultMessage: 'Sent again' },
  versionWithdrawn: { id: 'finance.contract.event.versionWithdrawn', defaultMessage: 'New terms withdrawn' },
  confirmed: { id: 'finance.contract.event.confirmed', defaultMessage: 'Confirmed' },
  rejected: { id: 'finance.contract.event.rejected', defaultMessage: 'Rejected' },
});
