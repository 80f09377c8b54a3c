import type { MyTrip } from 'shared-contracts/trip-driving';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/driver-events';
import type { DriverEventInput } from 'shared-contracts/driving';
import type { OrderAhead } from './ahead.rules.ts';
import type { Told } from './outbox.ts';
import type { useSending } from './use-sending.ts';

type More = Pick<DriverEventInput, 'reason' | 'delivered'>;
export type Picture = { kind: ProofKind; blob: Blob; name: string; signedBy?: string };
type Order = OrderAhead['order'];

const unixNow = () => Math.floor(Date.now() / 1_000);

/** Puts what the driver presses into the outbox, with when it was pressed. */
export function useTelling(trip: MyTrip, add: ReturnType<typeof useSending>['add']) {
  const of = (order: Order | null) => ({ tripId: trip.id, orderNumber: order?.number ?? null });
  const eventOf = (order: Order | null, event: DriverEvent, more: More = {}): Told => ({
    kind: 'event',
    input: { key: crypto.randomUUID(), event, orderId: order?.id ?? null, occurredAt: unixNow(), ...more },
  });
  const proofOf = async (order: Order, { kind, blob, name, signedBy }: Picture): Promise<Told> => ({
    kind: 'proof',
    input: { key: crypto.randomUUID(), orderId: order.id, kind, occurredAt: unixNow(), ...(signedBy && { signedBy }) },
    name,
    mime: blob.type,
    bytes: await blob.arrayBuffer(),
  });
  return {
    event: (order: Order | null, event: DriverEvent, more?: More) =>
      add([{ ...eventOf(order, event, more), ...of(order) }]),
    /** One event for each of the orders. */
    events: (orders: readonly Order[], event: DriverEvent) =>
      add(orders.map((order) => ({ ...eventOf(order, event), ...of(order) }))),
    /** What happened, and what proves it. */
    proved: async (order: Order, event: DriverEvent | null, more: More, pictures: readonly Picture[]) => {
      const told = [
        ...(event ? [eventOf(order, event, more)] : []),
        ...(await Promise.all(pictures.map((picture) => proofOf(order, picture)))),
      ];
      await add(told.map((one) => ({ ...one, ...of(order) })));
    },
  };
}

export type Telling = ReturnType<typeof useTelling>;
