import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { insertOutgoing } from '../edi-messages.store.ts';
import { parseX12, writeX12 } from '../x12.rules.ts';
import { findOrderFacts } from './order-facts.store.ts';
import { readTender } from './order-facts.rules.ts';
import type { OutgoingMessage } from './outgoing.rules.ts';
import { postpone, removeFromOutbox, takeNext } from './outbox.store.ts';
import { toX12Set } from './to-sets.rules.ts';

type Deps = { db: Db; now: Clock };

const VERSION = '004010';
const [FIRST_PAUSE, MAX_DOUBLINGS] = [30, 7];

/** Writes a message to the sender of the order's tender, with the parties of the tender exchanged. */
async function write(tx: Db, orderId: string, message: OutgoingMessage, now: number) {
  const { order, message: received, setPosition } = await findOrderFacts(tx, orderId);
  const parsed = parseX12(received.raw);
  if ('problem' in parsed) throw new Error(`EDI message ${received.id} of an order can’t be read`);
  const { sender, receiver, isTest } = parsed.interchange;
  const { group, code, segments } = toX12Set(message, order, readTender(parsed.interchange, setPosition, order));
  const sets = [{ code, controlNumber: '0001', order: { id: orderId, name: order.number }, problems: [] }];
  const written = {
    organizationId: received.organizationId,
    partner: sender,
    kind: code,
    isTest,
    sets: JSON.stringify(sets),
    replyTo: null,
    orderId,
    createdAt: now,
  };
  await insertOutgoing(tx, written, (controlNumber) =>
    writeX12({
      sender: receiver,
      receiver: sender,
      controlNumber,
      isTest,
      at: now,
      group: { code: group, version: VERSION, sets: [{ code, segments }] },
    }),
  );
}

/** Writes the next message, once: it leaves the outbox in the same transaction. @returns whether there may be more */
async function writeNext({ db, now }: Deps, errors: unknown[]): Promise<boolean> {
  let taken: Awaited<ReturnType<typeof takeNext>>;
  try {
    await inTransaction(db, async (tx) => {
      taken = await takeNext(tx, now());
      if (!taken) return;
      await write(tx, taken.orderId, taken.message, now());
      await removeFromOutbox(tx, taken.position);
    });
  } catch (error) {
    if (!taken) throw error;
    errors.push(error);
    await postpone(db, taken.position, now() + FIRST_PAUSE * 2 ** Math.min(taken.attempts, MAX_DOUBLINGS));
  }
  return taken !== undefined;
}

/** What can't be written now is tried again later, and holds back only what follows about its order. */
export async function writeReady(deps: Deps): Promise<void> {
  const errors: unknown[] = [];
  while (await writeNext(deps, errors));
  if (errors.length > 0) throw new AggregateError(errors, 'EDI messages could not be written');
}
