import { z } from 'zod';
import { NewPassword, Rule } from './auth.ts';
import { email, flag, Id, Named, pageOf, Paging, requiredText, sortBy, Unix } from './common.ts';
import { ROLES } from './values/access.ts';
import { LANGUAGES, UNIT_SYSTEMS } from './values/limits.ts';

/** 1 active, 2 blocked. */
export const UserStatus = z.union([z.literal(1), z.literal(2)]);

export const User = z.object({
  id: Id,
  login: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: UserStatus,
  organization: Named,
  timezone: Named,
  language: z.enum(LANGUAGES),
  contact: Named.nullable(),
  isDriver: z.boolean(),
  rules: z.array(Rule),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'delete', 'block', 'activate', 'signInAs'])),
});
export const UserRow = User.omit({ rules: true });
export const UserPage = pageOf(UserRow);
export const UserQuery = Paging.extend({
  status: z.coerce.number().pipe(UserStatus).optional(),
  role: z.enum(ROLES).optional(),
  organizationId: Id.optional(),
  isDriver: flag,
  sort: sortBy(['login', 'email', 'role', 'status', 'createdAt']).default('login'),
});

/** Without a password a one-time password is made and mailed. `organizationId` is root's to choose. */
export const UserInput = z.object({
  login: requiredText(100),
  email,
  password: NewPassword.optional(),
  organizationId: Id.optional(),
  role: z.enum(ROLES).default('user'),
  timezoneId: Id,
  language: z.enum(LANGUAGES).default('en'),
  contactId: Id.nullish(),
  isDriver: z.boolean().default(false),
  rules: z.array(Rule).max(66).default([]),
});
export const UserPatch = UserInput.omit({ organizationId: true }).partial().extend({ status: UserStatus.optional() });

/** What people change of themselves; who changes login, e-mail or password proves to know the present one. */
export const SelfUpdate = z.object({
  login: requiredText(100).optional(),
  email: email.optional(),
  timezoneId: Id.optional(),
  language: z.enum(LANGUAGES).optional(),
  units: z.enum(UNIT_SYSTEMS).optional(),
  password: NewPassword.optional(),
  currentPassword: z.string().min(1, 'required').max(200).optional(),
});

/** Is a login or an e-mail address taken? `exceptId`: by somebody else than this user. */
export const IsExist = z.object({ text: requiredText(254), exceptId: Id.optional() });
export const Exists = z.object({ isExist: z.boolean() });

export type User = z.infer<typeof User>;
export type UserRow = z.infer<typeof UserRow>;
export type UserQuery = z.infer<typeof UserQuery>;
export type UserInput = z.input<typeof UserInput>;
export type UserPatch = z.input<typeof UserPatch>;
export type SelfUpdate = z.infer<typeof SelfUpdate>;
export type IsExist = z.infer<typeof IsExist>;
export type Exists = z.infer<typeof Exists>;
