/** The first characters of every key, by which tools that look for leaked secrets recognize it. */
export const API_KEY_PREFIX = 'csg_';
/** An organization has at most so many keys that aren't revoked. */
export const MAX_API_KEYS = 100;
/** For how long the old secret may stay valid after a rotation. Seconds. */
export const MAX_KEY_OVERLAP = 7 * 86_400;
export const API_KEY_LIMITS = { name: 100, networks: 50 } as const;

/** `paused`: its creator or the organization is blocked. */
export const API_KEY_STATES = ['active', 'paused', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
