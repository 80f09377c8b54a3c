import type { Generated, JSONColumnType } from 'kysely';
import type { TemplateInput } from './template-dates.rules.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    orderTemplates: {
      id: Generated<string>;
      organizationId: string;
      name: string;
      timeZone: string;
      input: JSONColumnType<TemplateInput>;
      createdBy: string;
      createdAt: number;
      revision: Generated<number>;
    };
  }
}
