import { defineMessages } from 'react-intl';
import type { ContractAction } from 'shared-contracts/values/finance/contracts';

export const messages = defineMessages({
  title: { id: 'finance.contract.title', defaultMessage: 'Contracts' },
  create: { id: 'finance.contract.create', defaultMessage: 'New contract' },
  view: { id: 'finance.contract.view', defaultMessage: 'Contract views' },
  search: { id: 'finance.contract.search', defaultMessage: 'Search by contract or partner' },
  waiting: { id: 'finance.contract.waiting', defaultMessage: 'Review status' },
  status: { id: 'finance.contract.status', defaultMessage: 'Status' },
});

/** Contract lists by URL parameter `view`; the first is the default. */
export const views = defineMessages({
  mine: { id: 'finance.contract.view.mine', defaultMessage: 'My contracts' },
  partner: { id: 'finance.contract.view.partner', defaultMessage: 'Partner contracts' },
  common: { id: 'finance.contract.view.common', defaultMessage: 'Common contracts' },
});
export type ViewName = keyof typeof views;

export const emptyStates = {
  title: defineMessages<ViewName>({
    mine: { id: 'finance.contract.empty.mine', defaultMessage: 'No contracts found' },
    partner: { id: 'finance.contract.empty.partner', defaultMessage: 'No partner contracts found' },
    common: { id: 'finance.contract.empty.common', defaultMessage: 'No common contracts found' },
  }),
  text: defineMessages<ViewName>({
    mine: {
      id: 'finance.contract.emptyText.mine',
      defaultMessage:
        'A contract sets the prices of orders and trips with a partner. It takes effect once the partner confirms it.',
    },
    partner: {
      id: 'finance.contract.emptyText.partner',
      defaultMessage: 'Contracts that partners send you for review appear here.',
    },
    common: {
      id: 'finance.contract.emptyText.common',
      defaultMessage: 'Contracts in force appear here, no matter who wrote them. You can use them on orders and trips.',
    },
  }),
};

/** Keyed by URL parameter `waitsForUs`. */
export const reviewFilterLabels = defineMessages({
  all: { id: 'finance.contract.waits.all', defaultMessage: 'All' },
  true: { id: 'finance.contract.waits.us', defaultMessage: 'Waiting for our review' },
});

export const filters = {
  state: defineMessages({
    confirmed: { id: 'finance.contract.state.confirmed', defaultMessage: 'Confirmed' },
    unconfirmed: { id: 'finance.contract.state.unconfirmed', defaultMessage: 'Not confirmed' },
    rejected: { id: 'finance.contract.state.rejected', defaultMessage: 'Rejected' },
  }),
  isDisabled: defineMessages({
    false: { id: 'finance.contract.filter.active', defaultMessage: 'Active' },
    true: { id: 'finance.contract.filter.disabled', defaultMessage: 'Disabled' },
  }),
  isNotExpired: defineMessages({
    true: { id: 'finance.contract.filter.notExpired', defaultMessage: 'Not expired' },
    false: { id: 'finance.contract.filter.expired', defaultMessage: 'Expired' },
  }),
  labels: defineMessages({
    state: { id: 'finance.contract.filter.review', defaultMessage: 'Review' },
    isDisabled: { id: 'finance.contract.filter.activity', defaultMessage: 'Activity' },
    isNotExpired: { id: 'finance.contract.filter.expiry', defaultMessage: 'Expiry' },
  }),
};

export const statuses = defineMessages({
  inForce: { id: 'finance.contract.status.inForce', defaultMessage: 'In force' },
  unconfirmed: { id: 'finance.contract.status.unconfirmed', defaultMessage: 'Not confirmed' },
  rejected: { id: 'finance.contract.status.rejected', defaultMessage: 'Rejected' },
  disabled: { id: 'finance.contract.status.disabled', defaultMessage: 'Disabled' },
  expired: { id: 'finance.contract.status.expired', defaultMessage: 'Expired' },
  newerPending: { id: 'finance.contract.status.newerWaits', defaultMessage: 'New terms pending' },
  newerRejected: { id: 'finance.contract.status.newerRejected', defaultMessage: 'New terms rejected' },
  confirmed: { id: 'finance.contract.status.confirmed', defaultMessage: 'Confirmed' },
});

