export const FACTOR_KINDS = ['totp', 'passkey'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** `factors`: of one user. */
export const FACTOR_LIMITS = { name: 60, factors: 10, recoveryCode: 40 } as const;
export const RECOVERY_CODES = 10;

/** Groups that an organization can require to have a second factor. Administrators include root. */
export const REQUIRED_GROUPS = ['everyone', 'administrators', 'approvers', 'billApprovers'] as const;
export type RequiredGroup = (typeof REQUIRED_GROUPS)[number];
