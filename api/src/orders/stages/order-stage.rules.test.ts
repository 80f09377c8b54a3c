import fc from 'fast-check';
import { ORDER_EVENTS, ORDER_STAGES, type OrderEvent, type OrderStage } from 'shared-contracts/values/order-stages';
import {
  actionsFor,
  allowedStages,
  applyEvent,
  eventTowards,
  type Happening,
  type OrderActor,
  type OrderState,
  transitionsFor,
} from './order.rules.ts';
import { EXECUTING, type Part, PARTS, TRANSITIONS } from './stage-table.rules.ts';

const NOW = 1_800_000_000;

const order = (stage: OrderStage, more: Partial<OrderState> = {}): OrderState => ({
  stage,
  resumeStage: null,
  stageChangedAt: NOW - 100,
  approvers: ['ann', 'bob'],
  firstApprovalBy: null,
  inLiveTrip: false,
  wasInTrip: false,
  isTripStarted: false,
  isArchived: false,
  arrivedAt: null,
  deadline: NOW - 7200,
  dropsLeft: 0,
  missingItems: 0,
  ...more,
});
const actor = (...parts: Part[]): OrderActor => ({ userId: parts.join(), isRoot: false, parts, mayDelete: false });
const root: OrderActor = { userId: 'root', isRoot: true, parts: [], mayDelete: true };
const told = (event: OrderEvent, more: Partial<Happening> = {}): Happening => ({
  event,
  at: NOW,
  now: NOW,
  reason: 'because',
  isSubmittable: true,
  ...more,
});

const stageAfter = (from: OrderState, happening: Happening, who: OrderActor) => {
  const outcome = applyEvent(from, happening, who);
  if (outcome.kind === 'moved') return outcome.stage;
  return outcome.kind === 'old' ? 'old' : outcome.refusal;
};

