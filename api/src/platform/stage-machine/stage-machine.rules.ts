/**
 * The engine behind every stage table: which transitions lead on from a stage, who may make them, and what an event does.
 * A table lists rows; a machine adds what its conditions, guards and roles mean for one kind of record.
 */

/** A row of a stage table. */
export type StageTransition<
  Stage extends string = string,
  Event extends string = string,
  Role extends string = string,
  Guard extends string = string,
  Condition extends string = string,
> = {
  /** The number of the row in the specification. */
  row: string;
  from: readonly Stage[];
  event: Event;
  /** `same` keeps the stage; null deletes the record. */
  to: Stage | 'same' | null;
  roles: readonly Role[];
  guards?: readonly Guard[];
  /** Chooses between rows of one event. */
  condition?: Condition;
  /** The stage that clients send to request this row. Defaults to `to`. */
  requestedAs?: Stage;
};

type StageOf<Row extends StageTransition> = Row['from'][number];
type RoleOf<Row extends StageTransition> = Row['roles'][number];
type GuardOf<Row extends StageTransition> = NonNullable<Row['guards']>[number];
type ConditionOf<Row extends StageTransition> = NonNullable<Row['condition']>;
type TargetOf<Row extends StageTransition> = Exclude<Row['to'], 'same'> | StageOf<Row>;

/** `stageChangedAt` in unix seconds. */
export type StageState<Row extends StageTransition> = { stage: StageOf<Row>; stageChangedAt: number };

/** Root may act in every role. */
export type StageActor<Row extends StageTransition> = { isRoot: boolean; roles: readonly RoleOf<Row>[] };

/** `at`: when it happened, unix seconds. */
export type StageEvent<Row extends StageTransition> = { event: Row['event']; at: number };

export type StageRejection<Row extends StageTransition> = 'stageNotAllowed' | 'forbidden' | GuardOf<Row>;

export type StageOutcome<Row extends StageTransition, Rejection extends string> =
  | { kind: 'applied'; transition: Row; stage: TargetOf<Row> }
  /** Older than the last change: goes into the timeline, changes nothing. */
  | { kind: 'stale' }
  /** `rejections`: all unmet conditions; `rejection` is the first of them. */
  | { kind: 'rejected'; rejection: Rejection; rejections: readonly Rejection[] };

export type StageMachineOptions<
  Row extends StageTransition,
  State extends StageState<Row>,
  Actor extends StageActor<Row>,
  Event extends StageEvent<Row>,
  Rejection extends string,
> = {
  transitions: readonly Row[];
  conditions: Record<ConditionOf<Row>, (state: State) => boolean>;
  /** Guards that the record and the actor decide: a transition is available only when they pass. */
  stateGuards: Partial<Record<GuardOf<Row>, (state: State, actor: Actor) => boolean>>;
  /** Guards that need the event's details: a transition is available before they can be checked. */
  eventGuards: Partial<Record<GuardOf<Row>, (state: State, event: Event) => boolean>>;
  /** Whether a row starts at the record's stage. Defaults to `row.from` listing it. */
  startsAt?: (row: Row, state: State) => boolean;
  /** Rows that even root cannot make. Defaults to none. */
  isSystemOnly?: (row: Row) => boolean;
  /** Rows that cannot be requested by their stage, because they follow from another record. Defaults to none. */
  isInternal?: (row: Row) => boolean;
  /** Whether an event is too old to change the stage. Defaults to being older than the last change. */
  isStale?: (state: State, event: Event) => boolean;
  /** From which stage a stale event is accepted: any stage, or only the one that it starts from. */
  acceptStaleFrom: 'anyStage' | 'currentStage';
  /** Why an actor without a role of the row is rejected. Defaults to `forbidden`. */
  rejectRole?: (state: State, actor: Actor, row: Row) => Rejection;
};

/** The stage that clients send to request a row; null: the row leads to no stage. */
export const requestedStage = <Row extends StageTransition>({ requestedAs, to }: Row): StageOf<Row> | null =>
  requestedAs ?? (to === 'same' ? null : to);

/** The stages that clients may send to request one of the rows. */
export const requestedStages = <Row extends StageTransition>(rows: readonly Row[]): StageOf<Row>[] => [
  ...new Set(rows.map((row) => requestedStage(row)).filter((stage) => stage !== null)),
];

