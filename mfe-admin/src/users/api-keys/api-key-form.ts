import type { ApiKeyInput, ApiKeyPatch } from 'shared-contracts/identity/api-keys';
import type { Rule } from 'shared-contracts/values/identity/access';
import { API_KEY_LIMITS } from 'shared-contracts/values/identity/api-keys';
import { array, mixed, number, object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './api-keys.messages.ts';
import { isNetwork, splitNetworks } from './networks.rules.ts';

export type ApiKeyForm = { name: string; networks: string; expiresAt: number | null; rules: Rule[] };

export const apiKeySchema: ObjectSchema<ApiKeyForm> = object({
  name: string().trim().required().max(API_KEY_LIMITS.name),
  networks: string()
    .default('')
    .test('network', errorMessages.network, (text) => splitNetworks(text).every(isNetwork)),
  expiresAt: number().nullable().default(null),
  rules: array(mixed<Rule>().required()).min(1).required(),
});

/** An empty time means that the key doesn't expire. */
export const toApiKeyPatch = ({ networks, ...form }: ApiKeyForm): ApiKeyPatch => ({
  ...form,
  networks: splitNetworks(networks),
});

export const toApiKeyInput = ({ networks, expiresAt, ...form }: ApiKeyForm): ApiKeyInput => ({
  ...form,
  networks: splitNetworks(networks),
  ...(expiresAt !== null && { expiresAt }),
});