describe('what an event does', () => {
  test.each([
    ['O2', order('saved'), told('submit'), actor('owner'), 'pendingValidation'],
    ['O2 without approvers', order('saved', { approvers: [] }), told('submit'), actor('owner'), 'validated'],
    ['O2 with faults', order('saved'), told('submit', { isSubmittable: false }), actor('owner'), 'submittable'],
    ['O3', order('pendingValidation'), told('approve'), actor('firstApprover'), 'pending2ndValidation'],
    [
      'O3 with one approver',
      order('pendingValidation', { approvers: ['ann'] }),
      told('approve'),
      actor('firstApprover'),
      'validated',
    ],
    ['O3 out of turn', order('pendingValidation'), told('approve'), actor('owner', 'secondApprover'), 'notInTurn'],
    ['O3 by no approver', order('pendingValidation'), told('approve'), actor('owner'), 'forbidden'],
    [
      'O4',
      order('pending2ndValidation', { firstApprovalBy: 'ann' }),
      told('approve'),
      actor('secondApprover'),
      'validated',
    ],
    [
      'O4 by the first',
      order('pending2ndValidation', { firstApprovalBy: 'firstApprover' }),
      told('approve'),
      actor('firstApprover'),
      'fourEyes',
    ],
    [
      'O4 by one who is both',
      order('pending2ndValidation', { firstApprovalBy: 'secondApprover' }),
      told('approve'),
      actor('secondApprover'),
      'fourEyes',
    ],
    [
      'O4 by root after root',
      order('pending2ndValidation', { firstApprovalBy: 'root' }),
      told('approve'),
      root,
      'fourEyes',
    ],
    ['O5', order('pending2ndValidation'), told('reject'), actor('secondApprover'), 'rejected'],
    [
      'O5 without reason',
      order('pendingValidation'),
      told('reject', { reason: ' ' }),
      actor('firstApprover'),
      'reasonGiven',
    ],
    ['O5 out of turn', order('pending2ndValidation'), told('reject'), actor('firstApprover'), 'notInTurn'],
    ['O6', order('validated'), told('reopen'), actor('owner'), 'saved'],
    ['O7', order('validated'), told('addToTrip'), actor('tripWriter'), 'addedToTrip'],
    [
      'O7 in another trip',
      order('validated', { inLiveTrip: true }),
      told('addToTrip'),
      actor('tripWriter'),
      'notInLiveTrip',
    ],
    ['O8', order('addedToTrip', { inLiveTrip: true }), told('removeFromTrip'), actor('tripWriter'), 'validated'],
    [
      'O8 too late',
      order('addedToTrip', { isTripStarted: true }),
      told('removeFromTrip'),
      actor('tripWriter'),
      'tripNotStarted',
    ],
    ['O9', order('addedToTrip'), told('startTrip'), actor('system'), 'started'],
    ['O9 by hand', order('addedToTrip'), told('startTrip'), actor('tripWriter'), 'forbidden'],
    ['O10', order('started'), told('arriveAtPickup'), actor('driver'), 'arrivedToPickupLocation'],
    ['O11', order('arrivedToPickupLocation'), told('startLoading'), actor('driver'), 'loading'],
    [
      'O12 skips loading',
      order('arrivedToPickupLocation'),
      told('completeLoading'),
      actor('tripWriter'),
      'loadingCompleted',
    ],
    ['O13', order('loading', { arrivedAt: NOW }), told('depart'), actor('system'), 'transit'],
    ['O13 before arrival', order('loading', { arrivedAt: NOW + 1 }), told('depart'), actor('driver'), 'afterArrival'],
    ['O14', order('transit'), told('arriveAtDrop'), actor('system'), 'arrivedToDropLocation'],
    ['O15', order('arrivedToDropLocation'), told('startUnloading'), actor('driver'), 'unloading'],
    ['O16', order('unloading', { dropsLeft: 1 }), told('finishDrop'), actor('driver'), 'transit'],
    ['O16 at the last drop', order('unloading'), told('finishDrop'), actor('driver'), 'dropsLeft'],
    ['O17', order('unloading'), told('deliver'), actor('driver'), 'delivered'],
    ['O17 with more drops', order('unloading', { dropsLeft: 2 }), told('deliver'), actor('driver'), 'lastDrop'],
    [
      'O17 with cargo missing',
      order('unloading', { missingItems: 1 }),
      told('deliver'),
      actor('driver'),
      'allDelivered',
    ],
    [
      'O18',
      order('arrivedToDropLocation', { missingItems: 1 }),
      told('deliverPart'),
      actor('driver'),
      'incompleteDelivery',
    ],
    [
      'O18 without reason',
      order('unloading', { missingItems: 1 }),
      told('deliverPart', { reason: null }),
      actor('driver'),
      'reasonGiven',
    ],
    ['O19', order('transit'), told('failDelivery'), actor('tripWriter'), 'notDelivered'],
    ['O20', order('transit'), told('delay'), actor('system'), 'delayed'],
    [
      'O20 within the grace',
      order('transit', { deadline: NOW - 1800 }),
      told('delay'),
      actor('system'),
      'deadlinePassed',
    ],
    [
      'O21',
      order('delayed', { resumeStage: 'transit' }),
      told('arriveAtDrop'),
      actor('driver'),
      'arrivedToDropLocation',
    ],
    [
      'O21 knows its resume stage',
      order('delayed', { resumeStage: 'started' }),
      told('arriveAtDrop'),
      actor('driver'),
      'stageNotAllowed',
    ],
    [
      'O22',
      order('delayed', { resumeStage: 'transit' }),
      told('deliverManually'),
      actor('ownerOfTrips'),
      'manuallyDelivered',
    ],
    [
      'O22 ahead of time',
      order('transit'),
      told('deliverManually', { at: NOW + 1 }),
      actor('tripWriter'),
      'notInFuture',
    ],
    ['O23', order('incompleteDelivery'), told('markCargoDelivered'), actor('owner'), 'delivered'],
    [
      'O23 with more missing',
      order('incompleteDelivery', { missingItems: 1 }),
      told('markCargoDelivered'),
      actor('owner'),
      'allDelivered',
    ],
    ['O24', order('notDelivered'), told('reattempt'), actor('owner'), 'validated'],
    ['O25', order('manuallyDelivered'), told('bill'), actor('billApprover'), 'billed'],
    ['O26', order('addedToTrip', { inLiveTrip: true }), told('cancel'), actor('owner'), 'cancelled'],
    ['O27', order('started'), told('cancel'), actor('tripWriter'), 'cancelled'],
    ['O27 by the owner', order('started'), told('cancel'), actor('owner'), 'forbidden'],
    ['nothing leaves a terminal stage', order('billed'), told('cancel'), root, 'stageNotAllowed'],
    ['T14', order('transit'), told('cancel'), actor('system'), 'cancelled'],
    ['T14 by hand', order('transit'), told('cancel'), actor('owner', 'tripWriter'), 'forbidden'],
    [
      'delivered by hand before the last change',
      order('delayed', { resumeStage: 'transit' }),
      told('deliverManually', { at: NOW - 200 }),
      actor('tripWriter'),
      'manuallyDelivered',
    ],
    [
      'what is older, by somebody who has no part in it',
      order('loading'),
      told('arriveAtPickup', { at: NOW - 101 }),
      actor('owner'),
      'forbidden',
    ],
    [
      'what is older than the last change moves nothing',
      order('saved'),
      told('submit', { at: NOW - 101 }),
      actor('owner'),
      'old',
    ],
  ] as const)('%s', (_name, from, happening, who, expected) => {
    expect(stageAfter(from, happening, who)).toBe(expected);
  });

  test('a delayed order keeps where it goes on, and forgets it then', () => {
    expect(applyEvent(order('loading'), told('delay'), root)).toMatchObject({
      stage: 'delayed',
      resumeStage: 'loading',
    });
    expect(applyEvent(order('delayed', { resumeStage: 'loading' }), told('depart'), root)).toMatchObject({
      stage: 'transit',
      resumeStage: null,
    });
  });
});

