import type { ColumnType, Generated } from 'kysely';

/** A provider's data about a user; first and last name are stored with the user. */
export type ScimAttributes = {
  displayName?: string | undefined;
  name?: { formatted?: string; familyName?: string; givenName?: string } | undefined;
};

declare module '../../platform/database/database.ts' {
  interface Tables {
    /**
     * Tokens with which identity providers call the SCIM service. Revoked ones are retained, because timelines name
     * them.
     */
    scimTokens: {
      id: Generated<string>;
      providerId: string;
      name: string;
      prefix: string;
      secretHash: string;
      /** Hash of the secret before the last rotation, valid until `previousEndsAt`. */
      previousHash: Generated<string | null>;
      previousEndsAt: Generated<number | null>;
      createdBy: string | null;
      createdAt: number;
      expiresAt: number | null;
      lastUsedAt: Generated<number | null>;
      revokedAt: Generated<number | null>;
    };
    /** A user in the view of a provider. */
    scimUsers: {
      providerId: string;
      userId: string;
      userName: string;
      externalId: string | null;
      /** Written as JSON text. */
      attributes: ColumnType<ScimAttributes, string, string>;
      modifiedAt: number;
      /** When the provider deleted the user, who is then blocked and whose timeline is retained. */
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
