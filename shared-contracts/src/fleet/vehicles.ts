import { z } from 'zod';
import {
  booleanParam,
  Id,
  Measure,
  Money,
  NamedRef,
  pageOf,
  Paging,
  requiredText,
  Revision,
  sortBy,
  text,
  UnixTime,
  FloorMeasures,
} from '../common.ts';
import { ALERT_SEVERITIES } from '../values/fleet/alerts.ts';
import { Meter } from './meters.ts';
import { ServiceIntervalInfo, VehicleService } from './vehicle-services.ts';
import { VehicleType } from '../identity/partners.ts';
import {
  VEHICLE_DOCUMENT_KINDS,
  LOADING_OPTIONS,
  MAX_VEHICLE_DIMENSION,
  VEHICLE_PHOTO_KINDS,
  VEHICLE_ACTIONS,
  VEHICLE_STATUSES,
} from '../values/fleet/vehicles.ts';
import { TRACKING_APPS } from '../values/fleet/tracking.ts';
import { LicenceClass, VehicleLicence } from './licence-classes.ts';
import { TEMPERATURES } from '../values/fleet/temperatures.ts';
import {
  DICTIONARY_LIMITS,
  SERVICE_INTERVAL_LIMITS,
  VEHICLE_LIMITS,
  VEHICLE_TYPE_LIMITS,
} from '../values/field-limits.ts';

