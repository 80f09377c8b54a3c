import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    trackingLinks: {
      id: Generated<string>;
      orderId: string;
      /** The drop that the link is for; null: the whole order. */
      stopPosition: Generated<number | null>;
      stopLocationId: Generated<string | null>;
      code: string;
      tokenHash: string;
      createdBy: string;
      createdAt: number;
      expiresAt: number;
      revokedAt: number | null;
      opened: Generated<number>;
      lastOpenedAt: number | null;
      askedMinute: Generated<number>;
      // oxlint-disable-next-line id-denylist -- the name of the column
      asked: Generated<number>;
    };
  }
}
