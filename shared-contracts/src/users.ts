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

const UserFields = z.object({
  login: requiredText(100),
  email,
  password: NewPassword,
  role: z.enum(ROLES),
  timezoneId: Id,
  language: z.enum(LANGUAGES),
  contactId: Id.nullish(),
  /** Needs a contact. */
  isDriver: z.boolean(),
  rules: z.array(Rule).max(66),
});
/** Without a password a one-time password is made and mailed. `organizationId` is root's to choose. */
export const UserInput = UserFields.extend({
  password: NewPassword.optional(),
  organizationId: Id.optional(),
  role: UserFields.shape.role.default('user'),
  language: UserFields.shape.language.default('en'),
  isDriver: z.boolean().default(false),
  rules: UserFields.shape.rules.default([]),
});
/** What is left out stays as it is; a password that is set here must be changed at the next sign-in. */
export const UserPatch = UserFields.partial().extend({ status: UserStatus.optional() });

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

/** Without `organizationId` the own drivers; root's own are everybody's. */
export const UserDriverQuery = Paging.extend({ organizationId: Id.optional() });
const photo = z.string().nullable();
/** Addresses that want the token; null: there is none, or it is not for the caller. */
const Photos = z.object({
  driverPhoto: photo,
  idFrontPhoto: photo,
  idBackPhoto: photo,
  driverLicensePhoto: photo,
  healthReportPhoto: photo,
  policeReportPhoto: photo,
  gsCertificatePhoto: photo,
  acvPassPhoto: photo,
  portPermitPhoto: photo,
});
export const UserDriver = z.object({
  driverId: Id,
  login: z.string().nullable(),
  /** The driver or their user is. */
  isBlocked: z.boolean(),
  isVehicleAssigned: z.boolean(),
  contact: z
    .object({ id: Id, firstName: z.string(), middleName: z.string().nullable(), lastName: z.string() })
    .nullable(),
  /** Of the contact, else the login. */
  name: z.string(),
  dtLicenseExpire: Unix.nullable(),
  dtHealthReportExpire: Unix.nullable(),
  ...Photos.shape,
});
export const UserDriverPage = pageOf(UserDriver);

export type User = z.infer<typeof User>;
export type UserRow = z.infer<typeof UserRow>;
export type UserQuery = z.infer<typeof UserQuery>;
export type UserInput = z.input<typeof UserInput>;
export type UserPatch = z.input<typeof UserPatch>;
export type SelfUpdate = z.infer<typeof SelfUpdate>;
export type IsExist = z.infer<typeof IsExist>;
export type Exists = z.infer<typeof Exists>;
export type DriverPhotos = z.infer<typeof Photos>;
export type UserDriver = z.infer<typeof UserDriver>;
