import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderTypes: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      name: string;
      code: string;
      createdAt: number;
    };
  }
}
