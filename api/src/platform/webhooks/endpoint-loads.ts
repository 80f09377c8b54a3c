import {
  type Attempt,
  type EndpointLoad,
  freeSlots,
  INITIAL_LOAD,
  nextLimit,
  TOTAL_LIMIT,
} from './concurrency.rules.ts';
import type { Slots } from './outbox.store.ts';

/** The messages that this process has in flight for each endpoint, and the recent response times of each. */
export function createEndpointLoads() {
  const loads = new Map<string, EndpointLoad>();
  const loadOf = (endpointId: string) => loads.get(endpointId) ?? INITIAL_LOAD;
  let total = 0;
  return {
    begin: (endpointId: string) => {
      const { limit, inFlight } = loadOf(endpointId);
      total += 1;
      loads.set(endpointId, { limit, inFlight: inFlight + 1 });
    },
    finish: (endpointId: string, attempt: Attempt) => {
      const { limit, inFlight } = loadOf(endpointId);
      total -= 1;
      loads.set(endpointId, { limit: nextLimit(limit, attempt), inFlight: inFlight - 1 });
    },
    slots: (): Slots => ({
      total: TOTAL_LIMIT - total,
      each: freeSlots(INITIAL_LOAD),
      except: Array.from(loads, ([endpointId, load]) => ({ endpointId, free: freeSlots(load) })),
    }),
  };
}
