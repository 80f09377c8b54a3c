import type { InspectionItemInput } from 'shared-contracts/fleet/inspections';
import type { MyTrip } from 'shared-contracts/trips/trip-driving';
import type { DriverEvent, ProofKind } from 'shared-contracts/values/trips/driver-events';
import type { InspectionKind } from 'shared-contracts/values/fleet/inspections';
import type { DriverEventInput } from 'shared-contracts/trips/driving';
import type { PhonePosition } from 'shared-contracts/values/trips/driver-checks';
import type { ProjectedOrder } from './trip-projection.rules.ts';
import type { OutboxPayload } from './outbox.ts';
import type { StopLabel } from './scan/stop-labels.rules.ts';
import type { useOutbox } from './use-outbox.ts';
import { formatOrderNumber } from 'shared-contracts/values/orders/order-number';

type EventDetails = Pick<DriverEventInput, 'reason' | 'delivered' | 'stop'>;
/** A report about an order, with its proofs for the current stop. */
export type OrderReport = {
  projectedOrder: ProjectedOrder;
  event: DriverEvent | null;
  details?: EventDetails;
  images?: readonly ProofImage[];
};
export type ProofImage = { kind: ProofKind; blob: Blob; name: string; signedBy?: string };
/** A checked item of the vehicle; a defect may have a photo. */
export type CheckedItem = InspectionItemInput & { photo: File | null };
type MyOrder = ProjectedOrder['order'];

const unixNow = () => Math.floor(Date.now() / 1_000);

/** Records driver events and proofs of a trip in the outbox, with the time of the tap and where the phone was. */
export function useDriverOutbox(
  trip: MyTrip,
  enqueue: ReturnType<typeof useOutbox>['enqueue'],
  getPosition: () => PhonePosition | undefined,
) {
  const getContext = (order: MyOrder | null) => ({
    tripId: trip.id,
    orderNumber: order ? formatOrderNumber(order) : null,
  });
  const toEventPayload = (order: MyOrder | null, event: DriverEvent, details: EventDetails = {}): OutboxPayload => {
    const position = getPosition();
    const input = { key: crypto.randomUUID(), event, orderId: order?.id ?? null, occurredAt: unixNow(), ...details };
    return { kind: 'event', input: { ...input, ...(position && { position }) } };
  };
  const toProofPayload = async (
    { order, visit }: ProjectedOrder,
    { kind, blob, name, signedBy }: ProofImage,
  ): Promise<OutboxPayload> => ({
    kind: 'proof',
    input: {
      key: crypto.randomUUID(),
      orderId: order.id,
      kind,
      occurredAt: unixNow(),
      ...(visit && { stop: visit.stop }),
      ...(signedBy && { signedBy }),
    },
    name,
    mime: blob.type,
    bytes: await blob.arrayBuffer(),
  });
  return {
    getPosition,
    recordEvent: (order: MyOrder | null, event: DriverEvent, details?: EventDetails) =>
      enqueue([{ ...toEventPayload(order, event, details), ...getContext(order) }]),
    sendMessage: (text: string) =>
      enqueue([
        {
          kind: 'message',
          input: { key: crypto.randomUUID(), text, occurredAt: unixNow() },
          ...getContext(null),
        },
      ]),
    /** Labels of items that were loaded or unloaded. */
    recordScans: (labels: readonly StopLabel[], isTyped: boolean) =>
      enqueue(
        labels.map(({ orderId, stop, item, drop, number }) => ({
          kind: 'scan',
          input: { key: crypto.randomUUID(), orderId, stop, item, drop, isTyped, occurredAt: unixNow() },
          tripId: trip.id,
          orderNumber: number,
        })),
      ),
    /** The photos follow their inspection. */
    recordInspection: async (kind: InspectionKind, checkedItems: readonly CheckedItem[]) => {
      const [inspectionKey, occurredAt] = [crypto.randomUUID(), unixNow()];
      const items = checkedItems.map(({ photo: _photo, ...item }) => item);
      const photos = await Promise.all(
        checkedItems.map(async ({ photo }, item): Promise<OutboxPayload[]> =>
          photo
            ? [
                {
                  kind: 'inspectionPhoto',
                  input: { key: crypto.randomUUID(), inspectionKey, item, occurredAt },
                  name: photo.name,
                  mime: photo.type,
                  bytes: await photo.arrayBuffer(),
                },
              ]
            : [],
        ),
      );
      const inspection: OutboxPayload = { kind: 'inspection', input: { key: inspectionKey, kind, items, occurredAt } };
      await enqueue([inspection, ...photos.flat()].map((payload) => ({ ...payload, ...getContext(null) })));
    },
    /** Records what happened to several orders at once. */
    recordReports: async (reports: readonly OrderReport[]) => {
      const entries = await Promise.all(
        reports.map(async ({ projectedOrder, event, details, images = [] }) => {
          const { order } = projectedOrder;
          const payloads = [
            ...(event ? [toEventPayload(order, event, details)] : []),
            ...(await Promise.all(images.map((image) => toProofPayload(projectedOrder, image)))),
          ];
          return payloads.map((payload) => ({ ...payload, ...getContext(order) }));
        }),
      );
      await enqueue(entries.flat());
    },
  };
}

export type DriverOutbox = ReturnType<typeof useDriverOutbox>;
