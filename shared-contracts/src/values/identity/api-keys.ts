/** The prefix of every key, by which secret scanners recognize it. */
export const API_KEY_PREFIX = 'csg_';
/** An organization has at most so many keys that aren't revoked. */
export const MAX_API_KEYS = 100;
/** The longest overlap of the old and the new secret in a rotation. Seconds. */
export const MAX_KEY_OVERLAP = 7 * 86_400;
export const API_KEY_LIMITS = { name: 100, networks: 50 } as const;

/** `paused`: its creator or the organization is blocked. */
export const API_KEY_STATES = ['active', 'paused', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
