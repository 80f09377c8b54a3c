import type { Driver, DriverRow } from 'shared-contracts/fleet/drivers';
import { type Caller, isRoot } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatPhone } from '../../platform/values/phone.rules.ts';
import { driverActions, listMissingDocuments } from './driver.rules.ts';
import { presentFile, toThumbnailUrl } from './driver-file.present.ts';
import { type DriverFileSummary, listFiles, findFilesByDriver } from './driver-files.store.ts';
import type { DriverRecord } from './drivers.store.ts';

const isOwnDriver = (caller: Caller, { organizationId }: DriverRecord) =>
  isRoot(caller) || organizationId === caller.organizationId;

const findPhotoUrl = (files: readonly DriverFileSummary[]) => {
  const photo = files.find(({ kind, thumbnailId }) => kind === 'photo' && thumbnailId !== null);
  return photo ? toThumbnailUrl(photo.id) : null;
};

/** The fields visible to everyone who may use the vehicle. */
function presentPublicFields(row: DriverRecord): DriverRow {
  const {
    id,
    firstName,
    middleName,
    lastName,
    phone,
    organization,
    isBlocked,
    vehicleId,
    registrationPlate,
    licenseExpiresAt,
    licenseClasses,
    createdAt,
  } = row;
  const vehicle = vehicleId !== null && registrationPlate !== null ? { id: vehicleId, name: registrationPlate } : null;
  return {
    id,
    revision: row.revision,
    name: row.name,
    phone: phone && formatPhone(phone),
    organization,
    isBlocked,
    licenseExpiresAt,
    licenseClasses,
    createdAt,
    vehicle,
    isVehicleAssigned: vehicle !== null,
    contact: firstName !== null && lastName !== null ? { firstName, middleName, lastName } : null,
    login: null,
    email: null,
    photo: null,
    policeReportExpiresAt: null,
    healthReportExpiresAt: null,
    missingDocuments: [],
    actions: [],
  };
}

function presentRow(row: DriverRecord, files: readonly DriverFileSummary[], caller: Caller): DriverRow {
  const isOwn = isOwnDriver(caller, row);
  const publicFields = presentPublicFields(row);
  if (!isOwn) return { ...publicFields, name: row.firstName === null ? '' : row.name };
  const { login, email, policeReportExpiresAt, healthReportExpiresAt } = row;
  return {
    ...publicFields,
    login,
    email,
    policeReportExpiresAt,
    healthReportExpiresAt,
    photo: findPhotoUrl(files),
    missingDocuments: listMissingDocuments(files.map(({ kind }) => kind)),
    actions: driverActions(caller, { ...row, isOwn }),
  };
}

/** Loads the files of all drivers with one query. */
export async function presentDriverRows(db: Db, rows: readonly DriverRecord[], caller: Caller): Promise<DriverRow[]> {
  const files = await findFilesByDriver(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentRow(row, files.get(row.id) ?? [], caller));
}

type Profile = Omit<Driver, keyof DriverRow | 'files'>;

const HIDDEN_PROFILE: Profile = {
  idNumber: null,
  homeAddress: null,
  birthDate: null,
  emergencyContactName: null,
  emergencyContactNumber: null,
  maxHoursPerShift: null,
  standardRate: null,
  overtimeRate: null,
  cumulativeHours: null,
} as const satisfies Record<keyof Profile, null>;

const toHours = (stored: string | null) => (stored === null ? null : Number(stored));

function presentProfile(row: DriverRecord): Profile {
  const { idNumber, homeAddress, birthDate, emergencyContactName, emergencyContactNumber, standardRate, overtimeRate } =
    row;
  return {
    idNumber,
    homeAddress,
    birthDate,
    emergencyContactName,
    emergencyContactNumber: emergencyContactNumber && formatPhone(emergencyContactNumber),
    standardRate,
    overtimeRate,
    maxHoursPerShift: toHours(row.maxHoursPerShift),
    cumulativeHours: toHours(row.cumulativeHours),
  };
}

export async function presentDriver(db: Db, row: DriverRecord, caller: Caller): Promise<Driver> {
  if (!isOwnDriver(caller, row)) return { ...presentRow(row, [], caller), ...HIDDEN_PROFILE, files: [] };
  const files = await listFiles(db, row.id);
  return { ...presentRow(row, files, caller), ...presentProfile(row), files: files.map(presentFile) };
}
