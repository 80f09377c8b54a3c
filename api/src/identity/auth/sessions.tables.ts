import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Sign-ins. One that has ended is deleted; one of another version than its user's is over as well. */
    sessions: {
      id: string;
      userId: string;
      /** The user's at sign-in, or after they changed their password in this session. */
      sessionVersion: number;
      /** Null for a client that keeps its token and doesn't refresh it. */
      refreshHash: string | null;
      /** Of the token before, which is accepted for a short time. */
      previousRefreshHash: string | null;
      refreshedAt: number | null;
      userAgent: string;
      /** Network address of the sign-in or the last refresh. */
      address: string;
      createdAt: number;
      lastUsedAt: number;
      /** Refreshing doesn't move it. */
      endsAt: number;
      /** Of a sign-in with an identity provider, whose session it may name. */
      identityProviderId: Generated<string | null>;
      providerSessionId: Generated<string | null>;
      /** Encrypted: of a provider at which the user signs out too. */
      providerIdToken: Generated<string | null>;
      /** When the user last entered their password in it, after the sign-in. */
      confirmedAt: Generated<number | null>;
    };
  }
}
