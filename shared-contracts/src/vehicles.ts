import { z } from 'zod';
import { flag, Id, Measure, Named, pageOf, Paging, requiredText, sortBy, text, Unix } from './common.ts';
import { VehicleType } from './network.ts';
import {
  DOCUMENT_KINDS,
  LOADING_OPTIONS,
  MAX_DIMENSION,
  MIN_YEAR,
  PHOTO_KINDS,
  VEHICLE_ACTIONS,
  VEHICLE_STATUSES,
} from './values/vehicles.ts';

/** Lists that vehicles are described with: the platform's entries are root's, an organization adds its own. */
export const DictionaryEntry = z.object({
  id: Id,
  name: z.string(),
  isOwn: z.boolean(),
  actions: z.array(z.enum(['edit', 'delete'])),
});
export const DictionaryInput = z.object({ name: requiredText(100) });
/** `my`: only one's own; root's own are the platform's. */
export const DictionaryQuery = Paging.extend({ my: flag, sort: sortBy(['name']).default('name') });
export const DictionaryPage = pageOf(DictionaryEntry);

/** Space in CBM, weight in kg. */
export const VehicleTypeEntry = VehicleType.extend(DictionaryEntry.shape);
export const VehicleTypeInput = DictionaryInput.extend({
  averageSpace: Measure,
  maxWeight: Measure,
  icon: requiredText(50).optional(),
});
export const VehicleTypeQuery = DictionaryQuery.extend({
  sort: sortBy(['name', 'averageSpace', 'maxWeight']).default('averageSpace'),
});
export const VehicleTypeEntryPage = pageOf(VehicleTypeEntry);
export const SuggestQuery = z.object({ space: Measure, weight: Measure });
/** Types that are large enough, the smallest first; empty: none is. */
export const SuggestedTypes = z.object({ suggestedTypes: z.array(VehicleType) });

/** `days`: how long a service lasts. */
export const ServiceInterval = DictionaryEntry.extend({ days: z.int(), isRequired: z.boolean(), icon: z.string() });
export const ServiceIntervalInput = DictionaryInput.extend({
  days: z.int().min(1).max(3_650),
  isRequired: z.boolean().optional(),
  icon: requiredText(50).optional(),
});
export const ServiceIntervalQuery = DictionaryQuery.extend({ sort: sortBy(['name', 'days']).default('name') });
export const ServiceIntervalPage = pageOf(ServiceInterval);

const FileKind = z.enum([...PHOTO_KINDS, ...DOCUMENT_KINDS]);
/** Both addresses want the token; a `thumbnail` is a small JPEG of an image, null when there is none. */
export const VehicleFile = z.object({
  id: Id,
  kind: FileKind,
  name: z.string(),
  mime: z.string(),
  url: z.string(),
  thumbnail: z.string().nullable(),
  expiresAt: Unix.nullable(),
  createdAt: Unix,
});
/** The texts of a form with a `file`; an expiry that is empty is none. */
export const VehicleFileForm = z.object({
  kind: FileKind,
  expiresAt: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().pipe(Unix).optional()),
});
/** Of a file that stays as it is. */
export const VehicleFileChanges = z.object({ expiresAt: Unix.nullable() });

/** The most urgent service of a vehicle. `days`: until it is due, below zero since it was; `text`: the same in English. */
export const ServiceIntervalInfo = z.object({
  isExpired: z.boolean(),
  text: z.string(),
  dueAt: Unix.nullable(),
  service: z.string().nullable(),
  days: z.int().nullable(),
});
/** Every service that the vehicle may have; without a last one it is never due. */
export const VehicleService = z.object({
  serviceIntervalId: Id,
  name: z.string(),
  days: z.int(),
  isRequired: z.boolean(),
  icon: z.string(),
  lastServiceAt: Unix.nullable(),
  dueAt: Unix.nullable(),
  isExpired: z.boolean(),
});
/** Services that are left out stay as they are; null: none was done. */
export const VehicleServicesInput = z.object({
  services: z.array(z.object({ serviceIntervalId: Id, lastServiceAt: Unix.nullable() })).max(100),
});
export const VehicleServices = z.object({
  services: z.array(VehicleService),
  serviceIntervalInfo: ServiceIntervalInfo,
});

