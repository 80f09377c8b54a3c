import type { RetentionKind } from 'shared-contracts/values/identity/retention';

declare module '../../platform/database/database.ts' {
  interface Tables {
    retentionSettings: { organizationId: string; kind: RetentionKind; days: number };
  }
}
