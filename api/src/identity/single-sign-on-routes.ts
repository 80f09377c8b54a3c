import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { scimRoutes } from './scim/scim.routes.ts';
import { scimTokenRoutes } from './scim/tokens/scim-tokens.routes.ts';
import { identityProviderRoutes } from './single-sign-on/identity-providers.routes.ts';
import { signOutRoutes } from './single-sign-on/sign-out.routes.ts';
import { signOnRoutes } from './single-sign-on/sign-on.routes.ts';

/** Identity providers: their settings, sign-in with them, and what they send by themselves. */
export const singleSignOnRoutes: readonly FastifyPluginAsyncZod[] = [
  identityProviderRoutes,
  scimTokenRoutes,
  scimRoutes,
  signOnRoutes,
  signOutRoutes,
];
