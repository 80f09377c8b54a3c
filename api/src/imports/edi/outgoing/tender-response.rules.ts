import type { OrderFacts, TenderFacts } from './order-facts.rules.ts';
import type { OutgoingMessage } from './outgoing.rules.ts';
import { toDateAndTime, toRemarks, toSegment } from './x12-segments.rules.ts';

type Response = Extract<OutgoingMessage, { kind: 'response' }>;

/** The segments of a response to a load tender (990): accepted or declined, with the reason as remarks. */
export function toTenderResponse(
  { isAccepted, reason, at }: Response,
  { number }: OrderFacts,
  { carrierCode, shipment }: TenderFacts,
): string[][] {
  const [date] = toDateAndTime(at);
  return [
    toSegment('B1', carrierCode, shipment, date, isAccepted ? 'A' : 'D'),
    toSegment('N9', 'CN', number),
    ...toRemarks(reason),
  ];
}
