import { holdsRule, type AccessSubject, type GrantedRule, type Role } from 'shared-contracts/values/identity/access';
import type { User } from 'shared-contracts/identity/users';
import { ORGANIZATION_STATUS, USER_STATUS } from 'shared-contracts/values/statuses';

type Caller = AccessSubject & { userId: string; actorId: string | null };
type Subject = {
  id: string;
  role: Role;
  status: 1 | 2;
  organizationStatus: 0 | 1 | 2;
  hasSecondFactor: boolean;
  anonymizedAt: number | null;
  sentInvitation: object | null;
};
export type UserAction = User['actions'][number];

const RANK: Record<Role, number> = { user: 0, admin: 1, root: 2 };

/** A role can be assigned and edited by users of the same or a higher role. */
export const mayManageRole = (caller: AccessSubject, role: Role) => RANK[caller.role] >= RANK[role];
const isSelf = (caller: Caller, id: string) => caller.userId === id;

const canWrite = (caller: Caller, { role }: Subject) =>
  holdsRule(caller, { model: 'user', rule: 'write' }) && mayManageRole(caller, role);

const ACTIONS: Record<UserAction, (caller: Caller, subject: Subject) => boolean> = {
  edit: canWrite,
  block: (caller, subject) =>
    canWrite(caller, subject) && !isSelf(caller, subject.id) && subject.status === USER_STATUS.active,
  activate: (caller, subject) =>
    canWrite(caller, subject) && !isSelf(caller, subject.id) && subject.status !== USER_STATUS.active,
  delete: (caller, subject) =>
    holdsRule(caller, { model: 'user', rule: 'delete' }) &&
    mayManageRole(caller, subject.role) &&
    !isSelf(caller, subject.id),
  signInAs: (caller, { id, status, organizationStatus }) =>
    caller.role === 'root' &&
    ![caller.userId, caller.actorId].includes(id) &&
    status === USER_STATUS.active &&
    organizationStatus === ORGANIZATION_STATUS.active,
  invite: (caller, subject) =>
    canWrite(caller, subject) &&
    !isSelf(caller, subject.id) &&
    subject.sentInvitation !== null &&
    subject.status === USER_STATUS.active,
  resetFactors: (caller, subject) =>
    canWrite(caller, subject) && !isSelf(caller, subject.id) && subject.hasSecondFactor,
  anonymize: (caller, subject) =>
    caller.role !== 'user' &&
    holdsRule(caller, { model: 'user', rule: 'delete' }) &&
    mayManageRole(caller, subject.role) &&
    !isSelf(caller, subject.id) &&
    subject.status === USER_STATUS.blocked,
  exportData: (caller, subject) => caller.role !== 'user' && canWrite(caller, subject) && !isSelf(caller, subject.id),
};
/** The only actions on an anonymized person. */
const ACTIONS_OF_FORMER: readonly UserAction[] = ['delete', 'exportData'];
const ACTION_NAMES = Object.keys(ACTIONS) as UserAction[];

/** The actions on a user that the caller may try; other rules can still reject them. */
export const userActions = (caller: Caller, subject: Subject): UserAction[] =>
  (subject.anonymizedAt === null ? ACTION_NAMES : ACTIONS_OF_FORMER).filter((name) => ACTIONS[name](caller, subject));

/** The fields of a user to set, without those that stay the same. */
export type UserChange = {
  login?: string;
  email?: string;
  password?: string;
  role?: Role;
  status?: 1 | 2;
  rules?: readonly GrantedRule[];
};
type ExistingUser = { id: string; rules: readonly GrantedRule[] } | null;
export type AccessViolation = { code: string; field: string; message: string };

const includesRule = (rules: readonly GrantedRule[], { model, rule }: GrantedRule) =>
  rules.some((granted) => granted.model === model && granted.rule === rule);
const grantsRuleNotHeld = (caller: Caller, subject: ExistingUser, rules: readonly GrantedRule[]) =>
  rules.some((rule) => !includesRule(subject?.rules ?? [], rule) && !holdsRule(caller, rule));

const ACCESS = ['role', 'status', 'rules'] as const;
const CREDENTIALS = ['login', 'email', 'password'] as const;

type Check = {
  code: string;
  fields: readonly (keyof UserChange)[];
  message: string;
  isViolated: (caller: Caller, subject: ExistingUser, changes: UserChange) => boolean;
};

/** Prevents privilege escalation through a rule, a role or the password of a user with more rights. */
const CHECKS: readonly Check[] = [
  {
    code: 'ownAccess',
    fields: ACCESS,
    message: "You can't change your own role, rules or status",
    isViolated: (caller, subject) => subject !== null && isSelf(caller, subject.id),
  },
  {
    code: 'ownCredentials',
    fields: CREDENTIALS,
    message: 'Change your own login, e-mail and password in your settings',
    isViolated: (caller, subject) => subject !== null && isSelf(caller, subject.id),
  },
  {
    code: 'roleOutOfReach',
    fields: ['role'],
    message: 'Only root can assign the root role, and only an admin or root the admin role',
    isViolated: (caller, _subject, { role }) => role !== undefined && !mayManageRole(caller, role),
  },
  {
    code: 'ruleNotHeld',
    fields: ['rules'],
    message: "You can't grant a rule you don't have",
    isViolated: (caller, subject, { rules = [] }) => grantsRuleNotHeld(caller, subject, rules),
  },
  {
    code: 'holdsMore',
    fields: CREDENTIALS,
    message: "You can't change the credentials of a user who has more rules than you",
    isViolated: (caller, subject) => subject !== null && grantsRuleNotHeld(caller, null, subject.rules),
  },
];

/** Finds why the caller may not set these fields of a user, or of a new one when `subject` is null. */
export function findAccessViolation(
  caller: Caller,
  subject: ExistingUser,
  changes: UserChange,
): AccessViolation | null {
  for (const { code, fields, message, isViolated: refuses } of CHECKS) {
    const field = fields.find((name) => changes[name] !== undefined);
    if (field && refuses(caller, subject, changes)) return { code, field, message };
  }
  return null;
}

/** Links to choose a password and second factors are credentials: who may not set the password may not manage them. */
export const mayManageCredentials = (caller: Caller, subject: NonNullable<ExistingUser> & { role: Role }) =>
  mayManageRole(caller, subject.role) && findAccessViolation(caller, subject, { password: '' }) === null;

type Administrator = { role: Role; status: 1 | 2 };
/** Null when the user is deleted. */
type After = { role?: Role; status?: 1 | 2 } | null;

const isDemoted = (after: After) => after === null || (after.role !== undefined && after.role !== 'admin');
const isBlocked = (after: After) => after?.status !== undefined && after.status !== USER_STATUS.active;

/** Only root may block the last active admin of an organization. */
export const removesLastAdmin = (
  caller: Pick<AccessSubject, 'role'>,
  subject: Administrator,
  after: After,
  otherActiveAdmins: number,
) =>
  subject.role === 'admin' &&
  otherActiveAdmins === 0 &&
  (isDemoted(after) || (isBlocked(after) && caller.role !== 'root'));

/** Whether a change removes the only user who can sign in without the identity provider; only root may block them. */
export const removesBreakGlass = (caller: Pick<AccessSubject, 'role'>, after: After, isBreakGlass: boolean) =>
  isBreakGlass && (isDemoted(after) || (isBlocked(after) && caller.role !== 'root'));
