import { z } from 'zod';
import { Id, NamedRef, requiredText, UnixTime } from '../common.ts';
import { API_KEY_STATES, MAX_KEY_OVERLAP } from '../values/identity/api-keys.ts';
import { SCIM_TOKEN_LIMITS } from '../values/identity/scim.ts';

/** A token with which an identity provider calls the SCIM service. */
export const ScimToken = z.object({
  id: Id,
  name: z.string(),
  /** The start of the secret, by which users recognize it. */
  prefix: z.string(),
  state: z.enum(API_KEY_STATES),
  /** Null once the user is deleted. */
  createdBy: NamedRef.nullable(),
  createdAt: UnixTime,
  expiresAt: UnixTime.nullable(),
  /** Accurate to a minute. */
  lastUsedAt: UnixTime.nullable(),
  /** When the secret before the last rotation expires. */
  previousEndsAt: UnixTime.nullable(),
  revokedAt: UnixTime.nullable(),
});
/** `address`: of the SCIM service, which is entered at the provider. */
export const ScimTokenList = z.object({ address: z.string(), items: z.array(ScimToken) });
export const ScimTokenParams = z.object({ id: Id, tokenId: Id });
export const ScimTokenInput = z.object({ name: requiredText(SCIM_TOKEN_LIMITS.name), expiresAt: UnixTime.nullish() });
/** `overlap`: how long the old secret stays valid. Seconds. */
export const ScimTokenRotation = z.object({ overlap: z.int().min(0).max(MAX_KEY_OVERLAP) });
/** `secret` is shown this one time. */
export const ScimTokenWithSecret = ScimToken.extend({ secret: z.string() });

export type ScimToken = z.infer<typeof ScimToken>;
export type ScimTokenList = z.infer<typeof ScimTokenList>;
export type ScimTokenInput = z.infer<typeof ScimTokenInput>;
export type ScimTokenWithSecret = z.infer<typeof ScimTokenWithSecret>;
