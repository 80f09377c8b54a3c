import type { ColumnType, Generated } from 'kysely';

/** What a provider says about a user; the first and last name are the user's own columns. */
export type ScimAttributes = {
  displayName?: string | undefined;
  name?: { formatted?: string; familyName?: string; givenName?: string } | undefined;
};

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** Tokens with which identity providers call the SCIM service. Revoked ones stay, because timelines name them. */
    scimTokens: {
      id: Generated<string>;
      providerId: string;
      name: string;
      prefix: string;
      secretHash: string;
      /** Of the secret before the last rotation, valid until `previousEndsAt`. */
      previousHash: Generated<string | null>;
      previousEndsAt: Generated<number | null>;
      createdBy: string | null;
      createdAt: number;
      expiresAt: number | null;
      lastUsedAt: Generated<number | null>;
      revokedAt: Generated<number | null>;
    };
    /** A user as a provider knows them. */
    scimUsers: {
      providerId: string;
      userId: string;
      userName: string;
      externalId: string | null;
      /** Written as JSON text. */
      attributes: ColumnType<ScimAttributes, string, string>;
      modifiedAt: number;
      /** When the provider deleted the user, who is blocked from then on and keeps their history. */
      removedAt: number | null;
    };
    scimGroups: {
      id: Generated<string>;
      providerId: string;
      displayName: string;
      externalId: string | null;
      createdAt: number;
      modifiedAt: number;
    };
    scimGroupMembers: {
      groupId: string;
      userId: string;
    };
  }
}
