import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, inTransaction } from '../../../api/src/platform/database/database.ts';
import { recordTimelineEntries } from '../../../api/src/platform/timeline/timeline.ts';
import { median } from '../../lib/median.ts';

const RECORDS = Array.from({ length: 2_000 }, () => randomUUID());
/** Events per change: an order, and its consequences. */
const EACH = 4;

export type Pace = { /** Events per second. */ rate: number; seconds: number };
let number = 0;

/** The events are numbered, so that the receiver can check their order. */
async function write(db: Db, organizationId: string): Promise<number> {
  const started = performance.now();
  const now = Math.floor(Date.now() / 1_000);
  await inTransaction(db, (tx) =>
    recordTimelineEntries(
      tx,
      { userId: null, actorId: null, organizationId },
      Array.from({ length: EACH }, () => ({
        subject: 'order',
        subjectId: RECORDS[(number += 1) % RECORDS.length] ?? '',
        event: 'submit',
        reason: String(number),
        occurredAt: now,
      })),
    ),
  );
  return performance.now() - started;
}

/** Changes records at a steady pace. @returns how many events it wrote, and how long a transaction took */
export async function writeSteadily(db: Db, organizationId: string, { rate, seconds }: Pace) {
  const count = Math.round((rate * seconds) / EACH);
  const started = performance.now();
  const writes: Promise<number>[] = [];
  for (let n = 0; n < count; n += 1) {
    const ahead = started + (n * EACH * 1_000) / rate - performance.now();
    if (ahead > 0) await wait(ahead);
    writes.push(write(db, organizationId));
  }
  const times = await Promise.all(writes);
  return { events: count * EACH, ms: median(times), seconds: (performance.now() - started) / 1_000 };
}
