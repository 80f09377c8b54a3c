import { z } from 'zod';
import {
  booleanParam,
  email,
  Id,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
} from '../common.ts';
import { DRIVER_FILE_KINDS } from '../values/fleet/drivers.ts';
import { LicenceClass } from './licence-classes.ts';
import { LANGUAGES } from '../values/limits.ts';
import { DRIVER_LIMITS } from '../values/field-limits.ts';

export { DRIVER_FILE_KINDS };
const FileKind = z.enum(DRIVER_FILE_KINDS);
/** Both URLs require the session token. `thumbnail`: images only. */
export const DriverFile = z.object({
  id: Id,
  kind: FileKind,
  name: z.string(),
  mime: z.string(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  createdAt: UnixTime,
});

/** The form fields besides `file`; a photo is a JPEG or PNG. */
export const DriverFileForm = z.object({ kind: FileKind });

/** Unix seconds, negative before 1970. */
const BirthDate = z.int().min(-2_208_988_800).max(253_402_300_799);
const optionalText = (max: number) => text(max).nullish();
const numberInRange = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

/** Rates per hour, hours with one decimal. `login`: creates a user for the driver and emails them a one-time password. */
export const DriverInput = z.object({
  firstName: requiredText(DRIVER_LIMITS.firstName),
  middleName: optionalText(DRIVER_LIMITS.middleName),
  lastName: requiredText(DRIVER_LIMITS.lastName),
  email,
  phone: requiredText(DRIVER_LIMITS.phone),
  idNumber: optionalText(DRIVER_LIMITS.idNumber),
  homeAddress: optionalText(DRIVER_LIMITS.homeAddress),
  birthDate: BirthDate.nullish(),
  licenseExpiresAt: UnixTime.nullish(),
  /** Such as `C` and `CE`; other classes than those of the European Union are allowed. */
  licenseClasses: z.array(LicenceClass.min(1, 'required')).max(DRIVER_LIMITS.licenseClasses).optional(),
  policeReportExpiresAt: UnixTime.nullish(),
  healthReportExpiresAt: UnixTime.nullish(),
  emergencyContactName: optionalText(DRIVER_LIMITS.emergencyContactName),
  emergencyContactNumber: optionalText(DRIVER_LIMITS.emergencyContactNumber),
  maxHoursPerShift: numberInRange(DRIVER_LIMITS.maxHoursPerShift).nullish(),
  standardRate: Money.nullish(),
  overtimeRate: Money.nullish(),
  cumulativeHours: numberInRange(DRIVER_LIMITS.cumulativeHours).nullish(),
  login: optionalText(DRIVER_LIMITS.login),
  /** Language of the new user and of the email with the password; defaults to the caller's. */
  language: z.enum(LANGUAGES).optional(),
});
/** Omitted fields keep their value; an existing login cannot be changed. */
export const DriverChanges = DriverInput.partial().extend({ isBlocked: z.boolean().optional() });

export const DriverRow = z.object({
  id: Id,
  /** Includes changes of its files. */
  revision: Revision,
  name: z.string(),
  contact: z.object({ firstName: z.string(), middleName: z.string().nullable(), lastName: z.string() }).nullable(),
  login: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  organization: NamedRef,
  isBlocked: z.boolean(),
  isVehicleAssigned: z.boolean(),
  vehicle: NamedRef.nullable(),
  /** URL of the thumbnail. */
  photo: z.string().nullable(),
  licenseExpiresAt: UnixTime.nullable(),
  licenseClasses: z.array(z.string()),
  policeReportExpiresAt: UnixTime.nullable(),
  healthReportExpiresAt: UnixTime.nullable(),
  missingDocuments: z.array(FileKind),
  createdAt: UnixTime,
  actions: z.array(z.enum(['edit', 'block', 'activate', 'delete', 'files', 'exportData', 'anonymize'])),
});
export const DriverPage = pageOf(DriverRow);
export const DriverQuery = Paging.extend({
  isBlocked: booleanParam,
  withVehicle: booleanParam,
  /** A licence or report has expired or expires within 30 days. */
  expiring: booleanParam,
  organizationId: Id.optional(),
  /** The driver of this user. */
  userId: Id.optional(),
  /** Can be assigned to a vehicle: has a contact and is not blocked. */
  assignable: booleanParam,
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
