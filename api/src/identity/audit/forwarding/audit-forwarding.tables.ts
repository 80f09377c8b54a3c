import type { ColumnType } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** A single row: the position of the last forwarded timeline entry. */
    auditForwarding: {
      sentPosition: number;
      /** Entries up to here may be sent once all transactions before `seenAt` have ended. */
      seenPosition: number;
      /** The first transaction that had not started yet when `seenPosition` was read. */
      seenAt: ColumnType<string>;
    };
  }
}