/** Labels of the API actions; a review is either confirmed or rejected. */
export const actionLabels = defineMessages<ContractAction | 'confirm' | 'reject'>({
  review: { id: 'finance.contract.action.review', defaultMessage: 'Review' },
  confirm: { id: 'finance.contract.action.confirm', defaultMessage: 'Confirm' },
  reject: { id: 'finance.contract.action.reject', defaultMessage: 'Reject' },
  edit: { id: 'finance.contract.action.edit', defaultMessage: 'Edit' },
  resend: { id: 'finance.contract.action.resend', defaultMessage: 'Send again' },
  enable: { id: 'finance.contract.action.enable', defaultMessage: 'Activate' },
  disable: { id: 'finance.contract.action.disable', defaultMessage: 'Disable' },
  copy: { id: 'finance.contract.action.copy', defaultMessage: 'Copy' },
  delete: { id: 'finance.contract.action.delete', defaultMessage: 'Delete' },
});

/** Confirmation texts of actions. */
export const consequences = defineMessages({
  confirm: {
    id: 'finance.contract.consequence.confirm',
    defaultMessage: 'The terms of contract {name} will come into force and price orders and trips from now on.',
  },
  resend: {
    id: 'finance.contract.consequence.resend',
    defaultMessage: 'The rejected terms of contract {name} will be sent to {partner} again, unchanged.',
  },
  disable: {
    id: 'finance.contract.consequence.disable',
    defaultMessage: 'Contract {name} will no longer be available for new orders and trips. Existing ones keep it.',
  },
  delete: {
    id: 'finance.contract.consequence.delete',
    defaultMessage: 'Contract {name} will be deleted with all its versions. This can’t be undone.',
  },
});

export const notices = defineMessages({
  created: { id: 'finance.contract.notice.created', defaultMessage: 'Contract sent to the partner' },
  saved: { id: 'finance.contract.notice.saved', defaultMessage: 'Contract saved' },
  versionWaits: {
    id: 'finance.contract.notice.versionWaits',
    defaultMessage: 'Saved; version {number} takes effect when the partner confirms it',
  },
  confirmed: { id: 'finance.contract.notice.confirmed', defaultMessage: 'Contract confirmed' },
  rejected: { id: 'finance.contract.notice.rejected', defaultMessage: 'Contract rejected' },
  resent: { id: 'finance.contract.notice.resent', defaultMessage: 'Contract sent to the partner again' },
  enabled: { id: 'finance.contract.notice.enabled', defaultMessage: 'Contract activated' },
  disabled: { id: 'finance.contract.notice.disabled', defaultMessage: 'Contract disabled' },
  copied: { id: 'finance.contract.notice.copied', defaultMessage: 'Contract copied. You’re viewing the copy' },
  deleted: { id: 'finance.contract.notice.deleted', defaultMessage: 'Contract deleted' },
});

/** Keyed by API error code. */
export const errorMessages = defineMessages({
  reviewedByPartner: {
    id: 'finance.contract.refusal.reviewedByPartner',
    defaultMessage: 'Only the partner can review this contract',
  },
  changedByWriter: {
    id: 'finance.contract.refusal.changedByWriter',
    defaultMessage: 'Only the organization that wrote this contract can change it',
  },
  contractReviewed: {
    id: 'finance.contract.refusal.contractReviewed',
    defaultMessage: 'Someone has already reviewed this contract',
  },
  changedMeanwhile: {
    id: 'finance.contract.refusal.changedMeanwhile',
    defaultMessage: 'The contract has changed in the meantime. Check it again',
  },
  contractOutdated: {
    id: 'finance.contract.refusal.contractOutdated',
    defaultMessage: 'A location or currency of this contract no longer exists. Its writer must update it first',
  },
  contractInUse: {
    id: 'finance.contract.refusal.contractInUse',
    defaultMessage: 'Orders or trips use contract {name}. Disable it instead',
  },
});

export const waitingMessages = defineMessages({
  title: { id: 'finance.contract.waiting.title', defaultMessage: 'Contracts waiting for your review' },
});

export const copyMessages = defineMessages({
  title: { id: 'finance.contract.copy.title', defaultMessage: 'Copy contract' },
  help: {
    id: 'finance.contract.copy.help',
    defaultMessage: 'The copy gets the newest terms and is sent to this partner for review.',
  },
  name: { id: 'finance.contract.copy.name', defaultMessage: '{name}, copy' },
});

export const notFoundMessages = defineMessages({
  title: { id: 'finance.contract.notFound', defaultMessage: 'Contract not found' },
  text: {
    id: 'finance.contract.notFoundText',
    defaultMessage: 'It may have been deleted, or it belongs to another organization.',
  },
  toContracts: { id: 'finance.contract.toContracts', defaultMessage: 'All contracts' },
});
