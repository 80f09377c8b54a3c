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

/** What messages about an order say of it. `weight` in kg. */
export type OrderFacts = {
  number: string;
  weight: string;
  /** Of the organization that was tendered to. */
  organizationCode: string;
  stops: readonly StopFacts[];
};

/** The message of which an order was made. `payment`: who pays the freight (element 146 of X12). */
export type TenderFacts = { carrierCode: string; shipment: string; payment: string };

const MAX_CARRIER_CODE = 4;

/** Reads who was tendered what; without a carrier code (SCAC) the organization's own code stands for it. */
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

/** The stop and its number among those that the tender knows, from 1: hubs aren't counted. */
export function findTenderedStop({ stops }: OrderFacts, position: number | null) {
  const stop = position === null ? undefined : stops[position];
  if (!stop || position === null) return null;
  return { ...stop, number: stops.slice(0, position + 1).filter(({ isTransfer }) => !isTransfer).length };
}
