import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { APP_VERSION } from 'shared-contracts/values/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';

/** What a part that asks a service must know of this server. */
export type Server = {
  config: Pick<Config, 'routingUrl' | 'geocoderUrl' | 'geocoderPerSecond' | 'geoWithinMs' | 'publicUrl'>;
  now: Clock;
  log: { warn: (details: object, message: string) => void };
};

/** Asks an HTTP service for JSON, under the name of this portal. @throws what is wrong with the answer, or that none came in time */
export async function askService<T>({ config }: Server, address: string, schema: z.ZodType<T>): Promise<T> {
  const headers = { accept: 'application/json', 'user-agent': `Consign/${APP_VERSION} (${config.publicUrl})` };
  const reply = await fetch(address, { headers, signal: AbortSignal.timeout(config.geoWithinMs) });
  if (!reply.ok) throw new Error(`The service answers ${reply.status}`);
  return schema.parse(await reply.json());
}

/** The address of a service without a slash at its end. */
export const baseOf = (url: string) => url.replace(/\/+$/, '');

/** One question after another, so many a second. @throws when one would wait longer than the answer may take */
export function paced(perSecond: number, withinMs: number) {
  let free = 0;
  return async <T>(ask: () => Promise<T>): Promise<T> => {
    const now = performance.now();
    const turn = Math.max(now, free);
    if (turn - now > withinMs) throw new Error('Too many questions are waiting for the service');
    free = turn + 1_000 / perSecond;
    if (turn > now)
      await new Promise((resolve) => {
        setTimeout(resolve, turn - now);
      });
    return ask();
  };
}

const KEPT_MS = 3_600_000;
/** A service that did not answer is asked again soon. */
const FALLBACK_KEPT_MS = 30_000;
const MOST_KEPT = 1_000;
const MOST_PARTS_KEPT = 200_000;

type Remembered<Question, Answer> = {
  now: Clock;
  keyOf: (question: Question) => string;
  /** How many points or addresses an answer holds. */
  sizeOf: (answer: Answer) => number;
};

/** Answers are kept for an hour, those of a fallback for half a minute; who asks the same at the same time waits for one answer. */
export function remembering<Question, Answer extends { isFallback: boolean }>(
  ask: (question: Question) => Promise<Answer>,
  { now, keyOf, sizeOf }: Remembered<Question, Answer>,
): (question: Question) => Promise<Answer> {
  const cache = new LRUCache<string, Answer, { question: Question }>({
    max: MOST_KEPT,
    maxSize: MOST_PARTS_KEPT,
    sizeCalculation: (answer) => 1 + sizeOf(answer),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: () => now() * 1_000 },
    fetchMethod: async (_key, _stale, { context, options }) => {
      const answer = await ask(context.question);
      if (answer.isFallback) options.ttl = FALLBACK_KEPT_MS;
      return answer;
    },
  });
  return async (question) => (await cache.fetch(keyOf(question), { context: { question } })) ?? ask(question);
}
