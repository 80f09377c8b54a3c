import { quantile, rounded } from '../../lib/median.ts';

export type Headers = Record<string, string>;
export type CallName = 'home' | 'list' | 'order' | 'timeline' | 'create' | 'submit' | 'waiting' | 'approve';
type Call = { name: CallName; method?: 'POST' | 'PATCH'; path: string; body?: object };

/** Sends the calls of clients, and keeps how long each took and whether it failed. */
export function createCalls(url: string) {
  const times = new Map<CallName, number[]>();
  const count = { calls: 0, errors: 0 };

  /** @returns the response; null: it failed, which is counted */
  async function send<T>(headers: Headers, { name, method, path, body }: Call): Promise<T | null> {
    const started = performance.now();
    try {
      const answer = await fetch(`${url}/api/${path}`, {
        ...(method && { method, body: JSON.stringify(body ?? {}) }),
        headers: { ...headers, ...(method && { 'content-type': 'application/json' }) },
      });
      const content = (await answer.json()) as T;
      if (answer.ok) return content;
      console.error(`${name}: ${answer.status} ${JSON.stringify(content)}`);
    } catch (error) {
      console.error(`${name}: ${String(error)}`);
    } finally {
      times.set(name, [...(times.get(name) ?? []), performance.now() - started]);
      count.calls += 1;
    }
    count.errors += 1;
    return null;
  }

  /** The 95th percentile of each call, and the median of all. */
  const figures = () => ({
    ...Object.fromEntries([...times].map(([name, taken]) => [`${name}P95Ms`, rounded(quantile(taken, 0.95))])),
    medianMs: rounded(quantile([...times.values()].flat(), 0.5)),
  });

  return { send, figures, count };
}
export type Calls = ReturnType<typeof createCalls>;
