import { z } from 'zod';
import { email, flag, Id, Money, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { DRIVER_FILE_KINDS } from './values/drivers.ts';
import { LANGUAGES } from './values/limits.ts';

export { DRIVER_FILE_KINDS };
const Kind = z.enum(DRIVER_FILE_KINDS);
/** `thumbnail` of images; both addresses want the token. */
export const DriverFile = z.object({
  id: Id,
  kind: Kind,
  name: z.string(),
  mime: z.string(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  createdAt: Unix,
});

/** The text of a form with a `file`; a photo is JPEG or PNG. */
export const DriverFileForm = z.object({ kind: Kind });

/** Unix seconds, below zero before 1970. */
const BirthDate = z.int().min(-2_208_988_800).max(253_402_300_799);
const optional = (max: number) => text(max).nullish();
const Hours = z.number().min(0).max(24);

/** The whole profile; rates per hour, hours in tenths. `login`: a user signs in as this driver; the one-time password is mailed to the driver. */
export const DriverInput = z.object({
  firstName: requiredText(100),
  middleName: optional(100),
  lastName: requiredText(100),
  email,
  phone: requiredText(30),
  idNumber: optional(50),
  homeAddress: optional(300),
  birthDate: BirthDate.nullish(),
  licenseExpiresAt: Unix.nullish(),
  policeReportExpiresAt: Unix.nullish(),
  healthReportExpiresAt: Unix.nullish(),
  emergencyContactName: optional(200),
  emergencyContactNumber: optional(30),
  maxHoursPerShift: Hours.nullish(),
  standardRate: Money.nullish(),
  overtimeRate: Money.nullish(),
  cumulativeHours: z.number().min(0).max(100_000).nullish(),
  login: optional(100),
  /** Of the mail with the one-time password and of the portal for the new user; left out: the caller's. */
  language: z.enum(LANGUAGES).optional(),
});
/** What is left out stays as it is; a login, once there, does. */
export const DriverChanges = DriverInput.partial().extend({ isBlocked: z.boolean().optional() });

export const DriverRow = z.object({
  id: Id,
  name: z.string(),
  contact: z.object({ firstName: z.string(), middleName: z.string().nullable(), lastName: z.string() }).nullable(),
  login: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  organization: Named,
  isBlocked: z.boolean(),
  isVehicleAssigned: z.boolean(),
  vehicle: Named.nullable(),
  /** Small. */
  photo: z.string().nullable(),
  licenseExpiresAt: Unix.nullable(),
  policeReportExpiresAt: Unix.nullable(),
  healthReportExpiresAt: Unix.nullable(),
  missingDocuments: z.array(Kind),
  createdAt: Unix,
  actions: z.array(z.enum(['edit', 'block', 'activate', 'delete', 'files'])),
});
export const DriverPage = pageOf(DriverRow);
export const DriverQuery = Paging.extend({
  isBlocked: flag,
  withVehicle: flag,
  /** A licence or a report has expired or does so within 30 days. */
  expiring: flag,
  organizationId: Id.optional(),
  /** Who signs in as this user. */
  userId: Id.optional(),
  /** Whom a vehicle can be given to: neither blocked nor without a contact. */
  assignable: flag,
  sort: sortBy(['name', 'licenseExpiresAt', 'createdAt']).default('name'),
});
export const Driver = DriverRow.extend({
  ...DriverInput.omit({
    firstName: true,
    middleName: true,
    lastName: true,
    email: true,
    phone: true,
    login: true,
    language: true,
  }).required().shape,
  files: z.array(DriverFile),
});

export type DriverFileKind = (typeof DRIVER_FILE_KINDS)[number];
export type DriverFile = z.infer<typeof DriverFile>;
export type DriverInput = z.infer<typeof DriverInput>;
export type DriverChanges = z.infer<typeof DriverChanges>;
export type DriverRow = z.infer<typeof DriverRow>;
export type DriverPage = z.infer<typeof DriverPage>;
export type DriverQuery = z.infer<typeof DriverQuery>;
export type Driver = z.infer<typeof Driver>;