const isLength = (value: string) => Number(value) > 0 && Number(value) <= MAX_DIMENSION;
const Dimension = Measure.refine(isLength, 'invalid');
const optionalText = (max: number) => text(max).nullish();
const optionalId = Id.nullish();

/** Lengths in m, space in CBM, weight in kg, engine power in kW. Without an effective space it is computed from the dimensions, as the actual space always is. */
export const VehicleInput = z.object({
  registrationPlate: requiredText(20),
  trackingDevice: optionalText(50),
  /** A vehicle identification number: 17 characters without I, O and Q. */
  vin: text(17)
    .toUpperCase()
    .regex(/^([A-HJ-NPR-Z0-9]{17})?$/, 'invalid')
    .nullish(),
  vehicleTypeId: Id,
  brandId: optionalId,
  modelId: optionalId,
  /** At the latest the next one. */
  year: z.int().min(MIN_YEAR).max(9_999).nullish(),
  colorId: optionalId,
  engineModel: optionalText(100),
  enginePower: Measure.nullish(),
  fuelTypeId: optionalId,
  axles: z.int().min(1).max(20).nullish(),
  weight: Measure.nullish(),
  comment: optionalText(1_000),
  cargoTypeIds: z.array(Id).max(50).optional(),
  width: Dimension,
  height: Dimension,
  length: Dimension,
  effectiveSpace: Measure.nullish(),
  maxCarryWeight: Measure,
  loadingOptions: z.array(z.enum(LOADING_OPTIONS)).max(LOADING_OPTIONS.length).optional(),
});
/** What is left out stays as it is. `driverId` assigns a driver, null takes the driver off; `status` activates and deactivates. */
export const VehicleChanges = VehicleInput.partial().extend({
  driverId: optionalId,
  status: z.enum(VEHICLE_STATUSES).optional(),
});
/** Everything may be missing yet. */
export const VehicleDraftInput = VehicleInput.partial().extend({
  registrationPlate: text(20).nullish(),
  vehicleTypeId: optionalId,
  width: Measure.nullish(),
  height: Measure.nullish(),
  length: Measure.nullish(),
  maxCarryWeight: Measure.nullish(),
});

export const VehicleRow = z.object({
  id: Id,
  registrationPlate: z.string(),
  vin: z.string().nullable(),
  type: Named.extend({ icon: z.string() }),
  brand: Named.nullable(),
  model: Named.nullable(),
  year: z.int().nullable(),
  status: z.enum(VEHICLE_STATUSES),
  effectiveSpace: Measure,
  maxCarryWeight: Measure,
  /** A blocked driver stays on the vehicle, and is put on no other. */
  driver: Named.extend({ isBlocked: z.boolean().optional() }).nullable(),
  /** Whose it is; another organization's when it is shared with the caller. */
  organization: Named,
  isShared: z.boolean(),
  /** Of the photo from the front, small. */
  photo: z.string().nullable(),
  serviceIntervalInfo: ServiceIntervalInfo,
  /** When the first document expires. */
  documentExpiresAt: Unix.nullable(),
  createdAt: Unix,
  actions: z.array(z.enum(VEHICLE_ACTIONS)),
});
export const VehiclePage = pageOf(VehicleRow);
export const VehicleQuery = Paging.extend({
  limit: Paging.shape.limit.default(10),
  /** At least so much may be carried. */
  weight: Measure.optional(),
  /** At least so much fits in. */
  cargoSpace: Measure.optional(),
  typeId: Id.optional(),
  status: z.enum(VEHICLE_STATUSES).optional(),
  shared: flag,
  withDriver: flag,
  driverId: Id.optional(),
  /** Of this organization alone: for root, who sees those of all. */
  organizationId: Id.optional(),
  /** A document or a service has expired or does so within 30 days. */
  expiring: flag,
  /** `partners`: those that partners share with the caller now. */
  of: z.enum(['own', 'partners']).default('own'),
  sort: sortBy(['registrationPlate', 'effectiveSpace', 'maxCarryWeight', 'year', 'createdAt']).default(
    'registrationPlate',
  ),
});

