import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** The latest code of each e-mail address. */
    oneTimeCodes: {
      email: string;
      /** Network address of the request. */
      address: string;
      /** Null when no active user has the e-mail address. */
      userId: string | null;
      codeHash: string;
      tries: Generated<number>;
      usedAt: number | null;
      expiresAt: number;
      createdAt: number;
      /** Order of the requests. */
      position: Generated<number>;
    };
  }
}