/** An entry of a vehicle dictionary. Root maintains the platform's entries; organizations add their own. */
export const DictionaryEntry = z.object({
  id: Id,
  revision: Revision,
  name: z.string(),
  isOwn: z.boolean(),
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const DictionaryInput = z.object({ name: requiredText(DICTIONARY_LIMITS.name) });
/** `my`: only own entries; for root, the platform's. */
export const DictionaryQuery = Paging.extend({ my: booleanParam, sort: sortBy(['name']).default('name') });
export const DictionaryPage = pageOf(DictionaryEntry);

/** The temperature that the cargo requires. Without one, a new type is ambient and an existing one stays as it is. */
export const CargoTypeEntry = DictionaryEntry.extend({ temperature: z.enum(TEMPERATURES) });
export const CargoTypeInput = DictionaryInput.extend({ temperature: z.enum(TEMPERATURES).optional() });
export const CargoTypeEntryPage = pageOf(CargoTypeEntry);

/** Space in CBM, weight in kg, the lowest temperature that it keeps, and the licence required to drive it. */
export const VehicleTypeEntry = VehicleType.extend({
  ...DictionaryEntry.shape,
  temperature: z.enum(TEMPERATURES),
  licenseClass: z.string().nullable(),
});
export const VehicleTypeInput = DictionaryInput.extend({
  averageSpace: Measure,
  maxWeight: Measure,
  ...FloorMeasures.shape,
  temperature: z.enum(TEMPERATURES).optional(),
  licenseClass: LicenceClass.nullish(),
  icon: requiredText(VEHICLE_TYPE_LIMITS.icon).optional(),
});
export const VehicleTypeQuery = DictionaryQuery.extend({
  sort: sortBy(['name', 'averageSpace', 'maxWeight']).default('averageSpace'),
});
export const VehicleTypeEntryPage = pageOf(VehicleTypeEntry);
export const SuggestVehicleTypeQuery = z.object({
  space: Measure,
  weight: Measure,
  palletPlaces: Measure.optional(),
  loadingMeters: Measure.optional(),
});
/** Types with the required capacity, smallest first. */
export const SuggestedVehicleTypes = z.object({ suggestedTypes: z.array(VehicleType) });

/** The next service is due after this many days, kilometres or engine hours, whichever comes first. */
export const ServiceInterval = DictionaryEntry.extend({
  days: z.int(),
  km: z.int().nullable(),
  hours: z.int().nullable(),
  isRequired: z.boolean(),
  icon: z.string(),
});
const { days, km, hours } = SERVICE_INTERVAL_LIMITS;
export const ServiceIntervalInput = DictionaryInput.extend({
  days: z.int().min(days.min).max(days.max),
  km: z.int().min(km.min).max(km.max).nullish(),
  hours: z.int().min(hours.min).max(hours.max).nullish(),
  isRequired: z.boolean().optional(),
  icon: requiredText(SERVICE_INTERVAL_LIMITS.icon).optional(),
});
export const ServiceIntervalQuery = DictionaryQuery.extend({ sort: sortBy(['name', 'days']).default('name') });
export const ServiceIntervalPage = pageOf(ServiceInterval);

export const VehicleFileKind = z.enum([...VEHICLE_PHOTO_KINDS, ...VEHICLE_DOCUMENT_KINDS]);
/** Both URLs require the session token. `thumbnail`: a small JPEG, images only. */
export const VehicleFile = z.object({
  id: Id,
  kind: VehicleFileKind,
  name: z.string(),
  mime: z.string(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  expiresAt: UnixTime.nullable(),
  createdAt: UnixTime,
});
/** The form fields besides `file`; an empty `expiresAt` means none. */
export const VehicleFileForm = z.object({
  kind: VehicleFileKind,
  expiresAt: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().pipe(UnixTime).optional()),
});
export const VehicleFileChanges = z.object({ expiresAt: UnixTime.nullable() });

const isValidDimension = (value: string) => Number(value) > 0 && Number(value) <= MAX_VEHICLE_DIMENSION;
const Dimension = Measure.refine(isValidDimension, 'invalid');
const optionalText = (max: number) => text(max).nullish();
const optionalId = Id.nullish();

/**
 * Lengths in m, space in CBM, weight in kg, engine power in kW. The actual space is computed from the dimensions; so is
 * the effective space by default.
 */
export const VehicleInput = z.object({
  registrationPlate: requiredText(VEHICLE_LIMITS.registrationPlate),
  trackingDevice: optionalText(VEHICLE_LIMITS.trackingDevice),
  /** The app that reports the positions; it determines the unit of the speed. */
  trackingApp: z.enum(TRACKING_APPS).nullish(),
  /** A vehicle identification number: 17 characters without I, O and Q. */
  vin: text(VEHICLE_LIMITS.vin)
    .toUpperCase()
    .regex(/^([A-HJ-NPR-Z0-9]{17})?$/, 'invalid')
    .nullish(),
  vehicleTypeId: Id,
  licenseClass: LicenceClass.nullish(),
  brandId: optionalId,
  modelId: optionalId,
  /** Up to next year. */
  year: z.int().min(VEHICLE_LIMITS.year.min).max(VEHICLE_LIMITS.year.max).nullish(),
  colorId: optionalId,
  engineModel: optionalText(VEHICLE_LIMITS.engineModel),
  enginePower: Measure.nullish(),
  fuelTypeId: optionalId,
  axles: z.int().min(VEHICLE_LIMITS.axles.min).max(VEHICLE_LIMITS.axles.max).nullish(),
  weight: Measure.nullish(),
  comment: optionalText(VEHICLE_LIMITS.comment),
  cargoTypeIds: z.array(Id).max(VEHICLE_LIMITS.cargoTypeIds).optional(),
  width: Dimension,
  height: Dimension,
  length: Dimension,
  effectiveSpace: Measure.nullish(),
  maxCarryWeight: Measure,
  /** Null: those of its type. */
  ...FloorMeasures.shape,
  loadingOptions: z.array(z.enum(LOADING_OPTIONS)).max(LOADING_OPTIONS.length).optional(),
  /** Where plans assume that it starts, unless its position is known, and where it returns. */
  homeLocationId: optionalId,
  /** The cost in plans of using it at all, and per km; null if the plan's costs apply. */
  fixedCost: Money.nullish(),
  kmCost: Money.nullish(),
});
/**
 * Omitted fields keep their value. `driverId`: null unassigns. `takeOver`: takes the driver from another vehicle.
 * `status`: activates, deactivates.
 */
export const VehicleChanges = VehicleInput.partial().extend({
  driverId: optionalId,
  takeOver: z.boolean().optional(),
  status: z.enum(VEHICLE_STATUSES).optional(),
});
export const VehicleDraftInput = VehicleInput.partial().extend({
  registrationPlate: text(VEHICLE_LIMITS.registrationPlate).nullish(),
  vehicleTypeId: optionalId,
  width: Measure.nullish(),
  height: Measure.nullish(),
  length: Measure.nullish(),
  maxCarryWeight: Measure.nullish(),
});

export const VehicleRow = z.object({
  id: Id,
  revision: Revision,
  registrationPlate: z.string(),
  vin: z.string().nullable(),
  type: NamedRef.extend({ icon: z.string() }),
  ...VehicleLicence.shape,
  brand: NamedRef.nullable(),
  model: NamedRef.nullable(),
  year: z.int().nullable(),
  status: z.enum(VEHICLE_STATUSES),
  effectiveSpace: Measure,
  maxCarryWeight: Measure,
  ...FloorMeasures.shape,
  /** The values of its type, which apply where it has none of its own. */
  typeFloor: FloorMeasures.optional(),
  /** A blocked driver stays assigned, but cannot be assigned to another vehicle. */
  driver: NamedRef.extend({ isBlocked: z.boolean().optional() }).nullable(),
  /** The owner; another organization when the vehicle is shared with the caller. */
  organization: NamedRef,
  isShared: z.boolean(),
  /** For how long the partner shares it with the caller; `toAt`: null if open-ended. Absent for an own vehicle. */
  share: z.object({ fromAt: UnixTime, toAt: UnixTime.nullable() }).optional(),
  /** URL of the front photo's thumbnail. */
  photo: z.string().nullable(),
  serviceIntervalInfo: ServiceIntervalInfo,
  /** The current readings in kilometres and hours; null if unknown. Absent for a partner's vehicle. */
  readings: z.object({ odometer: z.number().nullable(), engineHours: z.number().nullable() }).optional(),
  /** When the next document expires. */
  documentExpiresAt: UnixTime.nullable(),
  /** Open alerts, with the most urgent severity; null without one. Absent for a partner's vehicle. */
  alerts: z.object({ open: z.int(), severity: z.enum(ALERT_SEVERITIES).nullable() }).optional(),
  createdAt: UnixTime,
  actions: z.array(z.enum(VEHICLE_ACTIONS)),
});
export const VehiclePage = pageOf(VehicleRow);
export const VehicleQuery = Paging.extend({
  limit: Paging.shape.limit.default(10),
  /** Minimum payload. */
  weight: Measure.optional(),
  /** Minimum space. */
  cargoSpace: Measure.optional(),
  typeId: Id.optional(),
  status: z.enum(VEHICLE_STATUSES).optional(),
  shared: booleanParam,
  withDriver: booleanParam,
  driverId: Id.optional(),
  /** For root, who sees the vehicles of all organizations. */
  organizationId: Id.optional(),
  /** A document or service has expired or expires within 30 days. */
  expiring: booleanParam,
  /** `partners`: currently shared by partners. */
  of: z.enum(['own', 'partners']).default('own'),
  sort: sortBy(['registrationPlate', 'effectiveSpace', 'maxCarryWeight', 'year', 'createdAt']).default(
    'registrationPlate',
  ),
});

export const Vehicle = VehicleRow.extend({
  /** Kilometres; null: unknown, or of a partner's vehicle. */
  odometer: Meter.nullable(),
  engineHours: Meter.nullable(),
  trackingDevice: z.string().nullable(),
  trackingApp: z.enum(TRACKING_APPS).nullable(),
  color: NamedRef.nullable(),
  fuelType: NamedRef.nullable(),
  engineModel: z.string().nullable(),
  enginePower: Measure.nullable(),
  axles: z.int().nullable(),
  weight: Measure.nullable(),
  comment: z.string().nullable(),
  cargoTypes: z.array(NamedRef),
  width: Measure,
  height: Measure,
  length: Measure,
  actualSpace: Measure,
  loadingOptions: z.array(z.enum(LOADING_OPTIONS)),
  /** The following three are null for a partner's vehicle. */
  homeLocation: NamedRef.nullable(),
  fixedCost: Money.nullable(),
  kmCost: Money.nullable(),
  files: z.array(VehicleFile),
  services: z.array(VehicleService),
});

/** `stage`: `free`, or the stage of its trip. Trips of other organizations are not identified. */
export const VehicleStage = z.object({ stage: z.string(), tripId: Id.nullable(), tripNumber: z.string().nullable() });

export type DictionaryKind = 'brand' | 'model' | 'color' | 'fuelType';
export type VehicleFileKind = z.infer<typeof VehicleFileKind>;
export type LoadingOption = (typeof LOADING_OPTIONS)[number];
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;
export type DictionaryInput = z.infer<typeof DictionaryInput>;
export type DictionaryPage = z.infer<typeof DictionaryPage>;
export type CargoTypeEntry = z.infer<typeof CargoTypeEntry>;
export type CargoTypeInput = z.infer<typeof CargoTypeInput>;
export type VehicleTypeEntry = z.infer<typeof VehicleTypeEntry>;
export type VehicleTypeInput = z.infer<typeof VehicleTypeInput>;
export type ServiceInterval = z.infer<typeof ServiceInterval>;
export type ServiceIntervalInput = z.infer<typeof ServiceIntervalInput>;
export type SuggestedVehicleTypes = z.infer<typeof SuggestedVehicleTypes>;
export type VehicleFile = z.infer<typeof VehicleFile>;
export type VehicleFileChanges = z.infer<typeof VehicleFileChanges>;
export type VehicleInput = z.infer<typeof VehicleInput>;
export type VehicleChanges = z.infer<typeof VehicleChanges>;
export type VehicleDraftInput = z.infer<typeof VehicleDraftInput>;
export type VehicleRow = z.infer<typeof VehicleRow>;
export type VehiclePage = z.infer<typeof VehiclePage>;
export type VehicleQuery = z.infer<typeof VehicleQuery>;
export type Vehicle = z.infer<typeof Vehicle>;
export type VehicleStage = z.infer<typeof VehicleStage>;
