import type { OutboxEntry } from '../outbox.ts';

type Common = Pick<OutboxEntry, 'id' | 'tripId' | 'orderNumber' | 'state' | 'refused' | 'late'>;

/** An entry waiting to be sent from a phone; for trip `t` by default. */
export const outboxEntry = (kind: OutboxEntry['kind'], input: object, overrides: Partial<Common> = {}) =>
  ({
    id: 1,
    userId: 'kasun',
    tripId: 't',
    orderNumber: null,
    state: 'waiting',
    kind,
    input,
    ...overrides,
  }) as OutboxEntry;
