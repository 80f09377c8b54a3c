import type { Generated } from 'kysely';

declare module '../../platform/database.ts' {
  interface Tables {
    /** The last code of each e-mail address. */
    oneTimeCodes: {
      email: string;
      /** The network address that it was asked for from. */
      address: string;
      /** Null: nobody who may sign in has that e-mail address. */
      userId: string | null;
      codeHash: string;
      tries: Generated<number>;
      usedAt: number | null;
      expiresAt: number;
      createdAt: number;
      /** The order in which codes were asked for. */
      position: Generated<number>;
    };
  }
}
