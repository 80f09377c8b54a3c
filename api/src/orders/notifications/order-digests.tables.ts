import type { GeneratedAlways } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderEmailEntries: {
      id: GeneratedAlways<number>;
      contactId: string;
      orderId: string;
      stage: OrderStage;
      reason: string | null;
      createdAt: number;
    };
  }
}
