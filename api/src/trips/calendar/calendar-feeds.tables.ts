import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    calendarFeeds: {
      userId: string;
      tokenHash: string;
      createdAt: number;
      lastReadAt: Generated<number | null>;
    };
  }
}
