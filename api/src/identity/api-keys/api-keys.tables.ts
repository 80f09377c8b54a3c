import type { ColumnType, Generated } from 'kysely';
import type { Rule } from 'shared-contracts/values/identity/access';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Keys with which other systems call the API. Revoked ones are retained, because timelines name them. */
    apiKeys: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      prefix: string;
      secretHash: string;
      /** Hash of the secret before the last rotation, valid until `previousEndsAt`. */
      previousHash: Generated<string | null>;
      previousEndsAt: Generated<number | null>;
      /** Written as JSON text. */
      rules: ColumnType<Rule[], string, string>;
      networks: string[];
      createdBy: string;
      createdAt: number;
      expiresAt: number | null;
      lastUsedAt: Generated<number | null>;
      lastUsedFrom: Generated<string | null>;
      revokedAt: Generated<number | null>;
    };
  }
}
