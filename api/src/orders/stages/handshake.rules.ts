import type { HandshakeState } from 'shared-contracts/values/orders/handshakes';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { createStageMachine, type StageTransition } from '../../platform/stage-machine/stage-machine.rules.ts';

/** `owner` writes orders in the order's organization, `partner` handles orders in its partner, `system`: jobs and stages. */
export type HandshakeRole = 'owner' | 'partner' | 'system';
export type HandshakeEvent = 'offer' | 'accept' | 'decline' | 'expire' | 'withdraw' | 'tender' | 'award' | 'endTender';
/** The name is also the error code when the guard fails. */
export type HandshakeGuard =
  | 'orderValidated'
  | 'orderSaved'
  | 'partnerIsOther'
  | 'acceptanceAsked'
  | 'beforeDeadline'
  | 'deadlinePassed'
  | 'reasonGiven';

/** `none`: no acceptance is required, only the order's stage counts. */
export type HandshakeStage = HandshakeState | 'none';
export type HandshakeTransition = StageTransition<HandshakeStage, HandshakeEvent, HandshakeRole, HandshakeGuard> & {
  to: HandshakeStage;
};

/** Who may do what with an offered order, and when. */
export const HANDSHAKE_TRANSITIONS: readonly HandshakeTransition[] = [
  {
    row: 'H1',
    from: ['none'],
    event: 'offer',
    to: 'offered',
    roles: ['system'],
    guards: ['partnerIsOther', 'acceptanceAsked'],
  },
  {
    row: 'H2',
    from: ['declined', 'expired'],
    event: 'offer',
    to: 'offered',
    roles: ['owner'],
    guards: ['orderValidated', 'partnerIsOther', 'acceptanceAsked'],
  },
  {
    row: 'H3',
    from: ['offered'],
    event: 'accept',
    to: 'accepted',
    roles: ['partner'],
    guards: ['orderValidated', 'beforeDeadline'],
  },
  {
    row: 'H4',
    from: ['offered'],
    event: 'decline',
    to: 'declined',
    roles: ['partner'],
    guards: ['orderValidated', 'reasonGiven'],
  },
  {
    row: 'H5',
    from: ['offered'],
    event: 'expire',
    to: 'expired',
    roles: ['system'],
    guards: ['deadlinePassed'],
  },
  { row: 'H7', from: ['none', 'accepted'], event: 'tender', to: 'tendered', roles: ['owner'], guards: ['orderSaved'] },
  {
    row: 'H7',
    from: ['declined', 'expired'],
    event: 'tender',
    to: 'tendered',
    roles: ['owner'],
    guards: ['orderValidated'],
  },
  { row: 'H8', from: ['tendered'], event: 'award', to: 'accepted', roles: ['system'] },
  { row: 'H9', from: ['tendered'], event: 'endTender', to: 'none', roles: ['system'] },
  { row: 'H6', from: ['offered', 'accepted', 'declined', 'expired'], event: 'withdraw', to: 'none', roles: ['system'] },
];

/** Times in unix seconds. */
export type HandshakeRecord = {
  stage: HandshakeStage;
  stageChangedAt: number;
  orderStage: OrderStage;
  /** The order goes to another organization than its owner. */
  isForOther: boolean;
  /** The time that the operation gives a partner to accept; null if it requires no acceptance. */
  acceptanceMinutes: number | null;
  deadline: number | null;
};
export type HandshakeActor = { isRoot: boolean; roles: readonly HandshakeRole[] };
export type HandshakeInput = { event: HandshakeEvent; at: number; reason?: string | null };

const isPast = (deadline: number | null, at: number) => deadline !== null && at >= deadline;

export const handshakeMachine = createStageMachine<
  HandshakeTransition,
  HandshakeRecord,
  HandshakeActor,
  HandshakeInput
>({
  transitions: HANDSHAKE_TRANSITIONS,
  conditions: {},
  stateGuards: {
    orderValidated: ({ orderStage }) => orderStage === 'validated',
    orderSaved: ({ orderStage }) => orderStage === 'saved',
    partnerIsOther: ({ isForOther }) => isForOther,
    acceptanceAsked: ({ acceptanceMinutes }) => acceptanceMinutes !== null,
  },
  eventGuards: {
    beforeDeadline: ({ deadline }, { at }) => !isPast(deadline, at),
    deadlinePassed: ({ deadline }, { at }) => isPast(deadline, at),
    reasonGiven: (_record, { reason = null }) => reason !== null && reason.trim() !== '',
  },
  isSystemOnly: ({ roles }) => roles.every((role) => role === 'system'),
  isStale: () => false,
  acceptStaleFrom: 'currentStage',
});

/** The events that an actor can trigger on an offer, as far as the order itself decides. */
export const availableHandshakeEvents = (record: HandshakeRecord, actor: HandshakeActor): HandshakeEvent[] =>
  handshakeMachine.availableTransitions(record, actor).map(({ event }) => event);

/**
 * Whether the handshake lets an organization plan a validated order. The owner may carry an order while its partner
 * doesn't.
 */
export const isFreeToPlan = (state: HandshakeState | null, isOwner: boolean): boolean =>
  state === null || state === 'accepted' || (isOwner && (state === 'declined' || state === 'expired'));
