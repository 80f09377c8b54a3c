import { DAY, MINUTE } from 'shared-contracts/values/time';
import type { DrivingRule } from 'shared-contracts/trips/planner';
import { type OrderWindows, planStop } from '../../orders/public.ts';
import { estimateLeg, type Travel } from '../../network/public.ts';
import { breakSeconds, NO_DRIVING_RULE } from '../driver-hours/driving.rules.ts';
import type { MergedStop, OrderRoute, Visit } from './trip-stops.rules.ts';

/** The cost of an additional stop, in seconds of driving or waiting, besides its handling time. */
export const STOP_SECONDS = 15 * MINUTE;
/** A vehicle that stays where it is makes one stop, unless two prevent that it is late. */
const SPLIT_STOP_SECONDS = DAY;
/** Longer trips are ordered by the simple rules alone. */
const MAX_VISITS = 60;
/** The number of continuations to try over all numbers of visits, about 100 ms. */
const EFFORT = 60_000;

/** A partial trip. `progress`: the number of completed stops per order; `departure`: null without any time. */
type Label = {
  progress: readonly number[];
  served: number;
  stop: MergedStop | null;
  departure: number | null;
  lateStops: number;
  late: number;
  /** The number of stops without a known time. */
  unknown: number;
  /** Seconds on the road, for stopping, and of breaks. */
  driven: number;
  stopping: number;
  paused: number;
  before: Label | null;
};
type Window = { from: number; to: number; seconds: number };
/** State shared by all labels. */
type Search = {
  routes: readonly OrderRoute[];
  windows: ReadonlyMap<Visit, Window>;
  pickAt: number | null;
  secondsBetween: (from: MergedStop, to: MergedStop) => number;
  driving: DrivingRule;
};

const ANY_TIME: Window = { from: -Infinity, to: Infinity, seconds: 0 };

function toWindow(visit: Visit, timings: ReadonlyMap<string, OrderWindows>): Window {
  const timing = timings.get(visit.orderId);
  if (!timing) return ANY_TIME;
  const { windowFrom, windowTo, handlingMinutes } = planStop(visit, timing);
  return { from: windowFrom ?? -Infinity, to: windowTo ?? Infinity, seconds: handlingMinutes * MINUTE };
}

function cacheSeconds(travel: Travel): Search['secondsBetween'] {
  const cache = new Map<string, number>();
  return (from, to) => {
    const key = `${from.locationId} ${to.locationId}`;
    const seconds = cache.get(key) ?? Math.ceil(travel(from.point, to.point).seconds);
    cache.set(key, seconds);
    return seconds;
  };
}

/** Beyond, only all together and each by itself. */
const MAX_DIVIDED = 4;

function listSubsets(visits: readonly Visit[]): Visit[][] {
  if (visits.length > MAX_DIVIDED) return [[...visits], ...visits.map((visit) => [visit])];
  return visits
    .reduce<Visit[][]>((subsets, visit) => [...subsets, ...subsets.map((subset) => [...subset, visit])], [[]])
    .filter((subset) => subset.length > 0);
}

function intersect(visits: readonly Visit[], windows: Search['windows']): Window {
  return visits
    .map((visit) => windows.get(visit) as Window)
    .reduce((a, b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to), seconds: a.seconds + b.seconds }));
}

/** Whether the visits could have been made at the last stop, without leaving it. */
function couldHaveJoined(visits: readonly Visit[], last: MergedStop | null, windows: Search['windows']): boolean {
  if (last?.locationId !== visits[0]?.locationId || last === null) return false;
  const made = new Set(last.visits.map(({ orderId }) => orderId));
  if (visits.some(({ orderId }) => made.has(orderId)) || !last.visits.every((visit) => windows.has(visit)))
    return false;
  const { from, to } = intersect([...last.visits, ...visits], windows);
  return from <= to;
}

/** The next stop of each order in one place, together; divided as well, where their windows differ. */
function listNextStops({ progress }: Label, { routes, windows }: Search): Visit[][] {
  const next = routes.flatMap(({ visits }, i) => visits[progress[i] as number] ?? []);
  return [...Map.groupBy(next, ({ locationId }) => locationId).values()].flatMap((visits) => {
    const first = windows.get(visits[0] as Visit) as Window;
    const isOneWindow = visits.every((visit) => {
      const { from, to } = windows.get(visit) as Window;
      return from === first.from && to === first.to;
    });
    return isOneWindow ? [visits] : listSubsets(visits);
  });
}

