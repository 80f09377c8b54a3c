import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { type Segment, toElement, type TransactionSet } from '../x12.rules.ts';
import { type Answer, NO_NUMBER, problemAt, type Source, type Status, toReportedTime } from './carrier-report.rules.ts';

/** Element 1650. */
const EVENTS: Record<string, readonly OrderEvent[]> = {
  X3: ['arriveAtPickup'],
  L1: ['startLoading'],
  CP: ['completeLoading'],
  AF: ['depart'],
  X1: ['arriveAtDrop'],
  D1: ['finishDrop', 'deliver'],
  AP: ['failDelivery'],
  A7: ['failDelivery'],
  AH: ['failDelivery'],
};
/** En route, expected times, appointments, unloading, departure from a delivery, damage, delays. */
const WITHOUT_EVENT = new Set(
  (
    'A3 A9 AA AB AG AI AJ AM AN AR AV B6 BA BC C1 CA CB CD CL I1 J1 K1 OA OO P1 PA PR R1 RL S1 SD ' +
    'X2 X4 X5 X6 X8 XB'
  ).split(' '),
);
/** Element 558. */
const ANSWERS: Record<string, boolean> = { A: true, D: false, E: false };

const sourceOf = ({ id, position }: Segment, element: number): Source => ({ segment: id, position, element });
const missing = (segment: string): Source => ({ segment, position: null, element: null });

const toRemarks = (segments: readonly Segment[]) =>
  segments
    .filter(({ id }) => id === 'K1')
    .flatMap((remark) => [toElement(remark, 1), toElement(remark, 2)])
    .filter((part) => part !== '')
    .join(' ') || null;

type Read<Step> = { steps: Step[] } | { problem: EdiProblem };

/** Reads a response to a load tender (990). */
export function readTenderResponse({ segments }: TransactionSet): Read<Answer> {
  const b1 = segments.find(({ id }) => id === 'B1');
  if (!b1) return problemAt(missing('B1'), 'B1 is missing');
  const code = toElement(b1, 4);
  if (!Object.hasOwn(ANSWERS, code))
    return problemAt(sourceOf(b1, 4), `The answer is ${code || 'missing'}: send A or D`);
  const isAccepted = ANSWERS[code] ?? false;
  const [number, source] = [toElement(b1, 2), sourceOf(b1, 2)];
  if (number === '') return problemAt(source, NO_NUMBER);
  return { steps: [{ kind: 'answer', number, source, isAccepted, reason: toRemarks(segments) }] };
}

/**
 * Each status with the segments that follow in its line (LX), which can contain several: the number of a stop counts
 * for those before it.
 */
function splitStatuses(segments: readonly Segment[]): [at7: Segment, details: readonly Segment[]][] {
  return segments.flatMap((segment, i) => {
    if (segment.id !== 'AT7') return [];
    const rest = segments.slice(i + 1);
    const end = rest.findIndex(({ id }) => id === 'LX');
    return [[segment, end < 0 ? rest : rest.slice(0, end)]];
  });
}

/** The segment with the number of a stop: after the status, or before the first one if it counts for all. */
const findStop = (details: readonly Segment[]) => {
  const reference = details.find((segment) => segment.id === 'L11' && toElement(segment, 2) === 'QN');
  const number = Number(toElement(reference, 1));
  return reference && Number.isInteger(number) && number > 0 ? number : null;
};

/** Shipper's number of the shipment, where B10 has none. */
const findShipment = (segments: readonly Segment[]) =>
  segments.find((segment) => segment.id === 'L11' && toElement(segment, 2) === 'SI');

/** Reads a shipment status (214): one event per AT7. Appointments (AT703) change nothing. */
export function readShipmentStatus({ segments }: TransactionSet): Read<Status> {
  const b10 = segments.find(({ id }) => id === 'B10');
  if (!b10) return problemAt(missing('B10'), 'B10 is missing');
  const number = toElement(b10, 2) || toElement(findShipment(segments), 1);
  if (number === '') return problemAt(sourceOf(b10, 2), NO_NUMBER);
  const remarks = toRemarks(segments);
  const found = splitStatuses(segments);
  const [first] = found;
  if (!first) return problemAt(missing('AT7'), 'AT7 is missing');
  const shared = findStop(segments.slice(0, segments.indexOf(first[0])));
  const steps: Status[] = [];
  for (const [at7, details] of found) {
    const code = toElement(at7, 1);
    const events = Object.hasOwn(EVENTS, code) ? (EVENTS[code] ?? []) : [];
    if (events.length === 0 && code !== '' && !WITHOUT_EVENT.has(code))
      return problemAt(sourceOf(at7, 1), `The status ${code} isn’t known`);
    const at = toReportedTime(`${toElement(at7, 5)}${toElement(at7, 6)}`, toElement(at7, 7));
    if (!at && events.length > 0) return problemAt(sourceOf(at7, 5), 'The time of the status can’t be read');
    const stop = findStop(details) ?? shared;
    const reason = remarks ?? (events.includes('failDelivery') ? `${code} ${toElement(at7, 2)}`.trim() : null);
    steps.push({ kind: 'status', number, source: sourceOf(at7, 1), events, at, stop, reason });
  }
  return { steps };
}
