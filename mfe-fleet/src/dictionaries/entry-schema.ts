import { boolean, number, object, string, type AnySchema, type ObjectSchema } from 'yup';
import { DICTIONARIES, type EntryInput, type Field, type Kind } from './dictionary-kinds.ts';

/** About ten years. */
const MOST_DAYS = 3_650;

const RULES: Record<Field, (kind: Kind) => AnySchema> = {
  name: () => string().trim().required().max(100),
  averageSpace: () => string().required(),
  maxWeight: () => string().required(),
  days: () => number().required().integer().min(1).max(MOST_DAYS),
  isRequired: () => boolean().required().default(false),
  icon: (kind) => string().required().default(DICTIONARIES[kind].icons[0]),
};

const schemaOf = (kind: Kind) =>
  object(
    Object.fromEntries(DICTIONARIES[kind].fields.map((field) => [field, RULES[field](kind)])),
  ) as unknown as ObjectSchema<EntryInput>;

const made = new Map<Kind, ObjectSchema<EntryInput>>();

/** What an entry of a kind must be; the same schema each time. */
export function schemaFor(kind: Kind): ObjectSchema<EntryInput> {
  const schema = made.get(kind) ?? schemaOf(kind);
  made.set(kind, schema);
  return schema;
}
