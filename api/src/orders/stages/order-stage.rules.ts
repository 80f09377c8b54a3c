import {
  ORDER_ACTIONS,
  type OrderAction,
  type OrderEvent,
  type OrderStage,
} from 'shared-contracts/values/order-stages';
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
  isArchived: boolean;
  /** At the stop where it stands. */
  arrivedAt: number | null;
  /** Of the next stop. */
  deadline: number | null;
  /** Drops after the one where it stands. */
  dropsLeft: number;
  /** Cargo items of which not all has arrived, as far as it is told. */
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
export const GRACE_SECONDS = 30 * 60;

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
};

/** …and those that depend on what is told: an action may be offered before they can be asked. */
const TOLD_GUARDS: Partial<Record<Guard, (order: OrderState, happening: Happening) => boolean>> = {
  submittable: (_order, { isSubmittable = false }) => isSubmittable,
  reasonGiven: (_order, { reason }) => reason !== null && reason.trim() !== '',
  afterArrival: ({ arrivedAt }, { at }) => arrivedAt === null || at >= arrivedAt,
  deadlinePassed: ({ deadline }, { at }) => deadline !== null && at > deadline + GRACE_SECONDS,
  notInFuture: (_order, { at, now }) => at <= now,
  allDelivered: ({ missingItems }) => missingItems === 0,
  partDelivered: ({ missingItems }) => missingItems > 0,
};

/** The rows that lead on from where the order stands, whoever acts. */
function rowsFrom(order: OrderState): Transition[] {
  const { stage, resumeStage } = order;
  return TRANSITIONS.filter(
    ({ from, event, when }) =>
      (from.includes(stage) ||
        (stage === 'delayed' && resumeStage !== null && from.includes(resumeStage) && event !== 'delay')) &&
      (!when || CONDITIONS[when](order)),
  );
}

const plays = ({ isRoot, parts }: OrderActor, { who }: Pick<Transition, 'who'>) =>
  isRoot || who.some((part) => parts.includes(part));
const brokenBy = (order: OrderState, actor: OrderActor, { guards = [] }: Transition) =>
  guards.find((guard) => ORDER_GUARDS[guard]?.(order, actor) === false);

/** What the actor may do next with the order, as far as the order itself decides. */
export const transitionsFor = (order: OrderState, actor: OrderActor): Transition[] =>
  rowsFrom(order).filter((row) => plays(actor, row) && !brokenBy(order, actor, row));

const stageAsked = ({ to, askedAs = to }: Transition): OrderStage => askedAs;
export const allowedStages = (transitions: readonly Transition[]): OrderStage[] => [
  ...new Set(transitions.map(stageAsked)),
];

/** The event by which the order comes to the asked stage from where it stands, whoever asks; what a trip or a bill does is not asked for. */
export const eventTowards = (order: OrderState, stage: OrderStage): OrderEvent | undefined =>
  rowsFrom(order).find((row) => !row.partOf && (stageAsked(row) === stage || row.to === stage))?.event;

const QUANTITIES: readonly OrderEvent[] = ['deliver', 'deliverPart', 'markCargoDelivered'];
export const takesQuantities = (event: OrderEvent) => QUANTITIES.includes(event);

/** What must be told with each stage that may be asked for. */
export const movesOf = (transitions: readonly Transition[]) => {
  const moves = transitions.map((row) => ({
    stage: stageAsked(row),
    event: row.event,
    needsReason: row.guards?.includes('reasonGiven') ?? false,
    takesQuantities: takesQuantities(row.event),
  }));
  return moves.filter(({ stage }, i) => moves.findIndex((other) => other.stage === stage) === i);
};

/** The event that a stage is asked for by, wherever the order stands. */
export const usualEvent = (stage: OrderStage): OrderEvent | undefined =>
  TRANSITIONS.find((row) => stageAsked(row) === stage && !row.partOf)?.event;

