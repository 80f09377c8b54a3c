import type { ShareScope } from 'shared-contracts/values/network/sharing';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** The records that one side of a partnership shares; none without a row. */
    networkShares: {
      partnershipId: string;
      /** The owner of the contacts and locations. */
      organizationId: string;
      contacts: ShareScope;
      locations: ShareScope;
    };
    /** The contacts of either side that are shared with the other while their owner shares chosen ones. */
    sharedContacts: { partnershipId: string; contactId: string };
    sharedLocations: { partnershipId: string; locationId: string };
  }
}
