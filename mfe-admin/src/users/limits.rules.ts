import type { User } from 'shared-contracts/users';
import {
  allows,
  PASSES_EVERY_RULE,
  ROLES,
  type Holder,
  type OrganizationType,
  type Role,
  type Rule,
} from 'shared-contracts/values/access';
import { holds } from './matrix.rules.ts';

type Caller = Holder & { id: string };
type Subject = Pick<User, 'id' | 'rules'>;

const RANK: Record<Role, number> = { user: 0, admin: 1, root: 2 };
const rolesOf = (caller: Holder): Role[] => ROLES.filter((role) => RANK[caller.role] >= RANK[role]).toReversed();
const passesOn = (caller: Holder, { model, rule }: Rule) => allows(caller, { model, action: rule });

export type Limits = {
  /** Nobody changes their own role and rules, nor here how they sign in. */
  isSelf: boolean;
  /** How somebody signs in who may do more is not the caller's to change. */
  holdsMore: boolean;
  /** What the caller may make of them, the usual one first. */
  roles: Role[];
  mayGive: (rule: Rule) => boolean;
};

/** What the caller may do to a user, or to a new one: the API asks the same again. */
export function limitsOf(caller: Caller, subject?: Subject): Limits {
  const isSelf = subject?.id === caller.id;
  return {
    isSelf,
    holdsMore: (subject?.rules ?? []).some((rule) => !passesOn(caller, rule)),
    roles: rolesOf(caller),
    mayGive: (rule) => !isSelf && (passesOn(caller, rule) || holds(subject?.rules ?? [], rule)),
  };
}

/** Why rules change nothing for somebody, if so. */
export function passesEveryRule(
  role: Role,
  organizationType: OrganizationType | undefined,
): 'root' | 'organization' | undefined {
  if (role === 'root') return 'root';
  return organizationType && PASSES_EVERY_RULE.includes(organizationType) ? 'organization' : undefined;
}
