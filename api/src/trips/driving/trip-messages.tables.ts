import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    tripMessages: {
      id: Generated<string>;
      tripId: string;
      /** The organization that runs the trip. */
      organizationId: string;
      /** Idempotency key of the writer. */
      key: string;
      text: string;
      isFromDriver: boolean;
      createdBy: string;
      occurredAt: number;
      /** When the server received it. */
      createdAt: number;
      /** Order of arrival, also within a second. */
      position: GeneratedAlways<number>;
    };
    tripMessageReads: {
      tripId: string;
      userId: string;
      /** The position of the newest message that the user has read. */
      position: number;
      readAt: number;
    };
  }
}
