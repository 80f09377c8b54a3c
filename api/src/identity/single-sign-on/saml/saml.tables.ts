import type { Generated } from 'kysely';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    /** The key and certificate with which the portal signs for an organization. */
    samlServiceProviders: {
      organizationId: string;
      /** PEM, encrypted. */
      privateKey: string;
      /** PEM. */
      certificate: string;
      createdAt: number;
    };
    /** The content of a SAML provider's metadata. */
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
     * Pending sign-ins, by the id of the request: the provider responds with a post from its own site, which carries
     * no cookies.
     */
    samlAttempts: {
      id: string;
      providerId: string;
      origin: string;
      path: string;
      expiresAt: number;
      /** The proven user, until the browser that started the sign-in picks it up. */
      userId: string | null;
      providerSessionId: string | null;
      /** A sign-out that waits for the provider's answer. */
      isLogout: Generated<boolean>;
    };
    /** Accepted assertions: none is accepted twice. */
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
