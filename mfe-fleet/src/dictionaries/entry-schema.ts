import { DICTIONARY_LIMITS, SERVICE_INTERVAL_LIMITS, VEHICLE_TYPE_LIMITS } from 'shared-contracts/values/field-limits';
import { TEMPERATURES } from 'shared-contracts/values/fleet/temperatures';
import { LICENCE_CLASS_PATTERN } from 'shared-contracts/values/fleet/licence-classes';
import { boolean, number, object, string, type AnySchema, type ObjectSchema } from 'yup';
import { errorMessages } from './dictionaries.messages.ts';
import { DICTIONARIES, type DictionaryKind, type EntryField, type EntryInput } from './dictionary-kinds.ts';

const optional = ({ min, max }: { min: number; max: number }) =>
  number().integer().min(min).max(max).nullable().default(null);

const fieldSchema: Record<EntryField, (kind: DictionaryKind) => AnySchema> = {
  name: () => string().trim().required().max(DICTIONARY_LIMITS.name),
  averageSpace: () => string().required(),
  maxWeight: () => string().required(),
  palletPlaces: () => string().nullable().default(null),
  loadingMeters: () => string().nullable().default(null),
  temperature: () => string().oneOf(TEMPERATURES).required().default('ambient'),
  licenseClass: () =>
    string()
      .trim()
      .uppercase()
      .matches(LICENCE_CLASS_PATTERN, errorMessages.licenseClass)
      .max(VEHICLE_TYPE_LIMITS.licenseClass)
      .nullable()
      .default(null),
  days: () => number().required().integer().min(SERVICE_INTERVAL_LIMITS.days.min).max(SERVICE_INTERVAL_LIMITS.days.max),
  km: () => optional(SERVICE_INTERVAL_LIMITS.km),
  hours: () => optional(SERVICE_INTERVAL_LIMITS.hours),
  isRequired: () => boolean().required().default(false),
  icon: (kind) => string().required().default(DICTIONARIES[kind].icons[0]),
};

const createSchema = (kind: DictionaryKind) =>
  object(
    Object.fromEntries(DICTIONARIES[kind].fields.map((field) => [field, fieldSchema[field](kind)])),
  ) as unknown as ObjectSchema<EntryInput>;

const schemaByKind = new Map<DictionaryKind, ObjectSchema<EntryInput>>();

/** Returns the schema of a kind's entries: the same object on each call. */
export function getSchema(kind: DictionaryKind): ObjectSchema<EntryInput> {
  const schema = schemaByKind.get(kind) ?? createSchema(kind);
  schemaByKind.set(kind, schema);
  return schema;
}
