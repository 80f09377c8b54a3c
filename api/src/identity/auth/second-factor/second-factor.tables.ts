import type { ColumnType, Generated } from 'kysely';
import type { FactorKind } from 'shared-contracts/values/identity/second-factor';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    userFactors: {
      id: Generated<string>;
      userId: string;
      kind: FactorKind;
      name: string;
      /** Of an authenticator app, encrypted. */
      secret: string | null;
      /** The latest period of 30 seconds whose code was used: neither it nor an earlier one is accepted again. */
      lastStep: number | null;
      /** Of a passkey, as WebAuthn names it. */
      credentialId: string | null;
      /** Base64url. */
      publicKey: string | null;
      counter: number | null;
      /** How the browser reaches it, as it said. Written as JSON text. */
      transports: ColumnType<string[] | null, string | null, string | null>;
      /** The host at which the passkey was made: browsers offer it there only. */
      rpId: string | null;
      createdAt: number;
      lastUsedAt: number | null;
    };
    recoveryCodes: { userId: string; codeHash: string; usedAt: number | null };
    /** Who in an organization must have a second factor; nobody without a row. */
    secondFactorPolicies: {
      organizationId: string;
      everyone: boolean;
      administrators: boolean;
      approvers: boolean;
      billApprovers: boolean;
    };
    /** From where clients without the cookie of a known device have signed in. */
    signInSources: { userId: string; sourceHash: string; lastSeenAt: number };
    /** Steps that have begun: of a sign-in after its password, or of enrolling a factor. */
    factorChallenges: {
      /** Hash of the token that continues it. */
      key: string;
      purpose: ChallengePurpose;
      /** Null until a passkey says who signs in. */
      userId: string | null;
      /** The browser that began it. */
      deviceId: string;
      /** What a passkey signs; of an authenticator app its encrypted secret. */
      value: string;
      /** Written as JSON text. */
      details: ColumnType<ChallengeDetails, string, never>;
      tries: Generated<number>;
      expiresAt: number;
    };
  }
}

/** Of a sign-in: what the user chose beside the password. Of an enrolment: the name of the factor. */
export type ChallengeDetails = {
  sessionVersion?: number;
  isRemembered?: boolean;
  canRefresh?: boolean;
  name?: string;
};
export type ChallengePurpose = 'signIn' | 'passkeySignIn' | 'enrolTotp' | 'enrolPasskey';
