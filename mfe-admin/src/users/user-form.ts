import type { User, UserInput, UserPatch } from 'shared-contracts/identity/users';
import { type GrantedRule, ROLES, type Role } from 'shared-contracts/values/identity/access';
import { USER_LIMITS } from 'shared-contracts/values/field-limits';
import { LANGUAGES, type Language } from 'shared-contracts/values/limits';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { normalizeRules } from './matrix.rules.ts';

export type UserForm = {
  givenName: string | null;
  familyName: string | null;
  login: string;
  email: string;
  password: string | null;
  /** For a new user, if a mail server is set up. */
  firstSignIn: 'invitation' | 'password';
  organizationId: string | null;
  role: Role;
  timezoneId: string;
  language: Language;
  contactId: string | null;
  isDriver: boolean;
  rules: GrantedRule[];
};

export const userSchema: ObjectSchema<UserForm> = object({
  givenName: string().trim().max(USER_LIMITS.givenName).nullable().default(null),
  familyName: string().trim().max(USER_LIMITS.familyName).nullable().default(null),
  login: string().trim().required().max(USER_LIMITS.login),
  email: string().trim().required().max(USER_LIMITS.email).email(),
  password: string()
    .min(USER_LIMITS.password.min)
    .max(USER_LIMITS.password.max)
    .nullable()
    .default(null)
    .when('firstSignIn', ([choice], password) => (choice === 'password' ? password.required() : password)),
  firstSignIn: string().oneOf(['invitation', 'password']).required().default('invitation'),
  organizationId: string().nullable().default(null),
  role: string().oneOf(ROLES).required().default('user'),
  timezoneId: string().required(),
  language: string().oneOf(LANGUAGES).required().default('en'),
  contactId: string()
    .nullable()
    .default(null)
    .when('isDriver', ([isDriver], contact) => (isDriver ? contact.required() : contact)),
  isDriver: boolean().required().default(false),
  rules: array().of(mixed<GrantedRule>().required()).required().default([]),
});

export const toUserForm = ({
  givenName,
  familyName,
  login,
  email,
  organization,
  role,
  timezone,
  language,
  contact,
  isDriver,
  rules,
}: User): UserForm => ({
  givenName: givenName ?? null,
  familyName: familyName ?? null,
  login,
  email,
  password: null,
  firstSignIn: 'invitation',
  organizationId: organization.id,
  role,
  timezoneId: timezone.id,
  language,
  contactId: contact?.id ?? null,
  isDriver,
  rules: normalizeRules(rules),
});

/** Without a password the API invites by email; without an organization it uses the caller's. */
export function toUserInput({ password, organizationId, ...form }: UserForm): UserInput {
  const { givenName, familyName, login, email, role, timezoneId, language, contactId, isDriver, rules } = form;
  return {
    givenName,
    familyName,
    login,
    email,
    role,
    timezoneId,
    language,
    contactId,
    isDriver,
    rules,
    ...(password && { password }),
    ...(organizationId && { organizationId }),
  };
}

const PATCHABLE_FIELDS = [
  'givenName',
  'familyName',
  'login',
  'email',
  'role',
  'timezoneId',
  'language',
  'contactId',
  'isDriver',
  'rules',
] as const;

/** Returns only the changed fields, so that concurrent changes of other fields are not overwritten. */
export function toUserPatch(before: UserForm, after: UserForm): UserPatch {
  const changed = PATCHABLE_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return {
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(after.password && { password: after.password }),
  };
}
