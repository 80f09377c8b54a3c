import { API_KEY_PREFIX } from 'shared-contracts/values/identity/api-keys';
import type { Identify } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { createIdentifySession } from '../auth/identify.ts';
import { hashToken } from '../../platform/security/link-token.ts';
import { isClientToken, readClientToken } from './client-token.ts';
import { identifyApiKey } from './identify-api-key.ts';
import { withinScope } from './token-scope.rules.ts';

/** Finds who calls, by the token of a session, an API key or the access token of an OAuth client, which is a key too. */
export function createIdentify(deps: Pick<Services, 'db' | 'batchDb' | 'live' | 'now' | 'secret'>): Identify {
  const identifySession = createIdentifySession(deps);
  const identifyKey = async (secretHash: string, address = '') => {
    const key = await identifyApiKey(deps, secretHash, address);
    return key && { ...key, mustChangePassword: false, mustAddFactor: false };
  };
  return async (token, options = {}) => {
    if (token.startsWith(API_KEY_PREFIX)) return identifyKey(hashToken(token), options.address);
    if (!isClientToken(token)) return identifySession(token, options);
    const read = await readClientToken(deps.secret, token, deps.now());
    const client = read && (await identifyKey(read.secretHash, options.address));
    if (!client || read.scope === undefined) return client;
    return { ...client, caller: { ...client.caller, rules: withinScope(client.caller.rules, read.scope) } };
  };
}
