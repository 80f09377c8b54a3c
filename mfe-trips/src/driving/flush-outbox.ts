import { api, ApiError } from 'shared-auth';
import type { DriverEventDone } from 'shared-contracts/driving';
import { type Entry, outbox } from './outbox.ts';

const LOCK = 'consign.driving';
/** Not the event is wrong but the moment: it is tried again. */
const LATER = [0, 401, 408, 425, 429];
const isForLater = ({ status, code }: ApiError) =>
  LATER.includes(status) || status >= 500 || code === 'passwordChangeRequired';

const unixNow = () => Math.floor(Date.now() / 1_000);

function send(entry: Entry): Promise<DriverEventDone> {
  const sentAt = unixNow();
  if (entry.kind === 'event') return api.post(`trips/${entry.tripId}/driver-events`, { ...entry.input, sentAt });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...entry.input, sentAt }))
    if (value !== undefined) form.append(name, String(value));
  form.append('file', new Blob([entry.bytes], { type: entry.mime }), entry.name);
  return api.upload(`trips/${entry.tripId}/proofs`, form);
}

/** @returns what has become of it; undefined: later */
async function attempt(entry: Entry): Promise<Entry | undefined> {
  try {
    await send(entry);
    return { ...entry, state: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message, params, fields } = error;
    const [field] = Object.values(fields);
    return isForLater(error)
      ? undefined
      : { ...entry, state: 'refused', refused: { status, code, message: field?.message ?? message, params } };
  }
}

async function drain(userId: string, onChange: () => void): Promise<void> {
  const [first] = (await outbox.all(userId)).filter(({ state }) => state === 'waiting');
  const after = first && (await attempt(first));
  if (!after) return;
  await outbox.change(after);
  onChange();
  await drain(userId, onChange);
}

let turn: Promise<void> = Promise.resolve();
/** One after the other, in all tabs together where the browser has locks; a key that is sent twice does nothing twice anywhere. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const next = turn.then(() => ('locks' in navigator ? navigator.locks.request(LOCK, act) : act()));
  turn = next.catch(() => undefined);
  return next;
}

/** Sends what waits, in its order; stops where there is no answer and goes on after what is refused. */
export const sendWaiting = (userId: string, onChange: () => void): Promise<void> =>
  inTurn(() => drain(userId, onChange));
