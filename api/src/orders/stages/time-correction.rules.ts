import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import { STOP_STAMPS, type StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import type { OrderActor, OrderState } from './order-stage.rules.ts';
import { EXECUTING_STAGES } from './order-stage-table.rules.ts';
import type { StampedStop } from './stop-stamps.rules.ts';

/** `carrier`: writes trips in the organization that runs the order's trip and has reported its times. */
type Corrector = 'owner' | 'carrier';
type CorrectionRule = {
  stages: readonly OrderStage[];
  who: readonly Corrector[];
  /** Whether missing times can be added: the order has ended, so they change no stage. */
  addsMissing: boolean;
};

/** Who corrects the times of an order, by stage. The bill depends on them: once it is approved, only its owner may. */
const CORRECTION_RULES: readonly CorrectionRule[] = [
  {
    stages: [...EXECUTING_STAGES.filter((stage) => stage !== 'started'), 'delayed', 'notDelivered'],
    who: ['owner', 'carrier'],
    addsMissing: false,
  },
  {
    stages: ['delivered', 'manuallyDelivered', 'incompleteDelivery'],
    who: ['owner', 'carrier'],
    addsMissing: true,
  },
  { stages: ['billed'], who: ['owner'], addsMissing: true },
];

const findRule = ({ stage }: Pick<OrderState, 'stage'>) =>
  CORRECTION_RULES.find(({ stages }) => stages.includes(stage));

const isCorrector: Record<Corrector, (actor: OrderActor) => boolean> = {
  owner: ({ isRoot, roles }) => isRoot || roles.includes('owner'),
  carrier: ({ roles }) => roles.includes('tripWriter'),
};

export type CorrectionRejection = 'stage' | 'forbidden';

/** Why the actor can't correct the times of an order; null if they can. */
export function rejectCorrection(order: Pick<OrderState, 'stage'>, actor: OrderActor): CorrectionRejection | null {
  const rule = findRule(order);
  if (!(['owner', 'carrier'] as const).some((corrector) => isCorrector[corrector](actor))) return 'forbidden';
  if (!rule) return 'stage';
  return rule.who.some((corrector) => isCorrector[corrector](actor)) ? null : 'forbidden';
}

/** The times of a stop that can be corrected in a stage, no matter who does it. */
export function correctableStamps(
  order: Pick<OrderState, 'stage'>,
  stop: Readonly<Record<StopStamp, number | null>>,
): StopStamp[] {
  const rule = findRule(order);
  return rule ? STOP_STAMPS.filter((stamp) => rule.addsMissing || stop[stamp] !== null) : [];
}

/** Unix seconds. */
export type CorrectedTimes = Partial<Record<StopStamp, number>>;
export type CorrectionProblem = 'notCorrectable' | 'inFuture' | 'beforeEarlierTime' | 'afterLaterTime';

type Stamp = { stop: number; stamp: StopStamp; at: number };

/** All times of an order, in the sequence in which they must have happened. */
const listStamps = (stops: readonly StampedStop[]): Stamp[] =>
  stops.flatMap((stop, index) =>
    STOP_STAMPS.flatMap((stamp) => (stop[stamp] === null ? [] : [{ stop: index, stamp, at: stop[stamp] }])),
  );

/** The stops after a correction of one. A corrected time is no longer inferred. */
export const applyCorrection = <Stop extends StampedStop>(
  stops: readonly Stop[],
  index: number,
  times: CorrectedTimes,
): Stop[] =>
  stops.map((stop, i) =>
    i === index ? { ...stop, ...times, inferred: stop.inferred.filter((stamp) => !(stamp in times)) } : stop,
  );

/**
 * Problems with corrected times, by field: times must follow each other within a stop and from stop to stop. Of two
 * times in the wrong sequence, the later one is named if it was corrected.
 * @param now unix seconds
 */
export function findCorrectionProblems(
  order: Pick<OrderState, 'stage'>,
  stops: readonly StampedStop[],
  index: number,
  times: CorrectedTimes,
  now: number,
): Partial<Record<StopStamp, CorrectionProblem>> {
  const problems: Partial<Record<StopStamp, CorrectionProblem>> = {};
  const isCorrected = ({ stop, stamp }: Stamp) => stop === index && times[stamp] !== undefined;
  const stamps = listStamps(applyCorrection(stops, index, times));
  for (const [i, corrected] of stamps.entries()) {
    if (!isCorrected(corrected)) continue;
    const { stamp, at } = corrected;
    if (stamps.slice(0, i).some((earlier) => earlier.at > at)) problems[stamp] = 'beforeEarlierTime';
    else if (stamps.slice(i + 1).some((later) => later.at < at && !isCorrected(later)))
      problems[stamp] = 'afterLaterTime';
  }
  const stop = stops[index];
  const allowed = stop ? correctableStamps(order, stop) : [];
  for (const stamp of STOP_STAMPS) {
    const at = times[stamp];
    if (at === undefined) continue;
    if (!allowed.includes(stamp)) problems[stamp] = 'notCorrectable';
    else if (at > now) problems[stamp] = 'inFuture';
  }
  return problems;
}

/** The latest time of an order, unix seconds; null: it has reached no stop. */
export const lastStamp = (stops: readonly StampedStop[]): number | null =>
  listStamps(stops).reduce<number | null>((last, { at }) => Math.max(last ?? at, at), null);

/**
 * When the order reached its stage, after a correction: a stage that began with the last time still does. Events
 * before a stage began don't change the order's stage, and a stop without a departure ends then.
 */
export function correctedStageTime(
  stageChangedAt: number,
  before: readonly StampedStop[],
  after: readonly StampedStop[],
): number {
  return stageChangedAt === lastStamp(before) ? (lastStamp(after) ?? stageChangedAt) : stageChangedAt;
}
