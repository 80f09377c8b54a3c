import type { OutboxEntry } from '../outbox.ts';

type Common = Pick<OutboxEntry, 'id' | 'tripId' | 'orderNumber' | 'state' | 'refused' | 'late'>;

/** What waits on a phone to be sent: of trip `t`, if no other is named. */
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
