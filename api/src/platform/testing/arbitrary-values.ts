import fc from 'fast-check';
import type { Schema } from './operations.ts';

type Arbitrary = fc.Arbitrary<unknown>;
/** Ids of existing rows by the field that references them: `orderTypeId`. */
export type ExistingIds = Record<string, readonly string[]>;

const HOSTILE = [
  "' or 1=1--",
  '%_\\',
  '\u0000',
  '\ud800',
  '🚚',
  '<b>',
  '../..',
  '0x10',
  '1e400',
  '-1',
  ' ',
  'null',
  '[]',
  '__proto__',
];
const hostile = fc.constantFrom(...HOSTILE);
const LIMIT = 1e15;

const resolveRef = (schema: Schema, document: object): Schema => {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return $ref
    .split('/')
    .slice(1)
    .reduce<Schema>((node, key) => node[key] as Schema, document as Schema);
};

const arbitraryId = (name: string, existingIds: ExistingIds) => {
  const ids = existingIds[name.replace(/s$/, '')] ?? [];
  return ids.length ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid();
};

function createMatch(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string({ maxLength: 40 });
  }
}

/** Cached by pattern: creating one takes long, and most fields share few patterns. */
const matches = new Map<string, fc.Arbitrary<string>>();
function arbitraryMatch(pattern: string): fc.Arbitrary<string> {
  const match = matches.get(pattern) ?? createMatch(pattern);
  matches.set(pattern, match);
  return match;
}

function arbitraryString(
  { format, pattern, maxLength, minLength }: Schema,
  name: string,
  existingIds: ExistingIds,
): Arbitrary {
  if (format === 'uuid') return arbitraryId(name, existingIds);
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') return arbitraryMatch(pattern);
  const max = Math.min(Number(maxLength ?? 40), 40);
  return fc.string({ unit: 'grapheme', minLength: Math.min(Number(minLength ?? 0), max), maxLength: max });
}

const toBounds = ({ minimum, maximum }: Schema) => ({
  min: Math.max(Number(minimum ?? -LIMIT), -LIMIT),
  max: Math.min(Number(maximum ?? LIMIT), LIMIT),
});

type Context = { document: object; existingIds: ExistingIds; isValid: boolean };

function arbitraryFrom(schemaOrRef: Schema, context: Context, name: string): Arbitrary {
  const { document, existingIds, isValid } = context;
  const schema = resolveRef(schemaOrRef, document);
  const nested = (child: unknown, childName = name) => arbitraryFrom(child as Schema, context, childName);
  const createValid = (): Arbitrary => {
    const { type, enum: options, const: constant, anyOf, oneOf, items, properties, required } = schema;
    if (Array.isArray(options)) return fc.constantFrom(...(options as unknown[]));
    if (constant !== undefined) return fc.constant(constant);
    if (Array.isArray(anyOf ?? oneOf))
      return fc.oneof(...((anyOf ?? oneOf) as unknown[]).map((alternative) => nested(alternative)));
    if (type === 'string') return arbitraryString(schema, name, existingIds);
    if (type === 'integer') return fc.integer(toBounds(schema));
    if (type === 'number') return fc.double({ ...toBounds(schema), noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(nested(items), { maxLength: 4 });
    if (type !== 'object') return fc.jsonValue();
    const fields = Object.entries((properties ?? {}) as Record<string, unknown>).map(
      ([key, property]) => [key, nested(property, key)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: (required ?? []) as string[] });
  };
  if (isValid) return createValid();
  return fc.oneof(
    { weight: 16, arbitrary: createValid() },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** @param name of the field that the value is for */
export type ArbitraryFactory = (schema: Schema, document: object, existingIds: ExistingIds, name?: string) => Arbitrary;

/** Values that the schema accepts. */
export const validValues: ArbitraryFactory = (schema, document, existingIds, name = '') =>
  arbitraryFrom(schema, { document, existingIds, isValid: true }, name);

/** Half valid values, half values with some invalid parts. */
export const mixedValues: ArbitraryFactory = (schema, document, existingIds, name = '') =>
  fc.oneof(
    validValues(schema, document, existingIds, name),
    arbitraryFrom(schema, { document, existingIds, isValid: false }, name),
  );