export function createStageMachine<
  Row extends StageTransition,
  State extends StageState<Row>,
  Actor extends StageActor<Row>,
  Event extends StageEvent<Row>,
  Rejection extends string = StageRejection<Row>,
>(options: StageMachineOptions<Row, State, Actor, Event, Rejection | StageRejection<Row>>) {
  type Outcome = StageOutcome<Row, Rejection | StageRejection<Row>>;
  const { transitions, acceptStaleFrom } = options;
  const conditions: Partial<Record<string, (state: State) => boolean>> = options.conditions;
  const stateGuards: Partial<Record<string, (state: State, actor: Actor) => boolean>> = options.stateGuards;
  const eventGuards: Partial<Record<string, (state: State, event: Event) => boolean>> = options.eventGuards;
  const {
    startsAt = (row, { stage }) => row.from.includes(stage),
    isSystemOnly = () => false,
    isInternal = () => false,
    isStale = ({ stageChangedAt }, { at }) => at < stageChangedAt,
    rejectRole = () => 'forbidden',
  } = options;

  const rejected = (rejection: Rejection | StageRejection<Row>, rejections = [rejection]): Outcome => ({
    kind: 'rejected',
    rejection,
    rejections,
  });

  const meetsCondition = (state: State, { condition }: Row) =>
    condition === undefined || conditions[condition]?.(state) === true;

  /** The rows that lead on from the current stage, regardless of the actor. */
  const transitionsFrom = (state: State): Row[] =>
    transitions.filter((row) => startsAt(row, state) && meetsCondition(state, row));

  const hasRole = (actor: Actor, row: Row): boolean =>
    (actor.isRoot && !isSystemOnly(row)) || row.roles.some((role) => actor.roles.includes(role));

  const failedStateGuard = (state: State, actor: Actor, { guards = [] }: Row) =>
    guards.find((guard) => stateGuards[guard]?.(state, actor) === false);
  const failedEventGuards = (state: State, event: Event, { guards = [] }: Row) =>
    guards.filter((guard) => eventGuards[guard]?.(state, event) === false);

  /** The rows that the actor may make next, as far as the record itself decides. */
  const availableTransitions = (state: State, actor: Actor): Row[] =>
    transitionsFrom(state).filter((row) => hasRole(actor, row) && failedStateGuard(state, actor, row) === undefined);

  /** The available rows that can be requested by their target stage. */
  const requestableTransitions = (state: State, actor: Actor): Row[] =>
    availableTransitions(state, actor).filter((row) => !isInternal(row));

  const leadsTo = (row: Row, stage: StageOf<Row>) =>
    !isInternal(row) && (requestedStage(row) === stage || row.to === stage);

  /** The event with which a requested stage is reached from the current one, regardless of the actor. */
  const findEventTowards = (state: State, stage: StageOf<Row>): Row['event'] | undefined =>
    transitionsFrom(state).find((row) => leadsTo(row, stage))?.event;

  /** The event with which a requested stage is generally reached, regardless of the current stage. */
  const findEventByStage = (stage: StageOf<Row>): Row['event'] | undefined =>
    transitions.find((row) => !isInternal(row) && requestedStage(row) === stage)?.event;

  const hasRoleForEvent = (actor: Actor, event: Row['event']) =>
    transitions.some((row) => row.event === event && hasRole(actor, row));

  /** Decides what an event does to a record. Writes nothing. */
  function apply(state: State, event: Event, actor: Actor): Outcome {
    const stale = isStale(state, event);
    if (stale && acceptStaleFrom === 'anyStage')
      return hasRoleForEvent(actor, event.event) ? { kind: 'stale' } : rejected('forbidden');
    const transition = transitionsFrom(state).find((row) => row.event === event.event);
    if (!transition) return rejected('stageNotAllowed');
    if (!hasRole(actor, transition)) return rejected(rejectRole(state, actor, transition));
    if (stale) return { kind: 'stale' };
    const failedGuard = failedStateGuard(state, actor, transition);
    if (failedGuard !== undefined) return rejected(failedGuard);
    const missing = failedEventGuards(state, event, transition);
    if (missing[0] !== undefined) return rejected(missing[0], missing);
    const { to } = transition;
    return { kind: 'applied', transition, stage: (to === 'same' ? state.stage : to) as TargetOf<Row> };
  }

  return {
    transitionsFrom,
    hasRole,
    availableTransitions,
    requestableTransitions,
    findEventTowards,
    findEventByStage,
    apply,
  };
}
