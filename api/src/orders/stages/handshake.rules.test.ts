import fc from 'fast-check';
import { HANDSHAKE_STATES } from 'shared-contracts/values/orders/handshakes';
import { ORDER_STAGES } from 'shared-contracts/values/orders/order-stages';
import {
  availableHandshakeEvents,
  type HandshakeActor,
  type HandshakeEvent,
  handshakeMachine,
  type HandshakeRecord,
  isFreeToPlan,
} from './handshake.rules.ts';

const NOW = 1_800_000_000;
const record = (stage: HandshakeRecord['stage'], more: Partial<HandshakeRecord> = {}): HandshakeRecord => ({
  stage,
  stageChangedAt: NOW - 60,
  orderStage: 'validated',
  isForOther: true,
  acceptanceMinutes: 30,
  deadline: NOW + 60,
  ...more,
});
const as = (...roles: HandshakeActor['roles'][number][]): HandshakeActor => ({ isRoot: false, roles });
const root: HandshakeActor = { isRoot: true, roles: [] };

function resultOf(
  state: HandshakeRecord,
  event: HandshakeEvent,
  actor: HandshakeActor,
  reason: string | null = 'Full',
) {
  const outcome = handshakeMachine.apply(state, { event, at: NOW, reason }, actor);
  if (outcome.kind === 'applied') return outcome.stage;
  return outcome.kind === 'rejected' ? outcome.rejection : 'stale';
}

test.each([
  ['an order that is sent is offered', record('none'), 'offer', as('system'), 'offered'],
  ['an accepted order is not offered', record('accepted'), 'offer', as('system'), 'stageNotAllowed'],
  [
    'nothing is offered without a deadline',
    record('none', { acceptanceMinutes: null }),
    'offer',
    as('system'),
    'acceptanceAsked',
  ],
  [
    'nothing is offered to the owner itself',
    record('none', { isForOther: false }),
    'offer',
    as('system'),
    'partnerIsOther',
  ],
  ['the owner does not offer by hand what is new', record('none'), 'offer', as('owner'), 'forbidden'],
  ['the owner offers a declined order again', record('declined'), 'offer', as('owner'), 'offered'],
  ['the owner offers an expired order again', record('expired'), 'offer', as('owner'), 'offered'],
  [
    'only a validated order is offered again',
    record('expired', { orderStage: 'saved' }),
    'offer',
    as('owner'),
    'orderValidated',
  ],
  ['the partner does not offer', record('expired'), 'offer', as('partner'), 'forbidden'],
  ['an offered order is not offered twice', record('offered'), 'offer', as('owner'), 'stageNotAllowed'],
  ['the partner accepts', record('offered'), 'accept', as('partner'), 'accepted'],
  ['the owner does not accept for its partner', record('offered'), 'accept', as('owner'), 'forbidden'],
  ['root accepts', record('offered'), 'accept', root, 'accepted'],
  [
    'the partner accepts until the deadline',
    record('offered', { deadline: NOW + 1 }),
    'accept',
    as('partner'),
    'accepted',
  ],
  ['and no longer at the deadline', record('offered', { deadline: NOW }), 'accept', as('partner'), 'beforeDeadline'],
  [
    'a reopened order is not accepted',
    record('offered', { orderStage: 'saved' }),
    'accept',
    as('partner'),
    'orderValidated',
  ],
  ['an order is accepted once', record('accepted'), 'accept', as('partner'), 'stageNotAllowed'],
  ['the partner declines', record('offered'), 'decline', as('partner'), 'declined'],
  [
    'the partner does not decline what it has accepted',
    record('accepted'),
    'decline',
    as('partner'),
    'stageNotAllowed',
  ],
  ['an offer does not expire before its deadline', record('offered'), 'expire', as('system'), 'deadlinePassed'],
  ['an offer expires at its deadline', record('offered', { deadline: NOW }), 'expire', as('system'), 'expired'],
  ['nobody lets an offer expire by hand', record('offered', { deadline: NOW }), 'expire', root, 'forbidden'],
  [
    'an answered offer does not expire',
    record('accepted', { deadline: NOW }),
    'expire',
    as('system'),
    'stageNotAllowed',
  ],
  ['the owner tenders a saved order', record('none', { orderStage: 'saved' }), 'tender', as('owner'), 'tendered'],
  ['and one that was declined', record('declined'), 'tender', as('owner'), 'tendered'],
  ['a validated order is not tendered', record('none'), 'tender', as('owner'), 'orderSaved'],
  ['an order is tendered once', record('tendered', { orderStage: 'saved' }), 'tender', as('owner'), 'stageNotAllowed'],
  ['a tender gives the order away', record('tendered', { orderStage: 'saved' }), 'award', as('system'), 'accepted'],
  ['nobody gives it away by hand', record('tendered', { orderStage: 'saved' }), 'award', root, 'forbidden'],
  ['a tender without a winner ends', record('tendered'), 'endTender', as('system'), 'none'],
  ['a reopened order is withdrawn', record('offered'), 'withdraw', as('system'), 'none'],
] as const)('%s', (_case, state, event, actor, result) => {
  expect(resultOf(state, event, actor)).toBe(result);
});

test.each([null, '', '   '])('declining requires a reason: %j is none', (reason) => {
  expect(resultOf(record('offered'), 'decline', as('partner'), reason)).toBe('reasonGiven');
});

test('offers an actor exactly the events of its role', () => {
  const anyRecord = fc
    .record({
      stage: fc.constantFrom('none' as const, ...HANDSHAKE_STATES),
      orderStage: fc.constantFrom(...ORDER_STAGES),
      isForOther: fc.boolean(),
      acceptanceMinutes: fc.constantFrom(null, 30),
    })
    .map(({ stage, ...more }) => record(stage, more));
  fc.assert(
    fc.property(anyRecord, (state) => {
      for (const event of availableHandshakeEvents(state, as('partner'))) {
        expect(['accept', 'decline']).toContain(event);
        expect([state.stage, state.orderStage]).toEqual(['offered', 'validated']);
      }
      for (const event of availableHandshakeEvents(state, as('owner'))) {
        expect(['offer', 'tender']).toContain(event);
        const taken = ['declined', 'expired'].includes(state.stage) && state.orderStage === 'validated';
        const saved = ['none', 'accepted'].includes(state.stage) && state.orderStage === 'saved';
        expect(taken || (event === 'tender' && saved)).toBe(true);
      }
    }),
  );
});

test.each([
  [null, true, true],
  ['accepted', true, true],
  ['offered', false, false],
  ['declined', false, true],
  ['expired', false, true],
  ['tendered', false, false],
] as const)('with %s, the partner may plan an order: %j, its owner: %j', (state, byPartner, byOwner) => {
  expect([isFreeToPlan(state, false), isFreeToPlan(state, true)]).toEqual([byPartner, byOwner]);
});
