import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { Hooks } from '../hooks.ts';
import type { Clock } from '../time/clock.ts';
import { createEndpointLoads } from './endpoint-loads.ts';
import { type ReadyDelivery, takeReadyDeliveries } from './outbox.store.ts';
import { createConnections } from './post-delivery.ts';
import { type AttemptResult, recordResults } from './record-results.ts';

export type PumpDeps = {
  db: Db;
  now: Clock;
  config: Pick<Config, 'webhooks'>;
  secret: string;
  hooks: Pick<Hooks, 'webhookGivenUp'>;
};

/** Longer than a post takes when the receiver doesn't answer. Seconds. */
const LEASE = 60;
/** Results that arrive within this time are recorded together. */
const GATHER_MS = 10;

export type DeliveryPump = {
  /** Posts until nothing is ready or in flight. Calls while it runs share its end. */
  run: () => Promise<void>;
  isRunning: () => boolean;
  /** Looks for more now, instead of after the next result. */
  wake: () => void;
  /** Takes no further messages, and waits for those in flight. */
  stop: () => Promise<void>;
};

/**
 * Posts all ready messages: in order for the same record, concurrently for others. Each endpoint has its own slots, so
 * that a slow or unavailable one holds up no other.
 */
export function createDeliveryPump(deps: PumpDeps): DeliveryPump {
  const { db, now } = deps;
  const loads = createEndpointLoads();
  let running: Promise<void> | null = null;
  let isStopping = false;
  let signal = Promise.withResolvers<void>();

  async function pump() {
    const connections = createConnections(deps);
    const results: AttemptResult[] = [];
    const inFlight = new Set<Promise<void>>();
    const record = () => recordResults(deps, results.splice(0));
    const post = async (delivery: ReadyDelivery) => {
      const startedAt = performance.now();
      const result = await connections.post(delivery).then(
        (response) => ({ delivery, response, at: now() }),
        (error: Error) => ({ delivery, error, at: now() }),
      );
      loads.finish(delivery.endpointId, { ms: performance.now() - startedAt, isAccepted: 'response' in result });
      results.push(result);
    };
    const start = (delivery: ReadyDelivery) => {
      loads.begin(delivery.endpointId);
      const attempt: Promise<void> = post(delivery).finally(() => {
        inFlight.delete(attempt);
        signal.resolve();
      });
      inFlight.add(attempt);
    };
    try {
      for (;;) {
        signal = Promise.withResolvers();
        const ready = isStopping ? [] : await takeReadyDeliveries(db, now(), { slots: loads.slots(), lease: LEASE });
        ready.forEach(start);
        if (inFlight.size === 0 && results.length === 0) return;
        if (results.length === 0) await signal.promise;
        await wait(GATHER_MS);
        await record();
      }
    } finally {
      await Promise.all(inFlight);
      connections.close();
      if (results.length > 0) await record();
    }
  }

  return {
    run: () =>
      (running ??= pump().finally(() => {
        running = null;
      })),
    isRunning: () => running !== null,
    wake: () => signal.resolve(),
    stop: async () => {
      isStopping = true;
      signal.resolve();
      await running;
    },
  };
}
