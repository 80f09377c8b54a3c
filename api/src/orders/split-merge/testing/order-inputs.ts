import { OrderInput } from 'shared-contracts/orders/orders';
import { completeOrderStops } from '../../intake/stop-input.rules.ts';
import type { MergedOrder } from '../merge.rules.ts';
import type { OrderFacts } from '../order-problems.rules.ts';

const ID = '3f0a1b52-26a7-4a7e-9a65-9a5b4dbf2a1';
export const PLACES = [0, 1, 2, 3, 4, 5].map((n) => `${ID}${n}`);
export const NOON = 1_800_000_000;
export const HOUR = 3_600;

export const input = (changes: Partial<OrderInput> = {}): OrderInput =>
  completeOrderStops({
    ...OrderInput.parse({ orderTypeId: `${ID}6`, partnerId: `${ID}7`, contractId: `${ID}8`, operationId: `${ID}9` }),
    pickupFrom: NOON,
    pickupTo: NOON + 2 * HOUR,
    deliveryFrom: NOON + 5 * HOUR,
    deliveryTo: NOON + 8 * HOUR,
    loadingMinutes: 30,
    unloadingMinutes: 45,
    cargoItems: [{ cargoId: 'tea', packNumber: null, quantity: 10 }],
    stops: [PLACES[0], PLACES[1]].map((locationId) => ({ locationId: locationId ?? '', contactId: null })),
    ...changes,
  });

export const FACTS: OrderFacts = {
  number: 'O-1',
  stage: 'validated',
  inLiveTrip: false,
  handshake: null,
  hasBill: false,
  wasCarried: false,
};
export const mergedOrder = (changes: Partial<MergedOrder> = {}): MergedOrder => ({
  ...FACTS,
  organizationId: 'owner',
  input: input(),
  ...changes,
});
