import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    countries: {
      id: Generated<string>;
      revision: Generated<number>;
      name: string;
      fullName: string;
      shortName: string;
    };
    currencies: {
      id: Generated<string>;
      revision: Generated<number>;
      fullName: string;
      shortName: string;
      sign: string;
    };
    timezones: {
      id: Generated<string>;
      name: string;
    };
  }
}
