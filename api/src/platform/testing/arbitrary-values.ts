import fc from 'fast-check';
import type { Schema } from './operations.ts';

type Arbitrary = fc.Arbitrary<unknown>;
/** Ids that are there, by the name of the field that holds one: `orderTypeId`. */
export type KnownIds = Record<string, readonly string[]>;

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

const resolved = (schema: Schema, document: object): Schema => {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return $ref
    .split('/')
    .slice(1)
    .reduce<Schema>((at, key) => at[key] as Schema, document as Schema);
};

const idFor = (name: string, known: KnownIds) => {
  const ids = known[name.replace(/s$/, '')] ?? [];
  return ids.length ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, fc.uuid()) : fc.uuid();
};

function matching(pattern: string) {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.string({ maxLength: 40 });
  }
}

function stringOf({ format, pattern, maxLength, minLength }: Schema, name: string, known: KnownIds): Arbitrary {
  if (format === 'uuid') return idFor(name, known);
  if (format === 'email') return fc.emailAddress();
  if (typeof pattern === 'string') return matching(pattern);
  const max = Math.min(Number(maxLength ?? 40), 40);
  return fc.string({ unit: 'grapheme', minLength: Math.min(Number(minLength ?? 0), max), maxLength: max });
}

const bounded = ({ minimum, maximum }: Schema) => ({
  min: Math.max(Number(minimum ?? -LIMIT), -LIMIT),
  max: Math.min(Number(maximum ?? LIMIT), LIMIT),
});

type Means = { document: object; known: KnownIds; isClean: boolean };

function valueOf(given: Schema, means: Means, name: string): Arbitrary {
  const { document, known, isClean } = means;
  const schema = resolved(given, document);
  const inner = (one: unknown, itsName = name) => valueOf(one as Schema, means, itsName);
  const fitting = (): Arbitrary => {
    const { type, enum: choice, const: only, anyOf, oneOf, items, properties, required } = schema;
    if (Array.isArray(choice)) return fc.constantFrom(...(choice as unknown[]));
    if (only !== undefined) return fc.constant(only);
    if (Array.isArray(anyOf ?? oneOf)) return fc.oneof(...((anyOf ?? oneOf) as unknown[]).map((one) => inner(one)));
    if (type === 'string') return stringOf(schema, name, known);
    if (type === 'integer') return fc.integer(bounded(schema));
    if (type === 'number') return fc.double({ ...bounded(schema), noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(inner(items), { maxLength: 4 });
    if (type !== 'object') return fc.jsonValue();
    const fields = Object.entries((properties ?? {}) as Record<string, unknown>).map(
      ([key, one]) => [key, inner(one, key)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: (required ?? []) as string[] });
  };
  return isClean
    ? fitting()
    : fc.oneof(
        { weight: 16, arbitrary: fitting() },
        { weight: 1, arbitrary: hostile },
        { weight: 1, arbitrary: fc.jsonValue() },
      );
}

/** Values for a schema; `name`: the field they are for. */
export type Arbitraries = (schema: Schema, document: object, known: KnownIds, name?: string) => Arbitrary;

/** What the schema asks for. */
export const validFor: Arbitraries = (schema, document, known, name = '') =>
  valueOf(schema, { document, known, isClean: true }, name);

/** As often what the schema asks for as something with other values here and there. */
export const arbitraryOf: Arbitraries = (schema, document, known, name = '') =>
  fc.oneof(validFor(schema, document, known, name), valueOf(schema, { document, known, isClean: false }, name));
