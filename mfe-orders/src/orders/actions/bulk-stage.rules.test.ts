import type { OrderStageState } from 'shared-contracts/orders/order-stages';
import { listBulkTransitions } from './bulk-stage.rules.ts';

type StageTransition = OrderStageState['moves'][number];
const transition = (
  stage: StageTransition['stage'],
  event: StageTransition['event'],
  needsReason = false,
): StageTransition => ({
  stage,
  event,
  needsReason,
  takesQuantities: false,
});

test('offers every stage that some of the orders can change to, in their usual order', () => {
  const rows = [{ stage: 'saved' }, { stage: 'pendingValidation' }, { stage: 'saved' }] as const;
  const states = [
    { stage: 'saved', moves: [transition('cancelled', 'cancel', true), transition('pendingValidation', 'submit')] },
    { stage: 'pendingValidation', moves: [transition('cancelled', 'cancel')] },
  ] as const;
  expect(
    listBulkTransitions(
      rows,
      states.map(({ stage, moves }) => ({ stage, moves: [...moves] })),
    ),
  ).toEqual([
    { stage: 'pendingValidation', needsReason: false, from: ['saved'], count: 2 },
    { stage: 'cancelled', needsReason: true, from: ['saved', 'pendingValidation'], count: 3 },
  ]);
});

test('excludes incomplete deliveries, whose quantities differ between orders', () => {
  const states = [
    {
      stage: 'unloading' as const,
      moves: [transition('incompleteDelivery', 'deliverPart', true), transition('delivered', 'deliver')],
    },
  ];
  expect(listBulkTransitions([{ stage: 'unloading' }], states).map(({ stage }) => stage)).toEqual(['delivered']);
});

test('offers no stage that none of the orders can change to', () => {
  expect(listBulkTransitions([{ stage: 'saved' }], [])).toEqual([]);
});
