import type { AliasableExpression } from 'kysely';
import type { SharedCounts } from 'shared-contracts/identity/partners';
import type { Db } from '../../platform/database/database.ts';

/** Counts the records of one kind that two organizations share, as visible to `organizationId`. */
export type CountShared = (db: Db, organizationId: string, partnerId: string) => AliasableExpression<{ count: number }>;

declare module '../../platform/hooks.ts' {
  interface Hooks {
    sharedWithPartner: Record<keyof SharedCounts, CountShared>;
  }
}
