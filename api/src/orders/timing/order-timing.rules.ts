import type { OrderStopTiming, OrderTiming, StopKind } from 'shared-contracts/orders/order-timing';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { StopStamp } from 'shared-contracts/values/orders/stop-stamps';
import type { ContractTerms, DelayTerms } from 'shared-contracts/finance/contract-terms';
import type { DelayCategory } from 'shared-contracts/values/finance/rating';
import { MINUTE } from 'shared-contracts/values/time';
import { sumOf, toMoney } from '../../platform/values/money.ts';
import { type OrderWindows, planStop, type StopDetails } from '../core/stops.rules.ts';
import { chargeableMinutes, delayAmount, delayTermsFor, dwellMinutes } from './delay.rules.ts';
import { EXECUTING_STAGES } from '../stages/order-stage-table.rules.ts';
import type { StampedStop } from '../stages/stop-stamps.rules.ts';

export type TimedOrder = OrderWindows & { stage: OrderStage; stageChangedAt: number; currency: string | null };
export type TimedStop = StampedStop &
  StopDetails & { position: number; location: { id: string; name: string; city: string } };

const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / MINUTE));

/** The end of a stop without a departure: now while the order is executing; for any other order its last change. */
const departureFallback = ({ stage, stageChangedAt }: TimedOrder, now: number) =>
  stage === 'delayed' || EXECUTING_STAGES.includes(stage) ? now : stageChangedAt;

/** The delay terms that apply at each kind of stop. */
const CATEGORIES: Record<StopKind, DelayCategory> = { pickup: 'loading', drop: 'unloading' };

type StopTiming = Omit<OrderStopTiming, 'correctable'>;
/** The times of an order, no matter who sees them. */
export type OrderTimes = Omit<OrderTiming, 'stops'> & { stops: StopTiming[] };

/** Like rating: a stop without terms costs nothing. */
const chargedMinutesOf = (minutes: number, terms: DelayTerms | undefined) =>
  terms ? chargeableMinutes(minutes, terms) : 0;

function stopTiming(stop: TimedStop, order: TimedOrder, terms: ContractTerms['delays'], now: number): StopTiming {
  const { windowFrom, windowTo } = planStop(stop, order);
  const term = delayTermsFor(terms, CATEGORIES[stop.kind]);
  const toStamp = (name: StopStamp) =>
    stop[name] === null ? null : { at: stop[name], isInferred: stop.inferred.includes(name) };
  const { arrivedAt } = stop;
  const stopDwellMinutes =
    arrivedAt === null
      ? null
      : dwellMinutes({
          windowFrom,
          arrivedAt,
          departedAt: stop.departedAt ?? departureFallback(order, now),
        });
  const chargedMinutes = stopDwellMinutes === null ? null : chargedMinutesOf(stopDwellMinutes, term);
  return {
    position: stop.position,
    kind: stop.kind,
    location: stop.location,
    plannedFrom: windowFrom,
    plannedTo: windowTo,
    arrival: toStamp('arrivedAt'),
    start: toStamp('startedAt'),
    end: toStamp('endedAt'),
    departure: toStamp('departedAt'),
    lateMinutes: arrivedAt === null || windowTo === null ? null : minutesBetween(windowTo, arrivedAt),
    dwellMinutes: stopDwellMinutes,
    freeMinutes: term?.freeMinutes ?? null,
    chargedMinutes,
    amount: term && chargedMinutes !== null ? delayAmount(chargedMinutes, term) : null,
  };
}

export const sumAmounts = (amounts: readonly (string | null)[]): string | null => {
  const present = amounts.filter((amount) => amount !== null);
  return present.length === 0 ? null : toMoney(sumOf(present));
};

const total = (values: readonly (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The planned and actual times of each stop, with the charge for waiting (R10). @param now unix seconds */
export function toOrderTiming(
  order: TimedOrder,
  stops: readonly TimedStop[],
  terms: ContractTerms['delays'],
  now: number,
): OrderTimes {
  const stopTimings = stops.map((stop) => stopTiming(stop, order, terms, now));
  const pickupDeparture = stopTimings.at(0)?.departure;
  const lastArrival = stopTimings.at(-1)?.arrival;
  const lateMinutes = stopTimings.map((stop) => stop.lateMinutes).filter((value) => value !== null);
  return {
    stage: order.stage,
    stops: stopTimings,
    summary: {
      dwellMinutes: total(stopTimings.map((stop) => stop.dwellMinutes)),
      chargedMinutes: total(stopTimings.map((stop) => stop.chargedMinutes)),
      amount: sumAmounts(stopTimings.map(({ amount }) => amount)),
      currency: order.currency,
      lateMinutes: lateMinutes.length === 0 ? null : Math.max(...lateMinutes),
      transitMinutes: pickupDeparture && lastArrival ? minutesBetween(pickupDeparture.at, lastArrival.at) : null,
    },
  };
}
