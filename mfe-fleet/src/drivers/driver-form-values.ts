import type { Driver, DriverChanges, DriverFileKind, DriverInput } from 'shared-contracts/drivers';
import { DRIVER_FILE_KINDS } from 'shared-contracts/values/drivers';
import type { Language } from 'shared-contracts/values/limits';
import type { FileValue } from 'shared-ui/files';
import { mixed, number, object, string, type ObjectSchema } from 'yup';
import { refusals } from './drivers.messages.ts';

type Profile = Required<Omit<DriverInput, 'language'>>;
export type DriverForm = { [Field in keyof Profile]: Exclude<Profile[Field], undefined> } & {
  language: Language | null;
  files: Record<DriverFileKind, FileValue>;
};

const text = (max: number) => string().trim().required().max(max);
const optional = (max: number) => string().trim().max(max).nullable().default(null);
const day = () => number().integer().nullable().default(null);
const hours = (most: number) => number().min(0).max(most).nullable().default(null);
const money = () => string().nullable().default(null);

/** Files by kind: null is none. */
const files = object(
  Object.fromEntries(DRIVER_FILE_KINDS.map((kind) => [kind, mixed<NonNullable<FileValue>>().nullable().default(null)])),
) as unknown as ObjectSchema<DriverForm['files']>;

/** Rates per hour, hours in tenths, days as unix seconds. */
export const driverSchema = object({
  firstName: text(100),
  middleName: optional(100),
  lastName: text(100),
  email: text(254).email(),
  phone: text(30),
  idNumber: optional(50),
  homeAddress: optional(300),
  birthDate: day().test('inFuture', refusals.inFuture, (at) => (at ?? 0) <= Date.now() / 1000),
  emergencyContactName: optional(200),
  emergencyContactNumber: optional(30),
  licenseExpiresAt: day(),
  policeReportExpiresAt: day(),
  healthReportExpiresAt: day(),
  maxHoursPerShift: hours(24),
  standardRate: money(),
  overtimeRate: money(),
  cumulativeHours: hours(100_000),
  login: optional(100),
  language: string<Language>().nullable().default(null),
  files,
}) as ObjectSchema<DriverForm>;

const PROFILE = Object.keys(driverSchema.fields).filter(
  (field) => field !== 'files' && field !== 'language',
) as (keyof Profile)[];

const filesIn = (driver: Driver): DriverForm['files'] =>
  Object.fromEntries(
    DRIVER_FILE_KINDS.map((kind) => [kind, driver.files.find((file) => file.kind === kind) ?? null]),
  ) as DriverForm['files'];

/** What is stored, as it is edited. */
export function formOf(driver: Driver): DriverForm {
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
    policeReportExpiresAt,
    healthReportExpiresAt,
    maxHoursPerShift,
    standardRate,
    overtimeRate,
    cumulativeHours,
    login,
    language: null,
    files: filesIn(driver),
  };
}

/** The language is that of a login, and goes with it. */
const withLanguage = <Sent extends DriverChanges>(sent: Sent, language: Language | null): Sent =>
  sent.login && language ? { ...sent, language } : sent;

export const inputOf = ({ files: _files, language, ...profile }: DriverForm): DriverInput =>
  withLanguage(profile, language);

/** What is not changed is not sent: what others change meanwhile is not undone. */
export function changesOf(before: DriverForm, after: DriverForm): DriverChanges {
  const changed = PROFILE.filter((field) => before[field] !== after[field]);
  return withLanguage(
    Object.fromEntries(changed.map((field) => [field, after[field]])) as DriverChanges,
    after.language,
  );
}
