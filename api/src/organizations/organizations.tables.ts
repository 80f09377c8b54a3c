import type { Generated } from 'kysely';
import type { OrganizationType } from 'shared-contracts/values/access';

declare module '../platform/database.ts' {
  interface Tables {
    organizations: {
      id: Generated<string>;
      name: string;
      code: string;
      type: OrganizationType;
      /** 0 registered, 1 active, 2 blocked. */
      status: Generated<0 | 1 | 2>;
      registrationId: string;
      countryId: string | null;
      currencyId: string | null;
      domain: Generated<string>;
      contactName: Generated<string>;
      contactEmail: Generated<string>;
      partnerToken: Generated<string>;
      logoId: string | null;
      host: string | null;
      pageTitle: string | null;
      pageFaviconId: string | null;
      supportEmail: string | null;
      createdAt: number;
    };
  }
}
