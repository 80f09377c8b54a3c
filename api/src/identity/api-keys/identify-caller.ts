import { API_KEY_PREFIX } from 'shared-contracts/values/identity/api-keys';
import type { Identify } from '../../platform/http/access-guard.ts';
import type { Services } from '../../platform/services/services.ts';
import { createIdentifySession } from '../auth/identify.ts';
import { identifyApiKey } from './identify-api-key.ts';

/** Finds who calls, by the token of a session or an API key. */
export function createIdentify(deps: Pick<Services, 'db' | 'now' | 'secret'>): Identify {
  const identifySession = createIdentifySession(deps);
  return async (token, options = {}) => {
    if (!token.startsWith(API_KEY_PREFIX)) return identifySession(token, options);
    const key = await identifyApiKey(deps, token, options.address ?? '');
    return key && { ...key, mustChangePassword: false };
  };
}
