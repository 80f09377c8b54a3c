import { MINUTE_MS, SECOND_MS } from 'shared-contracts/values/time';
import { api } from './api.ts';

/** The server sends a heartbeat every 25 s. */
const SILENCE_TIMEOUT_MS = MINUTE_MS;
const FIRST_RETRY_MS = 2 * SECOND_MS;
const MAX_RETRY_MS = MINUTE_MS;
/** A stream that lasted this long resets the retry delay. */
const STABLE_STREAM_MS = 10 * SECOND_MS;

/** Listens to a stream of `T`s, which arrive singly or as arrays. */
export type StreamListener<T> = {
  onEvents: (events: T[]) => void;
  /** Called on every connect, also the first: earlier events were missed. */
  onConnect: () => void;
  /** The stream ended or could not be opened; it is retried. */
  onDisconnect?: () => void;
};

const parseEvents = <T>(message: string): T[] =>
  message
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .flatMap((line) => JSON.parse(line.slice('data: '.length)) as T | T[]);

/** Reads one stream until it ends, breaks or goes silent. */
async function readStream<T>(path: string, { onEvents, onConnect }: StreamListener<T>, signal: AbortSignal) {
  const silence = new AbortController();
  let silenceTimer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
  try {
    const reader = (await api.stream(path, AbortSignal.any([signal, silence.signal])))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    onConnect();
    let buffer = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => silence.abort(), SILENCE_TIMEOUT_MS);
      const messages = (buffer + chunk.value).split('\n\n');
      buffer = messages.pop() ?? '';
      const events = messages.flatMap((message) => parseEvents<T>(message));
      if (events.length > 0) onEvents(events);
    }
  } finally {
    clearTimeout(silenceTimer);
  }
}

/** Exponential backoff with jitter, so that browsers do not reconnect all at once. */
const getRetryDelay = (failures: number) =>
  Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.25 + Math.random() * 0.75);

/** Resolves early when the network is back. */
const waitForRetry = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish);
  });

/**
 * Keeps a stream open, reconnecting until the signal aborts. A response that ends the session signs out, which aborts
 * it.
 */
export async function keepStreamOpen<T>(path: string, listener: StreamListener<T>, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    await readStream(path, listener, signal).catch(() => undefined);
    if (!signal.aborted) listener.onDisconnect?.();
    failures = performance.now() - startedAt > STABLE_STREAM_MS ? 0 : failures + 1;
    if (!signal.aborted) await waitForRetry(getRetryDelay(failures), signal);
  }
}
