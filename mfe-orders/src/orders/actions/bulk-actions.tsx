import type { OrderRow } from 'shared-contracts/orders';
import type { OrderAction } from 'shared-contracts/values/order-stages';
import type { BulkAction } from 'shared-ui/list';
import { BulkReject, BulkStage } from './lazy-dialogs.tsx';
import { bulk } from './order-list.messages.ts';
import { codes, refusals } from './order-refusals.messages.ts';
import { orderCalls, orderQueries } from './orders.api.ts';
import { actionLabels } from './orders.messages.ts';

/** An order that is not complete says in words what it lacks. */
const missing = {
  'pickupFrom.required': bulk.noPickupWindow,
  'pickupTo.required': bulk.noPickupWindow,
  'deliveryFrom.required': bulk.noDeliveryWindow,
  'deliveryTo.required': bulk.noDeliveryWindow,
};

const action = (
  name: OrderAction,
  how: Pick<BulkAction<OrderRow>, 'icon' | 'text' | 'danger' | 'run' | 'ask'>,
): BulkAction<OrderRow> => ({
  label: actionLabels[name],
  allowed: ({ actions }) => actions.includes(name),
  invalidates: orderQueries.all,
  refusals: { ...refusals, ...codes, ...missing },
  ...how,
});

/** What may be done to several orders at once; the API says to which. */
export const bulkActions: readonly BulkAction<OrderRow>[] = [
  action('submit', {
    icon: 'send',
    text: bulk.submit,
    run: ({ id, stage: from }) => orderCalls.toStage({ id, stage: 'pendingValidation', from }),
  }),
  action('approve', {
    icon: 'check',
    text: bulk.approve,
    run: ({ id, stage: from }) => orderCalls.approve({ id, from }),
  }),
  action('reject', { icon: 'refuse', danger: true, ask: (asked) => <BulkReject {...asked} /> }),
  action('changeStage', { icon: 'arrow-right', ask: (asked) => <BulkStage {...asked} /> }),
  action('archive', { icon: 'archive', text: bulk.archive, run: ({ id }) => orderCalls.archive(id) }),
  action('restore', { icon: 'undo', text: bulk.restore, run: ({ id }) => orderCalls.restore(id) }),
];