/** Events that a person can trigger on a row, and the acts that change no stage, in the order of `ORDER_ACTIONS`. */
export function actionsFor(
  order: OrderState,
  actor: OrderActor,
  now: number,
  transitions = transitionsFor(order, actor),
): OrderAction[] {
  const isOwner = actor.isRoot || actor.parts.includes('owner');
  const acts: Partial<Record<OrderAction, boolean>> = {
    edit: isOwner && isEditable(order),
    changeStage: transitions.length > 0,
    duplicate: isOwner,
    archive: isOwner && isArchivable(order, now),
    restore: isOwner && order.isArchived,
    delete: actor.mayDelete && isDeletable(order),
    markCargoDelivered: marksCargo(order, actor),
  };
  const offered = new Set<string>(transitions.map(({ event }) => event));
  return ORDER_ACTIONS.filter((action) => acts[action] ?? offered.has(action));
}

export const isEditable = ({ stage }: Pick<OrderState, 'stage'>) => stage === 'saved';
export const isDeletable = ({ stage, wasInTrip }: Pick<OrderState, 'stage' | 'wasInTrip'>) =>
  ['saved', 'rejected'].includes(stage) && !wasInTrip;

const ARCHIVED_AT_ONCE: readonly OrderStage[] = ['billed', 'cancelled', 'rejected', 'notDelivered'];
const ARCHIVED_LATER: readonly OrderStage[] = ['delivered', 'manuallyDelivered'];
const LATER_SECONDS = 30 * 86_400;

/** @param now unix seconds */
export const isArchivable = (
  { stage, stageChangedAt, isArchived }: Pick<OrderState, 'stage' | 'stageChangedAt' | 'isArchived'>,
  now: number,
) =>
  !isArchived &&
  (ARCHIVED_AT_ONCE.includes(stage) || (ARCHIVED_LATER.includes(stage) && now >= stageChangedAt + LATER_SECONDS));

/** An archived order that is taken up again comes back. */
export const isKeptInArchive = (stage: OrderStage) => ARCHIVED_AT_ONCE.includes(stage);

/** Where the arrival of single cargos is told, and by whom: as the stage table has it for the delivery that follows (O17, O23). */
const MARKED_AT: readonly OrderStage[] = ['arrivedToDropLocation', 'unloading', 'incompleteDelivery'];
export const isMarkedIn = ({ stage, resumeStage }: Pick<OrderState, 'stage' | 'resumeStage'>) =>
  MARKED_AT.includes(stage === 'delayed' && resumeStage ? resumeStage : stage);
export const marksCargo = (order: OrderState, actor: OrderActor) =>
  isMarkedIn(order) &&
  TRANSITIONS.some(
    (row) =>
      row.event === (order.stage === 'incompleteDelivery' ? 'markCargoDelivered' : 'deliver') && plays(actor, row),
  );

const APPROVERS: readonly Part[] = ['firstApprover', 'secondApprover'];
const approves = (parts: readonly Part[]) => parts.some((part) => APPROVERS.includes(part));

/** Nobody acts out of turn; who approved first is told that a second pair of eyes is needed. */
function refusalOfPart(order: OrderState, actor: OrderActor, { who, guards = [] }: Transition): Refusal {
  if (!approves(who) || !approves(actor.parts)) return 'forbidden';
  return guards.includes('fourEyes') && order.firstApprovalBy === actor.userId ? 'fourEyes' : 'notInTurn';
}

const playsIn = (actor: OrderActor, event: OrderEvent) =>
  TRANSITIONS.some((row) => row.event === event && plays(actor, row));

/** What an event does to an order: the one place that decides about stages. */
export function applyEvent(order: OrderState, happening: Happening, actor: OrderActor): Outcome {
  const row = rowsFrom(order).find(({ event }) => event === happening.event);
  if (happening.at < order.stageChangedAt && happening.event !== 'deliverManually')
    return playsIn(actor, happening.event) ? { kind: 'old' } : { kind: 'refused', refusal: 'forbidden' };
  if (!row) return { kind: 'refused', refusal: 'stageNotAllowed' };
  if (!plays(actor, row)) return { kind: 'refused', refusal: refusalOfPart(order, actor, row) };
  const broken =
    brokenBy(order, actor, row) ?? row.guards?.find((guard) => TOLD_GUARDS[guard]?.(order, happening) === false);
  if (broken) return { kind: 'refused', refusal: broken };
  return { kind: 'moved', transition: row, stage: row.to, resumeStage: row.to === 'delayed' ? order.stage : null };
}
