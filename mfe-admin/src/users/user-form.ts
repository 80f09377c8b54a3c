import type { User, UserInput, UserPatch } from 'shared-contracts/users';
import { ROLES, type Role, type Rule } from 'shared-contracts/values/access';
import { LANGUAGES, PASSWORD_LENGTH, type Language } from 'shared-contracts/values/limits';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { inOrder } from './matrix.rules.ts';

export type UserForm = {
  login: string;
  email: string;
  password: string | null;
  organizationId: string | null;
  role: Role;
  timezoneId: string;
  language: Language;
  contactId: string | null;
  isDriver: boolean;
  rules: Rule[];
};

export const userSchema: ObjectSchema<UserForm> = object({
  login: string().trim().required().max(100),
  email: string().trim().required().max(254).email(),
  password: string().min(PASSWORD_LENGTH).max(200).nullable().default(null),
  organizationId: string().nullable().default(null),
  role: string().oneOf(ROLES).required().default('user'),
  timezoneId: string().required(),
  language: string().oneOf(LANGUAGES).required().default('en'),
  contactId: string()
    .nullable()
    .default(null)
    .when('isDriver', ([isDriver], contact) => (isDriver ? contact.required() : contact)),
  isDriver: boolean().required().default(false),
  rules: array().of(mixed<Rule>().required()).required().default([]),
});

export const formOf = ({
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
  login,
  email,
  password: null,
  organizationId: organization.id,
  role,
  timezoneId: timezone.id,
  language,
  contactId: contact?.id ?? null,
  isDriver,
  rules: inOrder(rules),
});

/** Without a password the server mails one; without an organization it is the caller's own. */
export const inputOf = ({ password, organizationId, ...fields }: UserForm): UserInput => ({
  ...fields,
  ...(password && { password }),
  ...(organizationId && { organizationId }),
});

const PATCHED = ['login', 'email', 'role', 'timezoneId', 'language', 'contactId', 'isDriver', 'rules'] as const;

/** What is not changed is not sent: what others change meanwhile is not undone. */
export function patchOf(before: UserForm, after: UserForm): UserPatch {
  const changed = PATCHED.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return {
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(after.password && { password: after.password }),
  };
}
