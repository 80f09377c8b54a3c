import type { StopKind } from 'shared-contracts/orders/order-timing';
import { type Interchange, toElement } from '../x12.rules.ts';

export type StopFacts = {
  kind: StopKind;
  isTransfer: boolean;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** ISO 3166. */
  country: string | null;
  latitude: number;
  longitude: number;
  arrivedAt: number | null;
  endedAt: number | null;
  departedAt: number | null;
};

/** The facts of an order for messages. `weight` in kg. */
export type OrderFacts = {
  number: string;
  weight: string;
  /** The code of the organization that received the tender. */
  organizationCode: string;
  stops: readonly StopFacts[];
};

/** The message that an order was created from. `payment`: who pays the freight (element 146 of X12). */
export type TenderFacts = { carrierCode: string; shipment: string; payment: string };

const MAX_CARRIER_CODE = 4;

/** Reads what was tendered to whom; the organization's code replaces a missing carrier code (SCAC). */
export function readTender(
  { groups }: Interchange,
  setPosition: number,
  order: Pick<OrderFacts, 'number' | 'organizationCode'>,
): TenderFacts {
  const set = groups.flatMap(({ sets }) => sets)[setPosition];
  const b2 = set?.segments.find(({ id }) => id === 'B2');
  return {
    carrierCode: toElement(b2, 2) || order.organizationCode.slice(0, MAX_CARRIER_CODE).toUpperCase(),
    shipment: toElement(b2, 4) || order.number,
    payment: toElement(b2, 6) || 'CC',
  };
}

/** A stop and its number among the stops of the tender, from 1, which skips hubs. */
export function findTenderedStop({ stops }: OrderFacts, position: number | null) {
  const stop = position === null ? undefined : stops[position];
  if (!stop || position === null) return null;
  return { ...stop, number: stops.slice(0, position + 1).filter(({ isTransfer }) => !isTransfer).length };
}
