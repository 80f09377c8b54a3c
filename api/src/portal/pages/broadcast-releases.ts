import type { Live } from '../../platform/live/live.ts';

/** With what lies between here and the browser, an open tab knows of a release a second later; of many tabs, the last one after three. */
const LOOK_EVERY_MS = 500;
/** The more there are, the longer the time over which they ask for what is new. */
const EACH_MS = 2;
const LONGEST_MS = 2_000;

type Following = { live: Pick<Live, 'count' | 'tellAll'>; onError: (error: unknown) => void };

/** Tells the open tabs that the registry is another one, as long as there are any. `read` answers the same object until it is. @returns stops */
export function followRegistry(read: () => Promise<object | undefined>, { live, onError }: Following): () => void {
  let known: object | undefined;

  const look = async () => {
    if (live.count() === 0) return;
    const now = await read();
    if (!now || now === known) return;
    known = now;
    live.tellAll({ topic: 'releases', payload: { withinMs: Math.min(LONGEST_MS, EACH_MS * live.count()) } });
  };

  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
