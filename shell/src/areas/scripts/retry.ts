import { CHUNK_LIMIT_MS } from 'shared-contracts/values/limits';
import { pause } from './pause.ts';

/** After a failure the script is asked for again, this long after each. */
const AFTER_FAILURE_MS = [300, 1_000];
/** While no answer comes, it is asked for again at these times beside the silent request. */
const IN_SILENCE_MS = [8_000, 24_000];

type Ask<T> = (address: string) => Promise<T>;

const asked = new Map<string, number>();
const pending = new Set<() => void>();

/** A request that hangs holds the browser's cache for its address: only another address is asked for at once. */
function nextAddress(url: string): string {
  const { href } = new URL(url, window.location.href);
  const times = asked.get(href) ?? 0;
  asked.set(href, times + 1);
  return times === 0 ? url : `${url}?again=${times}.${Date.now().toString(36)}`;
}

/** What the page was told to fetch beforehand and what has not come hangs as well: it counts as asked for. */
function passOverHints() {
  const hinted = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
    ({ href }) => href,
  );
  for (const href of hinted.filter((address) => performance.getEntriesByName(address).length === 0))
    asked.set(href, asked.get(href) ?? 1);
}

const noAnswer = () => Object.assign(new Error('No answer in time'), { type: 'timeout' });

/** Asks for a script until it comes: again after a failure, again beside a silent request, and whenever somebody presses "Try again". */
export function persist<T>(url: string, ask: Ask<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    let latest = 0;
    let failures = 0;

    const finish = (settle: () => void) => {
      for (const timer of timers) clearTimeout(timer);
      pending.delete(start);
      settle();
    };
    const onFailure = (error: unknown) => {
      const delay = AFTER_FAILURE_MS[failures];
      failures += 1;
      if (delay === undefined) finish(() => reject(error as Error));
      else timers.push(setTimeout(start, delay));
    };
    const start = () => {
      latest += 1;
      const mine = latest;
      ask(nextAddress(url)).then(
        (answer) => finish(() => resolve(answer)),
        (error: unknown) => mine === latest && onFailure(error),
      );
    };

    timers.push(
      ...IN_SILENCE_MS.map((delay) => setTimeout(start, delay)),
      setTimeout(() => finish(() => reject(noAnswer())), CHUNK_LIMIT_MS),
    );
    pending.add(start);
    start();
  });
}

/** Everything that is still waited for is asked for anew. */
export function askAnew() {
  passOverHints();
  for (const start of pending) start();
}

/** The same, and what waits for the script does not run in one go with it. */
export const persistAndPause: typeof persist = (url, ask) => persist(url, ask).finally(pause);

/** The runtimes of all builds hand their scripts over here (tools/webpack/persistent-loading.ts). */
export const takeOverLoading = () => Object.assign(globalThis, { [Symbol.for('consign.persist')]: persistAndPause });
