import type { User } from 'shared-contracts/identity/users';
import {
  FORWARDER_TYPES,
  holdsRule,
  ROLES,
  type AccessSubject,
  type OrganizationType,
  type GrantedRule,
  type Role,
} from 'shared-contracts/values/identity/access';
import { hasRule } from './matrix.rules.ts';

type Caller = AccessSubject & { id: string };
type Subject = Pick<User, 'id' | 'rules'>;

const ROLE_RANK: Record<Role, number> = { user: 0, admin: 1, root: 2 };
const assignableRoles = (caller: AccessSubject): Role[] =>
  ROLES.filter((role) => ROLE_RANK[caller.role] >= ROLE_RANK[role]).toReversed();

export type UserLimits = {
  /** Users can't change their own role and rules, and change their sign-in details only in their settings. */
  isSelf: boolean;
  /** The caller can't change the sign-in details of a user who has rules that the caller lacks. */
  hasMoreRules: boolean;
  /** Roles the caller can assign, the default first. */
  roles: Role[];
  canGrant: (rule: GrantedRule) => boolean;
};

/** Returns what the caller may change of a user, or of a new one; the API enforces the same limits. */
export function getUserLimits(caller: Caller, subject?: Subject): UserLimits {
  const isSelf = subject?.id === caller.id;
  return {
    isSelf,
    hasMoreRules: (subject?.rules ?? []).some((rule) => !holdsRule(caller, rule)),
    roles: assignableRoles(caller),
    canGrant: (rule) => !isSelf && (holdsRule(caller, rule) || hasRule(subject?.rules ?? [], rule)),
  };
}

/** Returns what a user may do without rules, if anything. */
export function getRuleBypass(
  role: Role,
  organizationType: OrganizationType | undefined,
): 'everything' | 'reading' | undefined {
  if (role === 'root') return 'everything';
  return organizationType && FORWARDER_TYPES.includes(organizationType) ? 'reading' : undefined;
}
