import type { OrderEvent, OrderStage } from 'shared-contracts/values/orders/order-stages';
import { approvalStamps } from './approval-stamps.rules.ts';
import { ORDER_TRANSITIONS } from './order-stage-table.rules.ts';

const APPROVAL = { userId: 'ann', now: 100, reason: 'Wrong port' };
const FIRST = { firstApprovalBy: 'ann', firstApprovalAt: 100 };
const SECOND = { secondApprovalBy: 'ann', secondApprovalAt: 100, validatedAt: 100 };

test.each<[OrderEvent, from: OrderStage, to: OrderStage, object]>([
  ['submit', 'saved', 'validated', { validatedAt: 100 }],
  ['submit', 'saved', 'pendingValidation', {}],
  ['approve', 'pendingValidation', 'pending2ndValidation', FIRST],
  ['approve', 'pendingValidation', 'validated', { ...FIRST, ...SECOND }],
  ['approve', 'pending2ndValidation', 'validated', SECOND],
  ['reject', 'pendingValidation', 'rejected', { rejectedReason: 'Wrong port' }],
  [
    'reopen',
    'validated',
    'saved',
    {
      firstApprovalBy: null,
      firstApprovalAt: null,
      secondApprovalBy: null,
      secondApprovalAt: null,
      validatedAt: null,
      rejectedReason: null,
    },
  ],
  ['reattempt', 'notDelivered', 'validated', {}],
])('%s from %s to %s stamps the order', (event, from, to, stamps) => {
  const transition = ORDER_TRANSITIONS.find((row) => row.event === event && row.from.includes(from) && row.to === to);
  expect(transition && approvalStamps(transition, APPROVAL)).toEqual(stamps);
});
