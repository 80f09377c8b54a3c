import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Access, hasAccess } from 'shared-contracts/values/identity/access';
import type { Caller } from '../access/caller.ts';
import { AppError, forbidden, unauthorized } from '../errors/app-error.ts';

type Identity = {
  caller: Caller;
  isBlocked: boolean;
  mustChangePassword: boolean;
  mustAddFactor: boolean;
  /** Read by an earlier request. Another process may have changed it a moment ago. */
  isCached?: boolean;
};
/**
 * Finds the user of a token; null for an invalid or expired one. `isStreamOpen`: the token was accepted when the
 * stream was opened, so it may have expired since; its session must not have ended.
 */
export type Identify = (
  token: string,
  options?: {
    isStreamOpen?: boolean;
    /** Reads the database in any case. */
    isFresh?: boolean;
    /** The network address of the request. */
    address?: string;
  },
) => Promise<Identity | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Lets a blocked user in, instead of responding with 401 `blocked`. */
    allowsBlocked?: boolean;
    /** Lets a user with a one-time password in, instead of responding with 403 `passwordChangeRequired`. */
    allowsOneTimePassword?: boolean;
    /** Lets a user in who lacks a second factor that their organization requires, instead of responding with 403. */
    allowsMissingFactor?: boolean;
  }
  interface FastifyRequest {
    isBlocked: boolean;
  }
  interface FastifyInstance {
    identify: Identify;
    /** Repeats the access check of a request whose stream stays open. @throws 401, 403 */
    authorize: (request: FastifyRequest) => Promise<void>;
  }
}

export const accountBlocked = () => new AppError(401, 'blocked', 'Your account is blocked');
const onlyForPeople = () => new AppError(403, 'onlyForPeople', 'API keys can’t make this call: it belongs to a person');
const passwordChangeRequired = () => new AppError(403, 'passwordChangeRequired', 'Set your own password first');

const secondFactorMissing = () =>
  new AppError(403, 'secondFactorMissing', 'Your organization requires a second factor. Add one first');

const SECURITY_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const getBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+|csg_[\w-]+)$/i.exec(headers.authorization ?? '')?.[1];

function findRefusal(identity: Identity | null, request: FastifyRequest): AppError | null {
  const { access, isPersonal, allowsBlocked, allowsOneTimePassword, allowsMissingFactor } = request.routeOptions.config;
  if (!identity) return unauthorized();
  const { caller, isBlocked, mustChangePassword, mustAddFactor } = identity;
  if (isBlocked && !allowsBlocked) return accountBlocked();
  if (mustChangePassword && !allowsOneTimePassword) return passwordChangeRequired();
  if (mustAddFactor && !allowsMissingFactor) return secondFactorMissing();
  if (isPersonal && caller.apiKeyId) return onlyForPeople();
  return hasAccess(caller, access as Access) ? null : forbidden();
}

async function authorize(request: FastifyRequest, identify: Identify, options?: Parameters<Identify>[1]) {
  const { access } = request.routeOptions.config;
  if (!access || access === 'public') return;
  const token = getBearerToken(request);
  const find = async (isFresh?: boolean) =>
    token ? identify(token, { ...options, address: request.ip, ...(isFresh && { isFresh }) }) : null;
  let identity = await find();
  // A rule that another process has just granted counts at once.
  if (identity?.isCached && findRefusal(identity, request)) identity = await find(true);
  const refusal = findRefusal(identity, request);
  if (refusal || !identity) throw refusal ?? unauthorized();
  request.caller = identity.caller;
  request.isBlocked = identity.isBlocked;
}

/** Checks the declared access of every route that is registered afterwards. A route that declares none doesn't start. */
export function registerAccessGuard(app: FastifyInstance, identify: Identify) {
  app.decorate('identify', identify);
  app.decorate('authorize', (request) => authorize(request, identify, { isStreamOpen: true }));
  app.decorateRequest('caller', null);
  app.decorateRequest('isBlocked', false);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access)
      throw new Error(
        `${String(method)} ${url} declares no access: spread needs(…), needsSignIn or publicAccess into its options`,
      );
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    await authorize(request, identify);
  });
}
