import type { FileKind, LoadingOption } from 'shared-contracts/vehicles';
import { DOCUMENT_KINDS, MAX_DIMENSION, MIN_YEAR, PHOTO_KINDS } from 'shared-contracts/values/vehicles';
import { fill } from 'shared-ui';
import type { FileValue } from 'shared-ui/files';
import { fieldMessages } from 'shared-ui/form';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { cargo, characteristics } from './vehicle-form.messages.ts';

export const KINDS: readonly FileKind[] = [...PHOTO_KINDS, ...DOCUMENT_KINDS];

const MOST = 999_999_999;
const FEET = 3.280_84;
const MOST_AXLES = 20;
const LATEST_YEAR = new Date().getUTCFullYear() + 1;
const FIRST_TO_LAST = { ...fill(characteristics.year, { min: String(MIN_YEAR), max: String(LATEST_YEAR) }) };
const TOO_LONG = { ...fill(cargo.tooLong, { metres: MAX_DIMENSION, feet: Math.floor(MAX_DIMENSION * FEET) }) };
const TOO_MUCH = { ...fill(fieldMessages.max, { max: MOST }) };

const text = (max: number) => string().trim().max(max);
const optional = (max: number) => text(max).nullable().default(null);
const optionalId = () => string().nullable().default(null);
const measure = () => string().test('most', TOO_MUCH, (value) => !value || Number(value) < MOST + 1);
const dimension = () => measure().test('long', TOO_LONG, (value) => !value || Number(value) <= MAX_DIMENSION);
const isPositive = (value: string | null | undefined) => !value || Number(value) > 0;

type Files = Record<FileKind, FileValue>;
type Expiries = Record<FileKind, number | null>;
const eachKind = <Field>(make: () => Field) =>
  Object.fromEntries(KINDS.map((kind) => [kind, make()])) as Record<FileKind, Field>;
const files = object(eachKind(() => mixed<NonNullable<FileValue>>().nullable().default(null)));
const expiries = object(eachKind(() => number().nullable().default(null)));

const described = {
  trackingDevice: optional(50),
  vin: text(17)
    .uppercase()
    .matches(/^[A-HJ-NPR-Z\d]{17}$/i, { message: characteristics.vin, excludeEmptyString: true })
    .nullable()
    .default(null),
  brandId: optionalId(),
  modelId: optionalId(),
  year: number()
    .typeError(FIRST_TO_LAST)
    .integer(FIRST_TO_LAST)
    .min(MIN_YEAR, FIRST_TO_LAST)
    .max(LATEST_YEAR, FIRST_TO_LAST)
    .nullable()
    .default(null),
  colorId: optionalId(),
  engineModel: optional(100),
  enginePower: measure().nullable().default(null),
  fuelTypeId: optionalId(),
  axles: number().integer().min(1).max(MOST_AXLES).nullable().default(null),
  weight: measure().nullable().default(null),
  comment: optional(1_000),
  cargoTypeIds: array().of(string().required()).required().default([]),
  effectiveSpace: measure().nullable().default(null),
  loadingOptions: array().of(mixed<LoadingOption>().required()).required().default([]),
  files,
  expiries,
};

/** What a vehicle must be. Lengths in m, spaces in CBM, weights in kg, power in kW, expiries in unix seconds. */
export const vehicleSchema = object({
  ...described,
  registrationPlate: text(20).required(),
  vehicleTypeId: string().required(),
  width: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  height: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  length: dimension().test('positive', fieldMessages.positive, isPositive).required(),
  maxCarryWeight: measure().test('positive', fieldMessages.positive, isPositive).required(),
});

/** A draft may lack anything, but what is there must fit. */
export const draftSchema = object({
  ...described,
  registrationPlate: optional(20),
  vehicleTypeId: optionalId(),
  width: dimension().nullable().default(null),
  height: dimension().nullable().default(null),
  length: dimension().nullable().default(null),
  maxCarryWeight: measure().nullable().default(null),
});

export type VehicleForm = Omit<InferType<typeof vehicleSchema>, 'files' | 'expiries'> & {
  files: Files;
  expiries: Expiries;
};
export type DraftForm = Omit<InferType<typeof draftSchema>, 'files' | 'expiries'> & {
  files: Files;
  expiries: Expiries;
};
