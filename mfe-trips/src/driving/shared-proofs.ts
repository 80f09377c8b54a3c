import type { useOutbox } from './use-outbox.ts';
import type { ProofTarget } from './share/proof-targets.rules.ts';

/** Adds files that another app shared to the outbox, as proofs of an order at a stop. */
export async function addSharedProofs(
  enqueue: ReturnType<typeof useOutbox>['enqueue'],
  { tripId, orderId, order, stop }: ProofTarget,
  files: readonly File[],
): Promise<void> {
  const occurredAt = Math.floor(Date.now() / 1_000);
  const entries = files.map(async (file) => ({
    kind: 'proof' as const,
    input: { key: crypto.randomUUID(), orderId, kind: 'photo' as const, occurredAt, stop },
    name: file.name,
    mime: file.type,
    bytes: await file.arrayBuffer(),
    tripId,
    orderNumber: order,
  }));
  await enqueue(await Promise.all(entries));
}
