import { findTenderedStop, type OrderFacts } from './order-facts.rules.ts';
import type { OutgoingMessage, ReportedEvent } from './outgoing.rules.ts';
import type { Interchange } from '../x12.rules.ts';
import { type EdifactLine, type EdifactSegment, toComponent } from '../edifact/edifact.rules.ts';

/** UN/ECE recommendation 24. Null: there is none, so nothing is written. */
const STATUSES: Record<ReportedEvent, string | null> = {
  arriveAtPickup: '1',
  startLoading: null,
  completeLoading: '13',
  depart: '24',
  arriveAtDrop: '1',
  finishDrop: '21',
  deliver: '21',
  deliverPart: '21',
  failDelivery: '23',
  deliverManually: '21',
  delay: '20',
  cancel: '7',
};
const [BOOKED, BOOKING_CANCELLED] = ['6', '7'];
/** Element 3227: places of loading and of delivery. */
const PLACES = { pickup: '9', drop: '7' } as const;
const [PLACE_LENGTH, TEXT_LENGTH] = [17, 70];
const MS = 1_000;

/** A time of format 303: `202611200805UTC`. */
const toTime = (at: number) => `${new Date(at * MS).toISOString().replaceAll(/[-:T]/g, '').slice(0, 12)}UTC`;

function statusOf(message: OutgoingMessage): string | null {
  if (message.kind === 'invoice') return null;
  if (message.kind === 'status') return STATUSES[message.event];
  return (message.isAccepted ? BOOKED : BOOKING_CANCELLED) ?? null;
}

function toPlace(message: OutgoingMessage, order: OrderFacts): EdifactLine[] {
  const stop = message.kind === 'status' ? findTenderedStop(order, message.stop) : null;
  if (!stop) return [];
  const place = ['', '', '', (stop.city || stop.name).slice(0, PLACE_LENGTH)];
  return [['LOC', PLACES[stop.kind], place, ...(stop.country ? [[stop.country]] : [])]];
}

/** The reference of the instruction that an order was created from. */
export function readShipment({ groups }: Interchange, setPosition: number, { number }: Pick<OrderFacts, 'number'>) {
  const set = groups.flatMap(({ sets }) => sets)[setPosition];
  const bgm = set?.segments.find(({ id }) => id === 'BGM') as EdifactSegment | undefined;
  return toComponent(bgm, 2) || number;
}

/**
 * The segments of a transport status (IFTSTA): an answer to the instruction, or an event with time and place.
 * @returns null if there is no status for the message
 */
export function toTransportStatus(
  message: OutgoingMessage,
  order: OrderFacts,
  shipment: string,
  now: number,
): EdifactLine[] | null {
  const status = statusOf(message);
  if (status === null || message.kind === 'invoice') return null;
  const { at, reason } = message;
  return [
    ['BGM', '23', order.number, '9'],
    ['DTM', ['137', toTime(now), '303']],
    ['CNI', '1', shipment],
    ['STS', '1', status],
    ['RFF', ['FF', order.number]],
    ['DTM', ['334', toTime(at), '303']],
    ...(reason ? [['FTX', 'AAI', '', '', reason.slice(0, TEXT_LENGTH)]] : []),
    ...toPlace(message, order),
  ];
}
