import { setTimeout as wait } from 'node:timers/promises';
import type { openStage } from './stage.ts';

const PAUSE_MS = 40;

type Stage = Awaited<ReturnType<typeof openStage>>;
type Token = { authorization: string };

/** Reads and writes until `end()`. `errors` collects every unexpected response. */
export function openTraffic(stage: Stage, as: (login: string) => Token) {
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
  const write = async () => {
    while (isRunning) {
      counts.writes += 1;
      await check(
        'write',
        stage.client.send(
          '/api/order-types',
          { name: `Rehearsed ${counts.writes}`, code: `R${counts.writes}` },
          as('owner'),
        ),
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
