import { findTenderedStop, type OrderFacts, type TenderFacts } from './order-facts.rules.ts';
import type { OutgoingMessage, ReportedEvent } from './outgoing.rules.ts';
import { toDateAndTime, toPlace, toRemarks, toSegment } from './x12-segments.rules.ts';

type Status = Extract<OutgoingMessage, { kind: 'status' }>;
type StatusCode = { status: string; reason: string };

/** Elements 1650 (status) and 1651 (reason) of X12: NS is a normal status, S1 a shortage, BG something else. */
const CODES: Record<ReportedEvent, StatusCode> = {
  arriveAtPickup: { status: 'X3', reason: 'NS' },
  startLoading: { status: 'L1', reason: 'NS' },
  completeLoading: { status: 'CP', reason: 'NS' },
  depart: { status: 'AF', reason: 'NS' },
  arriveAtDrop: { status: 'X1', reason: 'NS' },
  finishDrop: { status: 'D1', reason: 'NS' },
  deliver: { status: 'D1', reason: 'NS' },
  deliverPart: { status: 'D1', reason: 'S1' },
  failDelivery: { status: 'AP', reason: 'BG' },
  deliverManually: { status: 'D1', reason: 'NS' },
  delay: { status: 'SD', reason: 'BG' },
  cancel: { status: 'CA', reason: 'BG' },
};
/** Element 623 has whole hours only, so times are always those of UTC. */
const UTC = 'UT';

/** The segments of a shipment status (214): one event with its time and, if known, its stop. */
export function toShipmentStatus(
  { event, stop: position, reason, at }: Status,
  order: OrderFacts,
  { carrierCode, shipment }: TenderFacts,
): string[][] {
  const stop = findTenderedStop(order, position);
  const code = CODES[event];
  return [
    toSegment('B10', order.number, shipment, carrierCode),
    toSegment('LX', 1),
    toSegment('AT7', code.status, code.reason, '', '', ...toDateAndTime(at), UTC),
    ...(stop ? [toPlace(stop), toSegment('L11', stop.number, 'QN')] : []),
    ...toRemarks(reason),
  ];
}