export const Vehicle = VehicleRow.extend({
  trackingDevice: z.string().nullable(),
  color: Named.nullable(),
  fuelType: Named.nullable(),
  engineModel: z.string().nullable(),
  enginePower: Measure.nullable(),
  axles: z.int().nullable(),
  weight: Measure.nullable(),
  comment: z.string().nullable(),
  cargoTypes: z.array(Named),
  width: Measure,
  height: Measure,
  length: Measure,
  actualSpace: Measure,
  loadingOptions: z.array(z.enum(LOADING_OPTIONS)),
  files: z.array(VehicleFile),
  services: z.array(VehicleService),
});

/** What a vehicle does now: `free`, or where its trip stands; the trip of another organization is not named. */
export const VehicleStage = z.object({ stage: z.string(), tripId: Id.nullable(), tripNumber: z.string().nullable() });

export const ExpiringQuery = Paging.omit({ search: true }).extend({
  days: z.coerce.number().int().min(0).max(365).default(30),
});
/** What expires soon or has expired, the soonest first. `kind`: of a document; `name`: of a service. */
export const Expiring = pageOf(
  z.object({
    vehicleId: Id,
    registrationPlate: z.string(),
    what: z.enum(['document', 'service']),
    kind: FileKind.nullable(),
    name: z.string().nullable(),
    at: Unix,
    isExpired: z.boolean(),
  }),
);

const draftActions = z.array(z.enum(['edit', 'delete', 'transfer']));
const draftHead = {
  id: Id,
  /** Fields that a vehicle cannot do without. */ missing: z.array(z.string()),
  createdAt: Unix,
  updatedAt: Unix,
  actions: draftActions,
};
export const VehicleDraft = z.object({ ...draftHead, values: VehicleDraftInput, files: z.array(VehicleFile) });
export const VehicleDraftRow = z.object({
  ...draftHead,
  registrationPlate: z.string().nullable(),
  type: Named.nullable(),
});
export const VehicleDraftPage = pageOf(VehicleDraftRow);

export type DictionaryKind = 'brand' | 'model' | 'color' | 'fuelType';
export type FileKind = z.infer<typeof FileKind>;
export type LoadingOption = (typeof LOADING_OPTIONS)[number];
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;
export type DictionaryInput = z.infer<typeof DictionaryInput>;
export type DictionaryPage = z.infer<typeof DictionaryPage>;
export type VehicleTypeEntry = z.infer<typeof VehicleTypeEntry>;
export type VehicleTypeInput = z.infer<typeof VehicleTypeInput>;
export type ServiceInterval = z.infer<typeof ServiceInterval>;
export type ServiceIntervalInput = z.infer<typeof ServiceIntervalInput>;
export type SuggestedTypes = z.infer<typeof SuggestedTypes>;
export type ServiceIntervalInfo = z.infer<typeof ServiceIntervalInfo>;
export type VehicleService = z.infer<typeof VehicleService>;
export type VehicleServicesInput = z.infer<typeof VehicleServicesInput>;
export type VehicleServices = z.infer<typeof VehicleServices>;
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
export type Expiring = z.infer<typeof Expiring>;
export type VehicleDraft = z.infer<typeof VehicleDraft>;
export type VehicleDraftRow = z.infer<typeof VehicleDraftRow>;
export type VehicleDraftPage = z.infer<typeof VehicleDraftPage>;
