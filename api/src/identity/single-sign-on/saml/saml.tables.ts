import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** The key with which the portal signs for an organization, and its certificate. */
    samlServiceProviders: {
      organizationId: string;
      /** PEM, encrypted. */
      privateKey: string;
      /** PEM. */
      certificate: string;
      createdAt: number;
    };
    /** What the metadata of a SAML provider says. */
    samlConnections: {
      providerId: string;
      /** Null when the metadata was pasted. */
      metadataUrl: string | null;
      ssoUrl: string;
      logoutUrl: string | null;
      /** PEM. */
      certificates: string[];
      wantsSignedResponse: boolean;
      refreshedAt: number;
    };
    /**
     * Sign-ins under way, by the id of the request: the provider answers by a post from its own site, which carries no
     * cookies.
     */
    samlAttempts: {
      id: string;
      providerId: string;
      origin: string;
      path: string;
      expiresAt: number;
      /** Who has been proved, until the browser that started it picks it up. */
      userId: string | null;
      providerSessionId: string | null;
      /** A sign-out that waits for the provider's answer. */
      isLogout: Generated<boolean>;
    };
    /** Assertions that were accepted: none counts twice. */
    samlAssertions: {
      providerId: string;
      assertionId: string;
      expiresAt: number;
    };
  }
}

export type SamlConnection = Pick<
  import('../../../platform/database/database.ts').Tables['samlConnections'],
  'metadataUrl' | 'ssoUrl' | 'logoutUrl' | 'certificates' | 'wantsSignedResponse' | 'refreshedAt'
>;
