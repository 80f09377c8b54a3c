import type { ColumnType, Generated } from 'kysely';
import type { EdiSet } from 'shared-contracts/edi';
import type { EdiDirection, EdiProblem, EdiState } from 'shared-contracts/values/edi';

declare module '../../platform/database/database.ts' {
  interface Tables {
    ediMessages: {
      id: Generated<string>;
      organizationId: string;
      direction: EdiDirection;
      partner: string;
      controlNumber: string | null;
      kind: string;
      isTest: boolean;
      state: EdiState;
      raw: string;
      /** Written as JSON text, like `problem`. */
      sets: ColumnType<EdiSet[], string, string>;
      problem: ColumnType<EdiProblem | null, string | null, string | null>;
      replyTo: string | null;
      createdAt: number;
    };
  }
}
