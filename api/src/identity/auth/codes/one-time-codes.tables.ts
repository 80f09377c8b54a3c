import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** The latest code of each login or e-mail address. */
    oneTimeCodes: {
      /** The email address or login that was entered to request it, in lower case. */
      email: string;
      /** Network address of the request. */
      address: string;
      /** Null when there is no such active user. */
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
