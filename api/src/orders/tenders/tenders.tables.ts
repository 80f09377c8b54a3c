import type { Generated } from 'kysely';
import type { TenderMode, TenderOfferState, TenderState } from 'shared-contracts/values/orders/tenders';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Times in unix seconds. */
    tenders: {
      id: Generated<string>;
      orderId: string;
      organizationId: string;
      mode: TenderMode;
      state: TenderState;
      stepMinutes: number;
      allowsCounter: Generated<boolean>;
      createdBy: string;
      createdAt: number;
      closedAt: number | null;
    };
    tenderOffers: {
      id: Generated<string>;
      tenderId: string;
      partnerId: string;
      contractId: string;
      /** The position in a sequence. */
      position: number;
      state: TenderOfferState;
      /** Null: by the contract's rates. */
      price: string | null;
      quotedPrice: string | null;
      deadline: number | null;
      answeredAt: number | null;
      reason: string | null;
    };
  }
}
