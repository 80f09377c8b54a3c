import type { Driver, DriverChanges, DriverFileKind, DriverInput } from 'shared-contracts/fleet/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/fleet/drivers';
import { DRIVER_LIMITS, LICENCE_CLASS_LENGTH } from 'shared-contracts/values/field-limits';
import { LICENCE_CLASS_PATTERN } from 'shared-contracts/values/fleet/licence-classes';
import type { Language } from 'shared-contracts/values/limits';
import type { FileValue } from 'shared-ui/files';
import { mixed, number, object, string, type ObjectSchema } from 'yup';
import { errorMessages } from './drivers.messages.ts';

type Profile = Required<Omit<DriverInput, 'language' | 'licenseClasses'>>;
export type DriverFormValues = { [Field in keyof Profile]: Exclude<Profile[Field], undefined> } & {
  /** Separated by commas. */
  licenseClasses: string | null;
  language: Language | null;
  files: Record<DriverFileKind, FileValue>;
};

const requiredText = (max: number) => string().trim().required().max(max);
const optionalText = (max: number) => string().trim().max(max).nullable().default(null);
const optionalDate = () => number().integer().nullable().default(null);
const optionalHours = ({ min, max }: { min: number; max: number }) =>
  number().min(min).max(max).nullable().default(null);
const optionalMoney = () => string().nullable().default(null);

const toClasses = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/[,;]/)
    .map((one) => one.replaceAll(/\s/g, '').toUpperCase())
    .filter(Boolean);
const isClass = (one: string) => one.length <= LICENCE_CLASS_LENGTH && LICENCE_CLASS_PATTERN.test(one);

/** Files by kind; null for none. */
const files = object(
  Object.fromEntries(DRIVER_FILE_KINDS.map((kind) => [kind, mixed<NonNullable<FileValue>>().nullable().default(null)])),
) as unknown as ObjectSchema<DriverFormValues['files']>;

/** Rates per hour, hours with one decimal, days as unix seconds. */
export const driverSchema = object({
  firstName: requiredText(DRIVER_LIMITS.firstName),
  middleName: optionalText(DRIVER_LIMITS.middleName),
  lastName: requiredText(DRIVER_LIMITS.lastName),
  email: requiredText(DRIVER_LIMITS.email).email(),
  phone: requiredText(DRIVER_LIMITS.phone),
  idNumber: optionalText(DRIVER_LIMITS.idNumber),
  homeAddress: optionalText(DRIVER_LIMITS.homeAddress),
  birthDate: optionalDate().test('inFuture', errorMessages.inFuture, (at) => (at ?? 0) <= Date.now() / 1000),
  emergencyContactName: optionalText(DRIVER_LIMITS.emergencyContactName),
  emergencyContactNumber: optionalText(DRIVER_LIMITS.emergencyContactNumber),
  licenseExpiresAt: optionalDate(),
  licenseClasses: string()
    .nullable()
    .default(null)
    .test('classes', errorMessages.licenseClasses, (text) => {
      const classes = toClasses(text);
      return classes.length <= DRIVER_LIMITS.licenseClasses && classes.every(isClass);
    }),
  policeReportExpiresAt: optionalDate(),
  healthReportExpiresAt: optionalDate(),
  maxHoursPerShift: optionalHours(DRIVER_LIMITS.maxHoursPerShift),
  standardRate: optionalMoney(),
  overtimeRate: optionalMoney(),
  cumulativeHours: optionalHours(DRIVER_LIMITS.cumulativeHours),
  login: optionalText(DRIVER_LIMITS.login),
  language: string<Language>().nullable().default(null),
  files,
}) as ObjectSchema<DriverFormValues>;

const PROFILE_FIELDS = Object.keys(driverSchema.fields).filter(
  (field) => field !== 'files' && field !== 'language' && field !== 'licenseClasses',
) as (keyof Profile)[];

const toFormFiles = (driver: Driver): DriverFormValues['files'] =>
  Object.fromEntries(
    DRIVER_FILE_KINDS.map((kind) => [kind, driver.files.find((file) => file.kind === kind) ?? null]),
  ) as DriverFormValues['files'];

export function toFormValues(driver: Driver): DriverFormValues {
  const {
    contact,
    email,
    phone,
    login,
    idNumber,
    homeAddress,
    birthDate,
    emergencyContactName,
    emergencyContactNumber,
    maxHoursPerShift,
    standardRate,
    overtimeRate,
    cumulativeHours,
  } = driver;
  const { licenseExpiresAt, policeReportExpiresAt, healthReportExpiresAt } = driver;
  return {
    firstName: contact?.firstName ?? '',
    middleName: contact?.middleName ?? null,
    lastName: contact?.lastName ?? '',
    email: email ?? '',
    phone: phone ?? '',
    idNumber,
    homeAddress,
    birthDate,
    emergencyContactName,
    emergencyContactNumber,
    licenseExpiresAt,
    licenseClasses: driver.licenseClasses.join(', ') || null,
    policeReportExpiresAt,
    healthReportExpiresAt,
    maxHoursPerShift,
    standardRate,
    overtimeRate,
    cumulativeHours,
    login,
    language: null,
    files: toFormFiles(driver),
  };
}

/** The language is only sent together with a new login. */
const withLanguage = <Input extends DriverChanges>(input: Input, language: Language | null): Input =>
  input.login && language ? { ...input, language } : input;

export const toDriverInput = ({ files: _files, language, licenseClasses, ...profile }: DriverFormValues): DriverInput =>
  withLanguage({ ...profile, licenseClasses: toClasses(licenseClasses) }, language);

/** Returns only the changed fields, so that concurrent changes of others are not undone. */
export function toDriverChanges(before: DriverFormValues, after: DriverFormValues): DriverChanges {
  const changed = PROFILE_FIELDS.filter((field) => before[field] !== after[field]);
  return withLanguage(
    {
      ...(Object.fromEntries(changed.map((field) => [field, after[field]])) as DriverChanges),
      ...(before.licenseClasses !== after.licenseClasses && { licenseClasses: toClasses(after.licenseClasses) }),
    },
    after.language,
  );
}
