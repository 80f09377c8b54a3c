import { api } from './api.ts';

/** The server shows every 25 s that it is there. */
const SILENCE_MS = 60_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** A stream that lasted so long was a good one. */
const GOOD_MS = 10_000;

/** A stream tells `T`s, by one or in lists. */
export type Ears<T> = {
  hear: (events: T[]) => void;
  /** The stream begins, for the first time or again: what happened before was told to nobody here. */
  begin: () => void;
  /** The stream is over, or there was none; it is tried again. */
  lose?: () => void;
};

const eventsIn = <T>(message: string): T[] =>
  message
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .flatMap((line) => JSON.parse(line.slice('data: '.length)) as T | T[]);

/** Reads one stream until it ends, breaks or falls silent. */
async function readOnce<T>(path: string, { hear, begin }: Ears<T>, signal: AbortSignal) {
  const silence = new AbortController();
  let watch = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const reader = (await api.stream(path, AbortSignal.any([signal, silence.signal])))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    begin();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), SILENCE_MS);
      const messages = (rest + chunk.value).split('\n\n');
      rest = messages.pop() ?? '';
      const events = messages.flatMap((message) => eventsIn<T>(message));
      if (events.length > 0) hear(events);
    }
  } finally {
    clearTimeout(watch);
  }
}

/** Longer after each failure, and for every browser another time: they shall not all come back at once. */
const waitAfter = (failures: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.25 + Math.random() * 0.75);

/** Ends early when the network is back. */
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go);
  });

/** Keeps a stream until the signal says that it is enough. Whoever is refused because the session is over is signed out by that. */
export async function keepStream<T>(path: string, ears: Ears<T>, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = performance.now();
    await readOnce(path, ears, signal).catch(() => undefined);
    if (!signal.aborted) ears.lose?.();
    failures = performance.now() - began > GOOD_MS ? 0 : failures + 1;
    if (!signal.aborted) await rest(waitAfter(failures), signal);
  }
}
