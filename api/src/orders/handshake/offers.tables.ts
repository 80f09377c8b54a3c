import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Offers of orders to their partners, with the answers. Times in unix seconds. */
    orderOffers: {
      id: Generated<string>;
      orderId: string;
      /** The order's owner. */
      organizationId: string;
      partnerId: string;
      state: 'offered' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
      offeredAt: number;
      deadline: number | null;
      answeredAt: number | null;
      reason: string | null;
    };
  }
}
