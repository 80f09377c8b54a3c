import fc from 'fast-check';
import { ORDER_EVENTS, ORDER_STAGES, type OrderStage } from 'shared-contracts/values/orders/order-stages';
import { order, resultOf, root, stageEvent } from '../testing/rule-inputs.ts';
import { EXECUTING_STAGES, ORDER_ROLES, ORDER_TRANSITIONS, type OrderRole } from './order-stage-table.rules.ts';
import { applyOrderEvent, orderStageMachine } from './order-stage.rules.ts';

const { availableTransitions } = orderStageMachine;

const anyState = fc
  .record({
    stage: fc.constantFrom(...ORDER_STAGES),
    resumeStage: fc.constantFrom(null, ...EXECUTING_STAGES),
    approvers: fc.constantFrom([], ['ann'], ['ann', 'bob']),
    firstApprovalBy: fc.constantFrom(null, 'ann', 'bob'),
    inLiveTrip: fc.boolean(),
    isTripStarted: fc.boolean(),
    dropsLeft: fc.nat(2),
    nextStop: fc.constantFrom(null, 'pickup' as const, 'drop' as const),
    missingItems: fc.nat(2),
  })
  .map(({ stage, ...more }) => order(stage, more));
const anyActor = fc.record({
  userId: fc.constantFrom('ann', 'bob', 'eve'),
  isRoot: fc.boolean(),
  roles: fc.subarray([...ORDER_ROLES]),
  canDelete: fc.boolean(),
});
const anyEvent = fc.constantFrom(...ORDER_EVENTS);

test('reaches every stage from saved, and has one transition per event', () => {
  const reached = new Set<OrderStage>(['saved']);
  for (const stage of reached) for (const { from, to } of ORDER_TRANSITIONS) if (from.includes(stage)) reached.add(to);
  expect([...reached].toSorted()).toEqual([...ORDER_STAGES].toSorted());
  fc.assert(
    fc.property(anyState, (state) => {
      const available = availableTransitions(state, root);
      expect(new Set(available.map(({ event }) => event)).size).toBe(available.length);
    }),
  );
});

test('applies every available transition when the event has all details', () => {
  fc.assert(
    fc.property(anyState, anyActor, (state, by) => {
      for (const { event, to } of availableTransitions(state, by)) {
        const missingItems = event === 'deliverPart' ? 1 : 0;
        expect(resultOf({ ...state, missingItems }, stageEvent(event), by)).toBe(to);
      }
    }),
  );
});

test('lets only the next approver (or root) approve, and each only once', () => {
  fc.assert(
    fc.property(anyState, anyActor, (state, by) => {
      if (applyOrderEvent(state, stageEvent('approve'), by).kind !== 'applied') return;
      const currentRole: OrderRole = state.stage === 'pendingValidation' ? 'firstApprover' : 'secondApprover';
      expect(by.isRoot || by.roles.includes(currentRole)).toBe(true);
      if (state.stage === 'pending2ndValidation') expect(by.userId).not.toBe(state.firstApprovalBy);
    }),
  );
});

test('replays the timeline of any legal walk to the current stage', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ event: anyEvent, dropsLeft: fc.nat(1), missingItems: fc.nat(1) }), { maxLength: 60 }),
      (steps) => {
        let state = order('saved');
        const timeline: { from: OrderStage; to: OrderStage }[] = [];
        for (const { event, ...load } of steps) {
          const outcome = applyOrderEvent({ ...state, ...load }, stageEvent(event), root);
          if (outcome.kind !== 'applied') continue;
          timeline.push({ from: state.stage, to: outcome.stage });
          state = { ...state, stage: outcome.stage, resumeStage: outcome.resumeStage };
        }
        const replayed = timeline.reduce<OrderStage>(
          (stage, entry) => (entry.from === stage ? entry.to : 'saved'),
          'saved',
        );
        expect(replayed).toBe(state.stage);
      },
    ),
  );
});
