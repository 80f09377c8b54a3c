import type { LoadingOption, VehicleFileKind } from 'shared-contracts/fleet/vehicles';
import { VEHICLE_LIMITS } from 'shared-contracts/values/field-limits';
import {
  MAX_VEHICLE_DIMENSION,
  MIN_VEHICLE_YEAR,
  VEHICLE_DOCUMENT_KINDS,
  VEHICLE_PHOTO_KINDS,
} from 'shared-contracts/values/fleet/vehicles';
import { LICENCE_CLASS_PATTERN } from 'shared-contracts/values/fleet/licence-classes';
import { TRACKING_APPS } from 'shared-contracts/values/fleet/tracking';
import { withValues } from 'shared-ui';
import type { FileValue } from 'shared-ui/files';
import { fieldMessages } from 'shared-ui/form';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { cargoMessages, characteristicsMessages } from './vehicle-form.messages.ts';

export const FILE_KINDS: readonly VehicleFileKind[] = [...VEHICLE_PHOTO_KINDS, ...VEHICLE_DOCUMENT_KINDS];

const MAX_MEASURE = 999_999_999;
const FEET_PER_METRE = 3.280_84;
const MAX_YEAR = new Date().getUTCFullYear() + 1;
const yearRangeMessage = {
  ...withValues(characteristicsMessages.year, { min: String(MIN_VEHICLE_YEAR), max: String(MAX_YEAR) }),
};
const tooLongMessage = {
  ...withValues(cargoMessages.tooLong, {
    metres: MAX_VEHICLE_DIMENSION,
    feet: Math.floor(MAX_VEHICLE_DIMENSION * FEET_PER_METRE),
  }),
};
const tooLargeMessage = { ...withValues(fieldMessages.max, { max: MAX_MEASURE }) };

const text = (max: number) => string().trim().max(max);
const optionalText = (max: number) => text(max).nullable().default(null);
const optionalId = () => string().nullable().default(null);
const measure = () => string().test('tooLarge', tooLargeMessage, (value) => !value || Number(value) < MAX_MEASURE + 1);
const dimension = () =>
  measure().test('tooLong', tooLongMessage, (value) => !value || Number(value) <= MAX_VEHICLE_DIMENSION);
const isPositive = (value: string | null | undefined) => !value || Number(value) > 0;

type Files = Record<VehicleFileKind, FileValue>;
type Expiries = Record<VehicleFileKind, number | null>;
const createByKind = <Field>(create: () => Field) =>
  Object.fromEntries(FILE_KINDS.map((kind) => [kind, create()])) as Record<VehicleFileKind, Field>;
const files = object(createByKind(() => mixed<NonNullable<FileValue>>().nullable().default(null)));
const expiries = object(createByKind(() => number().nullable().default(null)));

const commonFields = {
  trackingDevice: optionalText(VEHICLE_LIMITS.trackingDevice),
  trackingApp: string()
    .oneOf([...TRACKING_APPS])
    .nullable()
    .default(null),
  vin: text(VEHICLE_LIMITS.vin)
    .uppercase()
    .matches(/^[A-HJ-NPR-Z\d]{17}$/i, { message: characteristicsMessages.vin, excludeEmptyString: true })
    .nullable()
    .default(null),
  licenseClass: text(VEHICLE_LIMITS.licenseClass)
    .uppercase()
    .matches(LICENCE_CLASS_PATTERN, characteristicsMessages.licenseClass)
    .nullable()
    .default(null),
  brandId: optionalId(),
  modelId: optionalId(),
  year: number()
    .typeError(yearRangeMessage)
    .integer(yearRangeMessage)
    .min(MIN_VEHICLE_YEAR, yearRangeMessage)
    .max(MAX_YEAR, yearRangeMessage)
    .nullable()
    .default(null),
  colorId: optionalId(),
  engineModel: optionalText(VEHICLE_LIMITS.engineModel),
  enginePower: measure().nullable().default(null),
  fuelTypeId: optionalId(),
  axles: number().integer().min(VEHICLE_LIMITS.axles.min).max(VEHICLE_LIMITS.axles.max).nullable().default(null),
  weight: measure().nullable().default(null),
  comment: optionalText(VEHICLE_LIMITS.comment),
  cargoTypeIds: array().of(string().required()).required().default([]),
  effectiveSpace: measure().nullable().default(null),
  palletPlaces: measure().nullable().default(null),
  loadingMeters: measure().nullable().default(null),
  loadingOptions: array().of(mixed<LoadingOption>().required()).required().default([]),
  homeLocationId: optionalId(),
  fixedCost: measure().nullable().default(null),
  kmCost: measure().nullable().default(null),
  files,
  expiries,
};

/** Lengths in m, spaces in CBM, weights in kg, power in kW, expiries in unix seconds. */
export const vehicleSchema = object({
  ...commonFields,
  registrationPlate: text(VEHICLE_LIMITS.registrationPlate).required(),
  vehicleTypeId: string().required(),
  width: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  height: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  length: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  maxCarryWeight: measure().test('positive', fieldMessages.positive, isPositive).required(),
});

/** All fields of a draft are optional, but present values must be valid. */
export const draftSchema = object({
  ...commonFields,
  registrationPlate: optionalText(VEHICLE_LIMITS.registrationPlate),
  vehicleTypeId: optionalId(),
  width: dimension().nullable().default(null),
  height: dimension().nullable().default(null),
  length: dimension().nullable().default(null),
  maxCarryWeight: measure().nullable().default(null),
});

export type VehicleFormValues = Omit<InferType<typeof vehicleSchema>, 'files' | 'expiries'> & {
  files: Files;
  expiries: Expiries;
};
export type DraftFormValues = Omit<InferType<typeof draftSchema>, 'files' | 'expiries'> & {
  files: Files;
  expiries: Expiries;
};
