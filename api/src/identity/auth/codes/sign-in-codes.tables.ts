import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** The latest code of each account and device. */
    signInCodes: {
      key: string;
      codeHash: string;
      tries: Generated<number>;
      createdAt: number;
      expiresAt: number;
    };
  }
}
