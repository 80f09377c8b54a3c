import { setTimeout as after } from 'node:timers/promises';

type Reading<T> = { parse: (content: unknown) => T; onDamaged: (error: unknown) => void; now?: () => number };

/** A change is seen after this, at the first question. */
const FRESH_MS = 250;
/** Nobody waits longer for a newer document while an older one is known. */
const PATIENCE_MS = 300;
const LIMIT_MS = 5_000;

/** Asks for a document at an address, at most four times a second and only while somebody wants it. Whatever happens there, the last good one stays; undefined while there never was one. */
export function remoteJson<T>(
  address: string,
  { parse, onDamaged, now = Date.now }: Reading<T>,
): () => Promise<T | undefined> {
  let value: T | undefined;
  let mark: string | null = null;
  let askedAt = -Infinity;
  let asking: Promise<void> | undefined;
  let isFailing = false;

  const ask = async () => {
    const answer = await fetch(address, {
      headers: mark === null ? {} : { 'if-none-match': mark },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
    const content: unknown = await answer.json();
    mark = answer.headers.get('etag'); // a damaged one is not fetched again and again
    value = parse(content);
  };
  /** Told of once, until it works again. */
  const failed = (error: unknown) => {
    if (!isFailing) onDamaged(error);
    isFailing = true;
  };
  const begin = () => {
    askedAt = now();
    asking = ask()
      .then(() => void (isFailing = false), failed)
      .finally(() => {
        asking = undefined;
      });
  };

  return async () => {
    if (!asking && now() - askedAt >= FRESH_MS) begin();
    const patience = askedAt + (value === undefined ? LIMIT_MS : PATIENCE_MS) - now();
    if (asking && patience > 0) await Promise.race([asking, after(patience, undefined, { ref: false })]);
    return value;
  };
}
