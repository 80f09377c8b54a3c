import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { openStage } from './stage.ts';

const PAUSE_MS = 40;
const MAX_TRIES = 5;
/** The process died during the call, or its transaction is about to be rolled back. */
const RETRIED: readonly number[] = [502, 409];

type Stage = Awaited<ReturnType<typeof openStage>>;
type Token = { authorization: string };

/** Reads and writes until `end()`. `errors` collects every unexpected response. Codes start with the prefix. */
export function openTraffic(stage: Stage, as: (login: string) => Token, prefix = 'R') {
  const errors: string[] = [];
  const counts = { reads: 0, writes: 0 };
  let isRunning = true;
  const check = (name: string, reply: Promise<{ status: number; text: string }>, expected: number) =>
    reply.then(
      ({ status, text }) => status === expected || errors.push(`${name}: ${status} ${text.slice(0, 200)}`),
      (error: Error) => errors.push(`${name}: ${error.message}`),
    );
  const read = async () => {
    while (isRunning) {
      await check('read', stage.client.ask('/api/orders/v2?limit=2', { headers: as('planner') }), 200);
      await check('page', stage.client.ask('/orders'), 200);
      counts.reads += 2;
      await wait(PAUSE_MS);
    }
  };
  /** Like the browser's client: repeats a call whose response was lost, with the same key. */
  const create = async (body: { name: string; code: string }) => {
    const headers = { ...as('owner'), 'idempotency-key': randomUUID() };
    let reply = await stage.client.send('/api/order-types', body, headers);
    for (let tries = 1; tries < MAX_TRIES && RETRIED.includes(reply.status); tries += 1) {
      await wait(PAUSE_MS);
      reply = await stage.client.send('/api/order-types', body, headers);
    }
    return reply;
  };
  const write = async () => {
    while (isRunning) {
      counts.writes += 1;
      await check(
        'write',
        create({ name: `Rehearsed ${prefix}${counts.writes}`, code: `${prefix}${counts.writes}` }),
        201,
      );
      await wait(PAUSE_MS);
    }
  };
  const running = Promise.all([read(), read(), write()]);
  return {
    counts,
    errors,
    end: async () => {
      isRunning = false;
      await running;
    },
  };
}
