import type { OrderStopTiming, OrderTiming } from 'shared-contracts/orders';
import type { OrderStage } from 'shared-contracts/values/order-stages';
import type { ContractTerms } from 'shared-contracts/contracts';
import { decimal, sumOf, toMoney } from '../platform/money.ts';
import { delayAmount, dwellMinutes, overMinutes, termsOf } from '../finance/rating/delay.rules.ts';
import { EXECUTING } from './stage-table.rules.ts';
import type { StampedStop, StopStamp } from './stop-stamps.rules.ts';

export type TimedOrder = {
  stage: OrderStage;
  stageChangedAt: number;
  pickupFrom: number | null;
  pickupTo: number | null;
  deliveryFrom: number | null;
  deliveryTo: number | null;
  loadingMinutes: number;
  unloadingMinutes: number;
  currency: string | null;
};
export type TimedStop = StampedStop & { position: number; location: { id: string; name: string; city: string } };

const minutes = (from: number, to: number) => Math.max(0, Math.floor((to - from) / 60));

/** An order on the road still stands where it has not left; another one stopped counting with its last change. */
const untilOf = ({ stage, stageChangedAt }: TimedOrder, now: number) =>
  stage === 'delayed' || EXECUTING.includes(stage) ? now : stageChangedAt;

function plannedAt({ position }: TimedStop, order: TimedOrder) {
  if (position === 0)
    return {
      kind: 'pickup',
      from: order.pickupFrom,
      to: order.pickupTo,
      category: 'loading',
      minutes: order.loadingMinutes,
    } as const;
  return {
    kind: 'drop',
    from: order.deliveryFrom,
    to: order.deliveryTo,
    category: 'unloading',
    minutes: order.unloadingMinutes,
  } as const;
}

/** R10: from arrival, at the earliest from the start of the window, to departure. */
function stopTiming(stop: TimedStop, order: TimedOrder, terms: ContractTerms['delays'], now: number): OrderStopTiming {
  const planned = plannedAt(stop, order);
  const term = termsOf(terms, planned.category);
  const stamp = (name: StopStamp) =>
    stop[name] === null ? null : { at: stop[name], isInferred: stop.inferred.includes(name) };
  const { arrivedAt } = stop;
  const dwelt =
    arrivedAt === null
      ? null
      : dwellMinutes({
          what: planned.category,
          windowFrom: planned.from,
          arrivedAt,
          departedAt: stop.departedAt ?? untilOf(order, now),
        });
  const freeMinutes = term?.freeMinutes ?? planned.minutes;
  const charged = dwelt === null ? null : overMinutes(dwelt, { freeMinutes });
  return {
    position: stop.position,
    kind: planned.kind,
    location: stop.location,
    plannedFrom: planned.from,
    plannedTo: planned.to,
    arrival: stamp('arrivedAt'),
    start: stamp('startedAt'),
    end: stamp('endedAt'),
    departure: stamp('departedAt'),
    lateMinutes: arrivedAt === null || planned.to === null ? null : minutes(planned.to, arrivedAt),
    dwellMinutes: dwelt,
    freeMinutes,
    chargedMinutes: charged,
    amount: term && charged !== null ? delayAmount(charged, term) : null,
  };
}

export const sumOfAmounts = (amounts: readonly (string | null)[]): string | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : toMoney(sumOf(known.map((amount) => decimal(amount).toFixed(2))));
};

const total = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** What was planned and what happened at each stop, with what is charged for waiting. @param now unix seconds */
export function timingOf(
  order: TimedOrder,
  stops: readonly TimedStop[],
  terms: ContractTerms['delays'],
  now: number,
): OrderTiming {
  const timed = stops.map((stop) => stopTiming(stop, order, terms, now));
  const [first, last] = [timed.at(0)?.departure, timed.at(-1)?.arrival];
  const late = timed.map(({ lateMinutes }) => lateMinutes).filter((value) => value !== null);
  return {
    stage: order.stage,
    stops: timed,
    summary: {
      dwellMinutes: total(timed.map((stop) => stop.dwellMinutes)),
      chargedMinutes: total(timed.map((stop) => stop.chargedMinutes)),
      amount: sumOfAmounts(timed.map(({ amount }) => amount)),
      currency: order.currency,
      lateMinutes: late.length === 0 ? null : Math.max(...late),
      transitMinutes: first && last ? minutes(first.at, last.at) : null,
    },
  };
}
