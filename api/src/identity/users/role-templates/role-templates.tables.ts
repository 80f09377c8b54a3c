import type { Generated, JSONColumnType } from 'kysely';
import type { Rule } from 'shared-contracts/values/identity/access';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    roleTemplates: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      rules: JSONColumnType<Rule[]>;
      createdAt: number;
      revision: Generated<number>;
    };
  }
}
