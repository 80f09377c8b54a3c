import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    userInvitations: {
      userId: string;
      /** Null once revoked, and for users who sign in with an identity provider. */
      tokenHash: string | null;
      isRevoked: Generated<boolean>;
      sentAt: number;
      /** Null when there is no link that could expire. */
      expiresAt: number | null;
    };
  }
}
