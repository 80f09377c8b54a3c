import type { ColumnType } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** One row: which timeline entries were forwarded. */
    auditForwarding: {
      sentPosition: number;
      /** Entries up to here may be sent once all transactions before `seenAt` have ended. */
      seenPosition: number;
      /** The first transaction that had not started yet when `seenPosition` was read. */
      seenAt: ColumnType<string>;
    };
  }
}
