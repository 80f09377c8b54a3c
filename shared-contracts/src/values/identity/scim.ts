/** The prefix of every token, by which secret scanners recognize it. */
export const SCIM_TOKEN_PREFIX = 'scim_';
/** An identity provider has at most so many tokens that are valid. */
export const MAX_SCIM_TOKENS = 5;
export const SCIM_TOKEN_LIMITS = { name: 100 } as const;
