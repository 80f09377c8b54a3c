import { toFreightInvoice } from './freight-invoice.rules.ts';
import type { OrderFacts, TenderFacts } from './order-facts.rules.ts';
import type { OutgoingMessage } from './outgoing.rules.ts';
import { toShipmentStatus } from './shipment-status.rules.ts';
import { toTenderResponse } from './tender-response.rules.ts';

/** Functional groups (element 479) and transaction sets of X12. */
const SETS: Record<OutgoingMessage['kind'], { group: string; code: string }> = {
  response: { group: 'GF', code: '990' },
  status: { group: 'QM', code: '214' },
  invoice: { group: 'IM', code: '210' },
};

function toSegments(message: OutgoingMessage, order: OrderFacts, tender: TenderFacts): string[][] {
  switch (message.kind) {
    case 'response':
      return toTenderResponse(message, order, tender);
    case 'status':
      return toShipmentStatus(message, order, tender);
    case 'invoice':
      return toFreightInvoice(message.bill, order, tender);
  }
}

/** The functional group, set and segments of a message. */
export const toX12Set = (message: OutgoingMessage, order: OrderFacts, tender: TenderFacts) => ({
  ...SETS[message.kind],
  segments: toSegments(message, order, tender),
});