describe('what is offered', () => {
  test.each([
    ['saved', order('saved'), actor('owner'), ['edit', 'submit', 'changeStage', 'duplicate', 'cancel']],
    ['pending, its approver', order('pendingValidation'), actor('firstApprover'), ['approve', 'reject', 'changeStage']],
    ['pending, another', order('pendingValidation'), actor('secondApprover'), []],
    [
      'pending, the owner',
      order('pendingValidation'),
      actor('owner'),
      ['reopen', 'changeStage', 'duplicate', 'cancel'],
    ],
    [
      'rejected, who may delete',
      order('rejected'),
      { ...actor('owner'), mayDelete: true },
      ['reopen', 'changeStage', 'duplicate', 'cancel', 'archive', 'delete'],
    ],
    [
      'once in a trip, never deleted',
      order('saved', { wasInTrip: true }),
      { ...actor('owner'), mayDelete: true },
      ['edit', 'submit', 'changeStage', 'duplicate', 'cancel'],
    ],
    ['cancelled', order('cancelled'), root, ['duplicate', 'archive']],
    ['archived', order('cancelled', { isArchived: true }), root, ['duplicate', 'restore']],
    ['just delivered', order('delivered'), actor('owner'), ['duplicate']],
    [
      'delivered 30 days ago',
      order('delivered', { stageChangedAt: NOW - 30 * 86_400 }),
      actor('owner'),
      ['duplicate', 'archive'],
    ],
    ['not delivered', order('notDelivered'), actor('owner'), ['reattempt', 'changeStage', 'duplicate', 'archive']],
    ['at its drop', order('unloading'), actor('driver'), ['changeStage', 'markCargoDelivered']],
    ['delayed on the way to its drop', order('delayed', { resumeStage: 'transit' }), actor('driver'), ['changeStage']],
    [
      'short, its owner',
      order('incompleteDelivery', { missingItems: 1 }),
      actor('owner'),
      ['changeStage', 'markCargoDelivered', 'duplicate'],
    ],
  ] as const)('%s', (_name, at, who, actions) => {
    expect(actionsFor(at, who, NOW)).toEqual(actions);
  });

  test('stages are offered by the name that asks for them', () => {
    const alone = order('saved', { approvers: [] });
    expect(allowedStages(transitionsFor(alone, actor('owner')))).toEqual(['pendingValidation', 'cancelled']);
    expect(eventTowards(alone, 'pendingValidation')).toBe('submit');
    expect(eventTowards(alone, 'validated')).toBe('submit');
    expect(eventTowards(order('saved'), 'validated')).toBeUndefined();
    expect(eventTowards(order('saved'), 'transit')).toBeUndefined();
    expect(eventTowards(order('addedToTrip'), 'validated')).toBeUndefined();
    expect(eventTowards(order('transit'), 'cancelled')).toBeUndefined();
  });
});

