import type { TenderMode, TenderOfferAction, TenderOfferState } from 'shared-contracts/values/orders/tenders';
import { createStageMachine, type StageTransition } from '../../platform/stage-machine/stage-machine.rules.ts';

/**
 * `owner` writes orders in the tender's organization, `partner` handles orders in the organization that has the offer.
 */
export type TenderRole = 'owner' | 'partner' | 'system';
export type TenderEvent = 'offer' | 'accept' | 'quote' | 'decline' | 'award' | 'expire' | 'lose' | 'withdraw';
/** The name is also the error code when the guard fails. */
export type TenderGuard = 'beforeDeadline' | 'deadlinePassed' | 'quotesAllowed' | 'hasFixedPrice' | 'reasonGiven';
export type TenderTransition = StageTransition<TenderOfferState, TenderEvent, TenderRole, TenderGuard> & {
  to: TenderOfferState;
};

const OPEN: readonly TenderOfferState[] = ['waiting', 'offered', 'quoted'];

/** Who may do what with the offer to a partner. The consequences for the other offers are in `nextSteps`. */
export const TENDER_TRANSITIONS: readonly TenderTransition[] = [
  { row: 'W1', from: ['waiting'], event: 'offer', to: 'offered', roles: ['system'] },
  {
    row: 'W2',
    from: ['offered'],
    event: 'accept',
    to: 'won',
    roles: ['partner'],
    guards: ['hasFixedPrice', 'beforeDeadline'],
  },
  {
    row: 'W3',
    from: ['offered', 'quoted'],
    event: 'quote',
    to: 'quoted',
    roles: ['partner'],
    guards: ['quotesAllowed', 'beforeDeadline'],
  },
  {
    row: 'W4',
    from: ['offered', 'quoted'],
    event: 'decline',
    to: 'declined',
    roles: ['partner'],
    guards: ['reasonGiven'],
  },
  { row: 'W5', from: ['quoted'], event: 'award', to: 'won', roles: ['owner', 'system'] },
  {
    row: 'W6',
    from: ['offered', 'quoted'],
    event: 'expire',
    to: 'expired',
    roles: ['system'],
    guards: ['deadlinePassed'],
  },
  { row: 'W7', from: OPEN, event: 'lose', to: 'lost', roles: ['system'] },
  { row: 'W8', from: OPEN, event: 'withdraw', to: 'withdrawn', roles: ['system'] },
];

/** Times in unix seconds. */
export type OfferState = {
  stage: TenderOfferState;
  stageChangedAt: number;
  mode: TenderMode;
  allowsCounter: boolean;
  deadline: number | null;
};
export type TenderActor = { isRoot: boolean; roles: readonly TenderRole[] };
export type TenderOfferEvent = { event: TenderEvent; at: number; reason?: string | null };

export const SYSTEM_ACTOR: TenderActor = { isRoot: false, roles: ['system'] };

const isPast = (deadline: number | null, at: number) => deadline !== null && at >= deadline;

export const tenderMachine = createStageMachine<TenderTransition, OfferState, TenderActor, TenderOfferEvent>({
  transitions: TENDER_TRANSITIONS,
  conditions: {},
  stateGuards: {
    quotesAllowed: ({ mode, allowsCounter }) => allowsCounter || mode === 'bestPrice',
    hasFixedPrice: ({ mode }) => mode !== 'bestPrice',
  },
  eventGuards: {
    beforeDeadline: ({ deadline }, { at }) => !isPast(deadline, at),
    deadlinePassed: ({ deadline }, { at }) => isPast(deadline, at),
    reasonGiven: (_offer, { reason = null }) => reason !== null && reason.trim() !== '',
  },
  isSystemOnly: ({ roles }) => roles.every((role) => role === 'system'),
  isStale: () => false,
  acceptStaleFrom: 'currentStage',
});

const PARTNER_ACTIONS: readonly TenderOfferAction[] = ['accept', 'quote', 'decline'];

/** Actions that the partner can take on an offer now. */
export const availableOfferActions = (offer: OfferState, actor: TenderActor, now: number): TenderOfferAction[] => {
  const events = new Set<string>(tenderMachine.availableTransitions(offer, actor).map(({ event }) => event));
  return isPast(offer.deadline, now) ? [] : PARTNER_ACTIONS.filter((action) => events.has(action));
};

type Standing = { id: string; state: TenderOfferState; position: number; quotedPrice: string | null };
/** The step after an offer has changed: an offer to the next partner, an award, a failed tender, or nothing yet. */
export type NextStep = { kind: 'offer' | 'award'; id: string } | { kind: 'fail' } | { kind: 'wait' };

const byPosition = (a: Standing, b: Standing) => a.position - b.position;

/** The lowest price wins; of equal ones, the partner that was listed first. */
const cheapestFirst = (a: Standing, b: Standing) => Number(a.quotedPrice) - Number(b.quotedPrice) || byPosition(a, b);

/** @param isOver the deadline of the offers has passed */
export function nextStep(mode: TenderMode, offers: readonly Standing[], isOver: boolean): NextStep {
  const inState = (state: TenderOfferState) => offers.filter((offer) => offer.state === state);
  if (inState('won').length > 0) return { kind: 'wait' };
  const [offered, quoted, [waiting]] = [inState('offered'), inState('quoted'), inState('waiting').toSorted(byPosition)];
  if (mode === 'sequence') {
    if (offered.length + quoted.length > 0) return { kind: 'wait' };
    return waiting ? { kind: 'offer', id: waiting.id } : { kind: 'fail' };
  }
  if (mode === 'bestPrice' && quoted.length > 0) {
    const [best] = quoted.toSorted(cheapestFirst);
    return best && (isOver || offered.length === 0) ? { kind: 'award', id: best.id } : { kind: 'wait' };
  }
  return offered.length + quoted.length > 0 ? { kind: 'wait' } : { kind: 'fail' };
}
