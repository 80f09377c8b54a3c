import type { User } from 'shared-contracts/identity/users';
import {
  hasAccess,
  RULE_EXEMPT_TYPES,
  ROLES,
  type AccessSubject,
  type OrganizationType,
  type Role,
  type Rule,
} from 'shared-contracts/values/identity/access';
import { hasRule } from './matrix.rules.ts';

type Caller = AccessSubject & { id: string };
type Subject = Pick<User, 'id' | 'rules'>;

const ROLE_RANK: Record<Role, number> = { user: 0, admin: 1, root: 2 };
const assignableRoles = (caller: AccessSubject): Role[] =>
  ROLES.filter((role) => ROLE_RANK[caller.role] >= ROLE_RANK[role]).toReversed();
const canPassOn = (caller: AccessSubject, { model, rule }: Rule) => hasAccess(caller, { model, action: rule });

export type UserLimits = {
  /** Users can't change their own role and rules, and change their sign-in details only in their settings. */
  isSelf: boolean;
  /** The caller can't change the sign-in details of a user who has rules that the caller lacks. */
  hasMoreRules: boolean;
  /** Roles the caller can assign, the default first. */
  roles: Role[];
  canGrant: (rule: Rule) => boolean;
};

/** Returns what the caller may change of a user, or of a new one; the API enforces the same limits. */
export function getUserLimits(caller: Caller, subject?: Subject): UserLimits {
  const isSelf = subject?.id === caller.id;
  return {
    isSelf,
    hasMoreRules: (subject?.rules ?? []).some((rule) => !canPassOn(caller, rule)),
    roles: assignableRoles(caller),
    canGrant: (rule) => !isSelf && (canPassOn(caller, rule) || hasRule(subject?.rules ?? [], rule)),
  };
}

/** Returns why rules have no effect for a user, if they have none. */
export function getRuleBypass(
  role: Role,
  organizationType: OrganizationType | undefined,
): 'root' | 'organization' | undefined {
  if (role === 'root') return 'root';
  return organizationType && RULE_EXEMPT_TYPES.includes(organizationType) ? 'organization' : undefined;
}
