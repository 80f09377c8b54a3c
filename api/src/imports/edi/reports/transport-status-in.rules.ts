import type { OrderEvent } from 'shared-contracts/values/orders/order-stages';
import type { EdiProblem } from 'shared-contracts/values/edi';
import { type EdifactSegment, toComponent } from '../edifact/edifact.rules.ts';
import type { TransactionSet } from '../x12.rules.ts';
import { type Answer, NO_NUMBER, problemAt, type Source, type Status, toReportedTime } from './carrier-report.rules.ts';

const ARRIVALS: readonly OrderEvent[] = ['arriveAtPickup', 'arriveAtDrop'];
/** UN/ECE recommendation 24. Its other codes, which are numbers, are accepted without changing anything. */
const EVENTS: Record<string, readonly OrderEvent[]> = {
  '1': ARRIVALS,
  '13': ['completeLoading'],
  '24': ['depart'],
  '21': ['finishDrop', 'deliver'],
  '23': ['failDelivery'],
};
const STATUS = /^\d{1,3}$/;
const [BOOKED, BOOKING_CANCELLED] = ['6', '7'];
/** Element 2005: of the status, of its effect, of the event. */
const TIMES: readonly string[] = ['334', '7', '78'];
/** Element 3227: places of loading and of delivery. */
const PLACES: Record<string, OrderEvent> = { '9': 'arriveAtPickup', '7': 'arriveAtDrop' };

const sourceOf = ({ id, position }: EdifactSegment, element: number): Source => ({ segment: id, position, element });

/** The events of a status; its place determines the meaning of an arrival. */
function toEvents(code: string, details: readonly EdifactSegment[]): readonly OrderEvent[] {
  const events = EVENTS[code] ?? [];
  const place = details.find(({ id }) => id === 'LOC');
  const arrival = PLACES[toComponent(place, 1)];
  return events === ARRIVALS && arrival ? [arrival] : events;
}

function readStep(
  number: string,
  sts: EdifactSegment,
  details: readonly EdifactSegment[],
): Answer | Status | { problem: EdiProblem } {
  const code = toComponent(sts, 2);
  const source = sourceOf(sts, 2);
  const text = details.find(({ id }) => id === 'FTX');
  const reason = toComponent(text, 4) || null;
  if (code === BOOKED || code === BOOKING_CANCELLED)
    return { kind: 'answer', number, source, isAccepted: code === BOOKED, reason };
  if (code === '') return problemAt(source, 'The status is missing');
  if (!STATUS.test(code)) return problemAt(source, `The status ${code} isn’t known`);
  const events = toEvents(code, details);
  const dtm = details.find((segment) => segment.id === 'DTM' && TIMES.includes(toComponent(segment, 1)));
  const [, digits = '', zone = ''] = /^(\d*)(.*)$/.exec(toComponent(dtm, 1, 2)) ?? [];
  const at = toReportedTime(digits, zone);
  if (!at && events.length > 0) return problemAt(source, 'The time of the status can’t be read');
  return { kind: 'status', number, source, events, at, stop: null, reason: reason ?? (code === '23' ? code : null) };
}

/** Reads a transport status (IFTSTA): each STS of each consignment (CNI). */
export function readTransportStatus(set: TransactionSet): { steps: (Answer | Status)[] } | { problem: EdiProblem } {
  const segments = set.segments as readonly EdifactSegment[];
  const steps: (Answer | Status)[] = [];
  let [number, source]: [string, Source] = ['', { segment: 'CNI', position: null, element: 2 }];
  for (const [i, segment] of segments.entries()) {
    if (segment.id === 'CNI') [number, source] = [toComponent(segment, 2), sourceOf(segment, 2)];
    if (segment.id !== 'STS') continue;
    if (number === '') return problemAt(source, NO_NUMBER);
    const rest = segments.slice(i + 1);
    const end = rest.findIndex(({ id }) => id === 'STS' || id === 'CNI');
    const step = readStep(number, segment, end < 0 ? rest : rest.slice(0, end));
    if ('problem' in step) return step;
    steps.push(step);
  }
  return steps.length > 0 ? { steps } : problemAt({ segment: 'STS', position: null, element: null }, 'STS is missing');
}
