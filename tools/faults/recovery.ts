import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultyPortal } from './portal.ts';
import { type Session, write } from './writers.ts';

const LOOK_EVERY_MS = 50;
const TIMEOUT_MS = 2_000;
/** A portal that takes longer counts as dead. */
const PATIENCE_MS = 60_000;
const JOB_PATIENCE_MS = 20_000;

const isOk = (url: string, headers?: Record<string, string>) =>
  fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until the portal is ready, writes, reads and serves pages. @returns seconds */
export async function recover(url: string, session: Session, name: string): Promise<number> {
  const startedAt = performance.now();
  const key = randomUUID();
  const works = async () =>
    (await isOk(`${url}/api/ready`)) &&
    (await isOk(`${url}/orders`)) &&
    (await write(url, session, name, key)) === 'acknowledged' &&
    (await isOk(`${url}/api/contacts?limit=1`, await session.getHeaders()));
  while (!(await works())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('The portal does not recover');
    await wait(LOOK_EVERY_MS);
  }
  return (performance.now() - startedAt) / 1_000;
}

/** Queues a job. @returns whether the portal runs it in time */
export async function runsJobs({ query }: Pick<FaultyPortal, 'query'>): Promise<boolean> {
  const [job] = await query("insert into pgboss.job (name, data) values ('areas.quarantine', '{}') returning id");
  const until = performance.now() + JOB_PATIENCE_MS;
  while (performance.now() < until) {
    const [found] = await query(`select state from pgboss.job where id = '${String(job?.['id'])}'`);
    if (found?.['state'] === 'completed') return true;
    await wait(LOOK_EVERY_MS);
  }
  return false;
}

/** A live stream that reconnects when it ends. `countEnds`: how often it ended. */
export function watchStream(url: string, session: Session) {
  const closing = new AbortController();
  let ends = 0;
  let connected = Promise.withResolvers<void>();
  const read = async () => {
    const signal = closing.signal;
    const { ok, body } = await fetch(`${url}/api/live`, { headers: await session.getHeaders(), signal });
    if (!ok || !body) return;
    connected.resolve();
    try {
      for await (const _ of body);
    } finally {
      connected = Promise.withResolvers();
      if (!signal.aborted) ends += 1;
    }
  };
  const follow = async () => {
    while (!closing.signal.aborted) {
      await read().catch(() => undefined);
      await wait(LOOK_EVERY_MS);
    }
  };
  const following = follow();
  return {
    countEnds: () => ends,
    whenConnected: () => connected.promise,
    close: () => {
      closing.abort();
      return following;
    },
  };
}
