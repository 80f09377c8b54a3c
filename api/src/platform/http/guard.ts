import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allows } from 'shared-contracts/values/access';
import type { Caller } from '../caller.ts';
import { AppError, forbidden, unauthorized } from '../errors.ts';

/** Who a token stands for now; null: nobody. */
export type Identify = (token: string) => Promise<{ caller: Caller; isBlocked: boolean } | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a blocked caller too, instead of 401 `blocked`. */
    answersBlocked?: boolean;
  }
  interface FastifyRequest {
    isBlocked: boolean;
  }
}

export const blocked = () => new AppError(401, 'blocked', 'Your account is blocked');

/** Nobody between us and the caller keeps an answer. */
const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '')?.[1];

async function admit(request: FastifyRequest, identify: Identify) {
  const { access, answersBlocked } = request.routeOptions.config;
  if (!access || access === 'public') return;
  const token = tokenOf(request);
  const found = token ? await identify(token) : null;
  if (!found) throw unauthorized();
  if (found.isBlocked && !answersBlocked) throw blocked();
  if (!allows(found.caller, access)) throw forbidden();
  request.caller = found.caller;
  request.isBlocked = found.isBlocked;
}

/** Every route below demands what it declares; one that declares nothing does not start. */
export function guard(app: FastifyInstance, identify: Identify) {
  app.decorateRequest('caller', null);
  app.decorateRequest('isBlocked', false);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} declares no access: spread needs(…), needsSignIn or isPublic into its options`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(PRIVATE);
    await admit(request, identify);
  });
}
