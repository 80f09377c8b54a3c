import type { FastifyRequest } from 'fastify';
import type { Access, Action, Model } from 'shared-contracts/values/access';
import type { Caller } from './caller.ts';
import { unauthorized } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access | 'public';
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** What a route demands, spread into its options; a route without one does not start. */
export const needs = (model: Model, action: Action, more: Omit<Access, 'model' | 'action'> = {}) => ({
  config: { access: { model, action, ...more } as Access },
});
export const needsSignIn = { config: { access: {} as Access } };
export const needsRoot = { config: { access: { roles: ['root'] } as Access } };
export const isPublic = { config: { access: 'public' as const } };

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}
