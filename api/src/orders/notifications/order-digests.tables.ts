import type { ColumnType, GeneratedAlways } from 'kysely';
import type { OrderStage } from 'shared-contracts/values/orders/order-stages';
import type { ReasonCode } from 'shared-contracts/values/reasons';
import type { CorrectedVisit } from '../stages/corrected-visit.rules.ts';
import type { ExpectedVisit } from './expected-visit.rules.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderEmailEntries: {
      id: GeneratedAlways<number>;
      contactId: string;
      orderId: string;
      stage: OrderStage;
      reason: string | null;
      reasonCode: ColumnType<ReasonCode | null, ReasonCode | null | undefined, never>;
      /** Corrected times instead of a new stage; written as JSON text. */
      corrected: ColumnType<CorrectedVisit | null, string | null | undefined, never>;
      /** The expected arrival at a stop, instead of a new stage; written as JSON text. */
      expected: ColumnType<ExpectedVisit | null, string | null | undefined, never>;
      createdAt: number;
    };
  }
}
