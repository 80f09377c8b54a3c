import type { Generated } from 'kysely';
import type { OrganizationType } from 'shared-contracts/values/identity/access';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    declinedRegistrations: {
      id: Generated<string>;
      /** The organization that declined it, and whose retention applies. */
      organizationId: string | null;
      name: string;
      type: OrganizationType;
      registrationId: string;
      contactName: string;
      contactEmail: string;
      reason: string | null;
      registeredAt: number;
      declinedAt: number;
    };
  }
}
