import type { Quota } from '../../../platform/security/quota.ts';

/** Counts recipients, not emails. */
export const BILL_EMAILS: Quota = {
  name: 'billEmail',
  code: 'billEmailLimit',
  noun: 'bill emails',
  user: 100,
  organization: 500,
};

/** The recipients that are not among the accepted addresses. Letter case doesn't matter. */
export function findUnconfirmed(to: readonly string[], accepted: readonly string[]): string[] {
  const lowerCase = new Set(accepted.map((address) => address.toLowerCase()));
  return to.filter((address) => !lowerCase.has(address.toLowerCase()));
}
