import { allows, type Holder, type Role, type Rule } from 'shared-contracts/values/access';
import type { User } from 'shared-contracts/users';

type Caller = Holder & { userId: string; actorId: string | null };
type Subject = { id: string; role: Role; status: 1 | 2; organizationStatus: 0 | 1 | 2 };
export type UserAction = User['actions'][number];

const ACTIVE = 1;
const RANK: Record<Role, number> = { user: 0, admin: 1, root: 2 };

/** Root is root's alone, and an admin an admin's or root's: to make and to touch. */
export const reaches = (caller: Holder, role: Role) => RANK[caller.role] >= RANK[role];
const isSelf = (caller: Caller, id: string) => caller.userId === id;
/** Whoever passes a check passes on what lies behind it: so do the people of a 3PL or 4PL with every rule. */
const holds = (caller: Holder, { model, rule }: Rule) => allows(caller, { model, action: rule });

const mayWrite = (caller: Caller, { role }: Subject) =>
  holds(caller, { model: 'user', rule: 'write' }) && reaches(caller, role);

const ACTIONS: Record<UserAction, (caller: Caller, subject: Subject) => boolean> = {
  edit: mayWrite,
  block: (caller, subject) => mayWrite(caller, subject) && !isSelf(caller, subject.id) && subject.status === ACTIVE,
  activate: (caller, subject) => mayWrite(caller, subject) && !isSelf(caller, subject.id) && subject.status !== ACTIVE,
  delete: (caller, subject) =>
    holds(caller, { model: 'user', rule: 'delete' }) && reaches(caller, subject.role) && !isSelf(caller, subject.id),
  signInAs: (caller, { id, status, organizationStatus }) =>
    caller.role === 'root' &&
    ![caller.userId, caller.actorId].includes(id) &&
    status === ACTIVE &&
    organizationStatus === ACTIVE,
};
const NAMES = Object.keys(ACTIONS) as UserAction[];

/** What the caller may do with a user; a rule that looks beyond the two may still refuse it. */
export const userActions = (caller: Caller, subject: Subject): UserAction[] =>
  NAMES.filter((name) => ACTIONS[name](caller, subject));

/** What is to be set of a user, without what is so already. */
export type Wanted = {
  login?: string;
  email?: string;
  password?: string;
  role?: Role;
  status?: 1 | 2;
  rules?: readonly Rule[];
};
type Changed = { id: string; rules: readonly Rule[] } | null;
export type Refusal = { code: string; field: string; message: string };

const isIn = (rules: readonly Rule[], { model, rule }: Rule) =>
  rules.some((held) => held.model === model && held.rule === rule);
const grantsUnheld = (caller: Caller, subject: Changed, rules: readonly Rule[]) =>
  rules.some((rule) => !isIn(subject?.rules ?? [], rule) && !holds(caller, rule));

const ACCESS = ['role', 'status', 'rules'] as const;
const CREDENTIALS = ['login', 'email', 'password'] as const;

type Check = {
  code: string;
  fields: readonly (keyof Wanted)[];
  message: string;
  refuses: (caller: Caller, subject: Changed, wanted: Wanted) => boolean;
};

/** Nobody becomes more than they are, in whatever way: by a rule, a role, or the password of somebody who is more. */
const CHECKS: readonly Check[] = [
  {
    code: 'ownAccess',
    fields: ACCESS,
    message: 'Nobody changes their own role, rules or status',
    refuses: (caller, subject) => subject !== null && isSelf(caller, subject.id),
  },
  {
    code: 'ownCredentials',
    fields: CREDENTIALS,
    message: 'Change your own login, e-mail and password in your settings',
    refuses: (caller, subject) => subject !== null && isSelf(caller, subject.id),
  },
  {
    code: 'roleOutOfReach',
    fields: ['role'],
    message: 'Only root makes a root, and only an admin or root an admin',
    refuses: (caller, _subject, { role }) => role !== undefined && !reaches(caller, role),
  },
  {
    code: 'ruleNotHeld',
    fields: ['rules'],
    message: 'Nobody grants a rule they do not hold',
    refuses: (caller, subject, { rules = [] }) => grantsUnheld(caller, subject, rules),
  },
  {
    code: 'holdsMore',
    fields: CREDENTIALS,
    message: 'Nobody changes how somebody signs in who may do more than they may',
    refuses: (caller, subject) => subject !== null && grantsUnheld(caller, null, subject.rules),
  },
];

/** Why the caller may not set that, of this user or of a new one; null: they may. */
export function refusalOf(caller: Caller, subject: Changed, wanted: Wanted): Refusal | null {
  for (const { code, fields, message, refuses } of CHECKS) {
    const field = fields.find((name) => wanted[name] !== undefined);
    if (field && refuses(caller, subject, wanted)) return { code, field, message };
  }
  return null;
}

/** Whether an organization would be left without anybody to run it; root may block its last admin all the same. */
export const leavesNoAdmin = (
  caller: Holder,
  subject: { role: Role; status: 1 | 2 },
  after: { role?: Role; status?: 1 | 2 } | null,
  otherActiveAdmins: number,
) =>
  subject.role === 'admin' &&
  otherActiveAdmins === 0 &&
  (after === null ||
    (after.role !== undefined && after.role !== 'admin') ||
    (after.status !== undefined && after.status !== ACTIVE && caller.role !== 'root'));
