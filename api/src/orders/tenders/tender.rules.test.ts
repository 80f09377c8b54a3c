import fc from 'fast-check';
import { TENDER_MODES, TENDER_OFFER_STATES } from 'shared-contracts/values/orders/tenders';
import {
  availableOfferActions,
  nextStep,
  type OfferState,
  SYSTEM_ACTOR,
  type TenderActor,
  type TenderEvent,
  tenderMachine,
} from './tender.rules.ts';

const NOW = 1_800_000_000;
const offer = (stage: OfferState['stage'], more: Partial<OfferState> = {}): OfferState => ({
  stage,
  stageChangedAt: NOW - 60,
  mode: 'sequence',
  allowsCounter: false,
  deadline: NOW + 60,
  ...more,
});
const partner: TenderActor = { isRoot: false, roles: ['partner'] };
const owner: TenderActor = { isRoot: false, roles: ['owner'] };

function resultOf(state: OfferState, event: TenderEvent, actor: TenderActor, reason: string | null = 'Full') {
  const outcome = tenderMachine.apply(state, { event, at: NOW, reason }, actor);
  if (outcome.kind === 'applied') return outcome.stage;
  return outcome.kind === 'rejected' ? outcome.rejection : 'stale';
}

test.each([
  ['its turn comes', offer('waiting'), 'offer', SYSTEM_ACTOR, 'offered'],
  ['a partner wins by accepting', offer('offered'), 'accept', partner, 'won'],
  ['nobody accepts at the deadline', offer('offered', { deadline: NOW }), 'accept', partner, 'beforeDeadline'],
  ['nobody accepts for a partner', offer('offered'), 'accept', owner, 'forbidden'],
  ['nobody accepts before its turn', offer('waiting'), 'accept', partner, 'stageNotAllowed'],
  ['a best price has to be named', offer('offered', { mode: 'bestPrice' }), 'accept', partner, 'hasFixedPrice'],
  ['other prices are not taken unless allowed', offer('offered'), 'quote', partner, 'quotesAllowed'],
  ['another price is taken if allowed', offer('offered', { allowsCounter: true }), 'quote', partner, 'quoted'],
  ['a price is named for the best one', offer('offered', { mode: 'bestPrice' }), 'quote', partner, 'quoted'],
  ['a price can be corrected', offer('quoted', { mode: 'bestPrice' }), 'quote', partner, 'quoted'],
  ['the owner takes a price', offer('quoted'), 'award', owner, 'won'],
  ['the partner does not take its own price', offer('quoted'), 'award', partner, 'forbidden'],
  ['only a price can be taken', offer('offered'), 'award', owner, 'stageNotAllowed'],
  ['a partner declines', offer('offered'), 'decline', partner, 'declined'],
  ['a partner takes its price back', offer('quoted'), 'decline', partner, 'declined'],
  ['what is decided stays', offer('lost'), 'accept', partner, 'stageNotAllowed'],
  ['an offer expires at its deadline', offer('offered', { deadline: NOW }), 'expire', SYSTEM_ACTOR, 'expired'],
  ['and not before', offer('offered'), 'expire', SYSTEM_ACTOR, 'deadlinePassed'],
  ['nobody lets it expire', offer('offered', { deadline: NOW }), 'expire', { isRoot: true, roles: [] }, 'forbidden'],
] as const)('%s', (_case, state, event, actor, result) => {
  expect(resultOf(state, event, actor)).toBe(result);
});

test('declining needs a reason', () => {
  expect(resultOf(offer('offered'), 'decline', partner, ' ')).toBe('reasonGiven');
});

test.each([
  [offer('offered'), ['accept', 'decline']],
  [offer('offered', { allowsCounter: true }), ['accept', 'quote', 'decline']],
  [offer('offered', { mode: 'bestPrice' }), ['quote', 'decline']],
  [offer('offered', { deadline: NOW }), []],
  [offer('won'), []],
] as const)('offers a partner what it can do: %j', (state, actions) => {
  expect(availableOfferActions(state, partner, NOW)).toEqual(actions);
  expect(availableOfferActions(state, owner, NOW)).toEqual([]);
});

const standing = (id: string, state: (typeof TENDER_OFFER_STATES)[number], quotedPrice: string | null = null) => ({
  id,
  state,
  position: Number(id),
  quotedPrice,
});
test.each([
  ['sequence', [standing('0', 'offered'), standing('1', 'waiting')], false, { kind: 'wait' }],
  ['sequence', [standing('0', 'declined'), standing('1', 'waiting')], false, { kind: 'offer', id: '1' }],
  ['sequence', [standing('0', 'quoted', '9.00'), standing('1', 'waiting')], false, { kind: 'wait' }],
  ['sequence', [standing('0', 'declined'), standing('1', 'expired')], true, { kind: 'fail' }],
  ['firstAcceptance', [standing('0', 'declined'), standing('1', 'offered')], false, { kind: 'wait' }],
  ['firstAcceptance', [standing('0', 'declined'), standing('1', 'expired')], true, { kind: 'fail' }],
  ['bestPrice', [standing('0', 'quoted', '10.00'), standing('1', 'offered')], false, { kind: 'wait' }],
  ['bestPrice', [standing('0', 'quoted', '10.00'), standing('1', 'quoted', '9.50')], false, { kind: 'award', id: '1' }],
  ['bestPrice', [standing('1', 'quoted', '9.50'), standing('0', 'quoted', '9.5')], true, { kind: 'award', id: '0' }],
  ['bestPrice', [standing('0', 'expired'), standing('1', 'declined')], true, { kind: 'fail' }],
  ['bestPrice', [standing('0', 'won', '9.00'), standing('1', 'offered')], true, { kind: 'wait' }],
] as const)('%s with %j, over: %j', (mode, offers, isOver, step) => {
  expect(nextStep(mode, offers, isOver)).toEqual(step);
});

test('a tender never ends while a partner can still win it, and never has two winners', () => {
  const standings = fc.array(
    fc.record({ state: fc.constantFrom(...TENDER_OFFER_STATES), quotedPrice: fc.constantFrom('1.00', '2.00') }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...TENDER_MODES), standings, fc.boolean(), (mode, rows, isOver) => {
      const offers = rows.map((row, position) => ({ id: String(position), position, ...row }));
      const step = nextStep(mode, offers, isOver);
      const states = offers.map(({ state }) => state);
      if (step.kind === 'fail')
        expect(states.filter((state) => ['offered', 'quoted', 'won'].includes(state))).toEqual([]);
      if (step.kind === 'award') expect(offers.find(({ id }) => id === step.id)?.state).toBe('quoted');
      if (states.includes('won')) expect(step).toEqual({ kind: 'wait' });
    }),
  );
});
