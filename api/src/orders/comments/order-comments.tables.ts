import type { Generated, GeneratedAlways } from 'kysely';
import type { Visibility } from 'shared-contracts/values/orders/visibility';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderComments: {
      id: Generated<string>;
      orderId: string;
      /** The author's. */
      organizationId: string;
      /** The order's partner when it was written. */
      partnerId: string;
      visibility: Visibility;
      text: string;
      createdBy: string;
      createdAt: number;
      editedAt: number | null;
      /** Order of creation, also within a second. */
      position: GeneratedAlways<number>;
      revision: Generated<number>;
    };
    orderCommentMentions: {
      commentId: string;
      userId: string;
    };
  }
}
