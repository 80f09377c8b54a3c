import type { Db } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { writeTender } from './write-tender.ts';
import { insertOutgoing } from '../edi-messages.store.ts';
import { writeEdifact } from '../edifact/edifact.rules.ts';
import { readShipment, toTransportStatus } from './transport-status.rules.ts';
import { parseEdi } from '../syntaxes.rules.ts';
import { type Interchange, writeX12 } from '../x12.rules.ts';
import { findOrderFacts } from './order-facts.store.ts';
import { readTender } from './order-facts.rules.ts';
import type { OutgoingMessage } from './outgoing.rules.ts';
import { postpone, removeFromOutbox, takeNext } from './outbox.store.ts';
import { toX12Set } from './to-sets.rules.ts';

type Deps = { db: Db; now: Clock };

const VERSION = '004010';
const [FIRST_PAUSE, MAX_DOUBLINGS] = [30, 7];

type Facts = Awaited<ReturnType<typeof findOrderFacts>>;

function toX12({ order, setPosition }: Facts, message: OutgoingMessage, interchange: Interchange, now: number) {
  const { sender, receiver, isTest } = interchange;
  const { group, code, segments } = toX12Set(message, order, readTender(interchange, setPosition, order));
  const sets = { code: group, version: VERSION, sets: [{ code, segments }] };
  const writeUnder = (controlNumber: number) =>
    writeX12({ sender: receiver, receiver: sender, controlNumber, isTest, at: now, group: sets });
  return { code, setNumber: '0001', write: writeUnder };
}

/** @returns null if there is no such message */
function toEdifact({ order, setPosition }: Facts, message: OutgoingMessage, interchange: Interchange, now: number) {
  const { sender, receiver, isTest, groups } = interchange;
  const segments = toTransportStatus(message, order, readShipment(interchange, setPosition, order), now);
  if (!segments) return null;
  const messages = [{ type: `IFTSTA:${groups[0]?.version}`, segments }];
  const writeUnder = (controlNumber: number) =>
    writeEdifact({ sender: receiver, receiver: sender, controlNumber, isTest, at: now, messages });
  return { code: 'IFTSTA', setNumber: '1', write: writeUnder };
}

const WRITERS = { x12: toX12, edifact: toEdifact };

/** Writes a message to the sender of the order's tender, with the parties of the tender exchanged. */
async function writeReport(tx: Db, orderId: string, message: OutgoingMessage, now: number) {
  const facts = await findOrderFacts(tx, orderId);
  const { order, message: received } = facts;
  const parsed = parseEdi(received.raw);
  if ('problem' in parsed) throw new Error(`EDI message ${received.id} of an order can’t be read`);
  const { sender: partner, isTest } = parsed.interchange;
  const written = WRITERS[parsed.syntax](facts, message, parsed.interchange, now);
  if (!written) return;
  const { code, setNumber } = written;
  const sets = [{ code, controlNumber: setNumber, order: { id: orderId, name: order.number }, problems: [] }];
  await insertOutgoing(
    tx,
    {
      organizationId: received.organizationId,
      partner,
      kind: code,
      isTest,
      sets: JSON.stringify(sets),
      replyTo: null,
      orderId,
      createdAt: now,
    },
    written.write,
  );
}

/** Writes the next message, once: it leaves the outbox in the same transaction. @returns whether there may be more */
async function writeNext({ db, now }: Deps, errors: unknown[]): Promise<boolean> {
  let taken: Awaited<ReturnType<typeof takeNext>>;
  try {
    await inTransaction(db, async (tx) => {
      taken = await takeNext(tx, now());
      if (!taken) return;
      const { orderId, message } = taken;
      if (message.kind === 'tender') await writeTender(tx, orderId, message, now());
      else await writeReport(tx, orderId, message, now());
      await removeFromOutbox(tx, taken.position);
    });
  } catch (error) {
    if (!taken) throw error;
    errors.push(error);
    await postpone(db, taken.position, now() + FIRST_PAUSE * 2 ** Math.min(taken.attempts, MAX_DOUBLINGS));
  }
  return taken !== undefined;
}

/** Messages that can't be written now are retried later, and only delay those about the same order. */
export async function writeReady(deps: Deps): Promise<void> {
  const errors: unknown[] = [];
  while (await writeNext(deps, errors));
  if (errors.length > 0) throw new AggregateError(errors, 'EDI messages could not be written');
}
