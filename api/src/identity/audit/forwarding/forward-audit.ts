import { inTransaction, type Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import {
  haveEndedBefore,
  lockForwarding,
  noteNewestEntry,
  readEntriesToForward,
  saveSentPosition,
  startForwarding,
} from './forwarding.store.ts';
import { type AuditTarget, postEntries } from './post-entries.ts';

type Deps = Pick<Services, 'batchDb' | 'config'>;
type Cursor = { sentPosition: number; seenPosition: number };

const BATCH_SIZE = 500;
const INTERVAL_MS = 5_000;
const MAX_PAUSE_MS = 300_000;

/** Sends one batch. @returns whether more are waiting */
async function forwardBatch(tx: Db, target: AuditTarget, host: string, cursor: Cursor): Promise<boolean> {
  const range = { after: cursor.sentPosition, upTo: cursor.seenPosition, limit: BATCH_SIZE };
  const entries = await readEntriesToForward(tx, range);
  if (entries.length > 0) await postEntries(target, entries, host);
  const isFull = entries.length === BATCH_SIZE;
  await saveSentPosition(tx, isFull ? (entries.at(-1)?.position ?? cursor.seenPosition) : cursor.seenPosition);
  if (!isFull) await noteNewestEntry(tx);
  return isFull;
}

/**
 * Sends the entries that were recorded since the last time, in their order, each at least once. Those of transactions
 * that are still running are left for later. The row's lock lets one process send at a time.
 */
export async function forwardAudit({ batchDb, config }: Deps): Promise<void> {
  const { auditTarget, publicUrl } = config;
  if (!auditTarget) return;
  await startForwarding(batchDb);
  const hasMore = await inTransaction(batchDb, async (tx) => {
    const cursor = await lockForwarding(tx);
    if (!cursor || !(await haveEndedBefore(tx, cursor.seenAt))) return false;
    return forwardBatch(tx, auditTarget, new URL(publicUrl).hostname, cursor);
  });
  if (hasMore) await forwardAudit({ batchDb, config });
}

/** Runs in every process, because the lock decides who sends. After a failure it pauses for longer and longer. */
export const auditForwarding = {
  handle: () => {},
  start: async (deps: Deps, onError: (error: Error) => void) => {
    if (!deps.config.auditTarget) return async () => {};
    let pauseMs = INTERVAL_MS;
    let pending = Promise.resolve();
    let timer: NodeJS.Timeout;
    const run = async () => {
      try {
        await forwardAudit(deps);
        pauseMs = INTERVAL_MS;
      } catch (error) {
        onError(new Error('Audit entries could not be forwarded', { cause: error }));
        pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
      }
      schedule();
    };
    const schedule = () => {
      timer = setTimeout(() => (pending = run()), pauseMs).unref();
    };
    schedule();
    return async () => {
      clearTimeout(timer);
      await pending;
      clearTimeout(timer);
    };
  },
};
