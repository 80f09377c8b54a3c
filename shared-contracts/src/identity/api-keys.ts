import { z } from 'zod';
import { Id, NamedRef, pageOf, Paging, requiredText, sortBy, UnixTime } from '../common.ts';
import { MAX_PORTAL_RULES } from '../values/identity/access.ts';
import { API_KEY_LIMITS, API_KEY_STATES, MAX_KEY_OVERLAP } from '../values/identity/api-keys.ts';
import { Rule } from './auth.ts';

/** An address or a network: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export const Network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The start of the secret, by which users recognize it. */
  prefix: z.string(),
  rules: z.array(Rule),
  /** Networks from which calls are allowed; empty for all. */
  networks: z.array(z.string()),
  state: z.enum(API_KEY_STATES),
  createdBy: NamedRef,
  createdAt: UnixTime,
  expiresAt: UnixTime.nullable(),
  /** Accurate to a minute. */
  lastUsedAt: UnixTime.nullable(),
  lastUsedFrom: z.string().nullable(),
  /** When the secret before the last rotation expires. */
  previousEndsAt: UnixTime.nullable(),
  revokedAt: UnixTime.nullable(),
});
export const ApiKeyPage = pageOf(ApiKey);
export const ApiKeyQuery = Paging.extend({
  state: z.enum(API_KEY_STATES).optional(),
  sort: sortBy(['name', 'createdAt', 'expiresAt', 'lastUsedAt']).default('name'),
});

export const ApiKeyInput = z.object({
  name: requiredText(API_KEY_LIMITS.name),
  rules: z.array(Rule).min(1).max(MAX_PORTAL_RULES),
  networks: z.array(Network).max(API_KEY_LIMITS.networks).default([]),
  expiresAt: UnixTime.nullish(),
});
/** `expiresAt: null` never ends. */
export const ApiKeyPatch = ApiKeyInput.extend({ networks: z.array(Network).max(API_KEY_LIMITS.networks) }).partial();
/** `overlap`: how long the old secret stays valid. Seconds. */
export const ApiKeyRotation = z.object({ overlap: z.int().min(0).max(MAX_KEY_OVERLAP) });
/** `secret` is shown this one time. */
export const ApiKeyWithSecret = ApiKey.extend({ secret: z.string() });

export type ApiKey = z.infer<typeof ApiKey>;
export type ApiKeyPage = z.infer<typeof ApiKeyPage>;
export type ApiKeyQuery = z.input<typeof ApiKeyQuery>;
export type ApiKeyInput = z.infer<typeof ApiKeyInput>;
export type ApiKeyPatch = z.infer<typeof ApiKeyPatch>;
export type ApiKeyRotation = z.infer<typeof ApiKeyRotation>;
export type ApiKeyWithSecret = z.infer<typeof ApiKeyWithSecret>;
