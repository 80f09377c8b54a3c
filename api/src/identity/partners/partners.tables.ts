import type { Generated } from 'kysely';
import type { StoredStatus } from './partner.rules.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    partnerships: {
      id: Generated<string>;
      revision: Generated<number>;
      /** The organization that requested it. */
      organizationId: string;
      /** The organization that received the request. */
      partnerId: string;
      status: StoredStatus;
      /** The side that blocked it; null unless blocked. */
      blockedBy: string | null;
      createdAt: number;
    };
  }
}