function extend(label: Label, visits: Visit[], { routes, windows, pickAt, secondsBetween, driving }: Search): Label {
  const [{ locationId, point }] = visits as [Visit];
  const contactId = visits.find((visit) => visit.contactId !== null)?.contactId ?? null;
  const stop = { locationId, contactId, point, visits };
  const joined = intersect(visits, windows);
  const drive = label.stop ? secondsBetween(label.stop, stop) : 0;
  const pause = breakSeconds(label.driven, drive, driving);
  const opens = Number.isFinite(joined.from) ? joined.from : null;
  const arrival = label.departure === null ? (pickAt ?? opens) : label.departure + drive + pause;
  const late = arrival === null ? 0 : Math.max(0, arrival - joined.to);
  const ids = new Set(visits.map(({ orderId }) => orderId));
  return {
    progress: label.progress.map((made, i) => (ids.has((routes[i] as OrderRoute).orderId) ? made + 1 : made)),
    served: label.served + visits.length,
    stop,
    departure: arrival === null ? null : Math.max(arrival, opens ?? arrival) + joined.seconds,
    lateStops: label.lateStops + Number(late > 0),
    late: label.late + late,
    unknown: label.unknown + Number(arrival === null),
    driven: label.driven + drive,
    stopping: label.stopping + (couldHaveJoined(visits, label.stop, windows) ? SPLIT_STOP_SECONDS : STOP_SECONDS),
    paused: label.paused + pause,
    before: label,
  };
}

const compareLabels = (a: Label, b: Label) =>
  a.lateStops - b.lateStops ||
  a.late - b.late ||
  a.unknown - b.unknown ||
  a.driven + a.stopping + (a.departure ?? 0) - b.driven - b.stopping - (b.departure ?? 0);

/** Breaks are not compared: a label that left no later and has driven no more is hardly ever later because of them. */
const dominates = (a: Label, b: Label) =>
  a.lateStops <= b.lateStops &&
  a.late <= b.late &&
  a.unknown <= b.unknown &&
  a.driven <= b.driven &&
  a.driven + a.stopping <= b.driven + b.stopping &&
  (a.departure ?? -Infinity) - a.paused <= (b.departure ?? -Infinity) - b.paused;

/** The best labels: drops those that another label at the same place, with the same completed stops, dominates. */
function prune(labels: readonly Label[], width: number): Label[] {
  const kept = new Map<string, Label[]>();
  const best: Label[] = [];
  for (const label of labels.toSorted(compareLabels)) {
    if (best.length === width) break;
    const key = `${label.stop?.locationId} ${label.progress.join()}`;
    const rivals = kept.get(key) ?? [];
    if (rivals.some((rival) => dominates(rival, label))) continue;
    kept.set(key, [...rivals, label]);
    best.push(label);
  }
  return best;
}

function toStops(label: Label): MergedStop[] {
  const stops: MergedStop[] = [];
  for (let step = label; step.before && step.stop; step = step.before) stops.push(step.stop);
  return stops.toReversed();
}

/** Where a trip is before its stops, and when it leaves. */
type Departure = { stop: MergedStop; at: number | null };

/**
 * The sequence of stops with the fewest late stops, then the least lateness, then the least time: a beam search over
 * the number of completed stops. Exact for trips of a few orders, where nothing is pruned; nearly exact with breaks of
 * the driver. Null if there are too many stops.
 */
export function searchStopOrder(
  routes: readonly OrderRoute[],
  timings: ReadonlyMap<string, OrderWindows>,
  {
    pickAt = null,
    after = null,
    travel = estimateLeg,
    driving = NO_DRIVING_RULE,
  }: { pickAt?: number | null; after?: Departure | null; travel?: Travel; driving?: DrivingRule },
): MergedStop[] | null {
  const visits = routes.flatMap((route) => route.visits);
  if (visits.length === 0 || visits.length > MAX_VISITS) return null;
  const search: Search = {
    routes,
    windows: new Map(visits.map((visit) => [visit, toWindow(visit, timings)])),
    pickAt,
    secondsBetween: cacheSeconds(travel),
    driving,
  };
  const width = Math.ceil(EFFORT / (visits.length * routes.length));
  const start: Label = {
    progress: routes.map(() => 0),
    served: 0,
    stop: after?.stop ?? null,
    departure: after?.at ?? null,
    lateStops: 0,
    late: 0,
    unknown: 0,
    driven: 0,
    stopping: 0,
    paused: 0,
    before: null,
  };
  const labelsByCount: Label[][] = [[start]];
  for (let count = 0; count < visits.length; count += 1) {
    for (const label of prune(labelsByCount[count] ?? [], width)) {
      for (const next of listNextStops(label, search)) {
        const extended = extend(label, next, search);
        (labelsByCount[extended.served] ??= []).push(extended);
      }
    }
  }
  const [best] = prune(labelsByCount[visits.length] ?? [], 1);
  return best ? toStops(best) : null;
}
