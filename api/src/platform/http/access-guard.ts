import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allows } from 'shared-contracts/values/access';
import type { Caller } from '../caller.ts';
import { AppError, forbidden, unauthorized } from '../errors.ts';

/** Who a token stands for now; null: nobody. */
export type Identify = (
  token: string,
) => Promise<{ caller: Caller; isBlocked: boolean; mustChangePassword: boolean } | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers a blocked caller too, instead of 401 `blocked`. */
    answersBlocked?: boolean;
    /** Answers a caller who signed in with a one-time password too, instead of 403 `passwordChangeRequired`. */
    answersOneTimePassword?: boolean;
  }
  interface FastifyRequest {
    isBlocked: boolean;
  }
  interface FastifyInstance {
    /** Asks again whether a request would still be let in, and throws as it was done at first. */
    admit: (request: FastifyRequest) => Promise<void>;
  }
}

export const blocked = () => new AppError(401, 'blocked', 'Your account is blocked');
const passwordChangeRequired = () => new AppError(403, 'passwordChangeRequired', 'Set a password of your own first');

/** Nobody between us and the caller keeps an answer. */
const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(headers.authorization ?? '')?.[1];

async function admit(request: FastifyRequest, identify: Identify) {
  const { access, answersBlocked, answersOneTimePassword } = request.routeOptions.config;
  if (!access || access === 'public') return;
  const token = tokenOf(request);
  const found = token ? await identify(token) : null;
  if (!found) throw unauthorized();
  if (found.isBlocked && !answersBlocked) throw blocked();
  if (found.mustChangePassword && !answersOneTimePassword) throw passwordChangeRequired();
  if (!allows(found.caller, access)) throw forbidden();
  request.caller = found.caller;
  request.isBlocked = found.isBlocked;
}

/** Every route below demands what it declares; one that declares nothing does not start. */
export function guard(app: FastifyInstance, identify: Identify) {
  app.decorate('admit', (request) => admit(request, identify));
  app.decorateRequest('caller', null);
  app.decorateRequest('isBlocked', false);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(
        `${String(method)} ${url} declares no access: spread needs(…), needsSignIn or isPublic into its options`,
      );
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(PRIVATE);
    await admit(request, identify);
  });
}
