import type { FastifyRequest } from 'fastify';
import type { Access, Action, Model } from 'shared-contracts/values/identity/access';
import type { Caller } from './caller.ts';
import { unauthorized } from '../errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access | 'public';
    /** Closed to API keys. */
    isPersonal?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Route options that require access to a model. The server refuses to start with a route that declares no access. */
export const needs = (model: Model, action: Action, options: Omit<Access, 'model' | 'action'> = {}) => ({
  config: { access: { model, action, ...options } as Access },
});
/** Any user and any API key. */
export const needsSignIn = { config: { access: {} as Access } };
/** Any user. Personal data is closed to API keys. */
export const needsPerson = { config: { access: {} as Access, isPersonal: true } };
export const needsRoot = { config: { access: { roles: ['root'] } as Access } };
export const publicAccess = { config: { access: 'public' as const } };

/** @throws 401 on a public route without a signed-in user */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw unauthorized();
  return request.caller;
}
