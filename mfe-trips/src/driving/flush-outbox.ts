import { api, ApiError } from 'shared-auth';
import type { DriverEventResult } from 'shared-contracts/trips/driving';
import { type OutboxEntry, outbox } from './outbox.ts';

const LOCK = 'consign.driving';
/** Failures that don't depend on the event, so it's sent again. */
const RETRY_STATUSES = [0, 401, 408, 425, 429];
const isRetryable = ({ status, code }: ApiError) =>
  RETRY_STATUSES.includes(status) || status >= 500 || code === 'passwordChangeRequired';

const unixNow = () => Math.floor(Date.now() / 1_000);

function send(entry: OutboxEntry): Promise<DriverEventResult> {
  const sentAt = unixNow();
  if (entry.kind === 'event') return api.post(`trips/${entry.tripId}/driver-events`, { ...entry.input, sentAt });
  if (entry.kind === 'message') return api.post(`trips/${entry.tripId}/messages`, { ...entry.input, sentAt });
  if (entry.kind === 'scan') return api.post(`trips/${entry.tripId}/scans`, { ...entry.input, sentAt });
  if (entry.kind === 'inspection') return api.post(`trips/${entry.tripId}/inspections`, { ...entry.input, sentAt });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entry.input, sentAt }))
    if (value !== undefined) form.append(name, String(value));
  form.append('file', new Blob([entry.bytes], { type: entry.mime }), entry.name);
  return entry.kind === 'proof'
    ? api.upload(`trips/${entry.tripId}/proofs`, form)
    : api.upload(`trips/${entry.tripId}/inspections/photos`, form);
}

/** @returns the updated entry; undefined if it has to be sent again later */
async function trySend(entry: OutboxEntry): Promise<OutboxEntry | undefined> {
  try {
    const { stageOutcome, stage, late } = await send(entry);
    if (late) return { ...entry, state: 'refused', late };
    return { ...entry, state: 'sent', ...(stageOutcome === 'recorded' && stage && { staysAt: stage }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, params, fields } = error;
    const [field] = Object.values(fields);
    return isRetryable(error)
      ? undefined
      : { ...entry, state: 'refused', refused: { status, code, message: field?.message ?? message, params } };
  }
}

async function sendNext(userId: string, onChange: (entry: OutboxEntry) => void): Promise<void> {
  const [entry] = (await outbox.all(userId)).filter(({ state }) => state === 'waiting');
  const result = entry && (await trySend(entry));
  if (!result) return;
  await outbox.update(result);
  onChange(result);
  await sendNext(userId, onChange);
}

let queue: Promise<void> = Promise.resolve();
/** Runs one task at a time, across all tabs if the browser has locks. Without locks, idempotency keys make double sends harmless. */
function runExclusively(task: () => Promise<void>): Promise<void> {
  const next = queue.then(() => ('locks' in navigator ? navigator.locks.request(LOCK, task) : task()));
  queue = next.catch(() => undefined);
  return next;
}

/**
 * Sends waiting entries in order. Stops at a retryable failure and continues after a rejected entry.
 * @param onChange called with every sent or rejected entry
 */
export const flushOutbox = (userId: string, onChange: (entry: OutboxEntry) => void): Promise<void> =>
  runExclusively(() => sendNext(userId, onChange));
