import type { ColumnType, Generated } from 'kysely';
import type { Rule } from 'shared-contracts/values/identity/access';
import type { ProviderKind } from 'shared-contracts/values/identity/single-sign-on';

type GroupRules = { group: string; rules: Rule[] };

declare module '../../platform/database/database.ts' {
  interface Tables {
    /** OpenID Connect and SAML providers with which users of an organization sign in. */
    identityProviders: {
      id: Generated<string>;
      revision: Generated<number>;
      organizationId: string;
      kind: Generated<ProviderKind>;
      name: string;
      /** For a SAML provider, its entity id. */
      issuer: string;
      /** Empty for a SAML provider, as is the secret. */
      clientId: string;
      /** Encrypted. */
      clientSecret: string;
      trustsEmail: boolean;
      createsUsers: boolean;
      /** Written as JSON text. */
      defaultRules: ColumnType<Rule[], string, string>;
      groupsClaim: string | null;
      /** Written as JSON text. */
      groupRules: ColumnType<GroupRules[], string, string>;
      syncsRules: boolean;
      /** Whether users are signed out at the provider as well; for SAML, the metadata determines it. */
      signsOut: Generated<boolean>;
      isEnforced: boolean;
      breakGlassUserId: string | null;
      createdBy: string | null;
      createdAt: number;
    };
    identityProviderDomains: {
      id: Generated<string>;
      providerId: string;
      /** In lower case. */
      domain: string;
      /** Null until root has confirmed that the domain is the organization's. */
      confirmedAt: number | null;
    };
    /** The user of a subject of a provider, from the first sign-in on. */
    userIdentities: {
      providerId: string;
      subject: string;
      userId: string;
      createdAt: number;
      /** For a SAML provider, which expects the name id in the format in which it sent it. */
      nameFormat: Generated<string | null>;
    };
  }
}
