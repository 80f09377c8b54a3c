import type { ColumnType, Generated } from 'kysely';
import type { Action, AreaModel, Model, Role } from 'shared-contracts/values/identity/access';
import type { Language, UnitSystem } from 'shared-contracts/values/limits';

declare module '../../platform/database/database.ts' {
  interface Tables {
    users: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      login: string;
      givenName: string | null;
      familyName: string | null;
      /** First and last name, null without either. */
      fullName: ColumnType<string | null, never, never>;
      email: string;
      passwordHash: string;
      role: Role;
      /** See `USER_STATUS`. */
      status: Generated<1 | 2>;
      timezoneId: string;
      contactId: string | null;
      language: Generated<Language>;
      units: Generated<UnitSystem>;
      isDriver: Generated<boolean>;
      /** Tokens of another version are invalid. */
      sessionVersion: Generated<number>;
      mustChangePassword: Generated<boolean>;
      createdAt: number;
      /** When the person's data was permanently removed. */
      anonymizedAt: Generated<number | null>;
    };
    userRules: {
      userId: string;
      model: Model;
      rule: Action;
    };
    userAreaRules: {
      userId: string;
      model: AreaModel;
      rule: Action;
    };
  }
}
