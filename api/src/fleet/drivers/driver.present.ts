import type { Driver, DriverRow } from 'shared-contracts/drivers';
import { type Caller, isRoot } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { driverActions, missingDocuments } from './driver.rules.ts';
import { presentFile, thumbnailAddress } from './driver-file.present.ts';
import { type FileOfKind, filesOf, kindsOf } from './driver-files.store.ts';
import type { DriverRecord } from './drivers.store.ts';

const isOwnOf = (caller: Caller, { organizationId }: DriverRecord) =>
  isRoot(caller) || organizationId === caller.organizationId;

const photoIn = (files: readonly FileOfKind[]) => {
  const photo = files.find(({ kind, thumbnailId }) => kind === 'photo' && thumbnailId !== null);
  return photo ? thumbnailAddress(photo.id) : null;
};

/** What everybody is told who may use the vehicle: name, phone and whether they may drive. */
function presentShown(row: DriverRecord): DriverRow {
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
    createdAt,
  } = row;
  const vehicle = vehicleId !== null && registrationPlate !== null ? { id: vehicleId, name: registrationPlate } : null;
  return {
    id,
    name: row.name,
    phone,
    organization,
    isBlocked,
    licenseExpiresAt,
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

function presentRow(row: DriverRecord, files: readonly FileOfKind[], caller: Caller): DriverRow {
  const isOwn = isOwnOf(caller, row);
  const shown = presentShown(row);
  if (!isOwn) return { ...shown, name: row.firstName === null ? '' : row.name };
  const { login, email, policeReportExpiresAt, healthReportExpiresAt } = row;
  return {
    ...shown,
    login,
    email,
    policeReportExpiresAt,
    healthReportExpiresAt,
    photo: photoIn(files),
    missingDocuments: missingDocuments(files.map(({ kind }) => kind)),
    actions: driverActions(caller, { ...row, isOwn }),
  };
}

/** Rows as a list shows them, their files asked for at once. */
export async function presentRows(db: Db, rows: readonly DriverRecord[], caller: Caller): Promise<DriverRow[]> {
  const files = await kindsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentRow(row, files.get(row.id) ?? [], caller));
}

type Profile = Omit<Driver, keyof DriverRow | 'files'>;

const UNTOLD: Profile = {
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

const hours = (stored: string | null) => (stored === null ? null : Number(stored));

function profileOf(row: DriverRecord): Profile {
  const { idNumber, homeAddress, birthDate, emergencyContactName, emergencyContactNumber, standardRate, overtimeRate } =
    row;
  return {
    idNumber,
    homeAddress,
    birthDate,
    emergencyContactName,
    emergencyContactNumber,
    standardRate,
    overtimeRate,
    maxHoursPerShift: hours(row.maxHoursPerShift),
    cumulativeHours: hours(row.cumulativeHours),
  };
}

export async function presentDriver(db: Db, row: DriverRecord, caller: Caller): Promise<Driver> {
  if (!isOwnOf(caller, row)) return { ...presentRow(row, [], caller), ...UNTOLD, files: [] };
  const files = await filesOf(db, row.id);
  return { ...presentRow(row, files, caller), ...profileOf(row), files: files.map(presentFile) };
}
