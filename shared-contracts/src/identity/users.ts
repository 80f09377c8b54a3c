import { z } from 'zod';
import { GrantedRule, NewPassword } from './auth.ts';
import {
  booleanParam,
  email,
  Id,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { ROLES } from '../values/identity/access.ts';
import { LANGUAGES, UNIT_SYSTEMS } from '../values/limits.ts';
import { MAX_EMAIL_LENGTH, USER_LIMITS } from '../values/field-limits.ts';

/** 1 active, 2 blocked. */
export const UserStatus = z.union([z.literal(1), z.literal(2)]);

/** For a user who has neither chosen a password nor signed in with an identity provider yet. */
export const Invitation = z.object({
  sentAt: UnixTime,
  expiresAt: UnixTime.nullable().meta({ description: 'null when it has no link that works or could expire' }),
  state: z.enum(['sent', 'expired', 'revoked']),
});

export const User = z.object({
  id: Id,
  revision: Revision,
  login: z.string(),
  /** Absent in earlier releases. */
  givenName: z.string().nullish(),
  familyName: z.string().nullish(),
  /** Own name, else the contact's, else the login. */
  name: z.string().optional(),
  email: z.string(),
  role: z.enum(ROLES),
  status: UserStatus,
  organization: NamedRef,
  timezone: NamedRef,
  language: z.enum(LANGUAGES),
  contact: NamedRef.nullable(),
  isDriver: z.boolean(),
  /** Absent in earlier releases. */
  hasSecondFactor: z.boolean().optional(),
  /** Whether the user has any rule. Absent in earlier releases. */
  hasRules: z.boolean().optional(),
  rules: z.array(GrantedRule),
  /** Absent in earlier releases. */
  invitation: Invitation.nullish(),
  createdAt: UnixTime,
  actions: z.array(
    z.enum(['edit', 'delete', 'block', 'activate', 'signInAs', 'invite', 'resetFactors', 'exportData', 'anonymize']),
  ),
});
export const UserRow = User.omit({ rules: true });
export const UserPage = pageOf(UserRow);
export const UserQuery = Paging.extend({
  status: z.coerce.number().pipe(UserStatus).optional(),
  role: z.enum(ROLES).optional(),
  organizationId: Id.optional(),
  isDriver: booleanParam,
  sort: sortBy(['name', 'login', 'email', 'role', 'status', 'createdAt']).default('login'),
});

/** An empty one is none. */
const PersonName = text(USER_LIMITS.givenName)
  .transform((name) => name || null)
  .nullish();

const UserFields = z.object({
  login: requiredText(USER_LIMITS.login),
  givenName: PersonName,
  familyName: PersonName,
  email,
  password: NewPassword,
  role: z.enum(ROLES),
  timezoneId: Id,
  language: z.enum(LANGUAGES),
  contactId: Id.nullish(),
  /** Requires a contact. */
  isDriver: z.boolean(),
  rules: z.array(GrantedRule).max(USER_LIMITS.rules),
});
/**
 * Without a password the user is invited by email: to choose one, or to sign in with the identity provider. Without a
 * mail server, the outbox contains a one-time password. `organizationId`: root only.
 */
export const UserInput = UserFields.extend({
  password: NewPassword.optional(),
  organizationId: Id.optional(),
  role: UserFields.shape.role.default('user'),
  language: UserFields.shape.language.default('en'),
  isDriver: z.boolean().default(false),
  rules: UserFields.shape.rules.default([]),
});
/** Omitted fields keep their value; a password set here must be changed at the next sign-in. */
export const UserPatch = UserFields.partial().extend({ status: UserStatus.optional() });

/** `organizationId`: defaults to the caller's; another one for root only. */
export const FirstSignInQuery = z.object({ organizationId: Id.optional() });
/** How new users of an organization can sign in for the first time. */
export const FirstSignIn = z.object({
  canInvite: z.boolean().meta({ description: 'whether a mail server is set up' }),
  provider: z.string().nullable().meta({ description: 'the identity provider that the organization enforces' }),
});

/** The caller's own account, for its settings. */
export const SelfProfile = User.pick({
  id: true,
  revision: true,
  login: true,
  givenName: true,
  familyName: true,
  email: true,
  timezone: true,
  language: true,
}).extend({ units: z.enum(UNIT_SYSTEMS) });

/** Changes to the user's own account. Changing login, email or password requires the current password. */
export const SelfUpdate = z.object({
  login: requiredText(USER_LIMITS.login).optional(),
  givenName: PersonName,
  familyName: PersonName,
  email: email.optional(),
  timezoneId: Id.optional(),
  language: z.enum(LANGUAGES).optional(),
  units: z.enum(UNIT_SYSTEMS).optional(),
  password: NewPassword.optional(),
  currentPassword: z.string().min(1, 'required').max(USER_LIMITS.password.max).optional(),
});

/** Checks whether a login or email address is taken. `exceptId`: ignores this user. */
export const IsExistQuery = z.object({ text: requiredText(MAX_EMAIL_LENGTH), exceptId: Id.optional() });
export const IsExistResult = z.object({ isExist: z.boolean() });

/** Passwords that can't be set, in lower case. */
export const CommonPasswords = z.object({ passwords: z.array(z.string()) });

/** `organizationId`: defaults to the caller's; for root, to all. */
export const UserDriverQuery = Paging.extend({ organizationId: Id.optional() });
const photoUrl = z.string().nullable();
/** URLs that require the session token; null: no photo, or not visible to the caller. */
const DriverPhotos = z.object({
  driverPhoto: photoUrl,
  idFrontPhoto: photoUrl,
  idBackPhoto: photoUrl,
  driverLicensePhoto: photoUrl,
  healthReportPhoto: photoUrl,
  policeReportPhoto: photoUrl,
  gsCertificatePhoto: photoUrl,
  acvPassPhoto: photoUrl,
  portPermitPhoto: photoUrl,
});
export const UserDriver = z.object({
  driverId: Id,
  login: z.string().nullable(),
  /** The driver or their user is blocked. */
  isBlocked: z.boolean(),
  isVehicleAssigned: z.boolean(),
  contact: z
    .object({ id: Id, firstName: z.string(), middleName: z.string().nullable(), lastName: z.string() })
    .nullable(),
  /** Name of the contact, or else the login. */
  name: z.string(),
  dtLicenseExpire: UnixTime.nullable(),
  dtHealthReportExpire: UnixTime.nullable(),
  ...DriverPhotos.shape,
});
export const UserDriverPage = pageOf(UserDriver);

export type User = z.infer<typeof User>;
export type FirstSignIn = z.infer<typeof FirstSignIn>;
export type UserRow = z.infer<typeof UserRow>;
export type UserQuery = z.infer<typeof UserQuery>;
export type UserInput = z.input<typeof UserInput>;
export type UserPatch = z.input<typeof UserPatch>;
export type SelfProfile = z.infer<typeof SelfProfile>;
export type SelfUpdate = z.infer<typeof SelfUpdate>;
export type IsExistQuery = z.infer<typeof IsExistQuery>;
export type CommonPasswords = z.infer<typeof CommonPasswords>;
export type IsExistResult = z.infer<typeof IsExistResult>;
export type DriverPhotos = z.infer<typeof DriverPhotos>;
export type UserDriver = z.infer<typeof UserDriver>;
