import type { Generated } from 'kysely';
import type { StoredStatus } from './partner.rules.ts';

declare module '../../platform/database.ts' {
  interface Tables {
    partnerships: {
      id: Generated<string>;
      /** Who asked. */
      organizationId: string;
      /** Who was asked. */
      partnerId: string;
      status: StoredStatus;
      /** Which of the two, while it is blocked. */
      blockedBy: string | null;
      createdAt: number;
    };
  }
}
