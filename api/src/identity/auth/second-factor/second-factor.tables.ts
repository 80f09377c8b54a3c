import type { ColumnType, Generated } from 'kysely';
import type { FactorKind } from 'shared-contracts/values/identity/second-factor';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    userFactors: {
      id: Generated<string>;
      userId: string;
      kind: FactorKind;
      name: string;
      /** The secret of an authenticator app, encrypted. */
      secret: string | null;
      /** The latest period of 30 seconds with a used code: codes of it and of earlier ones are rejected. */
      lastStep: number | null;
      /** The id of a passkey (WebAuthn). */
      credentialId: string | null;
      /** Base64url. */
      publicKey: string | null;
      counter: number | null;
      /** Transports as reported by the browser. Written as JSON text. */
      transports: ColumnType<string[] | null, string | null, string | null>;
      /** The host for which the passkey was created: browsers only offer it there. */
      rpId: string | null;
      createdAt: number;
      lastUsedAt: number | null;
    };
    recoveryCodes: { userId: string; codeHash: string; usedAt: number | null };
    /** Users who must have a second factor, per organization; nobody without a row. */
    secondFactorPolicies: {
      organizationId: string;
      everyone: boolean;
      administrators: boolean;
      approvers: boolean;
      billApprovers: boolean;
    };
    /** Sources of sign-ins by clients without the cookie of a known device. */
    signInSources: { userId: string; sourceHash: string; lastSeenAt: number };
    /** Open challenges: the second step of a sign-in, or the enrolment of a factor. */
    factorChallenges: {
      /** Hash of the token that continues it. */
      key: string;
      purpose: ChallengePurpose;
      /** Null until a passkey identifies the user. */
      userId: string | null;
      /** The browser that began it. */
      deviceId: string;
      /** The data that a passkey signs; for an authenticator app, its encrypted secret. */
      value: string;
      /** Written as JSON text. */
      details: ColumnType<ChallengeDetails, string, never>;
      tries: Generated<number>;
      expiresAt: number;
    };
  }
}

/** For a sign-in: further choices of the user. For an enrolment: the name of the factor. */
export type ChallengeDetails = {
  sessionVersion?: number;
  isRemembered?: boolean;
  canRefresh?: boolean;
  name?: string;
};
export type ChallengePurpose = 'signIn' | 'passkeySignIn' | 'enrolTotp' | 'enrolPasskey';
