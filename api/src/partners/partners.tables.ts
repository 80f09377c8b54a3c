import type { Generated } from 'kysely';
import type { PARTNER_STATUSES } from 'shared-contracts/network';

declare module '../platform/database.ts' {
  interface Tables {
    partnerships: {
      id: Generated<string>;
      /** Who asked. */
      organizationId: string;
      /** Who was asked. */
      partnerId: string;
      status: (typeof PARTNER_STATUSES)[number];
      createdAt: number;
    };
  }
}
