import type { Generated } from 'kysely';

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Sign-ins. One that has ended is deleted; one of another version than its user's is over as well. */
    sessions: {
      id: string;
      userId: string;
      /** The user's at sign-in, or after they changed their password in this session. */
      sessionVersion: number;
      /** Null for clients that don't refresh their token. */
      refreshHash: string | null;
      /** Hash of the previous token, which is accepted for a short time. */
      previousRefreshHash: string | null;
      refreshedAt: number | null;
      userAgent: string;
      /** Network address of the sign-in or the last refresh. */
      address: string;
      createdAt: number;
      lastUsedAt: number;
      /** Refreshing doesn't move it. */
      endsAt: number;
      /** Set for a sign-in with an identity provider, which may identify its own session. */
      identityProviderId: Generated<string | null>;
      providerSessionId: Generated<string | null>;
      /** The encrypted id token, for a provider where the user is signed out as well. */
      providerIdToken: Generated<string | null>;
      /** When the user last confirmed their password in the session, after the sign-in. */
      confirmedAt: Generated<number | null>;
    };
  }
}