describe('the table as a whole', () => {
  const anyState = fc
    .record({
      stage: fc.constantFrom(...ORDER_STAGES),
      resumeStage: fc.constantFrom(null, ...EXECUTING),
      approvers: fc.constantFrom([], ['ann'], ['ann', 'bob']),
      firstApprovalBy: fc.constantFrom(null, 'ann', 'bob'),
      inLiveTrip: fc.boolean(),
      isTripStarted: fc.boolean(),
      dropsLeft: fc.nat(2),
      missingItems: fc.nat(2),
    })
    .map(({ stage, ...more }) => order(stage, more));
  const anyActor = fc.record({
    userId: fc.constantFrom('ann', 'bob', 'eve'),
    isRoot: fc.boolean(),
    parts: fc.subarray([...PARTS]),
    mayDelete: fc.boolean(),
  });
  const anyEvent = fc.constantFrom(...ORDER_EVENTS);

  test('every stage can be reached from saved, and from one event there is one way', () => {
    const seen = new Set<OrderStage>(['saved']);
    for (const stage of seen) for (const { from, to } of TRANSITIONS) if (from.includes(stage)) seen.add(to);
    expect([...seen].toSorted()).toEqual([...ORDER_STAGES].toSorted());
    fc.assert(
      fc.property(anyState, (state) => {
        const offered = transitionsFor(state, root);
        expect(new Set(offered.map(({ event }) => event)).size).toBe(offered.length);
      }),
    );
  });

  test('what is offered is done, given what must be told', () => {
    fc.assert(
      fc.property(anyState, anyActor, (state, who) => {
        for (const { event, to } of transitionsFor(state, who)) {
          expect(stageAfter({ ...state, missingItems: event === 'deliverPart' ? 1 : 0 }, told(event), who)).toBe(to);
        }
      }),
    );
  });

  test('nobody but the approver in turn (or root) approves, and never the same person twice', () => {
    fc.assert(
      fc.property(anyState, anyActor, (state, who) => {
        if (applyEvent(state, told('approve'), who).kind !== 'moved') return;
        const inTurn: Part = state.stage === 'pendingValidation' ? 'firstApprover' : 'secondApprover';
        expect(who.isRoot || who.parts.includes(inTurn)).toBe(true);
        if (state.stage === 'pending2ndValidation') expect(who.userId).not.toBe(state.firstApprovalBy);
      }),
    );
  });

  test('the timeline of any legal walk, replayed, gives the stage', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ event: anyEvent, dropsLeft: fc.nat(1), missingItems: fc.nat(1) }), { maxLength: 60 }),
        (steps) => {
          let state = order('saved');
          const timeline: { from: OrderStage; to: OrderStage }[] = [];
          for (const { event, ...load } of steps) {
            const outcome = applyEvent({ ...state, ...load }, told(event), root);
            if (outcome.kind !== 'moved') continue;
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
});
