import { ORDER_ACTIONS, type OrderAction, type OrderEvent, type OrderStage } from 'shared-contracts/values/order-stages';
import { type Condition, type Guard, type Part, type Transition, TRANSITIONS } from './stage-table.rules.ts';

/** What the stage table needs to know of an order. */
export type OrderState = {
  stage: OrderStage;
  /** Where a delayed order goes on. */
  resumeStage: OrderStage | null;
  stageChangedAt: number;
  /** Contacts in turn: none, one, or two different ones. */
  approvers: readonly string[];
  /** The user who gave the first approval. */
  firstApprovalBy: string | null;
  inLiveTrip: boolean;
  wasInTrip: boolean;
  isTripStarted: boolean;
  /** At the stop where it stands. */
  arrivedAt: number | null;
  /** Of the next stop. */
  deadline: number | null;
  /** Drops after the one where it stands. */
  dropsLeft: number;
  /** Cargo items not yet delivered. */
  missingItems: number;
};

/** Who acts on an order: the system has no user. Root plays every part. */
export type OrderActor = { userId: string | null; isRoot: boolean; parts: readonly Part[]; mayDelete: boolean };

/** @property at when it happened, @property now when it was told; unix seconds */
export type Happening = { event: OrderEvent; at: number; now: number; reason: string | null; isSubmittable?: boolean };

export type Refusal = 'stageNotAllowed' | 'forbidden' | 'notInTurn' | Guard;
export type Outcome =
  | { kind: 'moved'; transition: Transition; stage: OrderStage; resumeStage: OrderStage | null }
  /** Older than the last change: to be logged, moves nothing. */
  | { kind: 'old' }
  | { kind: 'refused'; refusal: Refusal };

/** An order counts as delayed this long after a deadline. */
const GRACE_SECONDS = 30 * 60;

const CONDITIONS: Record<Condition, (order: OrderState) => boolean> = {
  withoutApprovers: ({ approvers }) => approvers.length === 0,
  withApprovers: ({ approvers }) => approvers.length > 0,
  withSecondApprover: ({ approvers }) => approvers.length > 1,
  withoutSecondApprover: ({ approvers }) => approvers.length < 2,
};

/** Guards that the order itself decides… */
const ORDER_GUARDS: Partial<Record<Guard, (order: OrderState, actor: OrderActor) => boolean>> = {
  fourEyes: ({ firstApprovalBy }, { userId }) => firstApprovalBy === null || firstApprovalBy !== userId,
  notInLiveTrip: ({ inLiveTrip }) => !inLiveTrip,
  tripNotStarted: ({ isTripStarted }) => !isTripStarted,
  dropsLeft: ({ dropsLeft }) => dropsLeft > 0,
  lastDrop: ({ dropsLeft }) => dropsLeft === 0,
  allDelivered: ({ missingItems }) => missingItems === 0,
  partDelivered: ({ missingItems }) => missingItems > 0,
};

/** …and those that depend on what is told: an action may be offered before they can be asked. */
const TOLD_GUARDS: Partial<Record<Guard, (order: OrderState, happening: Happening) => boolean>> = {
  submittable: (_order, { isSubmittable = false }) => isSubmittable,
  reasonGiven: (_order, { reason }) => reason !== null && reason.trim() !== '',
  afterArrival: ({ arrivedAt }, { at }) => arrivedAt === null || at >= arrivedAt,
  deadlinePassed: ({ deadline }, { at }) => deadline !== null && at > deadline + GRACE_SECONDS,
  notInFuture: (_order, { at, now }) => at <= now,
};

/** The rows that lead on from where the order stands, whoever acts. */
function rowsFrom(order: OrderState): Transition[] {
  const { stage, resumeStage } = order;
  return TRANSITIONS.filter(
    ({ from, event, when }) =>
      (from.includes(stage) || (stage === 'delayed' && resumeStage !== null && from.includes(resumeStage) && event !== 'delay')) &&
      (!when || CONDITIONS[when](order)),
  );
}

const plays = ({ isRoot, parts }: OrderActor, { who }: Transition) => isRoot || who.some((part) => parts.includes(part));
const brokenBy = (order: OrderState, actor: OrderActor, { guards = [] }: Transition) =>
  guards.find((guard) => ORDER_GUARDS[guard]?.(order, actor) === false);

/** What the actor may do next with the order, as far as the order itself decides. */
export const transitionsFor = (order: OrderState, actor: OrderActor): Transition[] =>
  rowsFrom(order).filter((row) => plays(actor, row) && !brokenBy(order, actor, row));

const stageAsked = ({ to, askedAs = to }: Transition): OrderStage => askedAs;
export const allowedStages = (transitions: readonly Transition[]): OrderStage[] => [...new Set(transitions.map(stageAsked))];

/** The event by which the order comes to the asked stage from where it stands, whoever asks. */
export const eventTowards = (order: OrderState, stage: OrderStage): OrderEvent | undefined =>
  rowsFrom(order).find((row) => stageAsked(row) === stage || row.to === stage)?.event;

/** Events that a person can trigger on a row, and the acts that change no stage, in the order of `ORDER_ACTIONS`. */
export function actionsFor(order: OrderState, actor: OrderActor, transitions = transitionsFor(order, actor)): OrderAction[] {
  const isOwner = actor.isRoot || actor.parts.includes('owner');
  const offered = new Set<string>(transitions.map(({ event }) => event));
  if (isOwner && isEditable(order)) offered.add('edit');
  if (actor.mayDelete && isDeletable(order)) offered.add('delete');
  return ORDER_ACTIONS.filter((action) => offered.has(action));
}

export const isEditable = ({ stage }: Pick<OrderState, 'stage'>) => stage === 'saved';
export const isDeletable = ({ stage, wasInTrip }: Pick<OrderState, 'stage' | 'wasInTrip'>) => ['saved', 'rejected'].includes(stage) && !wasInTrip;

const APPROVERS: readonly Part[] = ['firstApprover', 'secondApprover'];
const approves = (parts: readonly Part[]) => parts.some((part) => APPROVERS.includes(part));

/** Nobody acts out of turn; who approved first is told that a second pair of eyes is needed. */
function refusalOfPart(order: OrderState, actor: OrderActor, { who, guards = [] }: Transition): Refusal {
  if (!approves(who) || !approves(actor.parts)) return 'forbidden';
  return guards.includes('fourEyes') && order.firstApprovalBy === actor.userId ? 'fourEyes' : 'notInTurn';
}

/** What an event does to an order: the one place that decides about stages. */
export function applyEvent(order: OrderState, happening: Happening, actor: OrderActor): Outcome {
  const row = rowsFrom(order).find(({ event }) => event === happening.event);
  if (happening.at < order.stageChangedAt) return { kind: 'old' };
  if (!row) return { kind: 'refused', refusal: 'stageNotAllowed' };
  if (!plays(actor, row)) return { kind: 'refused', refusal: refusalOfPart(order, actor, row) };
  const broken = brokenBy(order, actor, row) ?? row.guards?.find((guard) => TOLD_GUARDS[guard]?.(order, happening) === false);
  if (broken) return { kind: 'refused', refusal: broken };
  return { kind: 'moved', transition: row, stage: row.to, resumeStage: row.to === 'delayed' ? order.stage : null };
}
