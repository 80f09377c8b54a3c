import type { Generated } from 'kysely';
import type { OrderDocumentKind } from 'shared-contracts/values/orders/order-documents';
import type { Visibility } from 'shared-contracts/values/orders/visibility';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderDocuments: {
      id: Generated<string>;
      orderId: string;
      /** The organization that added it. */
      organizationId: string;
      /** The order's partner when it was added. */
      partnerId: string;
      visibility: Visibility;
      kind: OrderDocumentKind;
      fileId: string;
      thumbnailId: string | null;
      createdBy: string;
      createdAt: number;
    };
  }
}
