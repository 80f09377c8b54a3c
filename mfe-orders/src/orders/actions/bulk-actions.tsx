import type { OrderRow } from 'shared-contracts/orders/orders';
import type { OrderAction } from 'shared-contracts/values/orders/order-stages';
import type { BulkAction } from 'shared-ui/list';
import { BulkMerge, BulkReject, BulkStage } from './lazy-dialogs.tsx';
import { describeMerge } from '../split-merge/describe-merge.ts';
import { mergeMessages } from '../split-merge/split-merge.messages.ts';
import { bulkMessages } from './order-actions.messages.ts';
import { orderFieldErrors, orderErrors } from '../order-errors.messages.ts';
import { describeApproval, describeStageResult, describeSubmission, hasStageChanged } from '../order-notices.ts';
import { orderRequests, orderQueries } from '../orders.api.ts';
import { actionLabels } from '../orders.messages.ts';

/** Errors of incomplete orders. */
const missingFieldErrors = {
  'pickupFrom.required': bulkMessages.noPickupWindow,
  'pickupTo.required': bulkMessages.noPickupWindow,
  'deliveryFrom.required': bulkMessages.noDeliveryWindow,
  'deliveryTo.required': bulkMessages.noDeliveryWindow,
  'acknowledgedWarnings.required': bulkMessages.unacknowledged,
};

const createAction = (
  name: OrderAction,
  options: Pick<
    BulkAction<OrderRow>,
    'icon' | 'description' | 'danger' | 'minRows' | 'run' | 'resultNote' | 'hasChanged' | 'renderForm'
  >,
): BulkAction<OrderRow> => ({
  label: actionLabels[name],
  appliesTo: ({ actions }) => actions.includes(name),
  invalidates: orderQueries.all,
  errorMessages: {
    ...orderErrors,
    ...orderFieldErrors,
    ...missingFieldErrors,
    notMergeable: mergeMessages.refused,
  },
  ...options,
});

/** Actions on several orders, applied to those that allow them. */
export const bulkActions: readonly BulkAction<OrderRow>[] = [
  createAction('submit', {
    icon: 'send',
    description: bulkMessages.submit,
    run: ({ id, stage: from }) => orderRequests.changeStage({ id, stage: 'pendingValidation', from }),
    resultNote: describeSubmission,
    hasChanged: hasStageChanged,
  }),
  createAction('approve', {
    icon: 'check',
    description: bulkMessages.approve,
    run: ({ id, stage: from }) => orderRequests.approve({ id, from }),
    resultNote: describeApproval,
  }),
  createAction('reject', { icon: 'reject', danger: true, renderForm: (props) => <BulkReject {...props} /> }),
  createAction('changeStage', {
    icon: 'arrow-right',
    resultNote: describeStageResult,
    hasChanged: hasStageChanged,
    renderForm: (props) => <BulkStage {...props} />,
  }),
  createAction('merge', {
    icon: 'package',
    minRows: 2,
    resultNote: describeMerge,
    renderForm: (props) => <BulkMerge {...props} />,
  }),
  createAction('archive', {
    icon: 'archive',
    description: bulkMessages.archive,
    run: ({ id }) => orderRequests.archive(id),
  }),
  createAction('restore', {
    icon: 'undo',
    description: bulkMessages.restore,
    run: ({ id }) => orderRequests.restore(id),
  }),
];
