import type { ProviderKind } from 'shared-contracts/values/identity/single-sign-on';

/** Proper names, the same in every language. */
export const KIND_NAMES: Record<ProviderKind, string> = { oidc: 'OpenID Connect', saml: 'SAML 2.0' };
