import type { Insertable } from 'kysely';
import type { DriverFileKind } from 'shared-contracts/fleet/drivers';
import type { DictionaryKind, VehicleFileKind, VehicleDraftInput } from 'shared-contracts/fleet/vehicles';
import type { Tables } from '../../src/platform/database/database.ts';
import { contact } from './contact.ts';
import { type Context, DAY } from './context.ts';
import { usualVehicleType } from './goods.ts';
import { usualOrganization } from './organization.ts';

/** By default a driver with a valid licence and health report, linked to a contact of their own. */
export async function driver(context: Context, overrides: Partial<Insertable<Tables['drivers']>> = {}) {
  const n = context.next('driver');
  const organizationId = overrides.organizationId ?? (await usualOrganization(context)).id;
  const row = {
    id: context.id('driver', n),
    organizationId,
    contactId:
      overrides.contactId ??
      (await contact(context, { organizationId, isDriver: true, isDelivery: false, isNotification: false })).id,
    licenseExpiresAt: context.now + 700 * DAY,
    healthReportExpiresAt: context.now + 300 * DAY,
    createdAt: context.now - 250 * DAY,
    ...overrides,
  };
  return context.db.insertInto('drivers').values(row).returningAll().executeTakeFirstOrThrow();
}

/** A vehicle with a unique Sri Lankan plate. */
export async function vehicle(context: Context, overrides: Partial<Insertable<Tables['vehicles']>> = {}) {
  const n = context.next('vehicle');
  const row = {
    id: context.id('vehicle', n),
    organizationId: overrides.organizationId ?? (await usualOrganization(context)).id,
    registrationPlate: `WP LK-${1_000 + ((n * 337) % 9_000)}`,
    vin: `MBJ11JV50${String(70_000_000 + n * 10_007)}`,
    vehicleTypeId: overrides.vehicleTypeId ?? (await usualVehicleType(context)).id,
    year: 2014 + (n % 11),
    width: '2.4',
    height: '2.4',
    length: '6',
    actualSpace: '34.56',
    effectiveSpace: '32',
    maxCarryWeight: '7500',
    createdAt: context.now - 250 * DAY,
    ...overrides,
  };
  return context.db.insertInto('vehicles').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Belongs to the platform by default. */
export async function dictionaryEntry(
  context: Context,
  entry: { kind: DictionaryKind; name: string; organizationId?: string },
) {
  const row = { id: context.id('dictionaryEntry', context.next('dictionaryEntry')), organizationId: null, ...entry };
  return context.db.insertInto('vehicleDictionaries').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Belongs to the platform by default. */
export async function serviceInterval(
  context: Context,
  overrides: Partial<Insertable<Tables['serviceIntervals']>> = {},
) {
  const n = context.next('serviceInterval');
  const row = { id: context.id('serviceInterval', n), name: `Service ${n}`, days: 90, ...overrides };
  return context.db.insertInto('serviceIntervals').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function vehicleDraft(
  context: Context,
  { organizationId, values }: { organizationId: string; values: VehicleDraftInput },
) {
  const at = context.now - 2 * DAY;
  const row = {
    id: context.id('vehicleDraft', context.next('vehicleDraft')),
    organizationId,
    values: JSON.stringify(values),
    createdAt: at,
    updatedAt: at,
  };
  return context.db.insertInto('vehicleDrafts').values(row).returningAll().executeTakeFirstOrThrow();
}

type Content = { name: string; mime: string; content: Buffer };
type FileOf = {
  organizationId: string;
  kind: VehicleFileKind;
  vehicleId?: string;
  draftId?: string;
  expiresAt?: number;
};

/** Stores a file of a noun, with its thumbnail if there is one. */
async function put(
  context: Context,
  noun: string,
  n: number,
  organizationId: string,
  file: Content,
  small: Content | null,
) {
  const createdAt = context.now - 60 * DAY;
  const one = async (what: string, { name, mime, content }: Content) => {
    const row = { id: context.id(what, n), organizationId, name, mime, bytes: content.length, content, createdAt };
    return (await context.db.insertInto('files').values(row).returning('id').executeTakeFirstOrThrow()).id;
  };
  return {
    id: context.id(`${noun}File`, n),
    createdAt,
    fileId: await one(`${noun}FileContent`, file),
    thumbnailId: small && (await one(`${noun}Thumbnail`, small)),
  };
}

/** A photo or a document, with its thumbnail if there is one. */
export async function vehicleFile(context: Context, holder: FileOf, file: Content, small: Content | null = null) {
  const row = await put(context, 'vehicle', context.next('vehicleFile'), holder.organizationId, file, small);
  return context.db
    .insertInto('vehicleFiles')
    .values({ ...row, ...holder })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type PaperOf = { organizationId: string; driverId: string; kind: DriverFileKind };

/** A driver's photo or document, with its thumbnail if there is one. */
export async function driverFile(context: Context, holder: PaperOf, file: Content, small: Content | null = null) {
  const row = await put(context, 'driver', context.next('driverFile'), holder.organizationId, file, small);
  return context.db
    .insertInto('driverFiles')
    .values({ ...row, ...holder })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const vehicleServices = ({ db }: Context, done: Insertable<Tables['vehicleServices']>[]) =>
  db.insertInto('vehicleServices').values(done).execute();

/** The readings of odometer and engine hours when tracking of the vehicle started. */
export const vehicleMeters = (
  { db }: Context,
  { vehicleId, odometer, engineHours }: { vehicleId: string; odometer: number; engineHours: number },
) =>
  db
    .insertInto('vehicleMeters')
    .values({
      vehicleId,
      odometerSource: 'track',
      odometerOffset: odometer,
      hoursSource: 'track',
      hoursOffset: engineHours,
    })
    .execute();
